//! `ladder`: plays every level against the one below, and derives their ratings.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::error::CliError;
use super::game_args::GameArgs;
use super::selfplay::{Contest, Player, Tally};

/// The rating of level 1. The others are relative to it.
const LOWEST: f64 = 1_000.0;

/// Let every level play the one below, and print lines for engine/search/src/ratings.txt
///
/// Level 1 has 1000. Each further level exceeds the one below by what their games show. Its margin of error
/// adds up those of all steps below it.
#[derive(Args)]
pub(super) struct Ladder {
    #[command(flatten)]
    game: GameArgs,
    /// Number of games per step
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Seed of openings and errors
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Only open the first round by random moves, for levels that know what the whole match brings
    #[arg(long)]
    first_only: bool,
    /// Number of games at a time; one per processor by default
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Record finished games in this folder, and skip those already there
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
}

impl Ladder {
    pub(super) fn run(&self, out: &mut impl Write, err: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        if let Some(folder) = &self.logs {
            std::fs::create_dir_all(folder)?;
        }
        writeln!(out, "# {game}: {} games a step, seed {}.", self.games, self.seed)?;
        let levels: Vec<Level> = Level::all().collect();
        let mut lines = vec![line(game, levels[0], LOWEST, 0.0)];
        let (mut elo, mut square) = (LOWEST, 0.0);
        for step in levels.windows(2) {
            let tally = self.step(game, [step[1], step[0]], err)?;
            writeln!(
                out,
                "# {} - {}: {:.1} % ± {:.1}",
                step[1],
                step[0],
                tally.percent(),
                100.0 * tally.error()
            )?;
            out.flush()?;
            let (more, error) = tally.strength();
            elo += more;
            square += error * error;
            lines.push(line(game, step[1], elo, square.sqrt()));
        }
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        Ok(())
    }

    fn step(&self, game: Game, levels: [Level; 2], err: &mut impl Write) -> Result<Tally, CliError> {
        let log = self.logs.as_ref().map(|folder| folder.join(format!("{}-{}.log", game.id(), levels[0])));
        let players = levels.map(Player::Level);
        let (games, seed, threads, first_only) = (self.games, self.seed, self.threads, self.first_only);
        let log = log.as_deref();
        Contest { game, players, games, unopened: false, first_only, seed, threads, log }.play_all(err)
    }
}

fn line(game: Game, level: Level, elo: f64, error: f64) -> String {
    format!("{game} {level} {elo:.0} {error:.0}")
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn the_ladder_prints_a_line_per_level_and_a_comment_per_step() {
        let game = GameArgs::new("pallam-khuzi", &["rounds=1"]);
        let logs = Some(std::env::temp_dir().join(format!("kuzhi-ladder-{}", std::process::id())));
        let ladder = Ladder { game, games: 2, seed: 1, first_only: false, threads: Some(1), logs };
        let climb = || {
            let mut out = Vec::new();
            ladder.run(&mut out, &mut io::sink()).unwrap();
            String::from_utf8(out).unwrap()
        };
        let text = climb();
        assert_eq!(text, climb(), "what is noted is not played again");
        let steps = text.lines().filter(|line| line.starts_with("# ") && line.contains(" % ± ")).count();
        let rated: Vec<&str> =
            text.lines().filter(|line| line.starts_with("pallam-khuzi rounds=1 ")).collect();
        assert_eq!((steps, rated.len()), (usize::from(Level::MAX) - 1, Level::MAX.into()));
        assert_eq!(rated[0], "pallam-khuzi rounds=1 1 1000 0");
        std::fs::remove_dir_all(ladder.logs.unwrap()).unwrap();
    }
}
