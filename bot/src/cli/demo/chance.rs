//! Reproducible pseudo-random numbers (`SplitMix64`), the same in every version.

/// A pseudo-random generator.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
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
