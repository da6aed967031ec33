//! Whole tournaments, played by chance: they end, break no absolute rule, and agree in points and tie-breaks
//! with a computation from the plain definitions (`plain.rs`) that shares nothing with ours.
//!
//! A few hundred run by default. This plays more of each kind, and `KUZHI_SEED=1` plays others:
//! `KUZHI_TOURNAMENTS=10000 cargo test --profile quick -p kuzhi-domain --test simulations`.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod arena;
mod chance;
mod draws;
mod groups;
mod ladder;
mod league;
mod places;
mod plain;
mod swiss;
mod whole;

use chance::Chance;
use kuzhi_domain::tournaments::{Entrant, Pairing, RoundResult};
use kuzhi_engine::Side;

/// Plays tournaments, so many by default. Each is told its number, and has random numbers of its own.
fn play_each(usually: u64, play: impl Fn(u64, Chance)) {
    let number = |name, usually| std::env::var(name).map_or(usually, |number| number.parse().unwrap());
    let seed = number("KUZHI_SEED", 0);
    for at in 0..number("KUZHI_TOURNAMENTS", usually) {
        let told = OnFailure { at, seed };
        play(at, Chance::new(seed.wrapping_mul(1_000_003).wrapping_add(at)));
        drop(told);
    }
}

/// Tells of which tournament a failure was.
struct OnFailure {
    at: u64,
    seed: u64,
}

impl Drop for OnFailure {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("tournament {} of KUZHI_SEED={}", self.at, self.seed);
        }
    }
}

/// A result by the strengths of two players. Sometimes one side or both do not come.
fn result(chance: &mut Chance, pairing: Pairing, strengths: &[u64]) -> RoundResult {
    let strength = |one: Entrant| 100 + strengths[usize::from(one.0)];
    let [south, north] = [pairing.south, pairing.north].map(strength);
    let winner = if chance.below(south + north) < south { Side::South } else { Side::North };
    match chance.below(100) {
        0..2 => RoundResult::Forfeit(None),
        98..100 => RoundResult::Removed,
        2..6 => RoundResult::Forfeit(Some(winner)),
        6..30 => RoundResult::Played(None),
        _ => RoundResult::Played(Some(winner)),
    }
}
