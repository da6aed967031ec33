//! Both rows of a board, a word each: seven bytes for the pits, the eighth for the store.

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
/// The most seeds in every pit.
pub(super) const MOST: u64 = (0x7f * ONES) & PITS;

/// Says which row is South's: the highest bit of a store, which seeds do not need.
const SOUTHS: u64 = 1 << 63;

/// The seeds as the player to move sees them: no count is above 127.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rows {
    pub(super) own: u64,
    pub(super) other: u64,
}

impl Rows {
    /// The rows of a board, if it holds so few seeds that the tables of sowing have them all.
    pub(super) fn of(board: &Board, ring: Ring, turn: Side, most_seeds: u32) -> Option<Rows> {
        let row = |side: Side| {
            let pits = ring.row(side).rev().fold(0, |row, pit| row << 8 | u64::from(board[pit]));
            let marked = if side == Side::South { SOUTHS } else { 0 };
            pits | u64::from(board.store(side)) << STORE_SHIFT | marked
        };
        (board.total() <= most_seeds).then(|| Rows { own: row(turn), other: row(turn.other()) })
    }

    /// Gives the turn to the other player.
    pub(super) const fn pass(&mut self) {
        *self = Rows { own: self.other, other: self.own };
    }

    /// Gives the turn to the other player, or not.
    pub(super) fn pass_if(&mut self, passes: bool) {
        *self = Rows {
            own: select_unpredictable(passes, self.other, self.own),
            other: select_unpredictable(passes, self.own, self.other),
        };
    }

    /// The pits of the player to move that hold seeds, a bit each, the first one lowest.
    pub(super) const fn filled(&self) -> usize {
        filled(self.own)
    }

    pub(super) const fn own_is_empty(&self) -> bool {
        self.own << 8 == 0
    }

    pub(super) const fn other_is_empty(&self) -> bool {
        self.other << 8 == 0
    }

    /// Gives each player what lies in their own row.
    pub(super) const fn sweep(&mut self) {
        self.own = total(self.own);
        self.other = total(self.other);
    }

    /// Gives the player to move, or else the other one, all that is on the board.
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

    /// Gives each player half of what is on the board.
    ///
    /// That is an even number, so that both get their halves.
    pub(super) const fn halve(&mut self) {
        let half = u64::midpoint(total(self.own & PITS), total(self.other & PITS));
        self.own = (self.own & STORE) + half;
        self.other = (self.other & STORE) + half;
    }

    /// What the player who is not to move has in store.
    pub(super) const fn other_stored(&self) -> u64 {
        (self.other & !SOUTHS) >> STORE_SHIFT
    }

    /// What lies in both stores together, and more than that: it changes when they do.
    pub(super) const fn stored(&self) -> u64 {
        (self.own >> STORE_SHIFT) + (self.other >> STORE_SHIFT)
    }

    /// What South and North have in store.
    #[allow(clippy::cast_possible_truncation)] // one byte
    pub(super) const fn stores(&self) -> [u8; 2] {
        let south = if self.own & SOUTHS == 0 { self.other } else { self.own };
        let north = if self.own & SOUTHS == 0 { self.own } else { self.other };
        [((south & !SOUTHS) >> STORE_SHIFT) as u8, (north >> STORE_SHIFT) as u8]
    }
}

/// The seeds in the pit at a place.
pub(super) const fn seeds(row: u64, place: u32) -> u64 {
    row >> place & 0xff
}

/// The pits of a row that hold seeds, a bit each, the first one lowest.
pub(super) const fn filled(row: u64) -> usize {
    flags((row + MOST) & HIGHEST)
}

/// The sum of all bytes, in the place of the store.
pub(super) const fn total(row: u64) -> u64 {
    row.wrapping_mul(ONES) & STORE
}

/// The highest bit of every byte, together in one byte.
#[allow(clippy::cast_possible_truncation)] // one byte
pub(super) const fn flags(highest: u64) -> usize {
    (highest.wrapping_mul(0x0002_0408_1020_4081) >> 56) as usize
}
