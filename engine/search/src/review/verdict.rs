//! What a search found of a move, for whoever keeps reviews: everything else in them follows from the moves.

use kuzhi_engine::Move;

use super::ReviewedMove;
use crate::worth::Worth;

/// What a search found of a move: of a [`ReviewedMove`] all that the rules do not tell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The move that was played.
    pub played: Move,
    /// A move than which none is better: the one that was played, if that is true of it.
    pub best: Move,
    /// What the position was worth to the mover before the move.
    pub before: Worth,
    /// What it was worth to the mover after it.
    pub after: Worth,
    /// How many seeds worse than the best move it was.
    pub loss: u16,
    /// Whether something hung on the choice.
    pub mattered: bool,
}

impl From<&ReviewedMove> for Verdict {
    fn from(reviewed: &ReviewedMove) -> Verdict {
        let &ReviewedMove { played, best, before, after, loss, mattered, .. } = reviewed;
        Verdict { played, best, before, after, loss, mattered }
    }
}
