//! Which of their mistakes in a game a person has solved in this message.

use crate::request::wire::{Part, Text, Words};

/// The solved mistakes of a review, by their place in the order of the game. It says nothing about other
/// messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Solved(u8);

impl Solved {
    /// Whether the mistake at this place is solved.
    pub fn has(self, place: usize) -> bool {
        self.0 & bit(place) != 0
    }

    /// The same with this one solved, too.
    #[must_use]
    pub fn with(self, place: usize) -> Solved {
        Solved(self.0 | bit(place))
    }
}

/// The bit of a place. A review has fewer mistakes than bits.
fn bit(place: usize) -> u8 {
    u32::try_from(place).ok().and_then(|place| 1_u8.checked_shl(place)).unwrap_or(0)
}

impl Part for Solved {
    fn write(&self, text: &mut Text) {
        text.add(self.0);
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        words.next()?.parse().ok().map(Solved)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        use proptest::prelude::*;
        any::<u8>().prop_map(Solved).boxed()
    }
}
