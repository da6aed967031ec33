//! Many random games at once: while one waits for a multiplication, another continues.

use super::form::Quick;
use super::repetitions::Repetitions;
use crate::playouts::Playouts;
use crate::quick_rng::QuickRng;

/// The number of games played in parallel.
const LANES: usize = 4;

/// A random game in progress.
struct Lane<Q> {
    game: Q,
    /// The pits that may be lifted.
    lifts: usize,
    rng: QuickRng,
    repetitions: Repetitions,
}

impl<Q: Quick> Lane<Q> {
    fn new(game: Q, rng: QuickRng) -> Self {
        let mut lane = Lane { game, lifts: 0, rng, repetitions: Repetitions::new() };
        lane.begin(game, rng);
        lane
    }

    fn begin(&mut self, game: Q, rng: QuickRng) {
        self.game = game;
        self.lifts = game.lifts();
        self.rng = rng;
        self.repetitions.clear();
        _ = self.comes_back_twice();
    }

    /// Makes a random move. Returns whether the game continues, which means that there is something to lift.
    #[inline]
    fn step(&mut self) -> bool {
        let index = self.rng.below(self.game.moves(self.lifts));
        self.lifts = self.game.play(self.lifts, index);
        if self.lifts == 0 {
            return false;
        }
        if self.comes_back_twice() {
            self.game.repeat();
            self.lifts = 0;
            return false;
        }
        true
    }

    /// Records the position, if it can repeat. Returns whether it occurred for the third time.
    #[inline]
    fn comes_back_twice(&mut self) -> bool {
        self.game.least_round().is_some_and(|least| self.repetitions.note(*self.game.rows(), least))
    }
}

/// Plays this many random games: the same ones as with the plain rules.
pub(super) fn playouts<Q: Quick>(from: Q, games: u32, seed: u64) -> Playouts {
    let mut played = Playouts::default();
    let mut seeds = (0..games).map(|game| QuickRng::of_game(seed, game));
    let mut lanes: Vec<Lane<Q>> = seeds.by_ref().take(LANES).map(|rng| Lane::new(from, rng)).collect();
    while !lanes.is_empty() {
        played.moves += lanes.len() as u64;
        for lane in &mut lanes {
            if !lane.step() {
                played.add(lane.game.rows().stores());
                if let Some(rng) = seeds.next() {
                    lane.begin(from, rng);
                }
            }
        }
        if seeds.len() == 0 {
            lanes.retain(|lane| lane.lifts > 0);
        }
    }
    played
}
