//! Puzzles: positions with one best move by a clear margin.
//!
//! `PUZZLES.md` beside this crate says how those that are kept with the program were made and are verified.

mod goal;
mod grade;
mod kept;
mod line;
mod text;

#[cfg(test)]
mod tests;

pub use goal::Goal;
pub use grade::Grade;
pub use line::Unsound;
pub use text::BadPuzzle;

use std::fmt;

use kuzhi_engine::{Game, Match, Move, Position, Side};

use crate::draws::mix;

/// A position, and the moves that are asked for.
///
/// The line begins and ends with a move of the solver, who is to move in the position. Between their moves stand the
/// answers of the other player, if it is their turn then. The moves are legal: no puzzle is built otherwise. Whether
/// it is a good one says [`Puzzle::check`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    game: Game,
    position: Position,
    line: Box<[Move]>,
    goal: Goal,
    grade: Grade,
}

/// What names a puzzle, whatever becomes of the others: the same game and position have the same name. Eight
/// hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u32);

impl Puzzle {
    /// The game with its options.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The first position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The solver's moves and the answers between them, in order.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// What the solver is to reach.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// How hard it is.
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// A match that begins with the first position: as if nothing had stood before.
    pub fn start(&self) -> Match {
        Match::from_position(self.game, &self.position).expect("a puzzle is built of a possible position")
    }

    /// Who is to find the moves.
    pub fn solver(&self) -> Side {
        self.position.turn.expect("a puzzle is built of a position in which somebody is to move")
    }

    /// How many moves the solver has to find.
    pub fn moves_to_find(&self) -> usize {
        let (mut at, mut found) = (self.start(), 0);
        for &mv in &self.line {
            found += usize::from(at.turn() == Some(self.solver()));
            at.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
        }
        found
    }

    /// The name.
    pub fn id(&self) -> PuzzleId {
        let text = format!("{} | {}", self.game, self.position);
        let mixed = text.bytes().fold(0, |sum, byte| mix(sum ^ u64::from(byte)));
        PuzzleId(u32::try_from(mixed >> 32).unwrap_or_default())
    }
}

impl PuzzleId {
    /// Its number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl From<u32> for PuzzleId {
    fn from(number: u32) -> PuzzleId {
        PuzzleId(number)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// Eight hexadecimal digits in lower case, as it is displayed.
impl std::str::FromStr for PuzzleId {
    type Err = BadPuzzle;

    fn from_str(text: &str) -> Result<PuzzleId, BadPuzzle> {
        let number = u32::from_str_radix(text, 16).ok().map(PuzzleId);
        number.filter(|id| id.to_string() == text).ok_or_else(|| BadPuzzle::id(text))
    }
}
