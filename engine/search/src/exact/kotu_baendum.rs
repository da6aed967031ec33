//! Kotu Baendum: a round is solved when it is played, if what follows it is known.

use kuzhi_engine::{KotuBaendum, RepetitionKey, Rules as _};

use super::kotu_match::Round;
use super::round_graph::State;
use super::{Exact, ExactMoves, Knowledge, Purpose, TableValue};
use crate::choice::Choice;
use crate::limits::Limits;

/// What is known exactly of a match.
pub(crate) struct ExactRounds {
    rules: KotuBaendum,
    /// Whether to solve in play.
    solutions: bool,
}

impl<'a> Exact<'a, KotuBaendum> for ExactRounds {
    fn new(rules: &'a KotuBaendum, knowledge: &'a Knowledge) -> Self {
        ExactRounds { rules: *rules, solutions: knowledge.has_solutions() }
    }

    fn look_up(&self, _state: &State) -> Option<TableValue> {
        None
    }

    fn solve(&self, state: &State, past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        self.round(state)?.best(past, limits)
    }

    fn moves(&self, state: &State, purpose: Purpose<'_>, limits: &Limits) -> Option<ExactMoves> {
        match purpose {
            Purpose::Judge(past) => self.round(state)?.moves(past, limits),
            // Puzzles are of the last round.
            Purpose::Prove if !self.rules.rounds.is_last(self.rules.round(state)) => None,
            Purpose::Prove => self.round(state)?.moves(&[], limits),
        }
    }
}

impl ExactRounds {
    fn round<'s>(&self, state: &'s State) -> Option<Round<'s>> {
        self.solutions.then(|| Round::new(self.rules, state))?
    }
}
