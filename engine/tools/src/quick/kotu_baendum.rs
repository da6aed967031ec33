//! A round of Kotu Baendum in two words, with all pits in play.

use std::hint::select_unpredictable;
use std::mem;

use kuzhi_engine::{Capture, Direction, KotuBaendum, Marks, Phase, Position, Ring, Side};

use super::choice;
use super::form::Quick;
use super::relay::QuickRelay;
use super::ring::{RING, ROW, next};
use super::rows::{HIGHEST, MOST, ONES, PITS, Rows, STORE_SHIFT, flags, total};

const SEEDS: u32 = 56;
/// A pit with this many seeds is skipped, and captured by one more.
const THREE: u64 = 3;
const FOUR: u64 = 4;

/// The bits of every pit that count seeds.
const COUNTS: u64 = (0x3f * ONES) & PITS;
/// All bits but the marks.
const SEEN: u64 = COUNTS | !PITS;
/// The bit that marks a pit.
const MARK: u64 = 0x80;
/// The bit of a marked pit that belongs to the opponent of the row's owner.
const ACROSS: u64 = 0x40;

/// The ends of both rows, one bit for each pit of the ring.
const ENDS: usize = (1 | FRONT) * (1 | 1 << ROW);
/// The last pit in sowing direction.
const FRONT: usize = 1 << 6;
/// All pits of a row.
const ALL: usize = (1 << ROW) - 1;

/// A packed round of Kotu Baendum in which every capture takes four.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickKotuBaendum {
    /// The rows in sowing direction: mirrored if that is clockwise.
    rows: Rows,
    /// The pits from which the mover can make their next turn, if any can be lifted: all of them, or only the
    /// ends before their first turn.
    own_first: usize,
    other_first: usize,
    direction: Option<Direction>,
    /// Whether a turn continues after a capture.
    goes_on: bool,
}

impl QuickKotuBaendum {
    /// Packs a position, if it is in the last round, has all pits in play, captures of four only, and no more
    /// seeds than at the start.
    pub(crate) fn of(rules: KotuBaendum, from: &Position) -> Option<QuickKotuBaendum> {
        let usual = from.excluded.is_empty() && from.eats == [4; 2] && from.phase == Phase::Play;
        let mover = from.turn.filter(|_| usual && rules.rounds.is_last(from.round))?;
        let mut rows = Rows::of(&from.board, Ring::SEVEN, mover, SEEDS)?;
        rows.own |= marked(from.marks, mover);
        rows.other |= marked(from.marks, mover.other());
        if from.direction == Some(Direction::Clockwise) {
            rows = mirrored(rows);
        }
        let first = |side: Side| if from.to_open[side.index()] { ENDS & ALL } else { ALL };
        let [own_first, other_first] = [mover, mover.other()].map(first);
        let goes_on = rules.capture == Capture::Relay;
        Some(QuickKotuBaendum { rows, own_first, other_first, direction: from.direction, goes_on })
    }

    /// Chooses the direction (rule 1).
    fn choose(&mut self, direction: Direction) {
        self.direction = Some(direction);
        if direction == Direction::Clockwise {
            self.rows = mirrored(self.rows);
        }
    }

    /// Sows one lap except its last seed (rule 4). Returns the pit for that seed, or `None` if it went into
    /// the store.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // below 64
    fn sow_lap(&mut self, from: u32) -> Option<u32> {
        let hand = self.rows.pit(from);
        let before_last = hand as usize - 1;
        self.rows.add(from, hand.wrapping_neg());
        let Rows { own, other } = &mut self.rows;
        let takers = takers(*own) | takers(*other) << ROW;
        // The pits after the lifted one, with that one last.
        let way = (takers | takers << RING) >> (from + 1);
        let (near, far) = (way & ALL, way >> ROW & ALL);
        let to_far = before_last.saturating_sub(choice::len(near));
        if to_far > choice::len(far) {
            return self.sow_long_lap(from, hand);
        }
        let dropped = choice::first(near, before_last) | choice::first(far, to_far) << ROW;
        let round = dropped << (from + 1);
        let round = round | round >> RING;
        *own += choice::one_each(round & ALL);
        *other += choice::one_each(round >> ROW & ALL);
        Some((from + 1 + (dropped << 1 | 1).ilog2()) % RING)
    }

    /// Sows when some pits get more than one seed, or the lifted pit keeps one.
    #[cold]
    fn sow_long_lap(&mut self, from: u32, hand: u64) -> Option<u32> {
        let mut number = from;
        for left in (2..=hand).rev() {
            let mut pits = (1..=RING).map(|step| (number + step) % RING);
            let Some(taker) = pits.find(|&pit| self.rows.pit(pit) & 0x3f != THREE) else {
                // RULES K5
                self.rows.own += left << STORE_SHIFT;
                return None;
            };
            self.rows.add(taker, 1);
            number = taker;
        }
        Some(next(number))
    }

