//! The evaluation of stores and excluded pits in games with rounds.

use kuzhi_engine::{Core, PitSet, Ring, Side};

use crate::value::SEED;

/// The part of the evaluation that comes from stores and excluded pits in an unfinished round, for the
/// player to move.
///
/// Seeds in store count in full. A player who could not fill all their pits began the round with fewer
/// seeds on the board, and most of that deficit lasts until the board is empty. Without this term the value
/// would jump at the start of a round.
pub(crate) struct RoundValue {
    pub(crate) ring: Ring,
    /// The number of seeds in a full pit when a round is laid out.
    pub(crate) full: u8,
    /// How much the opponent keeps of each seed that the player was short of, in units of [`SEED`].
    pub(crate) kept: i32,
}

impl RoundValue {
    pub(crate) fn evaluate(&self, core: &Core, excluded: PitSet) -> i32 {
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
