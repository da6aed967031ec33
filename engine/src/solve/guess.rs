//! A guess at the value of a position, by which the solver looks at the better moves first.

use super::packed::Packed;

/// What a stone in each pit is worth to the player to move, in sixteenths of a stone of difference.
///
/// Least squares over 50,000 positions of 10 to 16 stones, whose exact values the tables gave: what
/// is left over is 2.7 stones on the average, of 4.2.
const PITS: [i16; 12] = [-10, -17, -10, 5, 16, 20, 13, 18, 15, 1, -10, -18];
const TO_MOVE: i16 = -6;
/// A row with a pit whose last stone falls into the store.
const ANOTHER_TURN: [i16; 2] = [10, -7];
/// An empty pit.
const EMPTY: [i16; 2] = [10, -5];

/// By how much the mover gets more of the stones in the pits, in sixteenths.
#[inline]
pub(super) fn guess(position: Packed) -> i16 {
    let mut value = TO_MOVE;
    for (side, pits) in PITS.chunks_exact(6).enumerate() {
        let mut another = false;
        for (place, worth) in pits.iter().enumerate() {
            let count = i16::from(position.count(6 * side + place));
            value += worth * count + if count == 0 { EMPTY[side] } else { 0 };
            another |= count == LAST_TO_STORE[place];
        }
        value += if another { ANOTHER_TURN[side] } else { 0 };
    }
    value
}

/// With how many stones a pit's last one falls into the store.
const LAST_TO_STORE: [i16; 6] = [7, 6, 5, 4, 3, 1];
