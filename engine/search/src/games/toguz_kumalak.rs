//! Toguz Kumalak.

use kuzhi_engine::{Rules, ToguzKumalak};

use super::castle;
use crate::budget::{Budgets, OF_LARGE_CAPTURES};
use crate::exact::Nothing;
use crate::searchable::Searchable;

/// All seeds of the game.
const SEEDS: i32 = 162;

impl Searchable for ToguzKumalak {
    type Exact<'a> = Nothing;

    const LEVELS: &'static Budgets = &OF_LARGE_CAPTURES;
    const WEIGHTS: &'static str = include_str!("weights/toguz-kumalak.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/toguz-kumalak.puzzles");
    const TYPICAL_LOSS: u16 = 5;

    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32)) {
        castle::weigh(Self::RING, SEEDS, state, count);
    }
}
