//! The result of a search.

use kuzhi_engine::Move;

use crate::exact::rounds::MatchValue;

/// The chosen move, with its value and search statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The chosen move.
    pub best: Move,
    /// The value to the player who makes the move, in seeds. Beyond ±[`WIN`], the game is decided.
    ///
    /// [`WIN`]: crate::WIN
    pub value: i32,
    /// Whether the value is exact because every line was searched to its end or the position is solved. Where
    /// only the winner is certain, as before the last round of a solved match, it is not.
    pub exact: bool,
    /// The proved result of a match before its last round, where the value says nothing of the final lead.
    pub result: Option<MatchValue>,
    /// The depth in plies of the last completed iteration.
    pub depth: u8,
    /// The number of nodes searched.
    pub nodes: u64,
}
