//! Reproducible pseudo-random numbers.

use kuzhi_search::Rng;

/// A pseudo-random generator.
#[derive(Clone, Debug)]
pub(super) struct Chance(Rng);

impl Chance {
    pub(super) const fn new(seed: u64) -> Chance {
        Chance(Rng::new(seed))
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number below `end`.
    pub(super) const fn below(&mut self, end: u64) -> u64 {
        if end == 0 { 0 } else { self.next() % end }
    }

    /// Returns a number from 0 up to, but not including, 1.
    pub(super) const fn part(&mut self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "53 bits are what it has")]
        let part = (self.next() >> 11) as f64 / (1_u64 << 53) as f64;
        part
    }
}
