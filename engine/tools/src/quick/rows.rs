//! Both rows of a board in a word each: seven bytes for the pits, the eighth for the store.

use std::hint::select_unpredictable;

use kuzhi_engine::{Board, Ring, Side};

/// One in every byte.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;
/// The store.
pub(super) const STORE: u64 = 0xff << STORE_SHIFT;
pub(super) const STORE_SHIFT: u32 = 56;
/// The pits of a row.
pub(super) const PITS: u64 = !STORE;

/// The highest bit of every pit.
pub(super) const HIGHEST: u64 = (0x80 * ONES) & PITS;
/// The maximum count in every pit.
pub(super) const MOST: u64 = (0x7f * ONES) & PITS;

/// Marks South's row: the highest bit of a store, which no count needs.
const SOUTHS: u64 = 1 << 63;

/// The seeds as the player to move sees them. No count exceeds 127.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rows {
    pub(super) own: u64,
    pub(super) other: u64,
}

impl Rows {
    /// Packs the rows of a board, if the sowing tables cover its number of seeds.
    pub(super) fn of(board: &Board, ring: Ring, turn: Side, most_seeds: u32) -> Option<Rows> {
        let row = |side: Side| {
            let pits = ring.row(side).rev().fold(0, |row, pit| row << 8 | u64::from(board[pit]));
            let marked = if side == Side::South { SOUTHS } else { 0 };
            pits | u64::from(board.store(side)) << STORE_SHIFT | marked
        };
        (board.total() <= most_seeds).then(|| Rows { own: row(turn), other: row(turn.other()) })
    }

    /// Passes the turn.
    pub(super) const fn pass(&mut self) {
        *self = Rows { own: self.other, other: self.own };
    }

    /// Passes the turn if `passes` is set.
    pub(super) fn pass_if(&mut self, passes: bool) {
        *self = Rows {
            own: select_unpredictable(passes, self.other, self.own),
            other: select_unpredictable(passes, self.own, self.other),
        };
    }

    /// Returns the pits of the player to move that hold seeds, one bit each, the first pit lowest.
    pub(super) const fn filled(&self) -> usize {
        filled(self.own)
    }

    pub(super) const fn own_is_empty(&self) -> bool {
        self.own << 8 == 0
    }

    pub(super) const fn other_is_empty(&self) -> bool {
        self.other << 8 == 0
    }

    /// Gives each player the seeds in their own row.
    pub(super) const fn sweep(&mut self) {
        self.own = total(self.own);
        self.other = total(self.other);
    }

    /// Gives one player all seeds on the board: the player to move or the other one.
    pub(super) const fn sweep_to(&mut self, own: bool) {
        let on_board = total(self.own & PITS) + total(self.other & PITS);
        self.own &= STORE;
        self.other &= STORE;
        if own {
            self.own += on_board;
        } else {
            self.other += on_board;
        }
    }

    /// Gives each player half of the seeds on the board.
    ///
    /// Their number is even.
    pub(super) const fn halve(&mut self) {
        let half = u64::midpoint(total(self.own & PITS), total(self.other & PITS));
        self.own = (self.own & STORE) + half;
        self.other = (self.other & STORE) + half;
    }

    /// Returns the store of the player who is not to move.
    pub(super) const fn other_stored(&self) -> u64 {
        (self.other & !SOUTHS) >> STORE_SHIFT
    }

    /// Returns a value that changes whenever the stores do: their sum, plus other bits.
    pub(super) const fn stored(&self) -> u64 {
        (self.own >> STORE_SHIFT) + (self.other >> STORE_SHIFT)
    }

    /// Returns the stores of South and North.
    #[allow(clippy::cast_possible_truncation)] // one byte
    pub(super) const fn stores(&self) -> [u8; 2] {
        let south = if self.own & SOUTHS == 0 { self.other } else { self.own };
        let north = if self.own & SOUTHS == 0 { self.own } else { self.other };
        [((south & !SOUTHS) >> STORE_SHIFT) as u8, (north >> STORE_SHIFT) as u8]
    }
}

/// Returns the seeds of a pit.
pub(super) const fn seeds(row: u64, place: u32) -> u64 {
    row >> place & 0xff
}

/// Returns the pits of a row that hold seeds, one bit each, the first pit lowest.
pub(super) const fn filled(row: u64) -> usize {
    flags((row + MOST) & HIGHEST)
}

/// Returns the sum of all bytes, in the byte of the store.
pub(super) const fn total(row: u64) -> u64 {
    row.wrapping_mul(ONES) & STORE
}

/// Gathers the highest bit of every byte into one byte.
#[allow(clippy::cast_possible_truncation)] // one byte
pub(super) const fn flags(highest: u64) -> usize {
    (highest.wrapping_mul(0x0002_0408_1020_4081) >> 56) as usize
}
