//! The puzzles that are kept with the program.

use std::sync::LazyLock;

use kuzhi_engine::Game;

use super::{Puzzle, PuzzleId};
use crate::games::puzzle_lines;

/// All of them, read when they are first asked for.
static KEPT: LazyLock<Kept> = LazyLock::new(Kept::read);

struct Kept {
    /// Game by game, in the order of the games.
    by_game: Vec<Vec<Puzzle>>,
    /// Every name with the place of its game and its place there, in the order of the names.
    places: Vec<(PuzzleId, u8, u16)>,
}

impl Kept {
    fn read() -> Kept {
        let by_game: Vec<Vec<Puzzle>> = Game::all().map(|game| read(puzzle_lines(&game))).collect();
        let mut places: Vec<_> = (0..)
            .zip(&by_game)
            .flat_map(|(game, puzzles)| {
                (0..).zip(puzzles).map(move |(place, puzzle)| (puzzle.id(), game, place))
            })
            .collect();
        places.sort_unstable();
        Kept { by_game, places }
    }

    fn by_id(&self, id: PuzzleId) -> Option<&Puzzle> {
        let at = self.places.binary_search_by_key(&id, |&(id, ..)| id).ok()?;
        let (_, game, place) = self.places[at];
        self.by_game.get(usize::from(game))?.get(usize::from(place))
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
        KEPT.by_id(id)
    }
}
