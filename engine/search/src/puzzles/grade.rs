//! The difficulty of a puzzle.

use std::fmt;

use kuzhi_engine::{Match, Move};

use crate::limits::Limits;
use crate::scratch::Scratch;
use crate::thinking::Think as _;

/// The difficulty of a puzzle, from 1 (the greedy move solves it) to [`Grade::MAX`].
///
/// It depends on how early the engine finds the first move, how many moves there are to find, and whether
/// the greedy move is wrong. `Grade::measure` has the formula.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grade(u8);

/// The number of search depths tried, and the node limit of each search.
const PLIES: u8 = 8;
const NODES: u64 = 60_000;

impl Grade {
    /// The hardest grade.
    pub const MAX: u8 = 5;
    pub(super) const EASIEST: Grade = Grade(1);

    /// Iterates over every grade, easiest first.
    pub fn all() -> impl ExactSizeIterator<Item = Grade> {
        (1..=Self::MAX).map(Grade)
    }

    /// Creates a grade, or returns `None` if it is not between 1 and [`Grade::MAX`].
    pub const fn new(grade: u8) -> Option<Grade> {
        if 1 <= grade && grade <= Self::MAX { Some(Grade(grade)) } else { None }
    }

    /// Returns the number of the grade.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns the grade of a puzzle with this first move and number of moves to find.
    ///
    /// It gets one point for each depth from one to eight plies at which a search without tables plays
    /// another move, two points for each further move to find (at most eight moves), two if another move
    /// gains as many seeds or more at once, and one if there are at least five legal moves. Up to one point
    /// is grade 1, up to three grade 2, up to five grade 3, up to eight grade 4, more is grade 5.
    pub(super) fn measure(start: &Match, first: Move, moves_to_find: usize, scratch: &Scratch) -> Grade {
        let missed = plies_that_miss(start, first, scratch);
        let further = u8::try_from(moves_to_find.saturating_sub(1)).unwrap_or(u8::MAX).min(8);
        let choices = u8::from(start.legal().len() >= 5);
        Grade(match missed + 2 * further + 2 * u8::from(!is_greedy(start, first)) + choices {
            0..=1 => 1,
            2..=3 => 2,
            4..=5 => 3,
            6..=8 => 4,
            _ => 5,
        })
    }
}

/// Returns the number of depths at which the search plays another move.
fn plies_that_miss(start: &Match, mv: Move, scratch: &Scratch) -> u8 {
    let mut missed = 0;
    for depth in 1..=PLIES {
        let limits = Limits { depth, scratch: scratch.clone(), ..Limits::nodes(NODES) };
        let Some(choice) = start.think(&limits) else { break };
        missed += u8::from(choice.best != mv);
        if choice.exact {
            break;
        }
    }
    missed
}

/// Returns whether the move gains more seeds at once than any other.
fn is_greedy(start: &Match, mv: Move) -> bool {
    let gain = |mv| start.facts(mv).map_or(i32::MIN, |facts| facts.net_gain());
    let own = gain(mv);
    start.legal().into_iter().filter(|&other| other != mv).all(|other| gain(other) < own)
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
