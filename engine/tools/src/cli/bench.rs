//! `bench`: measures the engine's speed, and prints a fingerprint of its search.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use kuzhi_engine::{Game, Match};
use kuzhi_search::{Level, Limits, Think as _};
use serde_json::{Map, Value, json};

use super::error::CliError;
use crate::Playouts;
use crate::random_openings::random_opening;

/// The number of random moves that lead to each searched position.
const OPENINGS: [usize; 4] = [0, 5, 11, 18];
/// The search depth for each game: about 100,000 nodes a game.
const DEPTHS: &[(&str, u8)] = &[
    ("mangala", 7),
    ("mangala-castle", 10),
    ("kalah", 8),
    ("oware", 10),
    ("toguz-kumalak", 6),
    ("bestemshe", 11),
    ("al-manqala", 9),
    ("pallankuzhi", 11),
    ("pallam-khuzi", 12),
    ("kotu-baendum", 10),
];
/// How long the random games of each game run at least.
const PLAYOUTS: Duration = Duration::from_millis(500);
/// The number of random games between two looks at the clock.
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
        self.print(&measure(0, PLAYOUTS, Level::MAX), out)
    }

    /// A value printed on a line of its own, or in one JSON object.
    fn print(&self, figures: &Map<String, Value>, out: &mut impl Write) -> Result<(), CliError> {
        if self.json {
            writeln!(out, "{}", Value::Object(figures.clone()))?;
        } else {
            figures.iter().try_for_each(|(name, value)| writeln!(out, "{name}: {value}"))?;
        }
        Ok(())
    }
}

/// Measures everything. Searches are `less` plies shallower than usual, and levels up to `highest` are timed.
fn measure(less: u8, playing: Duration, highest: u8) -> Map<String, Value> {
    let mut figures = Map::new();
    let mut total = 0;
    for &(id, depth) in DEPTHS {
        let began = Instant::now();
        let nodes = nodes(id, depth - less);
        figures.insert(format!("{id}-nodes"), json!(nodes));
        figures.insert(format!("{id}-nodes-per-second"), per_second(nodes, began.elapsed()));
        total += nodes;
    }
    figures.insert("nodes".to_owned(), json!(total));
    for &(id, _) in DEPTHS {
        let (played, quickest) = playouts(id, playing);
        figures.insert(format!("{id}-playouts-per-second"), per_second(BATCH.into(), quickest));
        figures.insert(format!("{id}-moves-a-playout"), json!(played.moves / played.games.max(1)));
    }
    for &(id, _) in DEPTHS {
        let milliseconds = slowest_answer(id, highest).as_millis();
        figures.insert(format!("{id}-milliseconds-of-slowest-answer"), json!(milliseconds));
    }
    figures
}

/// Returns the longest time that a level takes for a move in a game's positions.
fn slowest_answer(id: &str, highest: u8) -> Duration {
    let answer = |level: Level, plies| {
        let playing = position(id, plies);
        let began = Instant::now();
        playing.think(&level.limits(&playing.game(), 1));
        began.elapsed()
    };
    let levels = Level::all().take_while(|level| level.get() <= highest);
    levels.flat_map(|level| OPENINGS.map(|plies| answer(level, plies))).max().unwrap_or_default()
}

/// Returns the number of nodes that the search needs for a game's positions.
fn nodes(id: &str, depth: u8) -> u64 {
    let limits = Limits { depth, ..Limits::nodes(u64::MAX) };
    OPENINGS.map(|plies| position(id, plies).think(&limits).map_or(0, |choice| choice.nodes)).iter().sum()
}

fn position(id: &str, plies: usize) -> Match {
    random_opening(game(id), plies, 1)
}

/// Plays at random for a while, with one round in games of rounds. Also returns the time of the fastest
/// batch, which nothing else on the machine slowed down.
fn playouts(id: &str, playing: Duration) -> (Playouts, Duration) {
    let start = game(&format!("{id} rounds=1")).start();
    let (began, mut played, mut quickest) = (Instant::now(), Playouts::default(), Duration::MAX);
    for batch in 0.. {
        let began_batch = Instant::now();
        played += crate::playouts(&start, BATCH, batch);
        quickest = quickest.min(began_batch.elapsed());
        if began.elapsed() >= playing {
            break;
        }
    }
    (played, quickest)
}

/// Returns the game, with the option if it has it.
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
        // A commit that changes a line must do so on purpose and say so. A new game adds one.
        let nodes: Vec<_> = DEPTHS.iter().map(|&(id, depth)| (id, nodes(id, depth - 1))).collect();
        let known = [
            ("mangala", 45_858),
            ("mangala-castle", 47_869),
            ("kalah", 42_089),
            ("oware", 45_483),
            ("toguz-kumalak", 5_641),
            ("bestemshe", 35_708),
            ("al-manqala", 44_341),
            ("pallankuzhi", 10_610),
            ("pallam-khuzi", 22_329),
            ("kotu-baendum", 15_177),
        ];
        assert_eq!(nodes, known);
    }

    #[test]
    fn every_figure_has_its_line_and_its_name() {
        let figures = measure(4, Duration::ZERO, 3);
        let printed = |json| {
            let mut out = Vec::new();
            Bench { json }.print(&figures, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let read: Map<String, Value> = serde_json::from_str(&printed(true)).unwrap();
        assert_eq!(read, figures);
        let lines: Vec<String> = figures.iter().map(|(name, figure)| format!("{name}: {figure}")).collect();
        assert!(printed(false).lines().eq(&lines));
        for id in Game::IDS {
            for figure in ["nodes", "nodes-per-second", "playouts-per-second", "moves-a-playout"] {
                assert!(
                    figures[&format!("{id}-{figure}")].as_u64().is_some_and(|count| count > 0),
                    "{id} {figure}"
                );
            }
            assert!(figures[&format!("{id}-milliseconds-of-slowest-answer")].is_u64(), "{id}");
        }
        let nodes = Game::IDS.iter().map(|id| figures[&format!("{id}-nodes")].as_u64().unwrap());
        assert_eq!(figures["nodes"], nodes.sum::<u64>());
    }

    #[test]
    fn every_game_is_measured() {
        assert!(DEPTHS.iter().map(|(id, _)| id).eq(Game::IDS));
    }
}
