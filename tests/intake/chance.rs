//! Reproducible pseudo-random numbers: `SplitMix64`.

/// A pseudo-random generator.
pub(crate) struct Chance(u64);

impl Chance {
    /// Creates the generator of one event of a run, so that the event can be repeated without those before
    /// it.
    pub(crate) fn new(seed: u64, event: u64) -> Chance {
        Chance(seed.rotate_left(32) ^ event.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below `end`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).unwrap()
    }

    /// Returns true at random, once in this many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Picks one of several.
    pub(crate) fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}
