//! The part of a review that needs a search. Storing it is enough to restore the whole review.

use kuzhi_engine::Move;

use super::ReviewedMove;
use crate::worth::Worth;

/// The search results for one move: everything in a [`ReviewedMove`] that does not follow from the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The move that was played.
    pub played: Move,
    /// A best move. If the played move is as good as any, this is the played move.
    pub best: Move,
    /// The worth of the position to the mover before the move.
    pub before: Worth,
    /// The worth to the mover after the move.
    pub after: Worth,
    /// How many seeds the played move loses compared with the best move.
    pub loss: u16,
    /// Whether the choice mattered.
    pub mattered: bool,
}

impl From<&ReviewedMove> for Verdict {
    fn from(reviewed: &ReviewedMove) -> Verdict {
        let &ReviewedMove { played, best, before, after, loss, mattered, .. } = reviewed;
        Verdict { played, best, before, after, loss, mattered }
    }
}
