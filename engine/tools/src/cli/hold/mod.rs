//! `hold`: computes moves that hold the value of the start, or checks stored ones.

mod win;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use kuzhi_engine::Game;
use kuzhi_search::Rng;
use kuzhi_search::acyclic::{HeldMoves, Opening, ShareTable};

use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;
use crate::cli::game_args::pair;
use crate::cli::tables::save;
use crate::solve::{Effort, HeldCheck, Plain, Promise, Solver, start_of, written};

const FEW: u8 = HeldMoves::FEW;

/// Compute how either player holds the value of the start, whatever the other does, or check it (Mangala,
/// Kalah, Bestemshe)
///
/// Where the other player's moves allow more, more is held: in Mangala in the first four plies, in Kalah as
/// far as it is found within `--effort`. In Bestemshe the winner's moves are held, and `--tables` has to name
/// a table of 28 seeds. The moves are proved with the plain rules before they are written.
#[derive(Args)]
pub(super) struct Hold {
    /// The game's id: mangala, kalah or bestemshe
    #[arg(long, value_name = "ID", default_value = "mangala")]
    game: String,
    /// An option of the game, such as end=no-move; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// The file, such as engine/search/src/exact/data/kalah/6x4-standard.moves
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// How many nodes to search for what a position of Kalah is worth
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    effort: u64,
    /// Prove every built-in move of the game, with all options that have some unless one is named
    #[arg(long, conflicts_with = "out")]
    check: bool,
    /// Check this file instead of the built-in moves
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
        for game in self.games()? {
            writeln!(out, "{game}")?;
            match game {
                Game::Mangala(rules) => {
                    let tables = self.tables.endgame(rules, FEW)?;
                    self.hold(game, rules, &tables, Opening::solved(rules.end), out)?;
                }
                Game::Kalah(rules) => {
                    let tables = self.tables.endgame(rules, FEW)?;
                    self.hold(game, rules, &tables, &Opening::default(), out)?;
                }
                Game::Bestemshe(_) => self.hold_win(out)?,
                _ => return Err(CliError::refused("only mangala, kalah and bestemshe are held")),
            }
        }
        Ok(())
    }

    /// Returns the named game. For a check, returns all that have built-in moves unless an option is named.
    fn games(&self) -> Result<Vec<Game>, CliError> {
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|text| pair(text)).collect::<Result<_, _>>()?;
        let game = Game::with_options(&self.game, options).map_err(CliError::refused)?;
        let all: Vec<Game> = HeldMoves::games().filter(|held| held.id() == game.id()).collect();
        let named = self.out.is_some() || self.file.is_some() || !self.options.is_empty();
        Ok(if named || all.is_empty() { vec![game] } else { all })
    }

    fn hold<G: Plain>(
        &self,
        game: Game,
        rules: G,
        tables: &ShareTable<G>,
        opening: &Opening,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        if let Some(path) = &self.out {
            return self.write(game, rules, tables, opening, path, out);
        }
        let moves = match &self.file {
            Some(path) => {
                let none = || CliError::refused("the file has no moves for these rules");
                let start = start_of(rules).ok_or_else(none)?;
                Arc::new(HeldMoves::read(&fs::read(path)?, rules, start).ok_or_else(none)?)
            }
            None => HeldMoves::built_in(&game)
                .ok_or_else(|| CliError::refused("there are no built-in moves for these rules"))?,
        };
        self.check(game, rules, &moves, tables, opening, out)
    }

    fn write<G: Plain>(
        &self,
        game: Game,
        rules: G,
        tables: &ShareTable<G>,
        opening: &Opening,
        path: &Path,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        let start =
            start_of(rules).ok_or_else(|| CliError::refused("there are more seeds than the solver holds"))?;
        if start.stones() <= FEW {
            return Err(CliError::refused(format!(
                "the start is solved in play: it has {FEW} seeds or fewer"
            )));
        }
        if tables.seeds() > FEW {
            return Err(CliError::refused(format!("the tables have to reach {FEW} seeds or fewer")));
        }
        let solver = Solver::new(tables, self.memory, self.tables.threads());
        let share = opening.share(start).unwrap_or_else(|| solver.share(start, &mut |_| ()));
        let effort = Effort::new(&solver, self.effort);
        let promise: &dyn Promise = if opening.is_empty() { &effort } else { opening };
        let strategy = solver.strategy(start, share, promise);
        let moves = written(&strategy, rules, start).expect("every position has a move");
        let held = HeldMoves::read(&moves, rules, start).expect("what was written can be read");
        self.check(game, rules, &held, tables, opening, out)?;
        writeln!(out, "positions that took more than the effort: {}", effort.exceeded())?;
        writeln!(out, "bytes: {}", moves.len())?;
        save(path, |file| file.write_all(&moves))
    }

    fn check<G: Plain>(
        &self,
        game: Game,
        rules: G,
        moves: &HeldMoves,
        tables: &ShareTable<G>,
        opening: &Opening,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        let solver = Solver::new(tables, self.memory, self.tables.threads());
        let few = |pits| solver.share(pits, &mut |_| ());
        let check = HeldCheck { rules, moves, opening, few: &few };
        if let Some(lines) = self.lines {
            let unknown = || CliError::refused("lines need a start whose value is kept: check all of it");
            let share = HeldMoves::share_of_start(&game).ok_or_else(unknown)?;
            let proved = check.prove_lines(share, lines, &mut Rng::new(self.seed));
            let proved = proved.map_err(CliError::refused)?;
            writeln!(out, "lines: {lines}\nmoves proved in full: {proved} of {}", moves.len())?;
        } else {
            let held = check.prove().map_err(CliError::refused)?;
            writeln!(out, "share of the first player: {}\nmoves: {}", held.share, held.moves)?;
            writeln!(out, "positions of the opening held for what they are worth: {}", held.openings)?;
            writeln!(out, "positions of {FEW} stones or fewer, solved: {}", held.solved)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::process::ExitCode;

    /// Runs `hold` on small tables.
    fn hold(line: &str) -> Result<String, String> {
        let line = format!("kuzhi-engine hold {line} --seeds 10 --memory 64");
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let status = crate::cli::run(line.split(' '), &mut std::io::empty(), &mut out, &mut err);
        let said = if status == ExitCode::SUCCESS { Ok(out) } else { Err(err) };
        said.map(|out| String::from_utf8(out).unwrap()).map_err(|err| String::from_utf8(err).unwrap())
    }

    #[test]
    fn moves_of_kalah_are_written_and_checked() {
        let folder = std::env::temp_dir().join(format!("kuzhi-hold-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("moves");
        let file = file.to_str().unwrap();
        // The first player gets half of what lies there and of the value, which brute force has found.
        for (game, share) in [("pits=3 --option seeds=6", 14), ("pits=3 --option seeds=5", 18)] {
            let game = format!("--game kalah --option {game}");
            let written = hold(&format!("{game} --out {file}")).unwrap();
            assert!(written.contains(&format!("share of the first player: {share}\n")), "{written}");
            assert!(written.contains("took more than the effort: 0\n"), "{written}");
            let checked = hold(&format!("{game} --check --file {file}")).unwrap();
            assert!(written.starts_with(&checked), "{checked}");
            let other = hold(&format!("--game kalah --option pits=4 --check --file {file}")).unwrap_err();
            assert_eq!(other, "kuzhi-engine: the file has no moves for these rules\n");
        }
        // Without any search for more, the value of the start is held all the same.
        let game = "--game kalah --option pits=4";
        let written = hold(&format!("{game} --effort 1 --out {file}")).unwrap();
        assert!(written.contains("share of the first player: 17\n"), "{written}");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_held_is_refused() {
        for (line, refusal) in [
            ("--game oware --out x", "only mangala, kalah and bestemshe are held"),
            ("--game bestemshe --check", "the table has to reach 28 seeds: --tables FILE reads one"),
            (
                "--game bestemshe --check --lines 3",
                "the moves of bestemshe are checked as a whole: leave out --lines",
            ),
            ("--game oware --check", "only mangala, kalah and bestemshe are held"),
            ("--game kalah --option seeds=6 --out x", "there are more seeds than the solver holds"),
            (
                "--game kalah --option seeds=1 --out x",
                "the start is solved in play: it has 28 seeds or fewer",
            ),
            ("--game kalah --option seeds=1 --check", "there are no built-in moves for these rules"),
        ] {
            assert_eq!(hold(line), Err(format!("kuzhi-engine: {refusal}\n")), "{line}");
        }
    }
}
