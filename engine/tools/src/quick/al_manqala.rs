//! Al-manqala in two words.

use std::hint::select_unpredictable;

use kuzhi_engine::{Position, Ring};

use super::form::Quick;
use super::rows::{HIGHEST, MOST, ONES, PITS, Rows, seeds, total};
use super::sown::{Sowings, Sown, Way};

const BEADS: u32 = 98;
/// Rule 5: more than half of the beads.
const MAJORITY: u64 = 50;

static SOWINGS: Sowings<{ 8 * 128 }> = Sowings::new(Way { row: 7, into_store: false, back_first: false });

/// A packed position of Al-manqala.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickAlManqala {
    rows: Rows,
}

/// Returns the bits of the unbroken run of twos and fours that ends with the last pit. `shift` makes that pit
/// the row's highest one. `None` if the run includes all pits before it.
const fn run(row: u64, shift: u32) -> Option<u64> {
    // 2 and 4 become 128 and 130, 0 and 1 become 126 and 127.
    let apart = row.wrapping_add(0x7e * ONES) & (0x7d * ONES);
    let breaks = ((apart + MOST) & HIGHEST) << shift;
    match breaks.checked_ilog2() {
        Some(last_break) => Some((!1 << last_break) >> shift),
        None => None,
    }
}

/// The shift of a row's last pit.
const LAST: u32 = 8;

impl QuickAlManqala {
    /// Packs a position, if the game is not over and has no more beads than at the start.
    pub(crate) fn of(from: &Position) -> Option<QuickAlManqala> {
        Some(QuickAlManqala { rows: Rows::of(&from.board, Ring::SEVEN, from.turn?, BEADS)? })
    }

    /// Sows, captures and passes the turn, without checking for the end.
    #[inline]
    fn sow_and_capture(&mut self, place: u32) {
        let Rows { own, other } = &mut self.rows;
        let sown = SOWINGS.of(place, seeds(*own, place));
        *own = own.wrapping_add(sown.own);
        *other += sown.other;
        self.capture(sown);
        self.rows.pass();
    }

    /// Rule 2: captures the unbroken run of twos and fours that ends with the last pit.
    #[inline]
    fn capture(&mut self, sown: &Sown) {
        let Rows { own, other } = &mut self.rows;
        let is_own = sown.last_own != 0;
        let row = select_unpredictable(is_own, *own, *other);
        let Some(run) = run(row, sown.shift) else {
            return self.rows = self.capture_across(sown);
        };
        let taken = row & run;
        let from_own = select_unpredictable(is_own, taken, 0);
        *other ^= taken ^ from_own;
        *own = (*own ^ from_own) + total(taken);
    }

    /// The same, when the run can continue in the other row.
    #[cold]
    fn capture_across(self, sown: &Sown) -> Rows {
        let Rows { own, other } = self.rows;
        let is_own = sown.last_own != 0;
        let (near, far) = if is_own { (own, other) } else { (other, own) };
        let begun = near & (u64::MAX >> sown.shift);
        let near = near ^ begun;
        // If all of the other row up to its first pit is captured, the run continues at the end of the first
        // row.
        let (further, round) = match run(far, LAST) {
            Some(run) => (far & run, 0),
            None => (far & PITS, near & run(near, LAST).unwrap_or(0)),
        };
        let (near, far) = (near ^ round, far ^ further);
        let (own, other) = if is_own { (near, far) } else { (far, near) };
        Rows { own: own + total(begun + further + round), other }
    }

    /// Ends the game if one row is empty and the rules say so. Returns the pits that may be lifted.
    #[cold]
    fn near_the_end(&mut self, filled: usize) -> usize {
        if filled == 0 {
            // RULES A2
            self.rows.sweep();
            return 0;
        }
        let feeding = self.feeding();
        if feeding == 0 {
            // Rule 3: a player who cannot feed the opponent takes everything.
            self.rows.sweep_to(false);
        }
        feeding
    }

    /// Rule 3: the lifts that feed the opponent, one bit each.
    #[cold]
    fn feeding(&self) -> usize {
        let filled = self.rows.filled();
        let feeds = |&number: &u32| {
            let mut after = *self;
            after.sow_and_capture(8 * number);
            !after.rows.own_is_empty()
        };
        (0..7_u32).filter(|number| filled >> number & 1 == 1).filter(feeds).map(|number| 1 << number).sum()
    }
}

impl Quick for QuickAlManqala {
    /// The shortest cycle. Let no lift of a round take more than `k` beads. A pit from which `k` were lifted
    /// has to get them back, one per move, which takes `k + 1` moves including its own. Also, at least `k`
    /// beads cross each of the 14 borders between pits, and a move makes at most `k (k + 1) / 2` crossings,
    /// which takes `28 / (k + 1)` moves. One of the two exceeds 5. From `k = 14` on a move can give a pit
    /// more than one bead, but then at least seven moves besides its own are needed.
    #[inline]
    fn least_round(&self) -> Option<usize> {
        Some(6)
    }

    #[inline]
    fn lifts(&self) -> usize {
        if self.rows.other_is_empty() { self.feeding() } else { self.rows.filled() }
    }

    #[inline]
    fn lift(&mut self, place: u32) -> usize {
        self.sow_and_capture(place);
        if self.rows.other_stored() >= MAJORITY {
            return 0;
        }
        let filled = self.rows.filled();
        if filled == 0 || self.rows.other_is_empty() { self.near_the_end(filled) } else { filled }
    }

    /// RULES A3
    fn repeat(&mut self) {
        self.rows.halve();
    }

    #[inline]
    fn rows(&self) -> &Rows {
        &self.rows
    }

    #[inline]
    fn rows_mut(&mut self) -> &mut Rows {
        &mut self.rows
    }
}
