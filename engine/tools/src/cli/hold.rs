//! `hold`: computes a strategy that holds a draw from the start, or checks a stored one.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use kuzhi_engine::Mangala;
use kuzhi_search::Rng;
use kuzhi_search::solve::{DrawStrategy, Endgame, FEW, Opening};

use super::endgame_args::EndgameArgs;
use super::error::CliError;
use super::mangala_args::MangalaArgs;
use super::tables::save;
use crate::solve::{DrawCheck, Solver, written};

/// Compute how either player holds a draw from the start, whatever the other does, or check it (Mangala)
///
/// In the first four plies the strategy also holds more than a draw where the other player's moves allow it.
/// The moves are proved with the plain rules before they are written.
#[derive(Args)]
pub(super) struct Hold {
    #[command(flatten)]
    game: MangalaArgs,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// The file, such as engine/search/src/solve/draw_strategy/row-empty.moves
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Prove every move of the built-in strategy, for both end rules unless one is named
    #[arg(long, conflicts_with = "out")]
    check: bool,
    /// Check this file instead of the built-in strategy
    #[arg(long, value_name = "FILE", requires = "check")]
    file: Option<PathBuf>,
    /// Check only this many lines of play against random moves
    #[arg(long, value_name = "N", requires = "check")]
    lines: Option<usize>,
    /// Seed of these lines
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Hold {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        if let Some(path) = &self.out {
            return self.write(self.game.rules()?, path, out);
        }
        for rules in self.game.each()? {
            writeln!(out, "end: {}", rules.end.name())?;
            let bytes = self.file.as_ref().map(fs::read).transpose()?;
            let none = || CliError::refused("the file has no moves for these rules");
            let read =
                bytes.map(|bytes| DrawStrategy::read(&bytes, rules.end).ok_or_else(none)).transpose()?;
            let strategy = read.map_or_else(|| DrawStrategy::of(rules.end), Arc::new);
            self.check(rules, &strategy, &self.tables.endgame(rules, FEW)?, out)?;
        }
        Ok(())
    }

    fn write(&self, rules: Mangala, path: &Path, out: &mut impl Write) -> Result<(), CliError> {
        let tables = self.tables.endgame(rules, FEW)?;
        let strategy =
            Solver::new(&tables, self.memory, self.tables.threads()).strategy(Opening::solved(rules.end));
        let moves = written(&strategy, rules.end)
            .ok_or_else(|| CliError::refused(format!("the tables have to reach {FEW} stones or fewer")))?;
        let strategy = DrawStrategy::read(&moves, rules.end).expect("what was written can be read");
        self.check(rules, &strategy, &tables, out)?;
        writeln!(out, "bytes: {}", moves.len())?;
        save(path, |file| file.write_all(&moves))
    }

    fn check(
        &self,
        rules: Mangala,
        strategy: &DrawStrategy,
        tables: &Endgame,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        let solver = Solver::new(tables, self.memory, self.tables.threads());
        let few = |pits| solver.share(pits, &mut |_| ());
        let opening = Opening::solved(rules.end);
        let check = DrawCheck { strategy, opening, end: rules.end, few: &few };
        if let Some(lines) = self.lines {
            let moves = check.prove_lines(lines, &mut Rng::new(self.seed)).map_err(CliError::refused)?;
            writeln!(out, "lines: {lines}\nmoves proved in full: {moves} of {}", strategy.len())?;
        } else {
            let held = check.prove().map_err(CliError::refused)?;
            writeln!(out, "moves: {}", held.moves)?;
            writeln!(out, "positions of the opening held for what they are worth: {}", held.openings)?;
            writeln!(out, "positions of {FEW} stones or fewer, solved: {}", held.solved)?;
        }
        Ok(())
    }
}
