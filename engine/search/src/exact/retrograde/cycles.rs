//! Retrograde analysis of positions that can recur.
//!
//! Every position has an interval: a lower bound (what the mover can certainly get) and an upper bound
//! (what the opponent cannot certainly prevent). It starts as everything that a repetition could give.
//! Values after a capture are known. From there the intervals are narrowed backwards, move by move, until
//! none changes any more. A value is then certain, either through a finite path without repetitions, or
//! because the result of a repetition bounds it.

use std::sync::atomic::{AtomicBool, Ordering};

use super::cyclic_game::{Counts, CyclicGame};
use super::interval::Interval;
use super::lead_table::LeadTable;

/// The positions with one number of seeds and one layout.
pub(super) struct Cycles<'a, R: CyclicGame> {
    table: &'a mut LeadTable<R>,
    seeds: u8,
    layout: usize,
    /// The indices of these positions in the table.
    start: usize,
    len: usize,
    /// The largest lead that a repetition can give.
    swing: i8,
    /// The positions to update, one bit each.
    dirty: Vec<u64>,
}

impl<'a, R: CyclicGame> Cycles<'a, R> {
    /// What is needed besides the table while a block is settled, in bytes.
    pub(super) const fn working_bytes(len: usize) -> usize {
        len.div_ceil(64) * 8
    }

    pub(super) fn new(table: &'a mut LeadTable<R>, seeds: u8, layout: usize) -> Self {
        let block = table.numbering.block(seeds, layout);
        let (start, len, swing) = (block.start, block.len(), R::repetition(seeds));
        let unsettled = Interval { least: -swing, most: swing };
        table.codes[block].fill(unsettled.code(seeds, R::GRAIN));
        let mut dirty = vec![u64::MAX; len.div_ceil(64)];
        if let Some(last) = dirty.last_mut() {
            *last >>= len.wrapping_neg() % 64;
        }
        Cycles { table, seeds, layout, start, len, swing, dirty }
    }

    /// Computes the intervals. Returns `None` if it was stopped.
    pub(super) fn settle(mut self, stop: &AtomicBool) -> Option<()> {
        let mut changes = true;
        while changes {
            changes = false;
            for word in 0..self.dirty.len() {
                if word.is_multiple_of(1 << 10) && stop.load(Ordering::Relaxed) {
                    return None;
                }
                while self.dirty[word] != 0 {
                    let rank = word * 64 + self.dirty[word].trailing_zeros() as usize;
                    self.dirty[word] &= self.dirty[word] - 1;
                    changes |= self.look_at(rank);
                }
            }
        }
        Some(())
    }

    /// Updates a position. Returns whether its interval has changed.
    fn look_at(&mut self, rank: usize) -> bool {
        let counts = self.table.numbering.counts(self.seeds, self.layout, rank);
        let before = self.interval(rank);
        let now = self.narrowed(&counts);
        if now == before {
            return false;
        }
        self.table.codes[self.start + rank] = self.settled(now).code(self.seeds, R::GRAIN);
        self.mark_predecessors(&counts, before, now);
        true
    }

    /// Where a repetition brings nothing, one bound at least is 0, and the other one is the value.
    fn settled(&self, interval: Interval) -> Interval {
        if self.swing == 0 { Interval::exactly(interval.least + interval.most) } else { interval }
    }

    /// Returns the interval of a position of this block so far.
    fn interval(&self, rank: usize) -> Interval {
        let Interval { least, most } = self.table.interval(self.start + rank, self.seeds);
        // The inverse of `settled`.
        if self.swing == 0 {
            Interval { least: least.max(0), most: most.min(0) }
        } else {
            Interval { least, most }
        }
    }

    fn narrowed(&self, counts: &Counts) -> Interval {
        let of = &mut |layout, counts: &Counts| self.interval_of(layout, counts);
        let best = LeadTable::best(self.table.rules, self.layout, counts, of);
        let Interval { least, most } = best.unwrap_or_else(|| Interval::over(self.seeds));
        // The lower bound never falls below the initial one, and the upper bound never rises above it.
        Interval { least: least.max(-self.swing), most: most.min(self.swing) }
    }

    /// Returns the interval of a position of any block so far.
    fn interval_of(&self, layout: usize, counts: &Counts) -> Interval {
        let seeds = counts.iter().sum();
        let at = self.table.at(seeds, layout, counts);
        match at.checked_sub(self.start).filter(|&rank| rank < self.len) {
            Some(rank) => self.interval(rank),
            None => self.table.interval(at, seeds),
        }
    }

    /// Marks the predecessors of a position whose intervals may change.
    fn mark_predecessors(&mut self, counts: &Counts, before: Interval, now: Interval) {
        let layout = self.layout;
        each_before::<R>(counts, &mut |earlier| {
            let rank = self.table.numbering.rank(layout, earlier);
            let Interval { least, most } = self.interval(rank);
            let is_better = now.most < before.most && -now.most > least;
            let is_worse = now.least > before.least && -before.least >= most;
            if is_better || is_worse {
                self.dirty[rank / 64] |= 1 << (rank % 64);
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
        // The board before the seeds that fall elsewhere, and the number of those that fell back.
        let (mut earlier, mut back, mut last) = (after, 0, from);
        for seeds in 1_u8.. {
            let falls_back = if R::BACK_INTO_THE_PIT && seeds == 2 {
                true
            } else {
                last = (last + 1) % pits;
                if R::PASSES_THE_PIT && last == from {
                    last = (last + 1) % pits;
                }
                last == from
            };
            if falls_back {
                back += 1;
            } else if earlier[last] > 0 {
                earlier[last] -= 1;
            } else {
                break;
            }
            if back > after[from] {
                break;
            }
            if back == after[from] {
                earlier[from] = seeds;
                visit(&earlier);
            }
        }
    }
}
