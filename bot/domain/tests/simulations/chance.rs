//! Random numbers.

/// A small generator of random numbers, the same everywhere.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        // Nearby seeds begin far from each other.
        Chance(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    pub(crate) fn is(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn small(&mut self, limit: u16) -> u16 {
        u16::try_from(self.below(limit.into())).unwrap()
    }
}
