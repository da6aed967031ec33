//! Sets of numbers of seeds, such as those that win a match.

use std::fmt;

/// The numbers of the seeds in the pits with which a player is content. It has only numbers that there are.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub(super) struct Wanted(u128);

impl Wanted {
    /// The set of all numbers up to this one.
    const fn all(seeds: u8) -> u128 {
        u128::MAX >> (127 - seeds as u32)
    }

    /// The set of this number and all above it. There are so many seeds.
    pub(super) const fn at_least(need: u8, seeds: u8) -> Wanted {
        if need > seeds { Wanted(0) } else { Wanted(Self::all(seeds) & (u128::MAX << need)) }
    }

    /// The set of the numbers that are chosen. There are so many seeds.
    pub(super) fn choose(seeds: u8, is_wanted: impl Fn(u8) -> bool) -> Wanted {
        Wanted((0..=seeds).filter(|&number| is_wanted(number)).fold(0, |set, number| set | 1 << number))
    }

    /// Returns what is still wanted once the player has got some seeds, of so many that are left.
    #[must_use]
    pub(super) const fn after(self, gained: u8, seeds: u8) -> Wanted {
        Wanted((self.0 >> gained) & Self::all(seeds))
    }

    /// Returns whether the player surely gets a wanted number of so many seeds, if that needs no search.
    pub(super) const fn settle(self, seeds: u8) -> Option<bool> {
        match self.0 {
            0 => Some(false),
            set if set == Self::all(seeds) => Some(true),
            _ => None,
        }
    }

    /// Returns the smallest wanted number. The set is not empty.
    #[allow(clippy::cast_possible_truncation)] // at most 128
    pub(super) const fn least(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// Returns the smallest number from which on all are wanted, of so many seeds.
    #[allow(clippy::cast_possible_truncation)] // at most 128
    pub(super) const fn enough(self, seeds: u8) -> u8 {
        128 - (self.0 | !Self::all(seeds)).leading_ones() as u8
    }

    pub(super) const fn is_within(self, other: Wanted) -> bool {
        self.0 & !other.0 == 0
    }

    pub(super) const fn bits(self) -> u128 {
        self.0
    }
}

impl fmt::Debug for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries((0..128).filter(|number| self.0 >> number & 1 == 1)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_says_what_is_enough_and_what_is_still_wanted() {
        let wanted = Wanted::choose(10, |number| number == 3 || number >= 7);
        assert_eq!((wanted.least(), wanted.enough(10)), (3, 7));
        assert_eq!(wanted.settle(10), None);
        let later = wanted.after(3, 6);
        assert_eq!(later, Wanted::choose(6, |number| number == 0 || number >= 4));
        assert_eq!(wanted.after(7, 3).settle(3), Some(true));
        assert_eq!(wanted.after(4, 2).settle(2), Some(false));
        assert_eq!(Wanted::at_least(7, 10).enough(10), 7);
        assert!(Wanted::at_least(7, 10).is_within(wanted) && !wanted.is_within(Wanted::at_least(7, 10)));
        assert_eq!(Wanted::choose(4, |number| number < 4).enough(4), 5);
    }
}
