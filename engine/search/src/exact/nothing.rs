//! Games of which nothing is known exactly.

use kuzhi_engine::{Move, RepetitionKey, Rules};

use super::{Exact, ExactMoves, Knowledge, Purpose, TableValue};
use crate::choice::Choice;
use crate::limits::Limits;

/// Nothing is known: every position is searched.
pub(crate) struct Nothing;

impl<'a, R: Rules> Exact<'a, R> for Nothing {
    fn new(_rules: &'a R, _knowledge: &'a Knowledge) -> Self {
        Nothing
    }

    fn look_up(&self, _state: &R::State) -> Option<TableValue> {
        None
    }

    fn solve(&self, _state: &R::State, _past: &[RepetitionKey], _limits: &Limits) -> Option<Choice> {
        None
    }

    fn moves(&self, _state: &R::State, _purpose: Purpose<'_>, _limits: &Limits) -> Option<ExactMoves> {
        None
    }

    fn hold(&self, _state: &R::State) -> Option<Move> {
        None
    }
}
