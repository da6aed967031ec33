//! A point in a match, as buttons and thoughts remember it.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use super::Playing;

/// A point in a match: so many moves on the board, after moves were taken back so many times.
///
/// It never comes again: when moves are taken back, the board has fewer moves than before, but whatever
/// was meant for the old board is not meant for this one. Written as `12`, or `12-1` after a takeback.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moment {
    /// The moves on the board.
    pub ply: usize,
    /// How often moves were taken back.
    pub takebacks: usize,
}

impl Moment {
    /// The point before any move was taken back.
    pub const fn at(ply: usize) -> Moment {
        Moment { ply, takebacks: 0 }
    }
}

impl Playing {
    /// The point at which the match is.
    pub fn moment(&self) -> Moment {
        Moment { ply: self.ply(), takebacks: self.takebacks.len() }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Moment { ply, takebacks } = self;
        if *takebacks == 0 { write!(f, "{ply}") } else { write!(f, "{ply}-{takebacks}") }
    }
}

impl FromStr for Moment {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('-') {
            Some((ply, takebacks)) => Ok(Moment { ply: ply.parse()?, takebacks: takebacks.parse()? }),
            None => Ok(Moment::at(text.parse()?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["0", "12", "12-1", "0-300"] {
            assert_eq!(text.parse::<Moment>().unwrap().to_string(), text);
        }
        for text in ["", "-", "1-", "-1", "x", "1-2-3"] {
            assert!(text.parse::<Moment>().is_err(), "{text:?} was taken");
        }
    }
}
