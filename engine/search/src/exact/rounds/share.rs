//! The share of the seeds in the pits that a player gets.

use kuzhi_engine::{Pallankuzhi, Ring, Rules};

pub(crate) type State = <Pallankuzhi as Rules>::State;
pub(super) const RING: Ring = Pallankuzhi::RING;

/// How many of the seeds in the pits a player gets by the end of the round, if both play their best.
///
/// The two bounds differ where the result depends on how often a position is repeated.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Share {
    /// The player can force at least this many.
    pub least: u8,
    /// The opponent can hold them to this many.
    pub most: u8,
}

impl Share {
    /// Returns the number of seeds, if both bounds agree.
    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    /// Returns the opponent's share of the same seeds.
    #[must_use]
    pub(super) const fn of_other(self, seeds: u8) -> Share {
        Share { least: seeds - self.most, most: seeds - self.least }
    }

    /// Returns the share after as many further seeds have been captured for certain.
    #[must_use]
    pub(super) const fn and(self, captured: u8) -> Share {
        Share { least: self.least + captured, most: self.most + captured }
    }
}

/// Returns the number of seeds in the pits.
pub(super) fn left(state: &State) -> u8 {
    state.as_ref().board().pits(RING).iter().sum()
}
