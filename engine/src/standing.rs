//! What counts when a position comes back (RULES G3).

use crate::rules::Rules;
use crate::{Board, PitSet, Side};

/// The pits, the marks and the side to move.
///
/// Captures need no further care: they take seeds out of the pits for good, and ties add marks, so
/// nothing from before them ever comes back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// The board with empty stores.
    pits: Board,
    marked: PitSet,
    turn: Side,
}

impl Standing {
    pub(crate) fn of<R: Rules>(rules: &R, state: &R::State) -> Standing {
        let core = state.as_ref();
        let mut pits = core.board;
        for side in Side::ALL {
            pits.set_store(side, 0);
        }
        Standing { pits, marked: rules.marked(state), turn: core.turn }
    }
}

/// Whether nothing that stood before a move can stand again after it: seeds have left the pits, or
/// another round has begun.
pub(crate) fn is_final<R: Rules>(rules: &R, before: &R::State, after: &R::State) -> bool {
    before.as_ref().board.stores() != after.as_ref().board.stores()
        || rules.round(before) != rules.round(after)
}
