//! Dispatches to the packed forms: which games have one, and from which positions.

use kuzhi_engine::{Game, Position};

use super::al_manqala::QuickAlManqala;
use super::castle::QuickCastle;
use super::kotu_baendum::QuickKotuBaendum;
use super::mangala::QuickMangala;
use super::pallankuzhi::QuickPallankuzhi;
use super::playouts::playouts as play;
use crate::playouts::Playouts;

/// Plays random games from a position to their end, if its game has a packed form from there on.
pub(crate) fn playouts(game: &Game, from: &Position, games: u32, seed: u64) -> Option<Playouts> {
    Some(match game {
        Game::Mangala(rules) => play(QuickMangala::of(*rules, from)?, games, seed),
        Game::MangalaCastle(rules) => play(QuickCastle::of(*rules, from)?, games, seed),
        Game::AlManqala(_) => play(QuickAlManqala::of(from)?, games, seed),
        Game::Pallankuzhi(rules) => play(QuickPallankuzhi::of(*rules, from)?, games, seed),
        Game::PallamKhuzi(rules) => play(QuickPallankuzhi::of(rules.rules(), from)?, games, seed),
        Game::KotuBaendum(rules) => play(QuickKotuBaendum::of(*rules, from)?, games, seed),
    })
}

/// Counts sequences of moves, if the packed form can.
pub(crate) fn perft(game: &Game, from: &Position, depth: u8) -> Option<u64> {
    match game {
        Game::Mangala(rules) => Some(QuickMangala::of(*rules, from)?.perft(depth)),
        Game::MangalaCastle(_)
        | Game::AlManqala(_)
        | Game::Pallankuzhi(_)
        | Game::PallamKhuzi(_)
        | Game::KotuBaendum(_) => None,
    }
}
