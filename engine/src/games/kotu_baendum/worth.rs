//! What an unfinished round of Kotu Baendum is worth.

use super::{RING, SEEDS_A_PIT, State};
use crate::rounds::Worth;
use crate::rules::SEED;
use crate::{Direction, Pit, PitSet, weights};

/// What is worth something to the player to move: marked pits belong to their owner already.
pub(super) fn certain(state: &State) -> i32 {
    // While a row is arranged its seeds are all in store, though no pit is in play.
    let excluded = if state.arranging { PitSet::EMPTY } else { state.excluded };
    let value = Worth { ring: RING, full: SEEDS_A_PIT, kept: SEED / 2 }.of(&state.core, excluded);
    if state.marks.pits().is_empty() {
        return value;
    }
    let marked = RING.pits().filter_map(|pit| {
        let seeds = i32::from(state.core.board[pit]) * SEED;
        Some(if state.marks.owner(pit)? == state.core.turn { seeds } else { -seeds })
    });
    value + marked.sum::<i32>()
}

/// Counts the pits, in the way that the seeds go.
pub(super) fn weigh(state: &State, count: &mut impl FnMut(usize, i32)) {
    let marked = state.marks.pits();
    let out = state.excluded.union(marked);
    let apart = |pit| Pit::new(pit).is_some_and(|pit| out.contains(pit));
    let table = weights::stage(&state.core, RING, 56);
    if state.direction() == Direction::CounterClockwise {
        weights::each_pit(&state.core, RING, table, apart, count);
    } else {
        weights::each_pit(&state.core, RING, table, apart, &mut |index, times| {
            count(weights::mirrored(index, RING), times);
        });
    }
}
