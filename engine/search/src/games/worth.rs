//! What lies in store and on the board counts, in games of rounds.

use kuzhi_engine::{Core, PitSet, Ring, Side};

use crate::value::SEED;

/// What the seeds of an unfinished round are worth to the player to move.
///
/// Seeds in store count in full. Who could not fill all their pits began the round with
/// fewer seeds on the board, and most of that lasts until the board is empty: without it the value
/// would jump when a round is laid out anew.
pub(crate) struct Worth {
    pub(crate) ring: Ring,
    /// How many seeds a full pit holds when a round is laid out.
    pub(crate) full: u8,
    /// How much of a seed that they had less the other player keeps, in parts of [`SEED`].
    pub(crate) kept: i32,
}

impl Worth {
    pub(crate) fn of(&self, core: &Core, excluded: PitSet) -> i32 {
        let value = core.lead() * SEED;
        if excluded.is_empty() { value } else { value + self.of_excluded(core, excluded) }
    }

    fn of_excluded(&self, core: &Core, excluded: PitSet) -> i32 {
        let full = i32::from(self.full);
        let missing =
            |side| self.ring.row(side).map(|pit| i32::from(excluded.contains(pit))).sum::<i32>() * full;
        let lead = missing(core.turn().other()) - missing(core.turn());
        let laid_out = 2 * i32::from(self.ring.row_len()) * full - lead.abs();
        let left: i32 = Side::ALL.map(|side| i32::from(core.board().row_total(self.ring, side))).iter().sum();
        self.kept * lead * left / laid_out.max(1)
    }
}
