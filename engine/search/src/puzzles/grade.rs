//! How hard a puzzle is.

use std::fmt;

use kuzhi_engine::{Match, Move};

use crate::limits::Limits;
use crate::scratch::Scratch;
use crate::thinking::Think as _;

/// How hard a puzzle is, from 1, which who takes the most seeds solves, to [`Grade::MAX`].
///
/// It is told by how the engine comes to the first move, how many moves are to be found, and whether the move that
/// takes the most seeds at once is another one: `Grade::of` has the count.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grade(u8);

/// So many plies are tried, each with so many nodes.
const PLIES: u8 = 8;
const NODES: u64 = 60_000;

impl Grade {
    /// The hardest.
    pub const MAX: u8 = 5;
    pub(super) const EASIEST: Grade = Grade(1);

    /// Every grade, easiest first.
    pub fn all() -> impl ExactSizeIterator<Item = Grade> {
        (1..=Self::MAX).map(Grade)
    }

    /// A grade from 1 to [`Grade::MAX`].
    pub const fn new(grade: u8) -> Option<Grade> {
        if 1 <= grade && grade <= Self::MAX { Some(Grade(grade)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The grade of a position with so many moves to find, the first of which is this one.
    ///
    /// It counts a point for each of the first eight plies at which a search without tables plays another move, two
    /// for each further move to find, two where another move takes as many seeds or more at once, and one where there
    /// are five moves or more to choose from. Up to one point is grade 1, up to three 2, up to five 3, up to eight 4,
    /// and 5 beyond.
    pub(super) fn of(start: &Match, first: Move, moves_to_find: usize, scratch: &Scratch) -> Grade {
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

/// At how many plies another move is played.
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

/// Whether no other move takes as many seeds at once.
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
