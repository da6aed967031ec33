//! Endgame tables of Al-manqala.

use kuzhi_engine::{AlManqala, Board, Core, Rules};

use super::retrograde::{Counts, CyclicGame};

impl CyclicGame for AlManqala {
    const MOST_SEEDS: u8 = 12;
    /// Captures are even, so the number of seeds left is even too.
    const STEP: u8 = 2;
    const BACK_INTO_THE_PIT: bool = false;

    /// Each player gets half of the seeds (RULES A3).
    fn repetition(_seeds: u8) -> i8 {
        0
    }

    fn state(_layout: usize, counts: &Counts) -> Core {
        Core::start(Board::of_pits(Self::RING, counts))
    }
}
