//! What is known exactly of Bestemshe: its table, moves that hold the win of the start, and forced wins.

use kuzhi_engine::{Bestemshe, Core, Move, RepetitionKey};

use super::win_moves::WinMoves;
use super::winning_move::winning_move;
use crate::exact::retrograde::LeadTable;
use crate::exact::{Exact, Knowledge, TableValue};
use crate::limits::Limits;

/// The endgame table of Bestemshe, if there is one, and the built-in moves.
pub(crate) struct ExactWins<'a> {
    table: Option<&'a LeadTable<Bestemshe>>,
    solutions: bool,
}

impl<'a> Exact<'a, Bestemshe> for ExactWins<'a> {
    fn new(_rules: &'a Bestemshe, knowledge: &'a Knowledge) -> Self {
        ExactWins { table: knowledge.table(|_| true), solutions: knowledge.has_solutions() }
    }

    fn look_up(&self, core: &Core) -> Option<TableValue> {
        self.table?.look_up(core)
    }

    /// In the table, the search finds what holds.
    fn hold(&self, core: &Core, past: &[RepetitionKey], limits: &Limits) -> Option<Move> {
        if !self.solutions || self.look_up(core).is_some() {
            return None;
        }
        let built_in = WinMoves::built_in().get(core);
        built_in.or_else(|| winning_move(self.table?, core, past, limits))
    }
}
