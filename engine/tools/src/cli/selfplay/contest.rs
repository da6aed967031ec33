//! A contest: many games between two players, each opening from both sides.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use kuzhi_engine::{Game, Phase, Side};
use kuzhi_search::Rng;

use super::super::error::CliError;
use super::super::opening::open_evenly;
use super::log::Log;
use super::played::Played;
use super::player::Player;
use super::tally::Tally;

/// Rounds can follow one another for ever; a game this long is a draw.
const MOST_MOVES: usize = 3_000;

/// Who plays what, how often.
pub(in crate::cli) struct Contest<'a> {
    pub(in crate::cli) game: Game,
    /// The player whose result is told, and the other one.
    pub(in crate::cli) players: [Player; 2],
    pub(in crate::cli) games: u32,
    /// Whether rounds begin as the rules have it, without random moves: for players who are random enough.
    pub(in crate::cli) unopened: bool,
    /// What openings and mistakes are drawn from.
    pub(in crate::cli) seed: u64,
    /// How many games at a time; as many as there are processors, if not said.
    pub(in crate::cli) threads: Option<usize>,
    /// Where finished games are noted, and not played again.
    pub(in crate::cli) log: Option<&'a Path>,
}

impl Contest<'_> {
    /// The contest in a line.
    pub(in crate::cli) fn title(&self) -> String {
        let [one, other] = self.players;
        let unopened = if self.unopened { ", unopened" } else { "" };
        format!("{}: {one} - {other}, seed {}{unopened}", self.game, self.seed)
    }

    /// Plays what is not played yet and shows how far it is.
    pub(in crate::cli) fn play_all(&self, err: &mut impl Write) -> Result<Tally, CliError> {
        let (mut log, mut played) = Log::open(self.log, &self.title())?;
        played.retain(|one| one.number < self.games);
        let open: Vec<u32> =
            (0..self.games).filter(|number| played.iter().all(|one| one.number != *number)).collect();
        self.play_side_by_side(&open, |one| {
            log.note(&one)?;
            played.push(one);
            show(&Tally::of(&played), self.games, err);
            Ok(())
        })?;
        // The line of progress ends here.
        let _ = writeln!(err);
        Ok(Tally::of(&played))
    }

    /// Plays games side by side and hands them over as they end.
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
                        // Nobody listens any more when the log could not be written.
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

    /// Plays one game: of two that follow one another both have the same opening, the sides changed.
    /// Later rounds have openings of their own.
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
            if !self.unopened && now.round > opened && now.phase == Phase::Play {
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
    // Progress that cannot be shown is no reason to stop.
    let _ = write!(err, "\r{}/{games} games, {:.1} %  ", tally.games(), tally.percent());
    let _ = err.flush();
}
