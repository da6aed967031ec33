//! Puzzles: positions in which one move is the best by a clear margin.
//!
//! `PUZZLES.md` beside this crate describes how the built-in puzzles were made and are verified.

mod built_in;
mod exact;
mod goal;
mod grade;
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

use crate::rng::mix;
use crate::thinking::is_last_round;

/// A puzzle: a position and the line of moves to find.
///
/// The solver is to move in the position, and makes the first and last moves of the line. The opponent's
/// replies are in between, unless the solver has an extra turn. All moves are legal, because no other
/// puzzle can be constructed. [`Puzzle::check`] tests whether the puzzle is good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    game: Game,
    position: Position,
    line: Box<[Move]>,
    goal: Goal,
    grade: Grade,
}

/// The id of a puzzle: a hash of the game and the position, written as eight hexadecimal digits. It does
/// not depend on other puzzles.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u32);

impl Puzzle {
    /// Returns the game, with its options.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Returns the first position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the solver's moves with the replies between them, in order.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// Returns what the solver has to reach.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the difficulty.
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// Starts a match from the first position, without any repetition history.
    pub fn start(&self) -> Match {
        Match::from_position(self.game, &self.position).expect("a puzzle is built of a possible position")
    }

    /// Returns the side that has to find the moves.
    pub fn solver(&self) -> Side {
        self.position.turn.expect("a puzzle is built of a position in which somebody is to move")
    }

    /// Returns whether the goal is the result of a match that has more rounds to come, and not that of its
    /// last round.
    pub fn is_of_match(&self) -> bool {
        matches!(self.goal, Goal::Win | Goal::Draw) && !is_last_round(&self.start())
    }

    /// Returns the number of moves that the solver has to find.
    pub fn moves_to_find(&self) -> usize {
        let (mut at, mut found) = (self.start(), 0);
        for &mv in &self.line {
            found += usize::from(at.turn() == Some(self.solver()));
            at.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
        }
        found
    }

    /// Returns the id, a hash of the game and the first position.
    pub fn id(&self) -> PuzzleId {
        let text = format!("{} | {}", self.game, self.position);
        let mixed = text.bytes().fold(0, |sum, byte| mix(sum ^ u64::from(byte)));
        PuzzleId(u32::try_from(mixed >> 32).unwrap_or_default())
    }
}

impl PuzzleId {
    /// Returns the id as a number.
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

/// Parses eight lower-case hexadecimal digits, as displayed.
impl std::str::FromStr for PuzzleId {
    type Err = BadPuzzle;

    fn from_str(text: &str) -> Result<PuzzleId, BadPuzzle> {
        let number = u32::from_str_radix(text, 16).ok().map(PuzzleId);
        number.filter(|id| id.to_string() == text).ok_or_else(|| BadPuzzle::id(text))
    }
}
