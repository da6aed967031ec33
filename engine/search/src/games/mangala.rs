//! Mangala: few stones move in a turn, and much of the game is solved.

use kuzhi_engine::{Core, Mangala, Rules};

use crate::budget::{Budgets, OF_SOLVED};
use crate::exact::ExactShares;
use crate::searchable::Searchable;
use crate::weights;

impl Searchable for Mangala {
    type Exact<'a> = ExactShares<'a, Self>;

    const EXTRA_TURNS: bool = true;
    const LEVELS: &'static Budgets = &OF_SOLVED;
    const WEIGHTS: &'static str = include_str!("weights/mangala.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/mangala.puzzles");
    const TYPICAL_LOSS: u16 = 3;

    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let stage = weights::stage(core, Self::RING, 48);
        weights::each_pit(core, Self::RING, stage, |_| false, count);
    }
}
