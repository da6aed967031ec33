//! Positions within a round, packed as their mover sees them.

use kuzhi_engine::Side;

use super::share::{RING, State};

/// The number of bits for a pit, and the count that stands for a pit out of play. At most 84 seeds are in a
/// pit.
const BITS: u32 = 7;
const EXCLUDED: u8 = (1 << BITS) - 1;

/// A position within a round: the pits, beginning with the mover's first. What is in store does not matter
/// for what is still to be had, nor which of the players is to move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct RoundKey([u64; 2]);

impl RoundKey {
    pub(super) fn from_state(state: &State) -> RoundKey {
        let (core, excluded) = (state.as_ref(), state.excluded());
        let half = |side: Side| {
            RING.row(side).fold(0, |packed, pit| {
                let seeds = if excluded.contains(pit) { EXCLUDED } else { core.board()[pit] };
                packed << BITS | u64::from(seeds)
            })
        };
        RoundKey([half(core.turn()), half(core.turn().other())])
    }

    /// Returns a hash whose lower bits are as good as the others.
    pub(super) const fn hash(self) -> u64 {
        let [own, other] = self.0;
        crate::rng::mix(own ^ other.rotate_left(23).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Returns whether this stands for no position: a player to move has seeds.
    pub(super) const fn is_none(self) -> bool {
        self.0[0] == 0
    }
}
