//! Pallankuzhi: the evaluation, with stores and excluded pits.

use kuzhi_engine::{Pallankuzhi, Pit, Rules};

use super::round_value::RoundValue;
use crate::budget::{Budgets, OF_SHORT_ROUNDS};
use crate::exact::ExactMatch;
use crate::searchable::Searchable;
use crate::value::SEED;
use crate::weights;

impl Searchable for Pallankuzhi {
    type Exact<'a> = ExactMatch;

    const WEIGHTS: &'static str = include_str!("weights/pallankuzhi.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/pallankuzhi.puzzles");
    const TYPICAL_LOSS: u16 = 11;
    const LEVELS: &'static Budgets = &OF_SHORT_ROUNDS;

    fn is_last_round(&self, state: &Self::State) -> bool {
        self.rounds.is_last(self.round(state))
    }

    fn certain(&self, state: &Self::State) -> i32 {
        RoundValue { ring: Self::RING, full: self.seeds.get(), kept: SEED }
            .evaluate(state.as_ref(), state.excluded())
    }

    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32)) {
        let core = state.as_ref();
        let apart = |pit| Pit::new(pit).is_some_and(|pit| state.excluded().contains(pit));
        let table = weights::stage(core, Self::RING, 14 * i32::from(self.seeds.get()));
        weights::each_pit(core, Self::RING, table, apart, count);
    }
}
