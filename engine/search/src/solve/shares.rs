//! What a position is worth: how many of the stones in the pits its mover gets when both play their best.

use kuzhi_engine::End;

use super::packed::Packed;

/// The mover's share of a position of `stones` stones in which the game has just ended, if it has.
///
/// RULES Mangala 6: whose row is empty takes all that is left. When the game ends is ruling M1.
#[inline]
pub fn settled(position: Packed, stones: u8, end: End) -> Option<u8> {
    if position.own_row_is_empty() {
        return Some(stones);
    }
    (end == End::RowEmpty && position.other_row_is_empty()).then_some(0)
}
