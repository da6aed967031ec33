//! Endgame tables of Oware.

use kuzhi_engine::{Board, Core, Oware, Rules};

use super::retrograde::{Counts, CyclicGame};

impl CyclicGame for Oware {
    const BACK_INTO_THE_PIT: bool = false;

    /// Each player takes their own row, so a repetition can give all seeds to one player.
    fn repetition(seeds: u8) -> i8 {
        seeds.cast_signed()
    }

    fn state(_layout: usize, counts: &Counts) -> Core {
        Core::start(Board::of_pits(Self::RING, counts))
    }
}
