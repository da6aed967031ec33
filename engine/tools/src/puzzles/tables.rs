//! The endgame tables that puzzles are made and verified with.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::Game;
use kuzhi_search::{GameTable, Knowledge, Limits, Puzzle};

/// How many seeds the tables of a game reach: Mangala's are over in no time, the others take a part of a minute.
const fn seeds(game: &Game) -> u8 {
    match game {
        Game::Mangala(_) => 15,
        _ => 10,
    }
}

/// What is known of a game: what is solved, and a table, if there are tables of it.
pub(crate) fn tables_of(game: Game) -> Arc<Knowledge> {
    let mut knowledge = Knowledge::of_solutions();
    if let Ok(Some(table)) = GameTable::build(game, seeds(&game), &AtomicBool::new(false), &|_, _| ()) {
        knowledge.add(table);
    }
    Arc::new(knowledge)
}

/// The limits by which a puzzle is made and verified: with tables where it is exact, without anything where not.
pub(crate) fn limits_of(exact: bool, knowledge: &Arc<Knowledge>) -> Limits {
    let knowledge = if exact { Arc::clone(knowledge) } else { Arc::default() };
    Limits { knowledge, ..Limits::nodes(Puzzle::NODES) }
}
