//! `selfplay`: many games between two players, and what they say about their strength.

mod log;
mod player;
mod tally;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use clap::Args;

use super::CliError;
use super::game_args::GameArgs;
use super::opening::even_opening;
use crate::draws::Draws;
use crate::{Game, Side};
use log::Log;
use player::Player;
use tally::Tally;

/// Rounds can follow one another for ever; a game this long is a draw.
const MOST_MOVES: usize = 3_000;

/// Let two players play many games; each opening is played from both sides
///
/// A player is random, level:N, nodes:N, time:MS, or plain:D, an alpha-beta of depth D that counts
/// the stores. The result is that of the player named as south.
#[derive(Args)]
pub(super) struct Selfplay {
    #[command(flatten)]
    game: GameArgs,
    /// The player whose result is told
    #[arg(long, value_name = "PLAYER")]
    south: Player,
    /// The other player
    #[arg(long, value_name = "PLAYER")]
    north: Player,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// What openings and mistakes are drawn from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games at a time; as many as there are processors, if not said
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Note finished games in this file and do not play again those it has
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// A finished game, seen by the player named as south.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Played {
    number: u32,
    /// Two for a win, one for a draw.
    half_points: u8,
    /// His seeds at the end and the other player's.
    seeds: [u8; 2],
    moves: usize,
}

impl Selfplay {
    pub(super) fn run(&self, out: &mut impl Write, err: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let title = format!("{game}: {} - {}, seed {}", self.south, self.north, self.seed);
        let (mut log, mut played) = Log::open(self.log.as_deref(), &title)?;
        played.retain(|one| one.number < self.games);
        let open: Vec<u32> =
            (0..self.games).filter(|number| played.iter().all(|one| one.number != *number)).collect();
        self.play_all(game, &open, |one| {
            log.note(&one)?;
            played.push(one);
            show(&Tally::of(&played), self.games, err);
            Ok(())
        })?;
        // The line of progress ends here.
        let _ = writeln!(err);
        writeln!(out, "{title}")?;
        Tally::of(&played).write(out)?;
        Ok(())
    }

    /// Plays games side by side and hands them over as they end.
    fn play_all(
        &self,
        game: Game,
        open: &[u32],
        mut done: impl FnMut(Played) -> io::Result<()>,
    ) -> io::Result<()> {
        let next = AtomicU32::new(0);
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok().map(Into::into));
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..threads.unwrap_or(1).clamp(1, 256) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some(&number) = open.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                        // Nobody listens any more when the log could not be written.
                        if sender.send(self.play(game, number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            receiver.into_iter().try_for_each(&mut done)
        })
    }

    /// Plays one game: of two that follow one another both have the same opening, the sides changed.
    fn play(&self, game: Game, number: u32) -> Played {
        let mut draws = Draws::new(self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2)));
        let mut playing = even_opening(game, &mut draws);
        let side = if number.is_multiple_of(2) { Side::South } else { Side::North };
        let mut mistakes = Draws::new(draws.draw() ^ u64::from(number));
        while let Some(turn) = playing.turn() {
            if playing.moves().len() >= MOST_MOVES {
                break;
            }
            let player = if turn == side { self.south } else { self.north };
            let mv = player.choose(&playing, mistakes.draw());
            playing.play(mv, &mut |_| ()).expect("players make legal moves");
        }
        let moves = playing.moves().len();
        let Some(outcome) = playing.outcome() else {
            return Played { number, half_points: 1, seeds: playing.position().board.stores(), moves };
        };
        let half_points = match outcome.winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        };
        let seeds = [side, side.other()].map(|side| outcome.score[side.index()]);
        Played { number, half_points, seeds, moves }
    }
}

fn show(tally: &Tally, games: u32, err: &mut impl Write) {
    // Progress that cannot be shown is no reason to stop.
    let _ = write!(err, "\r{}/{games} games, {:.1} %  ", tally.games(), tally.percent());
    let _ = err.flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selfplay(log: Option<PathBuf>, games: u32) -> Selfplay {
        let game = GameArgs::of("pallam-khuzi", &["rounds=1"]);
        let (south, north) = ("nodes:200".parse().unwrap(), "random".parse().unwrap());
        Selfplay { game, south, north, games, seed: 7, threads: Some(2), log }
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
        // A file from an earlier run with the same number, if any.
        let _ = std::fs::remove_file(&file);
        result(&selfplay(Some(file.clone()), 3));
        let went_on = result(&selfplay(Some(file.clone()), 8));
        assert_eq!(went_on, result(&selfplay(None, 8)));
        let other = Selfplay { seed: 8, ..selfplay(Some(file.clone()), 8) };
        assert!(other.run(&mut io::sink(), &mut io::sink()).is_err());
        std::fs::remove_file(file).unwrap();
    }
}
