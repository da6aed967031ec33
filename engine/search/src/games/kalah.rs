//! Kalah: extra turns and single captures. Positions with few seeds are solved.

use kuzhi_engine::{Core, Kalah, Rules};

use crate::budget::{Budgets, OF_EXTRA_TURNS};
use crate::exact::ExactShares;
use crate::searchable::Searchable;
use crate::weights;

impl Searchable for Kalah {
    type Exact<'a> = ExactShares<'a, Self>;

    const EXTRA_TURNS: bool = true;
    const LEVELS: &'static Budgets = &OF_EXTRA_TURNS;
    const WEIGHTS: &'static str = include_str!("weights/kalah.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/kalah.puzzles");
    const TYPICAL_LOSS: u16 = 4;

    /// The weights are those of rows of six. In a shorter row, the pits nearest the store have them.
    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let ring = self.ring();
        let seeds = 2 * self.pits.get() * self.seeds.get();
        let table = weights::stage(core, ring, seeds.into()) * weights::table_len(Self::RING);
        weights::each_pit(core, ring, 0, |_| false, &mut |index, times| {
            count(table + weights::widened(index, ring, Self::RING), times);
        });
    }
}
