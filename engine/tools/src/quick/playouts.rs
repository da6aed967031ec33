//! Many random games at once: while one waits for its numbers another goes on.

use super::form::Quick;
use super::past::Past;
use crate::playouts::Playouts;
use crate::quick_draws::QuickRng;

/// So many games are played side by side.
const LANES: usize = 4;

/// A random game in play.
struct Lane<Q> {
    game: Q,
    /// What may be lifted.
    lifts: usize,
    rng: QuickRng,
    past: Past,
}

impl<Q: Quick> Lane<Q> {
    fn new(game: Q, rng: QuickRng) -> Self {
        let mut lane = Lane { game, lifts: 0, rng, past: Past::new() };
        lane.begin(game, rng);
        lane
    }

    fn begin(&mut self, game: Q, rng: QuickRng) {
        self.game = game;
        self.lifts = game.lifts();
        self.rng = rng;
        self.past.clear();
        _ = self.comes_back_twice();
    }

    /// Makes a random move; whether the game goes on, that is whether there is something to lift.
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

    /// Notes the position, if it can come back; whether it has done so twice.
    #[inline]
    fn comes_back_twice(&mut self) -> bool {
        self.game.least_round().is_some_and(|least| self.past.note(*self.game.rows(), least))
    }
}

/// Plays as many games at random as are asked for; the same ones as the plain rules do.
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
