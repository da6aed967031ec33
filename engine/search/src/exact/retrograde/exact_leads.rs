//! What is known exactly of a game in which positions can recur: its table, and nothing else.

use super::cyclic_game::CyclicGame;
use super::lead_table::LeadTable;
use crate::exact::{Exact, Knowledge, TableValue};

/// The endgame table of a game, if there is one.
pub(crate) struct ExactLeads<'a, R: CyclicGame>(Option<&'a LeadTable<R>>);

impl<'a, R: CyclicGame> Exact<'a, R> for ExactLeads<'a, R> {
    fn new(rules: &'a R, knowledge: &'a Knowledge) -> Self {
        ExactLeads(knowledge.table(|table: &LeadTable<R>| table.rules() == rules))
    }

    fn look_up(&self, state: &R::State) -> Option<TableValue> {
        self.0?.look_up(state)
    }
}
