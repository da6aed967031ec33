//! Oware: the evaluation and the endgame tables.

use kuzhi_engine::{Core, Oware, Rules};

use crate::budget::{Budgets, OF_SMALL_CAPTURES};
use crate::exact::ExactLeads;
use crate::searchable::Searchable;
use crate::weights;

impl Searchable for Oware {
    type Exact<'a> = ExactLeads<'a, Self>;

    const LEVELS: &'static Budgets = &OF_SMALL_CAPTURES;
    const WEIGHTS: &'static str = include_str!("weights/oware.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/oware.puzzles");
    const TYPICAL_LOSS: u16 = 2;

    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let stage = weights::stage(core, Self::RING, 48);
        weights::each_pit(core, Self::RING, stage, |_| false, count);
    }
}
