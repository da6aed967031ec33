//! What a table or a solver knows of all moves.

use kuzhi_engine::Move;

/// The exact values of all moves, from a table or a solver.
pub(crate) struct ExactMoves {
    /// The moves and the leads that they give, in the order of the rules.
    pub(crate) leads: Vec<(Move, i32)>,
    pub(crate) nodes: u64,
}
