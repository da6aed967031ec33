//! Tables of games in which positions can recur, as those of any game.

use std::borrow::Cow;

use kuzhi_engine::Game;

use super::cycles::Cycles;
use super::cyclic_game::CyclicGame;
use super::lead_table::LeadTable;
use super::numbering::Numbering;
use crate::exact::{Table, Tabulated, Watch};

impl<R: CyclicGame> Table for LeadTable<R> {
    fn game(&self) -> Game {
        (*self.rules()).into()
    }

    fn seeds(&self) -> u8 {
        self.seeds
    }

    fn len(&self) -> usize {
        self.codes.len()
    }

    fn open(&self) -> usize {
        self.open()
    }

    fn bytes(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.codes)
    }
}

/// The tables that a game can have in which positions recur.
pub(crate) struct LeadTables<R>(pub(crate) R);

impl<R: CyclicGame> Tabulated for LeadTables<R> {
    fn most_seeds(&self) -> u8 {
        R::MOST_SEEDS
    }

    fn positions(&self, seeds: u8) -> usize {
        Numbering::up_to::<R>(seeds.min(R::MOST_SEEDS)).len()
    }

    fn max_build_memory(&self, seeds: u8) -> usize {
        let seeds = seeds.min(R::MOST_SEEDS);
        let numbering = Numbering::up_to::<R>(seeds);
        let round = (0..R::LAYOUTS).filter(|&layout| R::can_recur(layout));
        let blocks = round.flat_map(|layout| (0..=seeds).map(move |class| (class, layout)));
        let largest = blocks.map(|(class, layout)| numbering.block(class, layout).len()).max();
        numbering.len() + Cycles::<R>::working_bytes(largest.unwrap_or(0))
    }

    fn build(&self, seeds: u8, watch: Watch<'_>) -> Option<Box<dyn Table>> {
        Some(Box::new(LeadTable::build(self.0, seeds, watch)?))
    }

    fn read(&self, seeds: u8, bytes: Vec<u8>) -> Option<Box<dyn Table>> {
        Some(Box::new(LeadTable::from_bytes(self.0, seeds, bytes)?))
    }
}
