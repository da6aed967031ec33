//! Pits: ring indices, numbers within a row, and sets of pits.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The largest number of pits on any board.
pub(crate) const MAX_PITS: usize = 18;

/// A pit, identified by its ring index: South's pits from their left, then North's from theirs.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Pit(u8);

impl Pit {
    /// Returns the pit at a ring index, or `None` if no board has it.
    #[allow(clippy::cast_possible_truncation)] // below 18
    pub const fn new(index: usize) -> Option<Pit> {
        if index < MAX_PITS { Some(Pit(index as u8)) } else { None }
    }

    /// Returns the ring index, below 18.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Pit {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Pit::new(index.into()).ok_or_else(|| format!("no board has a pit at ring index {index}"))
    }
}

impl From<Pit> for u8 {
    fn from(pit: Pit) -> u8 {
        pit.0
    }
}

/// A pit's number in its owner's row, counted from 1 at their own left.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PitNumber(u8);

impl PitNumber {
    /// The largest pit number of any row.
    pub const MAX: u8 = 9;

    /// Creates a pit number, or returns `None` if it is not between 1 and [`PitNumber::MAX`].
    pub const fn new(number: u8) -> Option<PitNumber> {
        if 1 <= number && number <= Self::MAX { Some(PitNumber(number)) } else { None }
    }

    /// Returns the number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for PitNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of pits, stored as one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PitSet(u32);

impl PitSet {
    /// The empty set.
    pub const EMPTY: PitSet = PitSet(0);

    /// Returns whether the pit is in the set.
    pub const fn contains(self, pit: Pit) -> bool {
        self.0 >> pit.0 & 1 == 1
    }

    /// Adds a pit to the set.
    pub const fn insert(&mut self, pit: Pit) {
        self.0 |= 1 << pit.0;
    }

    /// Removes a pit from the set.
    pub const fn remove(&mut self, pit: Pit) {
        self.0 &= !(1 << pit.0);
    }

    #[must_use]
    pub(crate) const fn without(mut self, pit: Pit) -> PitSet {
        self.remove(pit);
        self
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn union(self, other: PitSet) -> PitSet {
        PitSet(self.0 | other.0)
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of pits in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the bits, with pit 0 as the lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> Self {
        let mut set = PitSet::EMPTY;
        for pit in pits {
            set.insert(pit);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pits_and_numbers_of_a_board_exist() {
        assert_eq!(Pit::new(17).map(Pit::index), Some(17));
        assert_eq!(Pit::new(18), None);
        assert_eq!(PitNumber::new(0), None);
        assert_eq!(PitNumber::new(10), None);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let (low, high) = (Pit(0), Pit(17));
        let mut set: PitSet = [low, high].into_iter().collect();
        assert!(set.contains(low) && set.contains(high) && set.len() == 2);
        set.remove(low);
        assert!(!set.contains(low) && !set.is_empty());
    }
}
