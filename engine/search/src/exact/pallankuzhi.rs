//! Pallankuzhi and Pallam Khuzi, solved: matches by the starts of their rounds, and rounds when they are
//! played.

use kuzhi_engine::{Game, PallamKhuzi, Pallankuzhi, RepetitionKey, Rules};

use super::rounds::{self, State};
use super::{Exact, ExactMoves, Knowledge, Purpose, TableValue};
use crate::choice::Choice;
use crate::limits::Limits;

/// A game by the rules of Pallankuzhi, with some options.
pub(super) trait PallankuzhiRules: Rules<State = State> {
    fn pallankuzhi(&self) -> Pallankuzhi;
}

impl PallankuzhiRules for Pallankuzhi {
    fn pallankuzhi(&self) -> Pallankuzhi {
        *self
    }
}

impl PallankuzhiRules for PallamKhuzi {
    fn pallankuzhi(&self) -> Pallankuzhi {
        self.rules()
    }
}

/// Returns the rules of a game as options of Pallankuzhi. `None` if it is neither that nor Pallam Khuzi.
pub(super) const fn rules_of(game: Game) -> Option<Pallankuzhi> {
    match game {
        Game::Pallankuzhi(rules) => Some(rules),
        Game::PallamKhuzi(rules) => Some(rules.rules()),
        _ => None,
    }
}

/// What is known exactly of a match.
pub(crate) struct ExactMatch {
    rules: Pallankuzhi,
    /// Whether to use the built-in starts.
    solutions: bool,
}

impl<'a, R: PallankuzhiRules> Exact<'a, R> for ExactMatch {
    fn new(rules: &'a R, knowledge: &'a Knowledge) -> Self {
        ExactMatch { rules: rules.pallankuzhi(), solutions: knowledge.has_solutions() }
    }

    fn look_up(&self, _state: &State) -> Option<TableValue> {
        None
    }

    fn solve(&self, state: &State, past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        self.solutions.then(|| rounds::best(self.rules, state, past, limits))?
    }

    fn moves(&self, state: &State, purpose: Purpose<'_>, limits: &Limits) -> Option<ExactMoves> {
        match purpose {
            Purpose::Judge(past) => {
                self.solutions.then(|| rounds::judged(self.rules, state, past, limits))?
            }
            Purpose::Prove => rounds::leads(self.rules, state, limits),
        }
    }
}
