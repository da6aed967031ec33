//! Bestemshe: the evaluation and the endgame tables.

use kuzhi_engine::{Bestemshe, Core, Rules};

use crate::budget::{Budgets, OF_SHORT_ROWS};
use crate::exact::ExactWins;
use crate::searchable::Searchable;
use crate::weights;

impl Searchable for Bestemshe {
    type Exact<'a> = ExactWins<'a>;

    const LEVELS: &'static Budgets = &OF_SHORT_ROWS;
    const WEIGHTS: &'static str = include_str!("weights/bestemshe.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/bestemshe.puzzles");
    const TYPICAL_LOSS: u16 = 3;

    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let stage = weights::stage(core, Self::RING, 50);
        weights::each_pit(core, Self::RING, stage, |_| false, count);
    }
}
