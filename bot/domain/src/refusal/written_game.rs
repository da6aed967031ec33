//! The reasons why a text that a person wrote is not a game.

use kuzhi_engine::{Game, Illegal, ImpossiblePosition, PitPair};

/// The reasons why a text cannot be read as a game, with the place of the error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrittenGameError {
    /// The text is empty.
    Nothing,
    /// The text is longer than [`LONGEST_GAME`](crate::study::LONGEST_GAME).
    TooLong,
    /// A line in the header section is not a header.
    NoHeader {
        /// The number of the line, from 1.
        line: usize,
        /// The text of the line.
        text: String,
    },
    /// A header is unknown, or appears twice.
    OddHeader {
        /// Counted from 1.
        line: usize,
        /// The name of the header.
        name: String,
    },
    /// A required header is missing.
    Missing(&'static str),
    /// The value of a header is invalid.
    BadValue {
        /// Counted from 1.
        line: usize,
        /// Its name, without brackets.
        name: &'static str,
        /// As written.
        text: String,
    },
    /// A word in the move section is not a move.
    NoMove {
        /// Counted from 1.
        line: usize,
        /// The number of the move.
        ply: usize,
        /// As written.
        text: String,
    },
    /// The rules refuse a move.
    Illegal {
        /// Counted from 1.
        line: usize,
        /// The number of the move.
        ply: usize,
        /// As written.
        text: String,
        /// The reason why the rules refuse it.
        why: Illegal,
        /// The game that the moves were taken for, if the text does not name one.
        taken_for: Option<Game>,
    },
    /// A move of Toguz Kumalak or Bestemshe, written with what it does, does something else.
    Differs {
        /// Counted from 1.
        line: usize,
        /// The number of the move.
        ply: usize,
        /// As written.
        text: String,
        /// The move as the rules have it.
        expected: PitPair,
        /// The game that the moves were taken for.
        game: Game,
    },
    /// The moves lead to another result than the text says.
    OtherResult {
        /// The number of the line with the result.
        line: usize,
        /// The result in the text.
        said: String,
        /// The result that the moves lead to.
        played: String,
    },
    /// The position cannot be read.
    NoPosition(String),
    /// The position is impossible in the game.
    Impossible {
        /// The game in which it is impossible.
        game: Game,
        /// The position as written.
        text: String,
        /// The rule that it breaks.
        why: ImpossiblePosition,
    },
}
