//! What is known exactly of a game without cycles: looked up in tables and in an opening, solved, or held.

use kuzhi_engine::{Board, Core, Move, RepetitionKey, Side};

use super::acyclic_game::AcyclicGame;
use super::best::Sources;
use super::held_moves::HeldMoves;
use super::known_shares::KnownShares;
use super::opening::Opening;
use super::packed::Packed;
use super::share_table::ShareTable;
use super::within::MOST_STONES;
use crate::choice::Choice;
use crate::exact::{Exact, ExactMoves, Knowledge, Purpose, TableValue};
use crate::limits::Limits;
use crate::value::WIN;

/// What is known exactly of Mangala or Kalah.
pub(crate) struct ExactShares<'a, G: AcyclicGame> {
    rules: G,
    table: Option<&'a ShareTable<G>>,
    opening: Option<&'static Opening>,
    /// Whether to use the built-in solution.
    solutions: bool,
}

impl<'a, G: AcyclicGame> Exact<'a, G> for ExactShares<'a, G> {
    fn new(rules: &'a G, knowledge: &'a Knowledge) -> Self {
        let (rules, solutions) = (*rules, knowledge.has_solutions());
        let table = knowledge.table(|table: &ShareTable<G>| table.rules().sows_like(rules));
        let opening = if solutions { rules.opening() } else { None };
        ExactShares { rules, table, opening, solutions }
    }

    fn look_up(&self, core: &Core) -> Option<TableValue> {
        let table = self.table.filter(|table| in_pits(core.board()) <= table.seeds().into());
        let (pits, share) = if let Some(table) = table {
            let pits = self.packed(core)?;
            (pits, table.share(pits))
        } else {
            let opening = self.opening?;
            let pits = self.packed(core)?;
            (pits, opening.share(pits)?)
        };
        let lead = lead(pits, share);
        Some(TableValue { least: lead, most: lead, can_recur: false })
    }

    /// Solves a position with few seeds however long it takes, unless the search is stopped, because
    /// otherwise a held result could be lost here. Without tables, solving 28 stones of Mangala usually takes
    /// half a million nodes. With the tables that the bot builds, it takes some thousands.
    fn solve(&self, core: &Core, _past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        let pits = self.packed(core).filter(|_| self.solutions)?;
        let sources = Sources { known: self.known_shares(), moves: HeldMoves::built_in(&self.rules.into()) };
        let solved = sources.best(pits, &limits.stop, &limits.scratch)?;
        let lead = own_lead(core) + lead(pits, solved.share);
        let value = lead + WIN * lead.signum();
        let (best, nodes) = (self.lift(solved.place)?, solved.nodes);
        Some(Choice { best, value, exact: true, result: None, depth: 0, nodes })
    }

    /// Returns `None` for more seeds than can be solved in time.
    fn moves(&self, core: &Core, purpose: Purpose<'_>, limits: &Limits) -> Option<ExactMoves> {
        let pits = self.packed(core).filter(|_| self.solutions)?;
        let most = match purpose {
            Purpose::Judge(_) => MOST_STONES,
            Purpose::Prove => G::MOST_PROVED,
        };
        let known = self.known_shares();
        let (shares, nodes) = known.by_each_move(pits, most, limits.nodes, &limits.stop, &limits.scratch)?;
        let own = own_lead(core);
        let leads =
            shares.into_iter().map(|(place, share)| Some((self.lift(place)?, own + lead(pits, share))));
        Some(ExactMoves::of_leads(leads.collect::<Option<_>>()?, nodes))
    }

    /// Returns a move that holds the value of the start, if such moves can lead to this position.
    fn hold(&self, core: &Core, _past: &[RepetitionKey], _limits: &Limits) -> Option<Move> {
        let held = self.solutions.then(|| HeldMoves::built_in(&self.rules.into()))??;
        self.lift(held.place(self.packed(core)?)?)
    }
}

impl<'a, G: AcyclicGame> ExactShares<'a, G> {
    fn known_shares(&self) -> KnownShares<'a, G> {
        let tables = self.table.unwrap_or_else(|| self.rules.no_tables());
        KnownShares { tables, opening: self.opening }
    }

    fn packed(&self, core: &Core) -> Option<Packed> {
        Packed::of_ring(core.board(), self.rules.ring(), core.turn())
    }

    /// Returns the move that lifts the pit at a place. The packed pits of a short row come last.
    fn lift(&self, place: u8) -> Option<Move> {
        Move::lift((place + 1).checked_sub(G::RING.row_len() - self.rules.ring().row_len())?)
    }
}

fn in_pits(board: &Board) -> u32 {
    board.total() - board.stores().map(u32::from).iter().sum::<u32>()
}

fn own_lead(core: &Core) -> i32 {
    let stored = |side: Side| i32::from(core.board().store(side));
    stored(core.turn()) - stored(core.turn().other())
}

fn lead(pits: Packed, share: u8) -> i32 {
    2 * i32::from(share) - i32::from(pits.stones())
}
