//! The puzzles that are kept with the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use kuzhi_engine::Game;

use super::{Puzzle, PuzzleId};
use crate::games::puzzle_lines;

/// All of them, read when they are first asked for.
static KEPT: LazyLock<Kept> = LazyLock::new(Kept::read);

struct Kept {
    /// Game by game, in the order of the games.
    by_game: Vec<Vec<Puzzle>>,
    /// In which game and where in it a puzzle stands.
    places: HashMap<PuzzleId, (usize, usize)>,
}

impl Kept {
    fn read() -> Kept {
        let by_game: Vec<Vec<Puzzle>> = Game::all().map(|game| read(puzzle_lines(&game))).collect();
        let places = by_game.iter().enumerate().flat_map(|(game, puzzles)| {
            puzzles.iter().enumerate().map(move |(place, puzzle)| (puzzle.id(), (game, place)))
        });
        Kept { places: places.collect(), by_game }
    }
}

/// The puzzles of a file: a line each, `#` begins a comment.
fn read(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().expect("the puzzles are tested")).collect()
}

impl Puzzle {
    /// The puzzles of a game that are kept with the program, whatever its options: each has those that it is for. The
    /// order stays as it is, and new ones come last.
    pub fn kept(game: &Game) -> &'static [Puzzle] {
        let place = Game::IDS.iter().position(|id| *id == game.id());
        place.and_then(|place| KEPT.by_game.get(place)).map_or(&[], Vec::as_slice)
    }

    /// The puzzle of this name, if it is kept with the program.
    pub fn by_id(id: PuzzleId) -> Option<&'static Puzzle> {
        let &(game, place) = KEPT.places.get(&id)?;
        KEPT.by_game.get(game)?.get(place)
    }
}
