//! Looking further ahead, one ply after another, until the limits are reached.

use kuzhi_engine::Standing;

use crate::choice::Choice;
use crate::limits::Limits;
use crate::root_move::Root;
use crate::searchable::Searchable;
use crate::searcher::Searcher;
use crate::transpositions::Memory;
use crate::value::{SEED, WIN};
use crate::weights::Weights;

/// Of the nodes that are allowed such a part is enough once the game is decided.
const DECIDED: u64 = 10;

/// Deepens the search of a position, beginning with so many plies.
pub(crate) fn deepen<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[Standing],
    limits: &Limits,
    weights: &Weights,
    table: Memory<'_, R::State>,
    from: u8,
) -> Option<Choice> {
    let mut search = Searcher::new(rules, past, limits, weights, table);
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

fn is_decided(roots: &[Root]) -> bool {
    roots.iter().map(|root| root.value).max().is_some_and(|value| value.abs() >= WIN * SEED)
}
