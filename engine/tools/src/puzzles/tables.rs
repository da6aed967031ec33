//! The endgame tables that puzzles are made and verified with.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::Game;
use kuzhi_search::{GameTable, Knowledge, Limits, Puzzle};

/// What is exact is verified with so many times the nodes.
const VERIFYING: u64 = 4;

/// How many seeds the tables of a game reach: Mangala's are over in no time, the others take a part of a minute.
const fn seeds(game: &Game) -> u8 {
    match game {
        Game::Mangala(_) => 15,
        _ => 10,
    }
}

/// Whether building the table of a game takes a while.
pub(crate) const fn takes_long(game: &Game) -> bool {
    matches!(game, Game::MangalaCastle(_) | Game::AlManqala(_))
}

/// What is known of a game: what is solved, and a table, if there are tables of it.
pub(crate) fn tables_of(game: Game) -> Arc<Knowledge> {
    let mut knowledge = Knowledge::of_solutions();
    if let Ok(Some(table)) = GameTable::build(game, seeds(&game), &AtomicBool::new(false), &|_, _| ()) {
        knowledge.add(table);
    }
    Arc::new(knowledge)
}

/// The limits by which a puzzle is made: with tables where it is exact, without anything where not, since what a
/// search sees must not depend on tables that others do not have.
pub(crate) fn limits_to_make(exact: bool, knowledge: &Arc<Knowledge>) -> Limits {
    let knowledge = if exact { Arc::clone(knowledge) } else { Arc::default() };
    Limits { knowledge, ..Limits::nodes(Puzzle::NODES) }
}

/// The limits by which it is verified: what is true stays true with more nodes, so a search that has changed may take
/// more of them to see it.
pub(crate) fn limits_to_verify(exact: bool, knowledge: &Arc<Knowledge>) -> Limits {
    let nodes = if exact { VERIFYING * Puzzle::NODES } else { Puzzle::NODES };
    Limits { nodes, ..limits_to_make(exact, knowledge) }
}
