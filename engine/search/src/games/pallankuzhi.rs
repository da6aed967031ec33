//! Pallankuzhi: the evaluation, with stores and excluded pits.

use kuzhi_engine::{Pallankuzhi, Pit, RepetitionKey, Rules};

use super::worth::Worth;
use crate::budget::{Budgets, OF_SHORT_ROUNDS};
use crate::choice::Choice;
use crate::exact_moves::ExactMoves;
use crate::limits::Limits;
use crate::rounds;
use crate::searchable::Searchable;
use crate::value::SEED;
use crate::weights;

impl Searchable for Pallankuzhi {
    const WEIGHTS: &'static str = include_str!("weights/pallankuzhi.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/pallankuzhi.puzzles");
    const TYPICAL_LOSS: u16 = 11;
    const LEVELS: &'static Budgets = &OF_SHORT_ROUNDS;

    fn is_last_round(&self, state: &Self::State) -> bool {
        self.rounds.is_last(self.round(state))
    }

    fn solved(&self, state: &Self::State, past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        limits.knowledge.has_solutions().then(|| rounds::best(*self, state, past, limits))?
    }

    fn solved_moves(
        &self,
        state: &Self::State,
        past: &[RepetitionKey],
        limits: &Limits,
    ) -> Option<ExactMoves> {
        limits.knowledge.has_solutions().then(|| rounds::judged(*self, state, past, limits))?
    }

    fn proved_moves(&self, state: &Self::State, limits: &Limits) -> Option<ExactMoves> {
        rounds::leads(*self, state, limits)
    }

    fn certain(&self, state: &Self::State) -> i32 {
        Worth { ring: Self::RING, full: self.seeds.get(), kept: SEED }.of(state.as_ref(), state.excluded())
    }

    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32)) {
        let core = state.as_ref();
        let apart = |pit| Pit::new(pit).is_some_and(|pit| state.excluded().contains(pit));
        let table = weights::stage(core, Self::RING, 14 * i32::from(self.seeds.get()));
        weights::each_pit(core, Self::RING, table, apart, count);
    }
}
