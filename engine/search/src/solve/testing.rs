//! Test helpers shared by this module.

use std::collections::HashMap;

use kuzhi_engine::End;

use super::packed::Packed;
use super::shares::settled;

/// A deterministic random number generator.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % bound as u64).unwrap()
    }

    /// Returns a position with this many stones in the pits.
    pub(super) fn position(&mut self, stones: u8) -> Packed {
        let mut counts = [0; 12];
        for _ in 0..stones {
            counts[self.below(12)] += 1;
        }
        Packed::from_counts(counts)
    }
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
