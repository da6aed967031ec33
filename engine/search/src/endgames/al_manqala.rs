//! Tables of Al-manqala.

use kuzhi_engine::{AlManqala, Board, Core, Rules};

use super::tabled::{Counts, Tabled};

impl Tabled for AlManqala {
    /// Captures are even, and so is what they leave.
    const STEP: u8 = 2;
    const BACK_INTO_THE_PIT: bool = false;

    /// Each gets half (RULES A3).
    fn repetition(_seeds: u8) -> i8 {
        0
    }

    fn state(_layout: usize, counts: &Counts) -> Core {
        Core::start(Board::of_pits(Self::RING, counts))
    }
}
