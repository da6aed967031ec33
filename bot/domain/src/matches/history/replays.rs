//! Counts replays for tests. Each test that counts uses a game with options of its own.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use kuzhi_engine::Game;

static OF: LazyLock<Mutex<HashMap<String, usize>>> = LazyLock::new(Mutex::default);

pub(crate) fn record(game: Game) {
    *OF.lock().unwrap_or_else(PoisonError::into_inner).entry(game.to_string()).or_default() += 1;
}

/// How often this game was replayed so far.
pub fn count_of(game: Game) -> usize {
    OF.lock().unwrap_or_else(PoisonError::into_inner).get(&game.to_string()).copied().unwrap_or_default()
}