    /// Rule 6
    #[cold]
    fn tie(&mut self, number: u32) {
        self.rows.add(number, if number < ROW { MARK } else { MARK | ACROSS });
    }

    /// Gives each player the seeds in their own pits, including those they own in the other row (rule 7).
    fn settle(&mut self) {
        let Rows { own, other } = self.rows;
        let (from_own, from_other) = (across(own), across(other));
        let (own, other) = (own & SEEN, other & SEEN);
        self.rows = Rows {
            own: total(own - from_own) + total(from_other),
            other: total(other - from_other) + total(from_own),
        };
    }
}

/// Returns the bits of the marked pits of a row.
fn marked(marks: Marks, side: Side) -> u64 {
    let bits = |pit| match marks.owner(pit) {
        Some(owner) if owner == side => MARK,
        Some(_) => MARK | ACROSS,
        None => 0,
    };
    Ring::SEVEN.row(side).rev().fold(0, |row, pit| row << 8 | bits(pit))
}

/// Mirrors both rows.
const fn mirrored(rows: Rows) -> Rows {
    const fn row(row: u64) -> u64 {
        (row & PITS).swap_bytes() >> 8 | row & !PITS
    }
    Rows { own: row(rows.own), other: row(rows.other) }
}

/// Returns the pits of a row that are not skipped, one bit each.
const fn takers(row: u64) -> usize {
    flags((((row & COUNTS) ^ ((THREE * ONES) & PITS)) + MOST) & HIGHEST)
}

/// Returns the seeds in the pits of a row that belong to the other player.
const fn across(row: u64) -> u64 {
    row & COUNTS & ((row & PITS) >> 6 & ONES).wrapping_mul(0xff)
}

impl QuickRelay for QuickKotuBaendum {
    #[inline]
    fn lap(&mut self, from: u32) -> Option<u32> {
        let last = self.sow_lap(from)?;
        let held = self.rows.pit(last);
        let is_full = held == THREE;
        if is_full && ENDS >> last & 1 == 1 {
            self.rows.add(last, 1);
            self.tie(last);
            return None;
        }
        self.rows.add(last, select_unpredictable(is_full, THREE.wrapping_neg(), 1));
        self.rows.own += select_unpredictable(is_full, FOUR << STORE_SHIFT, 0);
        // RULES K6, K7
        let lifted = select_unpredictable(is_full, next(last), last);
        let seeds = self.rows.pit(lifted);
        // Rule 5: the turn continues from neither an empty nor a marked pit.
        let goes_on = held > 0 && seeds > 0 && seeds < MARK && (!is_full || self.goes_on);
        goes_on.then_some(lifted)
    }

    fn standing(&self) -> Rows {
        self.rows
    }
}

impl Quick for QuickKotuBaendum {
    /// The turns of the two players alternate.
    #[inline]
    fn least_round(&self) -> Option<usize> {
        Some(2)
    }

    /// Rules 2 and 3
    #[inline]
    fn lifts(&self) -> usize {
        let row = self.rows.own;
        let unmarked = !flags(row & HIGHEST);
        let several = flags(((row & COUNTS) + 0x7e * (ONES & PITS)) & HIGHEST) & unmarked;
        let pits = if several > 0 {
            several
        } else {
            let singles = flags(((row & COUNTS) + MOST) & HIGHEST) & unmarked;
            if singles.count_ones() > 1 { singles & !FRONT } else { singles }
        };
        // RULES K2
        let first = pits & self.own_first;
        select_unpredictable(first > 0, first, pits)
    }

    fn moves(&self, lifts: usize) -> usize {
        choice::len(lifts) * if self.direction.is_none() { Direction::ALL.len() } else { 1 }
    }

    #[inline]
    fn play(&mut self, lifts: usize, index: usize) -> usize {
        let Some(direction) = self.direction else {
            let place = choice::pick(lifts, index / 2);
            self.choose(Direction::ALL[index % 2]);
            return self.lift(if self.direction == Some(Direction::Clockwise) { 48 - place } else { place });
        };
        let back = choice::len(lifts) - 1 - index;
        let index = select_unpredictable(direction == Direction::Clockwise, back, index);
        self.lift(choice::pick(lifts, index))
    }

    #[inline]
    fn lift(&mut self, place: u32) -> usize {
        self.sow(place / 8);
        self.rows.pass();
        self.own_first = mem::replace(&mut self.other_first, ALL);
        let lifts = self.lifts();
        if lifts == 0 {
            self.settle();
        }
        lifts
    }

    fn repeat(&mut self) {
        self.settle();
    }

    #[cfg(test)]
    fn shown(&self) -> Rows {
        let Rows { own, other } = self.rows;
        let rows = Rows { own: own & SEEN, other: other & SEEN };
        if self.direction == Some(Direction::Clockwise) { mirrored(rows) } else { rows }
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
