//! What a table or a solver knows of all moves.

use kuzhi_engine::Move;

use crate::worth::{Certainty, Worth};

/// The exact worths of all moves, from a table or a solver.
pub(crate) struct ExactMoves {
    /// The moves and what they are worth to the player who makes them, in the order of the rules.
    pub(crate) moves: Vec<(Move, Worth)>,
    pub(crate) nodes: u64,
}

impl ExactMoves {
    /// Creates them from the lead that each move gives at the end of the game, or of the round if only that
    /// is asked for.
    pub(crate) fn of_leads(leads: Vec<(Move, i32)>, nodes: u64) -> ExactMoves {
        let exactly = |(mv, lead)| (mv, Worth { lead, certainty: Certainty::Exact });
        ExactMoves { moves: leads.into_iter().map(exactly).collect(), nodes }
    }
}
