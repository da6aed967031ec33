//! The endgame tables for generating and verifying puzzles.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use kuzhi_engine::Game;
use kuzhi_search::{GameTable, Knowledge, Limits, Puzzle, Scratch};

/// The seeds of each game's tables. They take seconds, or a part of a minute.
const fn seeds(game: &Game) -> u8 {
    match game {
        Game::Mangala(_) | Game::Kalah(_) | Game::Bestemshe(_) => 18,
        _ => 10,
    }
}

/// Returns whether building a game's table takes a while.
pub(crate) const fn takes_long(game: &Game) -> bool {
    matches!(game, Game::MangalaCastle(_) | Game::Oware(_) | Game::Bestemshe(_) | Game::AlManqala(_))
}

/// What is known about each game, quickly or not.
type KnowledgeCache = HashMap<(Game, bool), Arc<Knowledge>>;

/// What was asked for before.
static KNOWN: LazyLock<Mutex<KnowledgeCache>> = LazyLock::new(Mutex::default);

/// Returns what is known about a game: its solution, and a table if it has one. Without tables that take
/// long if `quick` is set. They are built once.
pub(crate) fn tables_of(game: Game, quick: bool) -> Arc<Knowledge> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(known.entry((game, quick)).or_insert_with(|| build(game, quick)))
}

fn build(game: Game, quick: bool) -> Arc<Knowledge> {
    let mut knowledge = Knowledge::of_solutions();
    if !(quick && takes_long(&game))
        && let Ok(Some(table)) = GameTable::build(game, seeds(&game), &AtomicBool::new(false), &|_, _| ())
    {
        knowledge.add(table);
    }
    Arc::new(knowledge)
}

/// Returns the limits for generating and verifying a puzzle.
pub(crate) fn limits(knowledge: &Arc<Knowledge>, scratch: &Scratch) -> Limits {
    let (knowledge, scratch) = (Arc::clone(knowledge), scratch.clone());
    Limits { knowledge, scratch, ..Limits::nodes(Puzzle::NODES) }
}
