//! The endgame tables for generating and verifying puzzles.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::Game;
use kuzhi_search::{GameTable, Knowledge, Limits, Puzzle};

/// Exact puzzles are verified with this many times the nodes.
const VERIFYING: u64 = 4;

/// The seeds of each game's tables. Mangala's take no time, the others a part of a minute.
const fn seeds(game: &Game) -> u8 {
    match game {
        Game::Mangala(_) => 15,
        _ => 10,
    }
}

/// Returns whether building a game's table takes a while.
pub(crate) const fn takes_long(game: &Game) -> bool {
    matches!(game, Game::MangalaCastle(_) | Game::AlManqala(_))
}

/// Returns what is known about a game: its solution, and a table if it has one.
pub(crate) fn tables_of(game: Game) -> Arc<Knowledge> {
    let mut knowledge = Knowledge::of_solutions();
    if let Ok(Some(table)) = GameTable::build(game, seeds(&game), &AtomicBool::new(false), &|_, _| ()) {
        knowledge.add(table);
    }
    Arc::new(knowledge)
}

/// Returns the limits for generating a puzzle: with tables for exact ones, without for others, because their
/// outcome must not depend on tables that others lack.
pub(crate) fn limits_to_make(exact: bool, knowledge: &Arc<Knowledge>) -> Limits {
    let knowledge = if exact { Arc::clone(knowledge) } else { Arc::default() };
    Limits { knowledge, ..Limits::nodes(Puzzle::NODES) }
}

/// Returns the limits for verifying a puzzle. An exact value stays true with more nodes, so a changed search
/// may use more of them to find it.
pub(crate) fn limits_to_verify(exact: bool, knowledge: &Arc<Knowledge>) -> Limits {
    let nodes = if exact { VERIFYING * Puzzle::NODES } else { Puzzle::NODES };
    Limits { nodes, ..limits_to_make(exact, knowledge) }
}
