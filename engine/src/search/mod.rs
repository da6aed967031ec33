//! Choosing a move.

mod budget;
mod level;
mod limits;
mod move_list;
mod parallel;
mod path;
pub(crate) mod plain;
mod playout;
mod ratings;
mod scratch;
mod searcher;
mod transpositions;
mod window;

pub(crate) use budget::{Budgets, OF_CASTLES, OF_LAPS, OF_LONG_LAPS, OF_SHORT_ROUNDS, OF_SOLVED, OF_SOWINGS};
pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub(crate) use move_list::MoveList;
pub use playout::Playouts;
pub(crate) use playout::playouts;
pub use ratings::Rating;
pub use scratch::Scratch;

use crate::Move;
use crate::rules::{Rules, SEED};
use crate::standing::Standing;
use crate::weights::Weights;
use transpositions::{Memory, Transpositions};

/// The move that a search chose, and what it knows about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The chosen move.
    pub best: Move,
    /// What it is worth to the player who makes it, in seeds; beyond ±[`WIN`] the game is decided.
    pub value: i32,
    /// Whether that is what the game is worth, every line having been followed to its end.
    pub exact: bool,
    /// How many plies the last complete iteration looked ahead.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Added to the seeds that a game is won by, so that any win is better than any unfinished game.
pub const WIN: i32 = 1_000;

/// Of the nodes that are allowed such a part is enough once the game is decided.
const DECIDED: u64 = 10;

fn is_decided(roots: &[searcher::Root]) -> bool {
    roots.iter().map(|root| root.value).max().is_some_and(|value| value.abs() >= WIN * SEED)
}

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
    if state.as_ref().over.is_some() {
        return None;
    }
    if let Some(choice) = rules.solved(state, limits).filter(|_| !limits.needs_exact_values()) {
        return Some(choice);
    }
    if limits.threads > 1 && !limits.needs_exact_values() {
        return parallel::think(rules, state, past, limits, weights);
    }
    let mut table: Transpositions<R::State> = limits.scratch.take().unwrap_or_default();
    table.reset(limits.nodes);
    let choice = deepen(rules, state, past, limits, weights, Memory::Own(&mut table), 1);
    limits.scratch.put(table);
    choice
}

/// Deepens the search of a position, beginning with so many plies.
fn deepen<R: Rules>(
    rules: &R,
    state: &R::State,
    past: &[Standing],
    limits: &Limits,
    weights: &Weights,
    table: Memory<'_, R::State>,
    from: u8,
) -> Option<Choice> {
    let mut search = searcher::Searcher::new(rules, past, limits, weights, table);
    let mut roots = search.roots(state);
    let forced = roots.len() < 2;
    let held = rules.held(state, &limits.knowledge).filter(|_| !forced && !limits.needs_exact_values());
    if let Some(held) = held {
        roots.retain(|root| root.mv == held);
    }
    let mut choice = None;
    for depth in from..=limits.depth {
        // The first iteration is always finished, so that there is a move to give.
        if !search.iterate(state, &mut roots, depth, choice.is_none()) {
            // What was found better before the limit came stands first now.
            choice = limits.pick(&roots, depth - 1, search.nodes());
            break;
        }
        choice = limits.pick(&roots, depth, search.nodes());
        // What is won or lost for certain needs no more than a look for a greater or smaller lead.
        let enough = is_decided(&roots) && search.nodes() >= limits.nodes / DECIDED;
        if search.saw_everything() || forced || enough {
            // What was not compared with the other moves may not be the best that there is.
            let exact = search.saw_everything() && held.is_none();
            choice = choice.map(|choice| Choice { exact, ..choice });
            break;
        }
    }
    choice
}
