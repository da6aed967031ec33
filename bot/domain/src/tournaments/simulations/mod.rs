//! Whole tournaments, played by chance: they end, break no absolute rule, and agree in points and tie-breaks with
//! a computation from the plain definitions (`plain.rs`) that shares nothing with ours.
//!
//! A few hundred run by default. Ten thousand of each kind:
//! `cargo test --profile quick -p kuzhi-domain --lib ten_thousand -- --ignored`.

mod arena;
mod chance;
mod ladder;
mod league;
mod plain;
mod swiss;

pub(super) use chance::Chance;
use kuzhi_engine::Side;

use super::field::{Entrant, Pairing, RoundResult};

/// How many tournaments of each kind the long tests play.
const MANY: u64 = 10_000;

/// A result by the strengths of two players. Sometimes one side or both do not come.
fn result(chance: &mut Chance, pairing: Pairing, strengths: &[u64]) -> RoundResult {
    let strength = |one: Entrant| 100 + strengths[one.index()];
    let [south, north] = [pairing.south, pairing.north].map(strength);
    let winner = if chance.below(south + north) < south { Side::South } else { Side::North };
    match chance.below(100) {
        0..2 => RoundResult::Forfeit(None),
        2..6 => RoundResult::Forfeit(Some(winner)),
        6..30 => RoundResult::Played(None),
        _ => RoundResult::Played(Some(winner)),
    }
}
