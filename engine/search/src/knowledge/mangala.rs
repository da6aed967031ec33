//! The solution of Mangala: looking up and solving positions.

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::{Board, End, Game, Mangala, Move, Side};

use super::Knowledge;
use crate::choice::Choice;
use crate::endgames::Known;
use crate::exact_moves::ExactMoves;
use crate::limits::Limits;
use crate::scratch::Scratch;
use crate::solve::{Endgame, HeldMoves, KnownShares, Opening, Packed, Sources};
use crate::value::WIN;

static NO_TABLES: [LazyLock<Endgame>; 2] =
    [LazyLock::new(|| Endgame::empty(End::RowEmpty)), LazyLock::new(|| Endgame::empty(End::NoMove))];

impl Knowledge {
    fn mangala_table(&self, rules: &Mangala) -> Option<&Endgame> {
        self.tables.iter().find_map(|table| table.as_mangala(rules))
    }

    fn tables_or_none(&self, rules: &Mangala) -> &Endgame {
        self.mangala_table(rules).unwrap_or_else(|| &NO_TABLES[usize::from(rules.end == End::NoMove)])
    }

    /// Looks up a position in the tables or in the solved opening.
    pub(crate) fn mangala(&self, rules: &Mangala, board: &Board, mover: Side) -> Option<Known> {
        let table = self.mangala_table(rules).filter(|table| in_pits(board) <= table.seeds().into());
        let pits = || Packed::of(board, mover);
        let (pits, share) = if let Some(table) = table {
            let pits = pits()?;
            (pits, table.share(pits))
        } else {
            let opening = self.solutions.then(|| Opening::solved(rules.end))?;
            let pits = pits()?;
            (pits, opening.share(pits)?)
        };
        Some(Known { lead: lead(pits, share), can_recur: false })
    }

    /// Returns a move that holds the draw from the start, if such moves can lead to this position.
    pub(crate) fn held_in_mangala(&self, rules: &Mangala, board: &Board, mover: Side) -> Option<Move> {
        let held = self.solutions.then(|| HeldMoves::of(&Game::Mangala(*rules)))??;
        lift(held.place(Packed::of(board, mover)?)?)
    }

    /// Returns the best move of a position with its exact value, if it is known or can be solved quickly.
    ///
    /// A position with few stones is solved however long it takes, unless the search is stopped, because
    /// otherwise a held result could be lost here. Without tables, solving 28 stones usually takes half a
    /// million nodes. With the tables that the bot builds, it takes some thousands.
    pub(crate) fn solve_mangala(
        &self,
        rules: &Mangala,
        board: &Board,
        mover: Side,
        stop: &AtomicBool,
        scratch: &Scratch,
    ) -> Option<Choice> {
        if !self.solutions {
            return None;
        }
        let tables = self.tables_or_none(rules);
        let pits = Packed::of(board, mover)?;
        let sources = Sources::of(KnownShares::of(tables), &Game::Mangala(*rules));
        let solved = sources.best(pits, stop, scratch)?;
        let lead = own_lead(board, mover) + lead(pits, solved.share);
        let value = lead + WIN * lead.signum();
        Some(Choice {
            best: lift(solved.place)?,
            value,
            exact: true,
            result: None,
            depth: 0,
            nodes: solved.nodes,
        })
    }

    /// Returns the lead after every move, if all of them are known, or can be solved within the node limit
    /// and there are at most this many stones.
    pub(crate) fn solve_moves_of_mangala(
        &self,
        rules: &Mangala,
        board: &Board,
        mover: Side,
        most: u8,
        limits: &Limits,
    ) -> Option<ExactMoves> {
        if !self.solutions {
            return None;
        }
        let known = KnownShares::of(self.tables_or_none(rules));
        let pits = Packed::of(board, mover)?;
        let (shares, nodes) = known.by_each_move(pits, most, limits.nodes, &limits.stop, &limits.scratch)?;
        let own = own_lead(board, mover);
        let leads = shares.into_iter().map(|(place, share)| Some((lift(place)?, own + lead(pits, share))));
        Some(ExactMoves::of_leads(leads.collect::<Option<_>>()?, nodes))
    }
}

pub(super) fn in_pits(board: &Board) -> u32 {
    board.total() - board.stores().map(u32::from).iter().sum::<u32>()
}

pub(super) fn own_lead(board: &Board, mover: Side) -> i32 {
    i32::from(board.store(mover)) - i32::from(board.store(mover.other()))
}

pub(super) fn lead(pits: Packed, share: u8) -> i32 {
    2 * i32::from(share) - i32::from(pits.stones())
}

fn lift(place: u8) -> Option<Move> {
    Move::lift(place + 1)
}
