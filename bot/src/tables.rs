//! Endgame tables: built on a thread of their own after the start, and used as soon as they are there.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;

use kuzhi_engine::{Game, GameTable, Knowledge};

/// The tables that there are so far.
#[derive(Clone, Debug)]
pub struct Tables {
    ready: Arc<RwLock<Arc<Knowledge>>>,
    stop: Arc<AtomicBool>,
}

/// No tables yet: only what is solved and kept with the program.
impl Default for Tables {
    fn default() -> Self {
        Tables { ready: Arc::new(RwLock::new(Arc::new(Knowledge::of_solutions()))), stop: Arc::default() }
    }
}

impl Tables {
    /// What is known by now.
    pub fn knowledge(&self) -> Arc<Knowledge> {
        Arc::clone(&self.ready.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Begins to build tables that together take no more than so many MiB, and returns at once.
    ///
    /// They are built anew at every start: that takes seconds, and nothing can be stale or damaged.
    /// Nobody waits for the thread, not even when the bot stops.
    pub fn begin(&self, megabytes: u32) {
        if megabytes == 0 {
            return;
        }
        let tables = self.clone();
        let builder = thread::Builder::new().name("tables".to_owned());
        if let Err(error) = builder.spawn(move || tables.build(megabytes)) {
            tracing::warn!(%error, "there are no endgame tables: no thread to build them");
        }
    }

    /// Ends the building.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Builds the tables one after another.
    pub fn build(&self, megabytes: u32) {
        for (game, seeds) in plan(megabytes) {
            let Ok(Some(table)) = GameTable::build(game, seeds, &self.stop, &|_, _| ()) else { return };
            tracing::debug!(game = game.id(), seeds, positions = table.len(), "an endgame table is ready");
            let mut ready = self.ready.write().unwrap_or_else(PoisonError::into_inner);
            let mut more = Knowledge::clone(&ready);
            more.add(table);
            *ready = Arc::new(more);
        }
    }
}

/// The games that have tables, each as usually played, with as many seeds as its part of the memory
/// has room for.
fn plan(megabytes: u32) -> Vec<(Game, u8)> {
    let games: Vec<_> =
        Game::all().filter_map(|game| Some((game, GameTable::most_seeds(&game).ok()?))).collect();
    let room = (megabytes as usize) << 20;
    let part = room / games.len().max(1);
    let fits = |game: &Game, seeds: u8| GameTable::room(game, seeds).is_ok_and(|bytes| bytes <= part);
    let most = |(game, most): (Game, u8)| {
        (1..=most).rev().find(|&seeds| fits(&game, seeds)).map(|seeds| (game, seeds))
    };
    games.into_iter().filter_map(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_keeps_to_the_memory() {
        for megabytes in [1, 40, 256] {
            let planned = plan(megabytes);
            assert_eq!(planned.len(), 3);
            let bytes: usize =
                planned.iter().map(|(game, seeds)| GameTable::room(game, *seeds).unwrap()).sum();
            assert!(
                bytes <= (megabytes as usize) << 20 && bytes * 40 > (megabytes as usize) << 20,
                "{bytes}"
            );
        }
        assert_eq!(plan(0), []);
    }

    #[test]
    fn tables_are_there_when_they_are_built_and_not_before() {
        let tables = Tables::default();
        assert_eq!(tables.knowledge().tables().count(), 0);
        tables.build(1);
        let knowledge = tables.knowledge();
        let games: Vec<_> = knowledge.tables().map(|table| table.game().id()).collect();
        assert_eq!(games, ["mangala", "mangala-castle", "al-manqala"]);
    }

    #[test]
    fn a_stopped_builder_builds_nothing() {
        let tables = Tables::default();
        tables.stop();
        tables.build(256);
        assert_eq!(tables.knowledge().tables().count(), 0);
    }
}
