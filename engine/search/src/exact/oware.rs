//! Endgame tables of Oware.

use kuzhi_engine::{Board, Core, Oware, Rules};

use super::retrograde::{Counts, CyclicGame};

impl CyclicGame for Oware {
    const MOST_SEEDS: u8 = 20;
    const BACK_INTO_THE_PIT: bool = false;
    const PASSES_THE_PIT: bool = true;

    fn state(_layout: usize, counts: &Counts) -> Core {
        Core::start(Board::of_pits(Self::RING, counts))
    }
}
