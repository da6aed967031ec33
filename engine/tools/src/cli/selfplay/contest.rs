//! A contest: many games between two players, with each opening played from both sides.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use kuzhi_engine::{Game, Phase, Side};
use kuzhi_search::Rng;

use super::super::error::CliError;
use super::log::Log;
use super::played::Played;
use super::player::Player;
use super::tally::Tally;
use crate::random_openings::open_evenly;

/// Rounds can follow each other forever. A game of this length counts as a draw.
const MOST_MOVES: usize = 3_000;

/// Who plays what, and how often.
pub(in crate::cli) struct Contest<'a> {
    pub(in crate::cli) game: Game,
    /// The player whose result is reported, and the opponent.
    pub(in crate::cli) players: [Player; 2],
    pub(in crate::cli) games: u32,
    /// Whether rounds start by the rules alone, for players that are random enough without random moves.
    pub(in crate::cli) unopened: bool,
    /// Whether only the first round has random moves. They would spoil the plan of a player who knows what
    /// the whole match brings.
    pub(in crate::cli) first_only: bool,
    /// The seed of openings and errors.
    pub(in crate::cli) seed: u64,
    /// The number of games at a time. `None` for one per processor.
    pub(in crate::cli) threads: Option<usize>,
    /// The file that records finished games, which are not played again.
    pub(in crate::cli) log: Option<&'a Path>,
}

impl Contest<'_> {
    /// Describes the contest in a line.
    pub(in crate::cli) fn title(&self) -> String {
        let [one, other] = self.players;
        let opened = match (self.unopened, self.first_only) {
            (true, _) => ", unopened",
            (false, true) => ", first round opened",
            (false, false) => "",
        };
        format!("{}: {one} - {other}, seed {}{opened}", self.game, self.seed)
    }

    /// Plays the missing games and shows progress.
    pub(in crate::cli) fn play_all(&self, err: &mut impl Write) -> Result<Tally, CliError> {
        let (mut log, mut played) = Log::open(self.log, &self.title())?;
        played.retain(|one| one.number < self.games);
        let open: Vec<u32> =
            (0..self.games).filter(|number| played.iter().all(|one| one.number != *number)).collect();
        self.play_side_by_side(&open, |one| {
            log.record_game(&one)?;
            played.push(one);
            show(&Tally::count(&played), self.games, err);
            Ok(())
        })?;
        // End the progress line.
        let _ = writeln!(err);
        Ok(Tally::count(&played))
    }

    /// Plays games in parallel and sends them as they end.
    fn play_side_by_side(
        &self,
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
                        // The receiver is gone if the log could not be written.
                        if sender.send(self.play(number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            receiver.into_iter().try_for_each(&mut done)
        })
    }

    /// Plays one game. Two consecutive games have the same opening with sides swapped. Later rounds have
    /// openings of their own.
    fn play(&self, number: u32) -> Played {
        let mut rng = Rng::new(self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2)));
        let mut playing = self.game.start();
        if !self.unopened {
            open_evenly(&mut playing, &mut rng);
        }
        let mut opened = playing.position().round;
        let side = if number.is_multiple_of(2) { Side::South } else { Side::North };
        let mut mistakes = Rng::new(rng.next_u64() ^ u64::from(number));
        while let Some(turn) = playing.turn() {
            if playing.moves().len() >= MOST_MOVES {
                break;
            }
            let now = playing.position();
            if !self.unopened && !self.first_only && now.round > opened && now.phase == Phase::Play {
                opened = now.round;
                open_evenly(&mut playing, &mut rng);
                continue;
            }
            let player = self.players[usize::from(turn != side)];
            let mv = player.choose(&playing, mistakes.next_u64());
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
    // Failing to show progress is no reason to stop.
    let _ = write!(err, "\r{}/{games} games, {:.1} %  ", tally.games(), tally.percent());
    let _ = err.flush();
}
