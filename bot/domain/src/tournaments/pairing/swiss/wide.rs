//! Numbers that are wide enough for all rules of a pairing.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::Weight;

/// A number that holds several smaller ones, one above the other.
pub(super) trait Stacked: Weight {
    /// The bits that can be used: the matching adds up a few numbers, and keeps one for a pair.
    const BITS: u32;

    /// Moves it up by so many bits, and adds a value below.
    fn stack(self, bits: u32, value: i32) -> Self;
}

impl Stacked for i128 {
    const BITS: u32 = 118;

    fn stack(self, bits: u32, value: i32) -> i128 {
        (self << bits) + i128::from(value)
    }
}

/// A number of 256 bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Wide {
    high: i128,
    low: u128,
}

impl Wide {
    pub(super) const BITS: u32 = 244;
}

impl Add for Wide {
    type Output = Wide;

    fn add(self, other: Wide) -> Wide {
        let (low, carry) = self.low.overflowing_add(other.low);
        Wide { high: self.high + other.high + i128::from(carry), low }
    }
}

impl Sub for Wide {
    type Output = Wide;

    fn sub(self, other: Wide) -> Wide {
        let (low, borrow) = self.low.overflowing_sub(other.low);
        Wide { high: self.high - other.high - i128::from(borrow), low }
    }
}

impl AddAssign for Wide {
    fn add_assign(&mut self, other: Wide) {
        *self = *self + other;
    }
}

impl SubAssign for Wide {
    fn sub_assign(&mut self, other: Wide) {
        *self = *self - other;
    }
}

impl Weight for Wide {
    const ZERO: Wide = Wide { high: 0, low: 0 };
    const ONE: Wide = Wide { high: 0, low: 1 };

    fn inf() -> Wide {
        Wide { high: i128::MAX / 4, low: 0 }
    }

    fn double(self) -> Wide {
        self + self
    }

    fn half(self) -> Wide {
        let carried = if self.high & 1 == 1 { 1 << 127 } else { 0 };
        Wide { high: self.high >> 1, low: (self.low >> 1) | carried }
    }
}

impl Stacked for Wide {
    const BITS: u32 = Wide::BITS;

    /// By fewer than 128 bits.
    fn stack(self, bits: u32, value: i32) -> Wide {
        let moved = match bits {
            0 => self,
            _ => Wide {
                high: (self.high << bits) | (self.low >> (128 - bits)).cast_signed(),
                low: self.low << bits,
            },
        };
        let value = i128::from(value);
        moved + Wide { high: value >> 127, low: value.cast_unsigned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_count_like_narrow_ones() {
        let narrow = |one: i128| Wide { high: one >> 127, low: one.cast_unsigned() };
        let some = [0, 1, -1, 7, -40, 1 << 90, -(1 << 100), i128::from(u64::MAX)];
        for one in some {
            for other in some {
                assert_eq!(narrow(one) + narrow(other), narrow(one + other));
                assert_eq!(narrow(one) - narrow(other), narrow(one - other));
                assert_eq!(narrow(one).cmp(&narrow(other)), one.cmp(&other));
            }
            assert_eq!(narrow(one).double(), narrow(one * 2));
            assert_eq!(narrow(one.abs()).half(), narrow(one.abs() / 2));
            assert_eq!(narrow(one).stack(9, -5), narrow(one.stack(9, -5)));
        }
        let high = Wide { high: 5, low: 3 };
        assert_eq!(high.half(), Wide { high: 2, low: (1 << 127) | 1 });
        // 3 reaches into the upper half.
        assert_eq!(high.stack(127, 2), Wide { high: (5 << 120 << 7) | 1, low: (1 << 127) | 2 });
    }
}
