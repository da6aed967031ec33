//! The two players of a board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two players: South has the lower row and moves first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The lower row.
    South,
    /// The upper row.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// Returns 0 for South and 1 for North. Arrays of stores and scores use this order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name used in notation and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a word that is neither `south` nor `north`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a side: write south or north")]
pub struct ParseSideError(String);

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Side::ALL.into_iter().find(|side| side.name() == text).ok_or_else(|| ParseSideError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
        }
        assert!("east".parse::<Side>().is_err());
    }
}
