//! Pallam Khuzi: searched like Pallankuzhi, with its own weights and levels.

use kuzhi_engine::PallamKhuzi;

use crate::budget::{Budgets, OF_LAPS};
use crate::exact::ExactMatch;
use crate::searchable::Searchable;

impl Searchable for PallamKhuzi {
    type Exact<'a> = ExactMatch;

    const WEIGHTS: &'static str = include_str!("weights/pallam-khuzi.txt");
    const PUZZLES: &'static str = include_str!("../../puzzles/pallam-khuzi.puzzles");
    const TYPICAL_LOSS: u16 = 5;
    const LEVELS: &'static Budgets = &OF_LAPS;

    fn is_last_round(&self, state: &Self::State) -> bool {
        self.rules().is_last_round(state)
    }

    fn certain(&self, state: &Self::State) -> i32 {
        self.rules().certain(state)
    }

    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32)) {
        self.rules().weigh(state, count);
    }
}
