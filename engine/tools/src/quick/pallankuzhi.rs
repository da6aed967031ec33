//! A round of Pallankuzhi in two words, with all pits in play.

use std::hint::select_unpredictable;

use kuzhi_engine::{AfterCapture, Fours, Pallankuzhi, Position, Ring};

use super::form::Quick;
use super::relay::QuickRelay;
use super::ring::{RING, ROW, next};
use super::rows::{HIGHEST, MOST, ONES, PITS, Rows, STORE_SHIFT, total};

const SEEDS: u32 = 84;
/// Rule 4: a pit that a seed brings to this number is captured.
const FOURS: u64 = (4 * ONES) & PITS;

/// A packed position in the last round of Pallankuzhi.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickPallankuzhi {
    rows: Rows,
    /// The most seeds that fall into one pit each.
    round: u64,
    /// Who owns fours in the opponent's row: all bits if the opponent, none if the mover.
    others_fours: u64,
    /// Whether a turn continues after a capture.
    goes_on: bool,
}

/// One seed in each pit from the one after the lifted pit to the last one.
#[derive(Copy, Clone)]
struct Drops {
    own: u64,
    other: u64,
    last: u32,
}

/// The number of table entries per pit: a power of two.
const HANDS: usize = 16;

static DROPS: [Drops; 16 * HANDS] = drops();

const fn drops() -> [Drops; 16 * HANDS] {
    let mut drops = [Drops { own: 0, other: 0, last: 0 }; 16 * HANDS];
    let mut from = 0;
    while from < RING {
        let mut seeds = 1;
        let mut before = Drops { own: 0, other: 0, last: from };
        while seeds <= RING {
            before.last = (before.last + 1) % RING;
            if before.last < ROW {
                before.own |= 1 << (8 * before.last);
            } else {
                before.other |= 1 << (8 * (before.last - ROW));
            }
            drops[from as usize * HANDS + seeds as usize] = before;
            seeds += 1;
        }
        from += 1;
    }
    drops
}

/// Returns four for each pit that a seed has brought to four.
const fn fours(row: u64, dropped: u64) -> u64 {
    let others = ((row ^ FOURS) & PITS) + MOST;
    (!others & HIGHEST & (dropped << 7)) >> 5
}

impl QuickPallankuzhi {
    /// Packs a position, if it is in the last round, has all pits in play and no more seeds than at the
    /// start.
    pub(crate) fn of(rules: Pallankuzhi, from: &Position) -> Option<QuickPallankuzhi> {
        if !from.excluded.is_empty() || !rules.rounds.is_last(from.round) {
            return None;
        }
        Some(QuickPallankuzhi {
            rows: Rows::of(&from.board, Ring::SEVEN, from.turn?, SEEDS)?,
            round: u64::from(RING) - u64::from(rules.skip_origin),
            others_fours: if rules.fours == Fours::Owner { u64::MAX } else { 0 },
            goes_on: rules.after_capture == AfterCapture::Continue,
        })
    }

    /// Sows one lap and captures its fours. Returns the pit of the last seed.
    #[inline]
    fn sow_lap(&mut self, from: u32) -> u32 {
        let mut hand = self.rows.pit(from);
        self.rows.add(from, hand.wrapping_neg());
        loop {
            let seeds = hand.min(self.round);
            let last = self.drop(from, seeds);
            hand -= seeds;
            if hand == 0 {
                return last;
            }
        }
    }

    /// Drops one seed into each of the pits.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // up to 14
    fn drop(&mut self, from: u32, seeds: u64) -> u32 {
        let Rows { own, other } = &mut self.rows;
        let drops = &DROPS[(from as usize * HANDS + seeds as usize) % DROPS.len()];
        *own += drops.own;
        *other += drops.other;
        let (from_own, from_other) = (fours(*own, drops.own), fours(*other, drops.other));
        let to_other = from_other & self.others_fours;
        *own = *own - from_own + total(from_own + from_other - to_other);
        *other = *other - from_other + total(to_other);
        drops.last
    }
}

impl QuickRelay for QuickPallankuzhi {
    #[inline]
    fn lap(&mut self, from: u32) -> Option<u32> {
        let following = next(self.sow_lap(from));
        let relays = self.rows.pit(following) > 0;
        // Rule 2: the pit after the gap is captured.
        let prize = next(following);
        let taken = select_unpredictable(relays, 0, self.rows.pit(prize));
        self.rows.add(prize, taken.wrapping_neg());
        self.rows.own += taken << STORE_SHIFT;
        // RULES P1
        let behind = next(prize);
        let goes_on = self.goes_on && taken > 0 && self.rows.pit(behind) > 0;
        (relays || goes_on).then_some(select_unpredictable(relays, following, behind))
    }

    fn standing(&self) -> Rows {
        self.rows
    }
}

impl Quick for QuickPallankuzhi {
    /// The turns of the two players alternate.
    #[inline]
    fn least_round(&self) -> Option<usize> {
        Some(2)
    }

    #[inline]
    fn lift(&mut self, place: u32) -> usize {
        self.sow(place / 8);
        self.rows.pass();
        let lifts = self.rows.filled();
        if lifts == 0 {
            // Rule 6
            self.rows.sweep_to(false);
        }
        lifts
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
