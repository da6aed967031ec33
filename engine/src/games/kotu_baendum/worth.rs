//! What an unfinished round of Kotu Baendum is worth.

use super::{RING, SEEDS_A_PIT, State};
use crate::PitSet;
use crate::rounds::Worth;
use crate::rules::SEED;

/// A seed in one's own row is as good as half a seed: the round ends with what lies there.
const ROW: i32 = SEED / 2;

/// What the position is worth to the player to move: marked pits belong to their owner already.
pub(super) fn evaluate(state: &State) -> i32 {
    // While a row is arranged its seeds are all in store, though no pit is in play.
    let excluded = if state.arranging { PitSet::EMPTY } else { state.excluded };
    let value = Worth { ring: RING, full: SEEDS_A_PIT, row: ROW }.of(&state.core, excluded);
    if state.marks.pits().is_empty() {
        return value;
    }
    let sign = |side| if side == state.core.turn { 1 } else { -1 };
    let marked = RING.pits().filter_map(|pit| {
        let seeds = i32::from(state.core.board[pit]);
        let owner = state.marks.owner(pit)?;
        Some(seeds * (SEED * sign(owner) - ROW * sign(RING.owner(pit))))
    });
    value + marked.sum::<i32>()
}
