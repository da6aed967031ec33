//! Al-manqala in two words.

use super::Quick;
use super::rows::{ONES, PITS, Rows, flags, total};
use super::sown::{Sowings, Way};
use crate::rules::Core;

const BEADS: u32 = 98;
/// Rule 5: more than half of the beads.
const MAJORITY: u64 = 50;
/// The pits of a row.
const ROW: u32 = 7;
/// All pits.
const RING: u32 = 14;

static SOWINGS: Sowings<{ 8 * 128 }> = Sowings::new(Way { row: 7, into_store: false, back_first: false });

/// Al-manqala in play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickAlManqala {
    rows: Rows,
}

/// The pits that hold two or four, a bit each.
const fn twos_and_fours(row: u64) -> u64 {
    // No bit but that of two or that of four, and exactly one of these.
    let one_of_both = (row >> 1 ^ row >> 2) & ONES;
    let others = ((row & (0x79 * ONES)) + 0x7f * ONES) >> 7;
    flags(one_of_both & !others & PITS) as u64
}

/// All bits of the pits of a set.
#[allow(clippy::cast_possible_truncation)] // below the length
const fn spread(set: u64) -> u64 {
    SPREAD[set as usize % SPREAD.len()]
}

static SPREAD: [u64; 128] = spreads();

const fn spreads() -> [u64; 128] {
    let mut spread = [0; 128];
    let mut set = 0;
    while set < 128 {
        let mut place = 0;
        while place < 7 {
            if set >> place & 1 == 1 {
                spread[set] |= 0xff << (8 * place);
            }
            place += 1;
        }
        set += 1;
    }
    spread
}

impl QuickAlManqala {
    /// The same game in play, if it has no more beads than the game starts with.
    pub(crate) fn of(core: &Core) -> Option<QuickAlManqala> {
        Some(QuickAlManqala { rows: Rows::of(&core.board, crate::Ring::SEVEN, core.turn, BEADS)? })
    }

    /// Sows and captures and passes the turn; gives nothing to decide about the game.
    #[inline]
    fn sow_and_capture(&mut self, place: usize) {
        let Rows { own, other } = &mut self.rows;
        let beads = *own >> (8 * place) & 0xff;
        let sown = SOWINGS.of(place, beads);
        *own = *own - (beads << (8 * place)) + sown.own;
        *other += sown.other;
        self.capture(sown.last);
        self.rows.pass();
    }

    /// Rule 2: captures the unbroken run of twos and fours that ends with the last pit.
    #[inline]
    fn capture(&mut self, last: u32) {
        let Rows { own, other } = &mut self.rows;
        let ring = twos_and_fours(*own) | twos_and_fours(*other) << ROW;
        // The ring twice, so that a run across its end is in one piece; the last pit is the highest bit.
        let twice = (ring | ring << RING) << (63 - RING - last);
        let run = (!twice).leading_zeros().min(RING);
        let set = ((1 << run) - 1) << (last + 1 + RING - run);
        let set = set | set >> RING;
        let (from_own, from_other) = (*own & spread(set), *other & spread(set >> ROW));
        *own = *own - from_own + total(from_own + from_other);
        *other -= from_other;
    }

    /// Rule 3: the lifts that leave the opponent something.
    #[cold]
    fn feeding(&self) -> usize {
        let feeds = |&place: &usize| {
            let mut after = *self;
            after.sow_and_capture(place);
            !after.rows.own_is_empty()
        };
        (0..7)
            .filter(|place| self.rows.filled() >> place & 1 == 1)
            .filter(feeds)
            .map(|place| 1 << place)
            .sum()
    }
}

impl Quick for QuickAlManqala {
    const COMES_BACK: bool = true;

    #[inline]
    fn lifts(&self) -> usize {
        if self.rows.other_is_empty() { self.feeding() } else { self.rows.filled() }
    }

    #[inline]
    fn lift(&mut self, place: usize) -> bool {
        self.sow_and_capture(place);
        if self.rows.other_stored() >= MAJORITY {
            return false;
        }
        if self.rows.own_is_empty() {
            // RULES A2
            self.rows.sweep();
            return false;
        }
        if self.rows.other_is_empty() && self.feeding() == 0 {
            // Rule 3: the one who could not be fed takes all.
            self.rows.sweep_to(false);
            return false;
        }
        true
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
