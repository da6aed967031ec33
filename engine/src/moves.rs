//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use crate::{Direction, PitNumber};

/// A move by the player whose turn it is.
///
/// The notation is the mover's own pit number, such as `3`. Only Kotu Baendum has two further forms: `1+`
/// and `7-` also choose a direction, `=std` and `=2.1.0.2.0.0.4` arrange a short row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lift this pit.
    Lift(PitNumber),
    /// Lift this pit and choose the direction of sowing for the round.
    LiftTowards(PitNumber, Direction),
    /// Arrange the seeds of a short row.
    Arrange(Arrangement),
}

/// How a player with few seeds arranges their row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arrangement {
    /// The layout of any other round.
    Standard,
    /// These counts, from the player's own left to right.
    Custom([u8; 7]),
}

impl Move {
    /// Returns the move that lifts a pit, or `None` if no row has that number.
    pub const fn lift(number: u8) -> Option<Move> {
        match PitNumber::new(number) {
            Some(number) => Some(Move::Lift(number)),
            None => None,
        }
    }

    /// Returns the pit that the move lifts, or `None` for an arrangement.
    pub const fn pit_number(self) -> Option<PitNumber> {
        match self {
            Move::Lift(number) | Move::LiftTowards(number, _) => Some(number),
            Move::Arrange(_) => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lift(number) => number.fmt(f),
            Move::LiftTowards(number, direction) => write!(f, "{number}{}", direction.sign()),
            Move::Arrange(Arrangement::Standard) => f.write_str("=std"),
            Move::Arrange(Arrangement::Custom(counts)) => {
                let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
                write!(f, "={}", counts.join("."))
            }
        }
    }
}

/// The error for a text that is not a move in any game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a move: {hint}", hint = hint(.0))]
pub struct ParseMoveError(String);

/// Returns the correct form of the kind of move that was probably meant.
fn hint(text: &str) -> &'static str {
    if text.starts_with('=') {
        "lay out your pits 1 to 7 as =std or like =2.1.0.2.0.0.4"
    } else {
        "write the number of one of your pits, such as 3"
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParseMoveError(text.chars().take(40).collect()))
    }
}

fn parse(text: &str) -> Option<Move> {
    if let Some(counts) = text.strip_prefix('=') {
        return parse_arrangement(counts).map(Move::Arrange);
    }
    if let Some(number) = text.strip_suffix('+') {
        return Some(Move::LiftTowards(parse_number(number)?, Direction::CounterClockwise));
    }
    if let Some(number) = text.strip_suffix('-') {
        return Some(Move::LiftTowards(parse_number(number)?, Direction::Clockwise));
    }
    parse_number(text).map(Move::Lift)
}

fn parse_number(text: &str) -> Option<PitNumber> {
    parse_digit(text).and_then(PitNumber::new)
}

/// Parses one ASCII digit. `u8::from_str` also accepts `+3` and `03`, which would give one move several
/// texts.
fn parse_digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn parse_arrangement(text: &str) -> Option<Arrangement> {
    if text == "std" {
        return Some(Arrangement::Standard);
    }
    let counts: Vec<u8> = text.split('.').map(parse_digit).collect::<Option<_>>()?;
    counts.try_into().ok().map(Arrangement::Custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["1", "7", "1+", "7-", "=std", "=2.1.0.2.0.0.4"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_refusal_shows_what_was_probably_meant() {
        let said = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert_eq!(said("three"), "'three' is not a move: write the number of one of your pits, such as 3");
        assert_eq!(
            said("=1.1.1"),
            "'=1.1.1' is not a move: lay out your pits 1 to 7 as =std or like =2.1.0.2.0.0.4"
        );
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in
            ["", "0", "10", "03", "+3", "3 ", "-", "1±", "=", "=1.2", "=1.2.3.4.5.6.77", "=std.", "３"]
        {
            assert!(text.parse::<Move>().is_err(), "{text:?} was taken");
        }
    }
}
