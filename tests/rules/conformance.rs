//! Replays known games and compares every position.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use kuzhi_engine::{Game, Match, StateRecord};
use serde::Deserialize;
use serde_json::Value;

/// A game in the replay format of RULES.md.
#[derive(Deserialize)]
pub(crate) struct KnownGame {
    game: String,
    options: serde_json::Map<String, Value>,
    pub(crate) moves: Vec<String>,
    pub(crate) states: Vec<Value>,
}

impl KnownGame {
    fn start(&self) -> Match {
        let options: Vec<(&str, String)> =
            self.options.iter().map(|(name, value)| (name.as_str(), text(value))).collect();
        let pairs = options.iter().map(|(name, value)| (*name, value.as_str()));
        Game::with_options(&self.game, pairs).expect("a known game").start()
    }

    fn check(&self, place: &str) {
        let mut game = self.start();
        assert_eq!(self.states.len(), self.moves.len() + 1, "{place}");
        compare(&game, &self.states[0], &format!("{place}, the start"));
        for (ply, (mv, state)) in self.moves.iter().zip(&self.states[1..]).enumerate() {
            let place = format!("{place}, {}, move {}, '{mv}'", game.game(), ply + 1);
            game.play(mv.parse().expect(&place), &mut |_| ()).expect(&place);
            compare(&game, state, &place);
        }
    }
}

/// An option's value as people type it.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Compares field by field, with legal moves in any order. A null field and a missing one differ.
fn compare(game: &Match, expected: &Value, place: &str) {
    let record = serde_json::to_value(StateRecord::from_match(game)).expect("a record is JSON");
    assert_eq!(sorted(record.clone()), sorted(expected.clone()), "{place}");
    let again: StateRecord = serde_json::from_value(record).expect(place);
    assert_eq!(again, StateRecord::from_match(game), "{place}");
}

fn sorted(mut state: Value) -> Value {
    if let Some(Value::Array(legal)) = state.get_mut("legal") {
        legal.sort_by_key(Value::to_string);
    }
    state
}

/// The number of known games of each game.
const KNOWN: &[(&str, usize)] = &[
    ("mangala", 24),
    ("mangala-castle", 24),
    ("kalah", 40),
    ("oware", 40),
    ("toguz-kumalak", 32),
    ("bestemshe", 32),
    ("al-manqala", 12),
    ("pallankuzhi", 48),
    ("pallam-khuzi", 12),
    ("kotu-baendum", 36),
];

#[test]
fn known_games_replay_exactly() {
    let mut seen = Vec::new();
    for entry in fs::read_dir(folder()).expect("the known games are here") {
        let path = entry.expect("a readable folder").path();
        for (index, line) in lines(&path).enumerate() {
            let game: KnownGame = serde_json::from_str(&line).expect("a game in the replay format");
            game.check(&format!("{}, game {}", path.display(), index + 1));
            seen.push(game.game);
        }
    }
    let count = |id: &&'static str| (*id, seen.iter().filter(|known| known == id).count());
    let counts: Vec<_> = Game::IDS.iter().map(count).collect();
    assert_eq!(counts, KNOWN, "every known game is replayed, and none is lost");
    assert!(KNOWN.iter().all(|(_, number)| *number > 0), "every game has known games");
    assert_eq!(seen.len(), KNOWN.iter().map(|(_, number)| number).sum::<usize>(), "games of no known name");
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/conformance")
}

/// The known games of a game whose file is packed.
pub(crate) fn known_games(id: &str) -> Vec<KnownGame> {
    let path = folder().join(format!("{id}.jsonl.gz"));
    lines(&path).map(|line| serde_json::from_str(&line).expect("a game in the replay format")).collect()
}

fn lines(path: &Path) -> impl Iterator<Item = String> {
    let file = File::open(path).expect("a readable file");
    let packed = path.extension().is_some_and(|extension| extension == "gz");
    let text: Box<dyn Read> = if packed { Box::new(GzDecoder::new(file)) } else { Box::new(file) };
    BufReader::new(text).lines().map(|line| line.expect("lines of text"))
}
