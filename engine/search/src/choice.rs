//! What a search answers.

use kuzhi_engine::Move;

/// The move that a search chose, and what it knows about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The chosen move.
    pub best: Move,
    /// What it is worth to the player who makes it, in seeds; beyond ±[`WIN`] the game is decided.
    ///
    /// [`WIN`]: crate::WIN
    pub value: i32,
    /// Whether that is what the game is worth, every line having been followed to its end.
    pub exact: bool,
    /// How many plies the last complete iteration looked ahead.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}
