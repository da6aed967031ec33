//! Test helpers shared by this module.

use std::collections::HashMap;

use super::packed::Packed;
use super::sowing::Sowing;
use crate::rng::Rng;

/// Returns a position with this many stones in the pits of two rows of six.
pub(super) fn random_position(rng: &mut Rng, stones: u8) -> Packed {
    random_position_of(6, rng, stones)
}

/// Returns a position with this many stones in the pits of two rows of this many.
pub(super) fn random_position_of(pits: usize, rng: &mut Rng, stones: u8) -> Packed {
    let mut counts = [0; 12];
    for _ in 0..stones {
        let pit = rng.below(2 * pits);
        counts[pit / pits * 6 + 6 - pits + pit % pits] += 1;
    }
    Packed::from_counts(counts)
}

/// A brute-force search, with memoisation, for the mover's share of the stones in the pits.
pub(super) struct BruteForce<S> {
    rules: S,
    known: HashMap<Packed, u8>,
}

impl<S: Sowing> BruteForce<S> {
    pub(super) fn new(rules: S) -> BruteForce<S> {
        BruteForce { rules, known: HashMap::new() }
    }

    pub(super) fn share(&mut self, position: Packed) -> u8 {
        let stones = position.stones();
        if let Some(share) = self.rules.settled(position, stones) {
            return share;
        }
        if let Some(&share) = self.known.get(&position) {
            return share;
        }
        let mut best = 0;
        for place in position.lifts() {
            let step = position.play(self.rules, place);
            best = best.max(step.share_of_mover(self.share(step.after)));
        }
        self.known.insert(position, best);
        best
    }
}
