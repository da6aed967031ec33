//! Retrograde analysis of positions that can recur.
//!
//! Every position has an interval: a lower bound (what the mover can certainly get) and an upper bound
//! (what the opponent cannot certainly prevent). It starts as everything that a repetition could give.
//! Values after a capture are known. From there the intervals are narrowed backwards, move by move, until
//! none changes any more. A value is then certain, either through a finite path without repetitions, or
//! because the result of a repetition bounds it.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::MoveList;

use super::cyclic_game::{Counts, CyclicGame};
use super::lead_table::{LeadTable, UNKNOWN, after};
use super::numbering::seen;

/// The lower and the upper bound of the mover's lead.
type Interval = (i8, i8);

/// The positions with one number of seeds and one layout.
pub(super) struct Cycles<'a, R: CyclicGame> {
    table: &'a LeadTable<R>,
    seeds: u8,
    layout: usize,
    /// The index of the first of these positions in the table.
    start: usize,
    /// The largest lead that a repetition can give.
    swing: i8,
    intervals: Vec<Interval>,
    /// The positions to update.
    queue: VecDeque<u32>,
    queued: Vec<bool>,
}

impl<'a, R: CyclicGame> Cycles<'a, R> {
    pub(super) fn new(table: &'a LeadTable<R>, seeds: u8, layout: usize) -> Self {
        let block = table.numbering.block(seeds, layout);
        let swing = R::repetition(seeds);
        let intervals = vec![(-swing, swing); block.len()];
        let (queue, queued) = (VecDeque::new(), vec![true; block.len()]);
        Cycles { table, seeds, layout, start: block.start, swing, intervals, queue, queued }
    }

    /// Computes the values. Returns `None` if it was stopped.
    pub(super) fn settle(mut self, stop: &AtomicBool) -> Option<Vec<i8>> {
        let all = u32::try_from(self.intervals.len()).ok()?;
        // All positions count as queued until their first update.
        let mut first = 0..all;
        let mut looks = 0_u32;
        while let Some(rank) = first.next().or_else(|| self.queue.pop_front()) {
            looks += 1;
            if looks.is_multiple_of(1 << 16) && stop.load(Ordering::Relaxed) {
                return None;
            }
            self.queued[rank as usize] = false;
            self.look_at(rank as usize);
        }
        Some((0..self.intervals.len()).map(|rank| self.value(rank)).collect())
    }

    /// Returns the value of a final interval. See [`LeadTable`].
    fn value(&self, rank: usize) -> i8 {
        let (least, most) = self.intervals[rank];
        if least == most || least > self.swing {
            least
        } else if most < -self.swing {
            most
        } else {
            UNKNOWN
        }
    }

    fn look_at(&mut self, rank: usize) {
        let counts = self.table.numbering.counts(self.seeds, self.layout, rank);
        let before = self.intervals[rank];
        let now = self.narrowed(&counts);
        if now != before {
            self.intervals[rank] = now;
            self.queue_predecessors(&counts, before, now);
        }
    }

    fn narrowed(&self, counts: &Counts) -> Interval {
        let state = R::state(self.layout, counts);
        let moves = MoveList::from_state(&self.table.rules, &state);
        if moves.is_empty() {
            // No game in progress has this position.
            return (0, 0);
        }
        let (mut least, mut most) = (i8::MIN, i8::MIN);
        for mv in (0..moves.len()).filter_map(|index| moves.get(index)) {
            let mut next = state;
            self.table.rules.advance(&mut next, mv);
            let (gain, left) = after::<R>(&next);
            let (others_least, others_most) = left.map_or((0, 0), |left| self.interval(&left));
            least = least.max(gain - others_most);
            most = most.max(gain - others_least);
        }
        // The lower bound never falls below the initial one, and the upper bound never rises above it.
        (least.max(-self.swing), most.min(self.swing))
    }

    /// Returns the interval of a state with South to move and empty stores.
    fn interval(&self, state: &R::State) -> Interval {
        let at = self.table.at(state);
        if let Some(here) = at.checked_sub(self.start).and_then(|rank| self.intervals.get(rank)) {
            return *here;
        }
        match self.table.values[at] {
            UNKNOWN => {
                let left: u8 = seen::<R>(state.as_ref()).iter().sum();
                (-left.cast_signed(), left.cast_signed())
            }
            value => (value, value),
        }
    }

    /// Queues the predecessors of a position whose intervals may change.
    fn queue_predecessors(&mut self, counts: &Counts, before: Interval, now: Interval) {
        let (layout, table) = (self.layout, self.table);
        each_before::<R>(counts, &mut |earlier| {
            let rank = table.numbering.rank(layout, earlier);
            let (least, most) = self.intervals[rank];
            let is_better = now.1 < before.1 && -now.1 > least;
            let is_worse = now.0 > before.0 && -before.0 >= most;
            if (is_better || is_worse) && !self.queued[rank] {
                self.queued[rank] = true;
                self.queue.extend(u32::try_from(rank));
            }
        });
    }
}

/// Calls `visit` with every position from which a sowing without a capture can lead to this one.
///
/// It may visit others too. That is harmless, because updating a position too often changes nothing.
fn each_before<R: CyclicGame>(counts: &Counts, visit: &mut impl FnMut(&Counts)) {
    let row = usize::from(R::RING.row_len());
    let pits = 2 * row;
    // The board from the view of the player who has just moved.
    let mut after = Counts::default();
    after[..row].copy_from_slice(&counts[row..pits]);
    after[row..pits].copy_from_slice(&counts[..row]);
    for from in 0..row {
        let mut earlier = after;
        for seeds in 1_u8.. {
            // If the first of several seeds goes back into the pit, the last one falls one pit earlier. Two
            // seeds then reach no further than one.
            let stays = R::BACK_INTO_THE_PIT && seeds > 1;
            let last = (from + usize::from(seeds) - usize::from(stays)) % pits;
            if !stays || seeds > 2 {
                if last == from || earlier[last] == 0 {
                    break;
                }
                earlier[last] -= 1;
            }
            if after[from] == u8::from(stays) {
                earlier[from] = seeds;
                visit(&earlier);
            }
        }
    }
}
