//! What is known exactly of a game in which positions can recur: its table, and nothing else.

use kuzhi_engine::{Move, RepetitionKey};

use super::cyclic_game::CyclicGame;
use super::lead_table::LeadTable;
use crate::choice::Choice;
use crate::exact::{Exact, ExactMoves, Knowledge, Purpose, TableValue};
use crate::limits::Limits;

/// The endgame table of a game, if there is one.
pub(crate) struct ExactLeads<'a, R: CyclicGame>(Option<&'a LeadTable<R>>);

impl<'a, R: CyclicGame> Exact<'a, R> for ExactLeads<'a, R> {
    fn new(rules: &'a R, knowledge: &'a Knowledge) -> Self {
        ExactLeads(knowledge.table(|table: &LeadTable<R>| table.rules() == rules))
    }

    fn look_up(&self, state: &R::State) -> Option<TableValue> {
        self.0?.look_up(state)
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
