//! Test helpers shared by this module.

use std::collections::HashMap;

use kuzhi_engine::End;

use super::packed::Packed;
use super::shares::settled;
use crate::rng::Rng;

/// Returns a position with this many stones in the pits.
pub(super) fn random_position(rng: &mut Rng, stones: u8) -> Packed {
    let mut counts = [0; 12];
    for _ in 0..stones {
        counts[rng.below(12)] += 1;
    }
    Packed::from_counts(counts)
}

/// A brute-force search, with memoisation, for the mover's share of the stones in the pits.
pub(super) struct BruteForce {
    end: End,
    known: HashMap<Packed, u8>,
}

impl BruteForce {
    pub(super) fn new(end: End) -> BruteForce {
        BruteForce { end, known: HashMap::new() }
    }

    pub(super) fn share(&mut self, position: Packed) -> u8 {
        let stones = position.stones();
        if let Some(share) = settled(position, stones, self.end) {
            return share;
        }
        if let Some(&share) = self.known.get(&position) {
            return share;
        }
        let mut best = 0;
        for place in (0..6).filter(|&place| position.may_lift(place)) {
            let step = position.play(place);
            let share = self.share(step.after);
            best = best.max(step.gain + if step.again { share } else { step.after.stones() - share });
        }
        self.known.insert(position, best);
        best
    }
}
