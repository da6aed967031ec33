//! Perft and random games, with the fastest implementation of each game's rules.

use kuzhi_engine::Match;

use crate::plain_playouts::any_playouts;
use crate::playouts::Playouts;
use crate::quick;

/// Counts the sequences of `depth` moves from here, as [`Match::perft`] does.
pub fn perft(game: &Match, depth: u8) -> u64 {
    quick::perft(&game.game(), &game.position(), depth).unwrap_or_else(|| game.perft(depth))
}

/// Plays random games from here to their end, without the history before.
pub fn playouts(game: &Match, games: u32, seed: u64) -> Playouts {
    let quick = quick::playouts(&game.game(), &game.position(), games, seed);
    quick.unwrap_or_else(|| any_playouts(game.playing(), games, seed))
}
