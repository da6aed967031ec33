//! Alpha-beta of a fixed depth with nothing but the stores: what the search is measured against.

use super::searcher::final_value;
use super::{Choice, WIN};
use crate::Move;
use crate::rules::{Rules, SEED};

const INFINITE: i32 = WIN * SEED * 2;

/// Chooses a move by looking `depth` plies ahead and counting what is in the stores.
pub(crate) fn think<R: Rules>(rules: &R, state: &R::State, depth: u8) -> Option<Choice> {
    let mut best: Option<(Move, i32)> = None;
    let mut nodes = 0;
    rules.each_move(state, &mut |mv| {
        let alpha = best.map_or(-INFINITE, |(_, value)| value);
        let value = after(rules, state, mv, depth.saturating_sub(1), (alpha, INFINITE), &mut nodes);
        if best.is_none_or(|(_, other)| value > other) {
            best = Some((mv, value));
        }
    });
    best.map(|(best, value)| Choice { best, value: value / SEED, exact: false, depth, nodes })
}

fn after<R: Rules>(
    rules: &R,
    state: &R::State,
    mv: Move,
    depth: u8,
    (alpha, beta): (i32, i32),
    nodes: &mut u64,
) -> i32 {
    let mut next = *state;
    rules.advance(&mut next, mv);
    if next.as_ref().turn == state.as_ref().turn {
        value(rules, &next, depth, (alpha, beta), nodes)
    } else {
        -value(rules, &next, depth, (-beta, -alpha), nodes)
    }
}

/// The value of a position to the player whose turn it is.
fn value<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: u8,
    (mut alpha, beta): (i32, i32),
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let core = state.as_ref();
    if core.over.is_some() {
        return final_value(core);
    }
    if depth == 0 {
        return core.lead() * SEED;
    }
    let mut best = -INFINITE;
    rules.each_move(state, &mut |mv| {
        if alpha < beta {
            best = best.max(after(rules, state, mv, depth - 1, (alpha, beta), nodes));
            alpha = alpha.max(best);
        }
    });
    best
}
