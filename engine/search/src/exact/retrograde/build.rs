//! Building endgame tables, in order of the number of seeds. Positions that cannot recur come before those
//! that can.

use std::sync::atomic::Ordering;

use kuzhi_engine::MoveList;

use super::cycles::Cycles;
use super::cyclic_game::{CyclicGame, MOST_SEEDS};
use super::lead_table::{LeadTable, UNKNOWN, after};
use super::numbering::Numbering;
use crate::exact::Watch;

/// Marks a value that has not been computed yet.
const UNSEEN: i8 = i8::MAX;

impl<R: CyclicGame> LeadTable<R> {
    /// Builds the table up to this many seeds, at most [`MOST_SEEDS`]. Returns `None` if it was stopped.
    pub(crate) fn build(rules: R, seeds: u8, watch: Watch) -> Option<LeadTable<R>> {
        let seeds = seeds.min(MOST_SEEDS);
        let numbering = Numbering::up_to::<R>(seeds);
        let values = vec![UNSEEN; numbering.len()];
        let mut table = LeadTable { rules, seeds, numbering, values };
        for class in (0..=seeds).step_by(R::STEP.into()) {
            for layout in (0..R::LAYOUTS).rev() {
                if watch.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let block = table.numbering.block(class, layout);
                if R::can_recur(layout) {
                    let found = Cycles::new(&table, class, layout).settle(watch.stop)?;
                    table.values[block.clone()].copy_from_slice(&found);
                } else {
                    table.fill(class, layout);
                }
                (watch.progress)(block.end as u64, table.values.len() as u64);
            }
        }
        Some(table)
    }

    /// Fills a layout without recurring positions. Each position is computed after the ones that it leads
    /// to.
    fn fill(&mut self, class: u8, layout: usize) {
        let block = self.numbering.block(class, layout);
        for rank in 0..block.len() {
            if self.values[block.start + rank] == UNSEEN {
                let counts = self.numbering.counts(class, layout, rank);
                self.value(&R::state(layout, &counts));
            }
        }
    }

    /// Returns the value of a state with South to move and empty stores.
    fn value(&mut self, state: &R::State) -> i8 {
        let at = self.at(state);
        if self.values[at] != UNSEEN {
            return self.values[at];
        }
        let moves = MoveList::from_state(&self.rules, state);
        let mut best = UNKNOWN;
        for mv in (0..moves.len()).filter_map(|index| moves.get(index)) {
            let mut next = *state;
            self.rules.advance(&mut next, mv);
            let (gain, left) = after::<R>(&next);
            best = best.max(gain - left.map_or(0, |left| self.value(&left)));
        }
        self.values[at] = best;
        best
    }
}
