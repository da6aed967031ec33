//! Exact results on Kalah: looking up positions in tables, and solving those with few seeds. Moves that hold
//! the value of the start.

use kuzhi_engine::{Board, Game, Kalah, Move, Rules, Side};

use super::Knowledge;
use super::mangala::{in_pits, lead, own_lead};
use crate::choice::Choice;
use crate::endgames::Known;
use crate::exact_moves::ExactMoves;
use crate::limits::Limits;
use crate::solve::{Endgame, HeldMoves, KalahSowing, KnownShares, Packed, Sources};
use crate::value::WIN;

impl Knowledge {
    fn kalah_table(&self, rules: &Kalah) -> Option<&Endgame<KalahSowing>> {
        let sowing = KalahSowing::of(rules);
        self.tables.iter().find_map(|table| table.as_kalah(sowing))
    }

    /// Calls `ask` with the tables of these rules, or with empty ones.
    fn with_kalah_tables<T>(&self, rules: &Kalah, ask: impl FnOnce(&Endgame<KalahSowing>) -> T) -> T {
        match self.kalah_table(rules) {
            Some(table) => ask(table),
            None => ask(&Endgame::empty(KalahSowing::of(rules))),
        }
    }

    /// Looks up a position in the tables.
    pub(crate) fn kalah(&self, rules: &Kalah, board: &Board, mover: Side) -> Option<Known> {
        let table = self.kalah_table(rules).filter(|table| in_pits(board) <= table.seeds().into())?;
        let pits = Packed::of_ring(board, rules.ring(), mover)?;
        Some(Known { lead: lead(pits, table.share(pits)), can_recur: false })
    }

    /// Returns a move that holds the value of the start, if such moves can lead to this position.
    pub(crate) fn held_in_kalah(&self, rules: &Kalah, board: &Board, mover: Side) -> Option<Move> {
        let held = self.solutions.then(|| HeldMoves::of(&Game::Kalah(*rules)))??;
        lift(rules, held.place(Packed::of_ring(board, rules.ring(), mover)?)?)
    }

    /// Returns the best move of a position with its exact value, if it is known or can be solved quickly. A
    /// position with few seeds is solved however long it takes, unless the search is stopped.
    pub(crate) fn solve_kalah(
        &self,
        rules: &Kalah,
        board: &Board,
        mover: Side,
        limits: &Limits,
    ) -> Option<Choice> {
        let pits = Packed::of_ring(board, rules.ring(), mover).filter(|_| self.solutions)?;
        let solved = self.with_kalah_tables(rules, |tables| {
            let sources = Sources::of(KnownShares::of_tables(tables), &Game::Kalah(*rules));
            sources.best(pits, &limits.stop, &limits.scratch)
        })?;
        let lead = own_lead(board, mover) + lead(pits, solved.share);
        let value = lead + WIN * lead.signum();
        Some(Choice {
            best: lift(rules, solved.place)?,
            value,
            exact: true,
            result: None,
            depth: 0,
            nodes: solved.nodes,
        })
    }

    /// Returns the lead after every move, if all of them are known, or can be solved within the node limit
    /// and there are at most this many seeds.
    pub(crate) fn solve_moves_of_kalah(
        &self,
        rules: &Kalah,
        board: &Board,
        mover: Side,
        most: u8,
        limits: &Limits,
    ) -> Option<ExactMoves> {
        let pits = Packed::of_ring(board, rules.ring(), mover).filter(|_| self.solutions)?;
        let (shares, nodes) = self.with_kalah_tables(rules, |tables| {
            let known = KnownShares::of_tables(tables);
            known.by_each_move(pits, most, limits.nodes, &limits.stop, &limits.scratch)
        })?;
        let own = own_lead(board, mover);
        let leads =
            shares.into_iter().map(|(place, share)| Some((lift(rules, place)?, own + lead(pits, share))));
        Some(ExactMoves::of_leads(leads.collect::<Option<_>>()?, nodes))
    }
}

/// Returns the move that lifts the pit at a place. The packed pits of a short row come last.
fn lift(rules: &Kalah, place: u8) -> Option<Move> {
    Move::lift((place + 1).checked_sub(Kalah::RING.row_len() - rules.ring().row_len())?)
}
