//! Checks proofs with the plain rules alone, without the search, its memory or its moves.

use std::collections::HashMap;

use kuzhi_engine::{Core, Side};
use kuzhi_search::acyclic::{Packed, ShareTable};

use super::plain::Plain;
use super::proof::Proof;
use super::solver::Solution;

/// Why a proof is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unproven {
    /// It needs other tables.
    #[error("the proof needs tables of {0} seeds with its rules")]
    OtherTables(u8),
    /// The two strategies leave a gap.
    #[error("the proof shows only that pit {pit} brings {least} to {most} seeds")]
    Open {
        pit: usize,
        /// What the mover's strategy guarantees.
        least: u8,
        /// What the opponent's strategy allows.
        most: u8,
    },
    /// What the players hold does not add up to all there is.
    #[error("the moves hold only {south} seeds for south and {north} for north")]
    Gap { south: u8, north: u8 },
    /// A strategy contains an illegal move.
    #[error("the proof has an illegal move")]
    Illegal,
    /// A position has another value than written.
    #[error("{pits}: the proof says {written}, but the check found {found}")]
    Wrong {
        /// The position, from its mover's view.
        pits: Packed,
        /// The value written.
        written: u8,
        /// The value found.
        found: u8,
    },
    /// A strategy lacks a move for a position that occurs.
    #[error("the proof has no move for {pits}")]
    Lacking {
        /// The position, from its mover's view.
        pits: Packed,
    },
    /// There are moves or positions that do not occur, or some are missing.
    #[error("the proof has {written} positions, but the check found {found}")]
    Count {
        /// The number written.
        written: usize,
        /// The number that occurs.
        found: usize,
    },
}

/// What a walk needs.
#[derive(Copy, Clone)]
pub(super) struct Guide<'a> {
    /// The mover's share in a position where the walk stops.
    pub(super) share: &'a dyn Fn(Packed) -> Option<u8>,
    /// The pit that the strategy's owner lifts.
    pub(super) place: &'a dyn Fn(Packed) -> Option<usize>,
}

/// Walks through one player's strategy and every answer to it.
pub(super) struct Walk<'a, G> {
    rules: G,
    guide: Guide<'a>,
    /// The strategy's owner. In a proof, the player to move in the solved position is South.
    owner: Side,
    /// What the owner is guaranteed to store from each position on, by who is to move.
    pub(super) known: [HashMap<Packed, u8>; 2],
}

impl<'a, G: Plain> Walk<'a, G> {
    pub(super) fn new(rules: G, guide: Guide<'a>, owner: Side) -> Walk<'a, G> {
        Walk { rules, guide, owner, known: [HashMap::new(), HashMap::new()] }
    }

    /// Returns what the owner is guaranteed to store from here on.
    pub(super) fn stores(&mut self, core: &Core) -> Result<u8, Unproven> {
        if core.is_over() {
            return Ok(0);
        }
        let position = self.rules.packed(core)?;
        if let Some(&known) = self.known[core.turn().index()].get(&position) {
            return Ok(known);
        }
        let stored = if let Some(share) = (self.guide.share)(position) {
            if core.turn() == self.owner { share } else { position.stones() - share }
        } else if core.turn() == self.owner {
            // Without a move, nothing is guaranteed.
            match (self.guide.place)(position) {
                Some(place) => self.stores_after(core, place)?,
                None => 0,
            }
        } else {
            let mut least = u8::MAX;
            for place in 0..6 {
                if self.rules.lift(place).is_some_and(|mv| self.rules.check(core, mv).is_ok()) {
                    least = least.min(self.stores_after(core, place)?);
                }
            }
            least
        };
        self.known[core.turn().index()].insert(position, stored);
        Ok(stored)
    }

    fn stores_after(&mut self, core: &Core, place: usize) -> Result<u8, Unproven> {
        let after = self.rules.played(core, place)?;
        let gain = after.board().store(self.owner) - core.board().store(self.owner);
        Ok(gain + self.stores(&after)?)
    }
}

impl<G: Plain> Proof<G> {
    /// Checks the proof with the tables it was made with. Returns how many positions the walk visited.
    pub(crate) fn check(&self, tables: &ShareTable<G>) -> Result<(Solution, usize), Unproven> {
        if tables.seeds() != self.seeds || !tables.rules().sows_like(self.rules) {
            return Err(Unproven::OtherTables(self.seeds));
        }
        let stones = self.position.stones();
        let start = Core::start(self.rules.board(self.position));
        let share = |pits: Packed| (pits.stones() <= tables.seeds()).then(|| tables.share(pits));
        let places = [0, 1].map(|owner: usize| move |pits| self.strategies[owner].place(pits));
        let mut walks = Side::ALL.map(|owner| {
            Walk::new(self.rules, Guide { share: &share, place: &places[owner.index()] }, owner)
        });
        let mut brings = Vec::new();
        for place in (0..6).filter(|&place| self.position.may_lift(place)) {
            let least = walks[0].stores_after(&start, place)?;
            let most = stones - walks[1].stores_after(&start, place)?;
            brings.push((place, least, most));
        }
        let share = brings.iter().map(|&(_, least, _)| least).max().unwrap_or(0);
        // A best move is shown to reach the share, any other to miss it.
        let open = brings.iter().find(|&&(_, least, most)| most > share || (most == share && least < share));
        if let Some(&(place, least, most)) = open {
            return Err(Unproven::Open { pit: place + 1, least, most });
        }
        let best = brings.iter().filter(|&&(_, least, _)| least == share).map(|&(place, ..)| place).collect();
        let walked = walks.iter().flat_map(|walk| &walk.known).map(HashMap::len).sum();
        Ok((Solution { share, best }, walked))
    }
}
