//! The built-in puzzles.

use std::sync::LazyLock;

use kuzhi_engine::Game;

use super::{Puzzle, PuzzleId};
use crate::games::puzzle_lines;

/// All built-in puzzles, parsed on first use.
static BUILT_IN: LazyLock<BuiltIn> = LazyLock::new(BuiltIn::read);

struct BuiltIn {
    /// The puzzles of each game, in the order of the games.
    by_game: Vec<Vec<Puzzle>>,
    /// The id of every puzzle with the index of its game and its index there, sorted by id.
    places: Vec<(PuzzleId, u8, u16)>,
}

impl BuiltIn {
    fn read() -> BuiltIn {
        let by_game: Vec<Vec<Puzzle>> = Game::all().map(|game| read(puzzle_lines(&game))).collect();
        let mut places: Vec<_> = (0..)
            .zip(&by_game)
            .flat_map(|(game, puzzles)| {
                (0..).zip(puzzles).map(move |(place, puzzle)| (puzzle.id(), game, place))
            })
            .collect();
        places.sort_unstable();
        BuiltIn { by_game, places }
    }

    fn by_id(&self, id: PuzzleId) -> Option<&Puzzle> {
        let at = self.places.binary_search_by_key(&id, |&(id, ..)| id).ok()?;
        let (_, game, place) = self.places[at];
        self.by_game.get(usize::from(game))?.get(usize::from(place))
    }
}

/// Parses a puzzle file: one puzzle per line. A `#` begins a comment line.
fn read(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().expect("the puzzles are tested")).collect()
}

impl Puzzle {
    /// Returns the built-in puzzles of a game, whatever its options. Each puzzle has options of its own.
    /// The order is stable, and new puzzles are added at the end.
    pub fn built_in(game: &Game) -> &'static [Puzzle] {
        let place = Game::IDS.iter().position(|id| *id == game.id());
        place.and_then(|place| BUILT_IN.by_game.get(place)).map_or(&[], Vec::as_slice)
    }

    /// Returns the built-in puzzle with this id.
    pub fn by_id(id: PuzzleId) -> Option<&'static Puzzle> {
        BUILT_IN.by_id(id)
    }
}
