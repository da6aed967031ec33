//! Tables of games in which positions can recur, as those of any game.

use std::borrow::Cow;

use kuzhi_engine::Game;

use super::cyclic_game::{CyclicGame, MOST_SEEDS};
use super::lead_table::LeadTable;
use super::numbering::Numbering;
use crate::exact::{Table, Tabulated, Watch};

/// The working memory for a position while its value is computed, in bytes: its interval and its queue
/// entries.
const WORKING_BYTES: usize = 8;

impl<R: CyclicGame> Table for LeadTable<R> {
    fn game(&self) -> Game {
        (*self.rules()).into()
    }

    fn seeds(&self) -> u8 {
        self.seeds
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn unknown(&self) -> usize {
        self.unknown()
    }

    fn bytes(&self) -> Cow<'_, [u8]> {
        Cow::Owned(self.values.iter().map(|value| value.cast_unsigned()).collect())
    }
}

/// The tables that a game can have in which positions recur.
pub(crate) struct LeadTables<R>(pub(crate) R);

impl<R: CyclicGame> Tabulated for LeadTables<R> {
    fn most_seeds(&self) -> u8 {
        MOST_SEEDS
    }

    fn positions(&self, seeds: u8) -> usize {
        Numbering::up_to::<R>(seeds.min(MOST_SEEDS)).len()
    }

    fn max_build_memory(&self, seeds: u8) -> usize {
        let seeds = seeds.min(MOST_SEEDS);
        let numbering = Numbering::up_to::<R>(seeds);
        let round = (0..R::LAYOUTS).filter(|&layout| R::can_recur(layout));
        let blocks = round.flat_map(|layout| (0..=seeds).map(move |class| (class, layout)));
        let largest = blocks.map(|(class, layout)| numbering.block(class, layout).len()).max();
        numbering.len() + WORKING_BYTES * largest.unwrap_or(0)
    }

    fn build(&self, seeds: u8, watch: Watch<'_>) -> Option<Box<dyn Table>> {
        Some(Box::new(LeadTable::build(self.0, seeds, watch)?))
    }

    fn read(&self, seeds: u8, bytes: Vec<u8>) -> Option<Box<dyn Table>> {
        Some(Box::new(LeadTable::from_bytes(self.0, seeds, bytes)?))
    }
}
