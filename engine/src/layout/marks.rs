//! Marked pits of Kotu Baendum and their owners.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Pit, PitSet, Side};

/// The kind of mark on a pit. A marked pit cannot be lifted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// A pit laid out with one remaining seed.
    Puta,
    /// A pit laid out with two remaining seeds.
    Naga,
    /// An end pit that was tied instead of captured.
    Tied,
}

impl Mark {
    /// In the order of declaration.
    pub const ALL: [Mark; 3] = [Mark::Puta, Mark::Naga, Mark::Tied];

    /// Returns the name used in notation and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Puta => "puta",
            Mark::Naga => "naga",
            Mark::Tied => "tied",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a word that is not a mark.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a mark: write puta, naga or tied")]
pub struct ParseMarkError(String);

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Mark::ALL
            .into_iter()
            .find(|mark| mark.name() == text)
            .ok_or_else(|| ParseMarkError(text.chars().take(40).collect()))
    }
}

/// The marked pits, with their marks and owners.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    putas: PitSet,
    nagas: PitSet,
    tied: PitSet,
    souths: PitSet,
}

impl Marks {
    /// No marked pits.
    pub const NONE: Marks =
        Marks { putas: PitSet::EMPTY, nagas: PitSet::EMPTY, tied: PitSet::EMPTY, souths: PitSet::EMPTY };

    /// Marks a pit for a player.
    pub const fn insert(&mut self, pit: Pit, mark: Mark, owner: Side) {
        match mark {
            Mark::Puta => self.putas.insert(pit),
            Mark::Naga => self.nagas.insert(pit),
            Mark::Tied => self.tied.insert(pit),
        }
        if matches!(owner, Side::South) {
            self.souths.insert(pit);
        }
    }

    /// Returns the mark of a pit.
    pub const fn mark(self, pit: Pit) -> Option<Mark> {
        if self.putas.contains(pit) {
            Some(Mark::Puta)
        } else if self.nagas.contains(pit) {
            Some(Mark::Naga)
        } else if self.tied.contains(pit) {
            Some(Mark::Tied)
        } else {
            None
        }
    }

    /// Returns the owner of a marked pit.
    pub fn owner(self, pit: Pit) -> Option<Side> {
        let owner = if self.souths.contains(pit) { Side::South } else { Side::North };
        self.pits().contains(pit).then_some(owner)
    }

    /// Returns all marked pits.
    pub const fn pits(self) -> PitSet {
        self.putas.union(self.nagas).union(self.tied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_has_its_pit_and_owner() {
        let (first, last) = (Pit::new(0).unwrap(), Pit::new(13).unwrap());
        let mut marks = Marks::NONE;
        marks.insert(first, Mark::Tied, Side::North);
        marks.insert(last, Mark::Puta, Side::South);
        assert_eq!((marks.mark(first), marks.owner(first)), (Some(Mark::Tied), Some(Side::North)));
        assert_eq!((marks.mark(last), marks.owner(last)), (Some(Mark::Puta), Some(Side::South)));
        assert_eq!(marks.owner(Pit::new(5).unwrap()), None);
        for mark in Mark::ALL {
            assert_eq!(mark.to_string().parse(), Ok(mark));
        }
    }
}
