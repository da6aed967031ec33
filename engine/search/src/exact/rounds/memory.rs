//! The memory of a round solver.

use super::bounds::BoundsTable;
use super::claims::ClaimsTable;

/// What a round solver has found out, kept from one solver to the next for its memory.
#[derive(Default)]
pub(super) struct RoundMemory {
    pub(super) bounds: BoundsTable,
    pub(super) claims: ClaimsTable,
}

impl RoundMemory {
    pub(super) fn clear(&mut self) {
        self.bounds.clear();
        self.claims.clear();
    }
}
