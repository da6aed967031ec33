//! Many random games at once: while one waits for its numbers another goes on.

use super::past::Past;
use super::{Quick, choice};
use crate::draws::QuickDraws;
use crate::search::Playouts;

/// So many games are played side by side.
const LANES: usize = 4;

/// A random game in play.
struct Lane<Q> {
    game: Q,
    draws: QuickDraws,
    past: Past,
}

impl<Q: Quick> Lane<Q> {
    fn new(game: Q, draws: QuickDraws) -> Self {
        let mut lane = Lane { game, draws, past: Past::new() };
        lane.begin(game, draws);
        lane
    }

    fn begin(&mut self, game: Q, draws: QuickDraws) {
        self.game = game;
        self.draws = draws;
        if Q::COMES_BACK {
            self.past.clear();
            self.past.note(*game.rows());
        }
    }

    /// Makes a random move; whether the game goes on.
    #[inline]
    fn step(&mut self) -> bool {
        let lifts = self.game.lifts();
        let stored = self.game.rows().stored();
        let index = self.draws.below(choice::len(lifts));
        if !self.game.lift(choice::pick(lifts, index)) {
            return false;
        }
        if Q::COMES_BACK {
            self.past.forget_if(self.game.rows().stored() != stored);
            if self.past.note(*self.game.rows()) {
                self.game.repeat();
                return false;
            }
        }
        true
    }
}

/// Plays as many games at random as are asked for; the same ones as the plain rules do.
pub(crate) fn playouts<Q: Quick>(from: Q, games: u32, seed: u64) -> Playouts {
    let mut played = Playouts::default();
    let mut seeds = (0..games).map(|game| QuickDraws::of_game(seed, game));
    let mut lanes: Vec<Lane<Q>> = seeds.by_ref().take(LANES).map(|draws| Lane::new(from, draws)).collect();
    let mut at = 0;
    while !lanes.is_empty() {
        // One after the other, as long as nobody is done.
        let ended = loop {
            at = if at < lanes.len() { at } else { 0 };
            played.moves += 1;
            if !lanes[at].step() {
                break at;
            }
            at += 1;
        };
        played.add(lanes[ended].game.rows().stores());
        match seeds.next() {
            Some(draws) => lanes[ended].begin(from, draws),
            None => _ = lanes.swap_remove(ended),
        }
    }
    played
}
