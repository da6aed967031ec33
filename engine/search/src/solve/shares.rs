//! Shares: the number of stones in the pits that the mover gets under best play.

use kuzhi_engine::End;

use super::packed::Packed;

/// Returns the mover's share if the game has just ended in a position of `stones` stones.
///
/// The player with the empty row takes everything that is left (rule 6 of Mangala in RULES). Ruling M1
/// decides when the game ends.
#[inline]
pub fn settled(position: Packed, stones: u8, end: End) -> Option<u8> {
    if position.own_row_is_empty() {
        return Some(stones);
    }
    (end == End::RowEmpty && position.other_row_is_empty()).then_some(0)
}
