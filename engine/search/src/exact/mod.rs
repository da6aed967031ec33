//! What is known exactly of the games, and replaces searching.
//!
//! A game has a file here if it is solved or has tables. How, is in a folder: `acyclic` for games in which
//! nothing comes back, `retrograde` for endgames in which positions can recur, `rounds` and `round_graph` for
//! rounds. `SOLVED.md` beside this crate has the methods and the results.

// The games.
mod al_manqala;
mod bestemshe;
mod castle;
mod kalah;
mod kotu_baendum;
mod mangala;
mod oware;
mod pallankuzhi;
// The methods.
pub mod acyclic;
pub(crate) mod forced_win;
pub(crate) mod kotu_match;
mod retrograde;
pub(crate) mod round_graph;
pub(crate) mod rounds;
// What they have in common.
mod built_in;
mod exact_moves;
mod game_table;
mod held_starts;
mod knowledge;
mod nothing;
mod packing;

#[cfg(test)]
mod mangala_tests;
#[cfg(test)]
mod tests;

pub(crate) use acyclic::ExactShares;
pub(crate) use exact_moves::ExactMoves;
pub(crate) use forced_win::ExactWins;
pub use game_table::{GameTable, NoTables};
pub(crate) use game_table::{Table, Tabulated, Watch};
pub use knowledge::Knowledge;
pub(crate) use kotu_baendum::ExactRounds;
pub(crate) use nothing::Nothing;
pub(crate) use pallankuzhi::ExactMatch;
pub(crate) use retrograde::ExactLeads;

use kuzhi_engine::{Move, RepetitionKey, Rules};

use crate::choice::Choice;
use crate::limits::Limits;

/// What is known exactly of a game with its options, during a search.
pub(crate) trait Exact<'a, R: Rules> {
    /// Finds what a search may use. It looks for the table once, and not at each position.
    fn new(rules: &'a R, knowledge: &'a Knowledge) -> Self;

    /// Looks up an unfinished game in the endgame tables.
    fn look_up(&self, _state: &R::State) -> Option<TableValue> {
        None
    }

    /// Returns the best move of an unfinished game with its exact value, if it is known or can be solved
    /// quickly. `past` holds the positions of the game that can still recur.
    fn solve(&self, _state: &R::State, _past: &[RepetitionKey], _limits: &Limits) -> Option<Choice> {
        None
    }

    /// Returns the exact worth of each move of an unfinished game, if all are known or can be solved within
    /// the node limit.
    fn moves(&self, _state: &R::State, _purpose: Purpose<'_>, _limits: &Limits) -> Option<ExactMoves> {
        None
    }

    /// Returns a move from a proven strategy, which loses nothing whatever the opponent plays. It is used
    /// where [`Exact::solve`] has no answer.
    fn hold(&self, _state: &R::State, _past: &[RepetitionKey], _limits: &Limits) -> Option<Move> {
        None
    }
}

/// The table entry for a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableValue {
    /// The smallest lead, in the division of the seeds on the board, that the player to move can get.
    pub(crate) least: i32,
    /// The largest one. It differs where the lead depends on which position comes back first.
    pub(crate) most: i32,
    /// Whether the position can recur. If so, the leads only hold while no position has occurred twice
    /// since the last capture, and the player must make progress to get them.
    pub(crate) can_recur: bool,
}

impl TableValue {
    /// Returns the lead of the player to move, if it is certain.
    pub(crate) fn lead(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}

/// What the worths of all moves are for.
#[derive(Copy, Clone)]
pub(crate) enum Purpose<'a> {
    /// To judge a game. These positions of it can still recur.
    Judge(&'a [RepetitionKey]),
    /// To prove a claim such as a puzzle's: the lead at the end of the current round, as long as no position
    /// has occurred twice. It is worth many nodes.
    Prove,
}
