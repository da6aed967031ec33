//! Choosing a move.

mod alpha_beta;
mod level;
mod limits;

pub use level::{Level, ParseLevelError};
pub use limits::Limits;

use crate::Move;
use crate::rules::Rules;

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
pub(crate) fn think<R: Rules>(rules: &R, state: &R::State, limits: &Limits) -> Option<Choice> {
    let mut search = alpha_beta::Search::new(rules, limits);
    let mut roots = search.roots(state);
    let mut choice = None;
    for depth in 1..=limits.depth {
        // The first iteration is always finished, so that there is a move to give.
        if !search.iterate(state, &mut roots, depth, choice.is_none()) {
            break;
        }
        choice = limits.pick(&roots, depth, search.nodes());
        if search.saw_everything() || roots.len() < 2 {
            break;
        }
    }
    choice
}
