//! `bench`: how fast the engine is, and the fingerprint of its search.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Map, Value, json};

use super::CliError;
use super::opening::opening;
use crate::{Game, Limits, Match};

/// How many random moves lead to the positions that are searched.
const OPENINGS: [usize; 4] = [0, 5, 11, 18];
/// How many plies the positions of each game are searched: some 100,000 nodes a game.
const DEPTHS: [(&str, u8); 6] = [
    ("mangala", 7),
    ("mangala-castle", 10),
    ("al-manqala", 9),
    ("pallankuzhi", 11),
    ("pallam-khuzi", 12),
    ("kotu-baendum", 10),
];
/// How long the random games of each game go on at least.
const PLAYOUTS: Duration = Duration::from_millis(500);
/// Random games between two looks at the clock.
const BATCH: u32 = 1_000;

/// Measure the search and the rules of every game
#[derive(Args)]
pub(super) struct Bench {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let mut figures = Map::new();
        let mut total = 0;
        for (id, depth) in DEPTHS {
            let began = Instant::now();
            let nodes = nodes(id, depth);
            figures.insert(format!("{id}-nodes"), json!(nodes));
            figures.insert(format!("{id}-nodes-per-second"), per_second(nodes, began.elapsed()));
            total += nodes;
        }
        figures.insert("nodes".to_owned(), json!(total));
        for (id, _) in DEPTHS {
            let (games, taken) = playouts(id);
            figures.insert(format!("{id}-playouts-per-second"), per_second(games, taken));
        }
        if self.json {
            writeln!(out, "{}", Value::Object(figures))?;
        } else {
            figures.iter().try_for_each(|(name, value)| writeln!(out, "{name}: {value}"))?;
        }
        Ok(())
    }
}

/// How many nodes the search needs for the positions of a game.
fn nodes(id: &str, depth: u8) -> u64 {
    let limits = Limits { depth, ..Limits::nodes(u64::MAX) };
    OPENINGS.map(|plies| position(id, plies).think(&limits).map_or(0, |choice| choice.nodes)).iter().sum()
}

fn position(id: &str, plies: usize) -> Match {
    opening(game(id), plies, 1)
}

/// Plays at random for a while; of games of rounds one round.
fn playouts(id: &str) -> (u64, Duration) {
    let start = game(&format!("{id} rounds=1")).start();
    let began = Instant::now();
    let mut batches = 0;
    while began.elapsed() < PLAYOUTS {
        start.playouts(BATCH, batches);
        batches += 1;
    }
    (batches * u64::from(BATCH), began.elapsed())
}

/// The game, with the option where it has it.
fn game(text: &str) -> Game {
    let id = text.split(' ').next().unwrap_or_default();
    text.parse().ok().or_else(|| Game::by_id(id)).expect("the list has ids of games")
}

fn per_second(count: u64, taken: Duration) -> Value {
    json!(u128::from(count) * 1_000_000 / taken.as_micros().max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_has_its_fingerprint() {
        // It changes only on purpose: a commit that changes it says so.
        let nodes = DEPTHS.map(|(id, depth)| nodes(id, depth - 1));
        assert_eq!(nodes, [44_710, 47_860, 44_336, 10_610, 22_336, 15_178]);
    }

    #[test]
    fn every_game_is_measured() {
        assert!(DEPTHS.iter().map(|(id, _)| id).eq(Game::IDS));
    }
}
