//! Iterative deepening: searching one ply deeper at a time until a limit is reached.

use kuzhi_engine::RepetitionKey;

use crate::choice::Choice;
use crate::exact::Exact as _;
use crate::limits::Limits;
use crate::root_move::Root;
use crate::searchable::Searchable;
use crate::searcher::Searcher;
use crate::transpositions::Memory;
use crate::value::{SEED, WIN};
use crate::weights::Weights;

/// Once the game or the move is decided, this fraction of the nodes is enough: one tenth.
const DECIDED: u64 = 10;

/// Searches a position by iterative deepening, starting at depth `from`.
pub(crate) fn deepen<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[RepetitionKey],
    limits: &Limits,
    weights: &Weights,
    table: Memory<'_, R::State>,
    from: u8,
) -> Option<Choice> {
    let mut search = Searcher::new(rules, past, limits, weights, table);
    let mut roots = search.roots(state);
    let count = roots.len();
    if let Some(drawn) = limits.carelessness.draw(state.as_ref().lead(), count, limits.seed) {
        roots = vec![roots[drawn]];
    }
    let forced = roots.len() < 2;
    let may_hold = !forced && !limits.needs_exact_values();
    let held = if may_hold { search.exact().hold(state, past, limits) } else { None };
    if let Some(held) = held {
        roots.retain(|root| root.mv == held);
    }
    let all_searched = roots.len() == count;
    let mut choice = None;
    for depth in from..=limits.depth {
        // The first iteration always finishes, so that there is a move to return.
        if !search.iterate(state, &mut roots, depth, choice.is_none()) {
            // A better move found before the limit is now first.
            choice = limits.pick(&roots, depth - 1, search.nodes());
            break;
        }
        choice = limits.pick(&roots, depth, search.nodes());
        // If the result or the move is certain, a short search for the margin is enough.
        let enough = (held.is_some() || is_decided(&roots)) && search.nodes() >= limits.nodes / DECIDED;
        if search.saw_everything() || forced || enough {
            // A move that was left out may be better.
            let exact = search.saw_everything() && all_searched;
            choice = choice.map(|choice| Choice { exact, ..choice });
            break;
        }
    }
    choice
}

fn is_decided(roots: &[Root]) -> bool {
    roots.iter().map(|root| root.value).max().is_some_and(|value| value.abs() >= WIN * SEED)
}
