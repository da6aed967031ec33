//! Choosing a move.

mod level;
mod limits;
mod move_list;
mod path;
pub(crate) mod plain;
mod playout;
mod ratings;
mod searcher;
mod transpositions;

pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub(crate) use move_list::MoveList;
pub(crate) use playout::playouts;
pub use ratings::Rating;

use crate::Move;
use crate::rules::Rules;
use crate::standing::Standing;
use crate::weights::Weights;

/// The move that a search chose, and what it knows about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The chosen move.
    pub best: Move,
    /// What it is worth to the player who makes it, in seeds; beyond ±[`WIN`] the game is decided.
    pub value: i32,
    /// How many plies the last complete iteration looked ahead.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Added to the seeds that a game is won by, so that any win is better than any unfinished game.
pub const WIN: i32 = 1_000;

/// Chooses a move by iterative deepening, or gives `None` when the game is over.
///
/// `past` has the positions of the game that can still come back, the last one being this one.
pub(crate) fn think<R: Rules>(
    rules: &R,
    state: &R::State,
    past: &[Standing],
    limits: &Limits,
    weights: &Weights,
) -> Option<Choice> {
    let mut search = searcher::Searcher::new(rules, past, limits, weights);
    let mut roots = search.roots(state);
    let mut choice = None;
    for depth in 1..=limits.depth {
        // The first iteration is always finished, so that there is a move to give.
        if !search.iterate(state, &mut roots, depth, choice.is_none()) {
            // What was found better before the limit came stands first now.
            choice = limits.pick(&roots, depth - 1, search.nodes());
            break;
        }
        choice = limits.pick(&roots, depth, search.nodes());
        if search.saw_everything() || roots.len() < 2 {
            break;
        }
    }
    choice
}
