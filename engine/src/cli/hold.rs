//! `hold`: writes down how a draw is held from the start.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::CliError;
use super::endgame_args::EndgameArgs;
use super::game_args::GameArgs;
use super::tables::{mangala, save};
use crate::solve::{FEW, Packed, Solver, surely_stored, written};

/// Write down how either player holds a draw from the start, whatever the other does (Mangala)
///
/// The moves are checked by the plain rules before they are written.
#[derive(Args)]
pub(super) struct Hold {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    tables: EndgameArgs,
    /// How much is remembered of positions, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// The file, such as engine/src/solve/holding/row-empty.moves
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Hold {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let rules = mangala(self.game.game()?)?;
        let tables = self.tables.endgame(rules, FEW)?;
        let solver = Solver::new(&tables, self.memory, self.tables.threads());
        let start = Packed::from_counts([4; 12]);
        let share = solver.share(start, &mut |_| ());
        let strategy = solver.strategy(start, share);
        writeln!(out, "moves: {}", strategy.len())?;
        let [south, north] = surely_stored(&strategy, &tables).map_err(CliError::refused)?;
        writeln!(out, "south surely stores: {south}\nnorth surely stores: {north}")?;
        let moves = written(&strategy, rules.end)
            .ok_or_else(|| CliError::refused(format!("the tables have to reach {FEW} stones or fewer")))?;
        writeln!(out, "bytes, above {FEW} stones: {}", moves.len())?;
        save(&self.out, |file| file.write_all(&moves))
    }
}
