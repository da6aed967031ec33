//! Both rows as a ring: the mover's pits are 0 to 6, the opponent's 7 to 13.

use std::hint::select_unpredictable;

use super::rows::Rows;

/// The number of pits in a row.
pub(super) const ROW: u32 = 7;
/// The number of pits.
pub(super) const RING: u32 = 2 * ROW;

/// Returns the next pit.
#[inline]
pub(super) fn next(number: u32) -> u32 {
    select_unpredictable(number == RING - 1, 0, number + 1)
}

/// Returns a pit's position in its row, and whether that is the mover's row.
#[inline]
fn place(number: u32) -> (u32, bool) {
    let is_own = number < ROW;
    (8 * select_unpredictable(is_own, number, number.wrapping_sub(ROW)), is_own)
}

impl Rows {
    /// Returns the bits of a pit.
    #[inline]
    pub(super) fn pit(&self, number: u32) -> u64 {
        let (place, is_own) = place(number);
        select_unpredictable(is_own, self.own, self.other) >> place & 0xff
    }

    /// Adds to a pit, wrapping, so it can also subtract.
    #[inline]
    pub(super) fn add(&mut self, number: u32, seeds: u64) {
        let (place, is_own) = place(number);
        let seeds = seeds << place;
        self.own = self.own.wrapping_add(select_unpredictable(is_own, seeds, 0));
        self.other = self.other.wrapping_add(select_unpredictable(is_own, 0, seeds));
    }
}
