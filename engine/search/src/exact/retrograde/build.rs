//! Building endgame tables, in order of the number of seeds. Positions that cannot recur come before those
//! that can.

use std::sync::atomic::Ordering;

use super::cycles::Cycles;
use super::cyclic_game::{Counts, CyclicGame};
use super::interval::Interval;
use super::lead_table::LeadTable;
use super::numbering::Numbering;
use crate::exact::Watch;

impl<R: CyclicGame> LeadTable<R> {
    /// Builds the table up to this many seeds, at most [`CyclicGame::MOST_SEEDS`]. Returns `None` if it was
    /// stopped.
    pub(crate) fn build(rules: R, seeds: u8, watch: Watch) -> Option<LeadTable<R>> {
        let seeds = seeds.min(R::MOST_SEEDS);
        let numbering = Numbering::up_to::<R>(seeds);
        let codes = vec![Interval::UNSEEN; numbering.len()];
        let mut table = LeadTable { rules, seeds, numbering, codes };
        for class in (0..=seeds).step_by(R::STEP.into()) {
            for layout in (0..R::LAYOUTS).rev() {
                if watch.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let block = table.numbering.block(class, layout);
                if R::can_recur(layout) {
                    Cycles::new(&mut table, class, layout).settle(watch.stop)?;
                } else {
                    for rank in 0..block.len() {
                        let counts = table.numbering.counts(class, layout, rank);
                        table.fill(class, layout, &counts);
                    }
                }
                (watch.progress)(block.end as u64, table.codes.len() as u64);
            }
        }
        Some(table)
    }

    /// Fills in a position that cannot recur, after those that it leads to. Returns its interval.
    fn fill(&mut self, seeds: u8, layout: usize, counts: &Counts) -> Interval {
        let at = self.at(seeds, layout, counts);
        if self.codes[at] != Interval::UNSEEN {
            return self.interval(at, seeds);
        }
        let rules = self.rules;
        let best = Self::best(rules, layout, counts, &mut |layout, counts| {
            self.fill(counts.iter().sum(), layout, counts)
        });
        let best = best.unwrap_or_else(|| Interval::over(seeds));
        self.codes[at] = best.code(seeds, R::GRAIN);
        best
    }
}
