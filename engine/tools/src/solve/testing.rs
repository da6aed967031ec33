//! Helpers for the tests of this module.

use kuzhi_search::Rng;
use kuzhi_search::acyclic::Packed;

/// Draws a position with this many stones in the pits.
pub(super) fn position(rng: &mut Rng, stones: u8) -> Packed {
    let mut counts = [0; 12];
    for _ in 0..stones {
        counts[rng.below(12)] += 1;
    }
    Packed::from_counts(counts)
}
