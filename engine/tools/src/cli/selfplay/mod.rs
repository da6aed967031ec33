//! `selfplay`: plays many games between two players, and estimates their relative strength.

mod contest;
#[cfg(test)]
mod level_1;
mod log;
mod played;
mod player;
mod tally;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::error::CliError;
use super::game_args::GameArgs;
pub(super) use contest::Contest;
pub(super) use player::Player;
pub(super) use tally::Tally;

/// Play many games between two players; each opening is played from both sides
///
/// A player is random, greedy (most seeds at once), taking (most seeds or an extra turn at once), level:N,
/// nodes:N, time:MS, plain:D (an alpha-beta of depth D that counts the stores), or erring:D,S,P (looks D
/// plies ahead, misjudges by S seeds and overlooks P % of the moves). The result is that of the player named
/// as south.
#[derive(Args)]
pub(super) struct Selfplay {
    #[command(flatten)]
    game: GameArgs,
    /// The player whose result is printed
    #[arg(long, value_name = "PLAYER")]
    south: Player,
    /// The other player
    #[arg(long, value_name = "PLAYER")]
    north: Player,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// Seed of openings and errors
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Start every round by the rules alone, for players that are random enough without random openings
    #[arg(long)]
    unopened: bool,
    /// Only open the first round by random moves, for players that know what the whole match brings
    #[arg(long, conflicts_with = "unopened")]
    first_only: bool,
    /// Number of games at a time; one per processor by default
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Record finished games in this file, and skip those already there
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

impl Selfplay {
    pub(super) fn run(&self, out: &mut impl Write, err: &mut impl Write) -> Result<(), CliError> {
        let contest = Contest {
            game: self.game.game()?,
            players: [self.south, self.north],
            games: self.games,
            unopened: self.unopened,
            first_only: self.first_only,
            seed: self.seed,
            threads: self.threads,
            log: self.log.as_deref(),
        };
        let tally = contest.play_all(err)?;
        writeln!(out, "{}", contest.title())?;
        tally.write(out)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    fn selfplay(log: Option<PathBuf>, games: u32) -> Selfplay {
        let game = GameArgs::new("pallam-khuzi", &["rounds=1"]);
        let (south, north) = ("nodes:200".parse().unwrap(), "random".parse().unwrap());
        Selfplay {
            game,
            south,
            north,
            games,
            seed: 7,
            unopened: false,
            first_only: false,
            threads: Some(2),
            log,
        }
    }

    fn result(selfplay: &Selfplay) -> String {
        let mut out = Vec::new();
        selfplay.run(&mut out, &mut io::sink()).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_same_games_are_played_again() {
        let once = result(&selfplay(None, 8));
        assert_eq!(once, result(&selfplay(None, 8)));
        assert!(once.starts_with("pallam-khuzi rounds=1: nodes:200 - random, seed 7\ngames: 8\n"), "{once}");
    }

    #[test]
    fn a_logged_match_goes_on_where_it_ended() {
        let file = std::env::temp_dir().join(format!("kuzhi-selfplay-{}", std::process::id()));
        // A file left by an earlier run with the same process ID, if any.
        let _ = std::fs::remove_file(&file);
        result(&selfplay(Some(file.clone()), 3));
        let went_on = result(&selfplay(Some(file.clone()), 8));
        assert_eq!(went_on, result(&selfplay(None, 8)));
        let other = Selfplay { seed: 8, ..selfplay(Some(file.clone()), 8) };
        assert!(other.run(&mut io::sink(), &mut io::sink()).is_err());
        std::fs::remove_file(file).unwrap();
    }
}
