//! Why a move is not allowed.

use crate::PitNumber;

/// Why the rules refuse a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// The row has fewer pits.
    #[error("there is no pit {number}: yours are numbered 1 to {last}")]
    NoSuchPit {
        /// The pit that was asked for.
        number: PitNumber,
        /// The last pit of a row.
        last: u8,
    },
    /// Nothing lies in the pit.
    #[error("pit {0} is empty")]
    EmptyPit(PitNumber),
    /// The game does not know this form of a move, or not now.
    #[error("this move is not one that can be made now: write the number of one of your pits")]
    WrongForm,
}
