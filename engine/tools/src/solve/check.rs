//! Checks proofs with the plain rules: nothing of the search, of its memory or of its moves is used.

use std::collections::HashMap;

use kuzhi_engine::{Board, Core, End, Mangala, Move, Ring, Rules, Side};
use kuzhi_search::solve::{Endgame, Packed};

use super::proof::Proof;
use super::solver::Solution;

/// What a proof does not show.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unproven {
    /// It is for other tables.
    #[error("the proof needs tables of {0} seeds, of its end rule")]
    OtherTables(u8),
    /// The strategies do not meet.
    #[error("of pit {pit} the proof shows only that it brings {least} to {most} seeds")]
    Open {
        /// The pit.
        pit: usize,
        /// What the mover's strategy holds.
        least: u8,
        /// What the other's strategy leaves them.
        most: u8,
    },
    /// A strategy names a move that there is not.
    #[error("the proof has a move that the rules do not allow")]
    Illegal,
    /// A position is worth something else than is written.
    #[error("{pits}: {written} is written, but {found} is found")]
    Wrong {
        /// The position, as its mover sees it.
        pits: Packed,
        /// What is written of it.
        written: u8,
        /// What was found.
        found: u8,
    },
    /// There is not a move for a position that comes up.
    #[error("no move is written for {pits}")]
    Lacking {
        /// The position, as its mover sees it.
        pits: Packed,
    },
    /// Moves or positions are there that nothing leads to, or some are lacking.
    #[error("{written} positions are written, but {found} come up")]
    Count {
        /// How many are written.
        written: usize,
        /// How many come up.
        found: usize,
    },
}

/// What a walk goes by.
#[derive(Copy, Clone)]
pub(super) struct Guide<'a> {
    pub(super) end: End,
    /// The mover's share of a position where the walk goes no further.
    pub(super) share: &'a dyn Fn(Packed) -> Option<u8>,
    /// The place of the pit that the owner of the strategy lifts.
    pub(super) place: &'a dyn Fn(Packed) -> Option<usize>,
}

/// Walks along one player's strategy and every answer to it.
pub(super) struct Walk<'a> {
    rules: Mangala,
    guide: Guide<'a>,
    /// Whose strategy it is: in a proof, the one who is to move in the position that was solved sits South.
    owner: Side,
    /// What the owner surely stores from a position on, by who is to move.
    pub(super) known: [HashMap<Packed, u8>; 2],
}

impl<'a> Walk<'a> {
    pub(super) fn new(guide: Guide<'a>, owner: Side) -> Walk<'a> {
        let rules = Mangala { end: guide.end };
        Walk { rules, guide, owner, known: [HashMap::new(), HashMap::new()] }
    }

    /// What the owner surely stores from here on.
    pub(super) fn stores(&mut self, core: &Core) -> Result<u8, Unproven> {
        if core.is_over() {
            return Ok(0);
        }
        let position = packed(core)?;
        if let Some(&known) = self.known[core.turn().index()].get(&position) {
            return Ok(known);
        }
        let stored = if let Some(share) = (self.guide.share)(position) {
            if core.turn() == self.owner { share } else { position.stones() - share }
        } else if core.turn() == self.owner {
            // Where it has no move, nothing is claimed.
            match (self.guide.place)(position) {
                Some(place) => self.stores_after(core, place)?,
                None => 0,
            }
        } else {
            let mut least = u8::MAX;
            for place in 0..6 {
                if self.rules.check(core, lift(place)?).is_ok() {
                    least = least.min(self.stores_after(core, place)?);
                }
            }
            least
        };
        self.known[core.turn().index()].insert(position, stored);
        Ok(stored)
    }

    fn stores_after(&mut self, core: &Core, place: usize) -> Result<u8, Unproven> {
        let after = played(self.rules, core, place)?;
        let gain = after.board().store(self.owner) - core.board().store(self.owner);
        Ok(gain + self.stores(&after)?)
    }
}

/// The pits as the player to move sees them.
pub(super) fn packed(core: &Core) -> Result<Packed, Unproven> {
    Packed::of(core.board(), core.turn()).ok_or(Unproven::Illegal)
}

/// What a move leads to, by the plain rules.
pub(super) fn played(rules: Mangala, core: &Core, place: usize) -> Result<Core, Unproven> {
    let mv = lift(place)?;
    rules.check(core, mv).map_err(|_| Unproven::Illegal)?;
    let mut after = *core;
    rules.advance(&mut after, mv);
    Ok(after)
}

fn lift(place: usize) -> Result<Move, Unproven> {
    u8::try_from(place + 1).ok().and_then(Move::lift).ok_or(Unproven::Illegal)
}

impl Proof {
    /// What the proof shows, with tables that it was made over; and how many positions were walked through.
    pub(crate) fn check(&self, tables: &Endgame) -> Result<(Solution, usize), Unproven> {
        if tables.seeds() != self.seeds || tables.end() != self.end {
            return Err(Unproven::OtherTables(self.seeds));
        }
        let stones = self.position.stones();
        let start = Core::start(board(self.position));
        let share = |pits: Packed| (pits.stones() <= tables.seeds()).then(|| tables.share(pits));
        let places = [0, 1].map(|owner: usize| move |pits| self.strategies[owner].place(pits));
        let mut walks = Side::ALL.map(|owner| {
            Walk::new(Guide { end: self.end, share: &share, place: &places[owner.index()] }, owner)
        });
        let mut brings = Vec::new();
        for place in (0..6).filter(|&place| self.position.may_lift(place)) {
            let least = walks[0].stores_after(&start, place)?;
            let most = stones - walks[1].stores_after(&start, place)?;
            brings.push((place, least, most));
        }
        let share = brings.iter().map(|&(_, least, _)| least).max().unwrap_or(0);
        // A best move is shown to bring the share, any other to bring less.
        let open = brings.iter().find(|&&(_, least, most)| most > share || (most == share && least < share));
        if let Some(&(place, least, most)) = open {
            return Err(Unproven::Open { pit: place + 1, least, most });
        }
        let best = brings.iter().filter(|&&(_, least, _)| least == share).map(|&(place, ..)| place).collect();
        let walked = walks.iter().flat_map(|walk| &walk.known).map(HashMap::len).sum();
        Ok((Solution { share, best }, walked))
    }
}

/// The board on which South is to move, with empty stores.
pub(super) fn board(position: Packed) -> Board {
    Board::from_counts(Ring::SIX, &position.counts(), [0, 0]).expect("there are as many counts as pits")
}
