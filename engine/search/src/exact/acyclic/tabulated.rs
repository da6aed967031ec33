//! Tables of games without cycles, as those of any game.

use std::borrow::Cow;
use std::sync::atomic::Ordering;

use kuzhi_engine::Game;

use super::acyclic_game::AcyclicGame;
use super::share_table::{ShareTable, positions};
use crate::exact::{Table, Tabulated, Watch};

impl<G: AcyclicGame> Table for ShareTable<G> {
    fn game(&self) -> Game {
        self.rules().into()
    }

    fn seeds(&self) -> u8 {
        self.seeds()
    }

    fn len(&self) -> usize {
        self.shares().len()
    }

    fn open(&self) -> usize {
        0
    }

    fn bytes(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(self.shares())
    }
}

/// The tables that a game without cycles can have.
pub(crate) struct ShareTables<G>(pub(crate) G);

impl<G: AcyclicGame> Tabulated for ShareTables<G> {
    fn most_seeds(&self) -> u8 {
        ShareTable::MOST_SEEDS
    }

    fn positions(&self, seeds: u8) -> usize {
        positions(self.0.pits(), seeds)
    }

    fn max_build_memory(&self, seeds: u8) -> usize {
        self.positions(seeds)
    }

    /// It can only be stopped between classes of stones, and the last class is half of the work.
    fn build(&self, seeds: u8, watch: Watch<'_>) -> Option<Box<dyn Table>> {
        let mut table = ShareTable::empty(self.0);
        let all = table.positions(seeds.min(ShareTable::MOST_SEEDS)) as u64;
        for class in 1..=seeds {
            if watch.stop.load(Ordering::Relaxed) {
                return None;
            }
            table = table.extended(class, 1, &|_, _| ());
            (watch.progress)(table.shares().len() as u64, all);
        }
        Some(Box::new(table))
    }

    fn read(&self, seeds: u8, bytes: Vec<u8>) -> Option<Box<dyn Table>> {
        Some(Box::new(ShareTable::from_shares(self.0, seeds, bytes)?))
    }
}
