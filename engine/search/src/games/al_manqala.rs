//! Al-manqala: the evaluation and the endgame tables.

use kuzhi_engine::{AlManqala, Core, Rules};

use crate::exact::ExactLeads;
use crate::searchable::Searchable;
use crate::weights;

impl Searchable for AlManqala {
    type Exact<'a> = ExactLeads<'a, Self>;

    const WEIGHTS: &'static str = include_str!("weights/al-manqala.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/al-manqala.puzzles");
    const TYPICAL_LOSS: u16 = 3;

    fn weigh(&self, core: &Core, count: &mut impl FnMut(usize, i32)) {
        let stage = weights::stage(core, Self::RING, 98);
        weights::each_pit(core, Self::RING, stage, |_| false, count);
    }
}
