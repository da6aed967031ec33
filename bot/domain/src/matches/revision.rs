//! A point in a match that buttons and searches refer to.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::matches::Playing;

/// A point in a match: the number of moves on the board and of takebacks before.
///
/// A revision never comes back. After a takeback, the board has fewer moves than before, but an action meant
/// for the old board must not apply to the new one. Written as `12`, or `12-1` after a takeback.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Revision {
    /// The number of moves on the board.
    pub ply: usize,
    /// The number of takebacks.
    pub takebacks: usize,
}

impl Revision {
    /// Returns the revision after this many moves, without takebacks.
    pub const fn at(ply: usize) -> Revision {
        Revision { ply, takebacks: 0 }
    }
}

impl Playing {
    /// The current revision.
    pub fn revision(&self) -> Revision {
        Revision { ply: self.ply(), takebacks: self.takebacks.len() }
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Revision { ply, takebacks } = self;
        if *takebacks == 0 { write!(f, "{ply}") } else { write!(f, "{ply}-{takebacks}") }
    }
}

impl FromStr for Revision {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('-') {
            Some((ply, takebacks)) => Ok(Revision { ply: ply.parse()?, takebacks: takebacks.parse()? }),
            None => Ok(Revision::at(text.parse()?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["0", "12", "12-1", "0-300"] {
            assert_eq!(text.parse::<Revision>().unwrap().to_string(), text);
        }
        for text in ["", "-", "1-", "-1", "x", "1-2-3"] {
            assert!(text.parse::<Revision>().is_err(), "{text:?} was taken");
        }
    }
}
