//! Perft and random games by the fastest rules that there are of a game.

use kuzhi_engine::Match;

use crate::plain_playouts::any_playouts;
use crate::playouts::Playouts;
use crate::quick;

/// How many sequences of `depth` moves there are from here, as [`Match::perft`] counts them.
pub fn perft(game: &Match, depth: u8) -> u64 {
    quick::perft(&game.game(), &game.position(), depth).unwrap_or_else(|| game.perft(depth))
}

/// Plays games at random from here to their end, as if nothing had stood before.
pub fn playouts(game: &Match, games: u32, seed: u64) -> Playouts {
    let quick = quick::playouts(&game.game(), &game.position(), games, seed);
    quick.unwrap_or_else(|| any_playouts(game.playing(), games, seed))
}
