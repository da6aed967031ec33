//! Kotu Baendum. Marked pits already belong to their owners, and sowing can go in either direction.

use kuzhi_engine::{Direction, KotuBaendum, Pit, PitSet, Ring, Rules};

use super::round_value::RoundValue;
use crate::budget::{Budgets, OF_LONG_LAPS};
use crate::exact::ExactRounds;
use crate::searchable::Searchable;
use crate::value::SEED;
use crate::weights;

const RING: Ring = KotuBaendum::RING;

impl Searchable for KotuBaendum {
    type Exact<'a> = ExactRounds;

    const WEIGHTS: &'static str = include_str!("weights/kotu-baendum.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/kotu-baendum.puzzles");
    const TYPICAL_LOSS: u16 = 11;
    const LEVELS: &'static Budgets = &OF_LONG_LAPS;

    fn is_last_round(&self, state: &Self::State) -> bool {
        self.rounds.is_last(self.round(state))
    }

    fn certain(&self, state: &Self::State) -> i32 {
        let core = state.as_ref();
        // While a player arranges their row, its seeds are all in store, although no pit of it is in play.
        let excluded = if state.is_arranging() { PitSet::EMPTY } else { state.excluded() };
        let value = RoundValue { ring: RING, full: KotuBaendum::SEEDS_A_PIT, kept: SEED / 2 }
            .evaluate(core, excluded);
        if state.marks().pits().is_empty() {
            return value;
        }
        let marked = RING.pits().filter_map(|pit| {
            let seeds = i32::from(core.board()[pit]) * SEED;
            Some(if state.marks().owner(pit)? == core.turn() { seeds } else { -seeds })
        });
        value + marked.sum::<i32>()
    }

    /// Counts the pits in the direction of sowing.
    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32)) {
        let core = state.as_ref();
        let out = state.excluded().union(state.marks().pits());
        let apart = |pit| Pit::new(pit).is_some_and(|pit| out.contains(pit));
        let table = weights::stage(core, RING, 56);
        if state.direction() == Direction::CounterClockwise {
            weights::each_pit(core, RING, table, apart, count);
        } else {
            weights::each_pit(core, RING, table, apart, &mut |index, times| {
                count(weights::mirrored(index, RING), times);
            });
        }
    }
}
