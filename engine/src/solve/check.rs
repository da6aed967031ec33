//! Checks proofs with the plain rules: nothing of the search, of its memory or of its moves is used.

use std::collections::HashMap;

use super::endgame::Endgame;
use super::packed::Packed;
use super::proof::Proof;
use super::solver::Solution;
use super::strategy::Strategy;
use crate::games::Mangala;
use crate::rules::{Core, Rules};
use crate::{Board, Move, Ring, Side};

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
        /// What the other's strategy leaves him.
        most: u8,
    },
    /// A strategy names a move that there is not.
    #[error("the proof has a move that the rules do not allow")]
    Illegal,
}

/// Walks along one player's strategy and every answer to it.
struct Walk<'a> {
    rules: Mangala,
    tables: &'a Endgame,
    strategy: &'a Strategy,
    /// Whose strategy it is: the one who is to move in the position that was solved sits South.
    owner: Side,
    known: [HashMap<Packed, u8>; 2],
}

impl<'a> Walk<'a> {
    fn new(strategy: &'a Strategy, tables: &'a Endgame, owner: Side) -> Walk<'a> {
        let rules = Mangala { end: tables.end() };
        Walk { rules, tables, strategy, owner, known: [HashMap::new(), HashMap::new()] }
    }

    /// What the owner surely stores from here on.
    fn stores(&mut self, core: &Core) -> Result<u8, Unproven> {
        if core.over.is_some() {
            return Ok(0);
        }
        let position = Packed::of(&core.board, core.turn).ok_or(Unproven::Illegal)?;
        if let Some(&known) = self.known[core.turn.index()].get(&position) {
            return Ok(known);
        }
        let stones = position.stones();
        let stored = if stones <= self.tables.seeds() {
            let share = self.tables.share(position);
            if core.turn == self.owner { share } else { stones - share }
        } else if core.turn == self.owner {
            // Where it has no move, nothing is claimed.
            match self.strategy.place(position) {
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
        self.known[core.turn.index()].insert(position, stored);
        Ok(stored)
    }

    fn stores_after(&mut self, core: &Core, place: usize) -> Result<u8, Unproven> {
        let mv = lift(place)?;
        self.rules.check(core, mv).map_err(|_| Unproven::Illegal)?;
        let mut after = *core;
        self.rules.advance(&mut after, mv);
        let gain = after.board.store(self.owner) - core.board.store(self.owner);
        Ok(gain + self.stores(&after)?)
    }
}

fn lift(place: usize) -> Result<Move, Unproven> {
    u8::try_from(place + 1).ok().and_then(Move::lift).ok_or(Unproven::Illegal)
}

/// What each player surely stores from the start of the game on when he keeps to a strategy.
pub(crate) fn surely_stored(strategy: &Strategy, tables: &Endgame) -> Result<[u8; 2], Unproven> {
    let start = Mangala { end: tables.end() }.start();
    let [south, north] = Side::ALL.map(|owner| Walk::new(strategy, tables, owner).stores(&start));
    Ok([south?, north?])
}

impl Proof {
    /// What the proof shows, with tables that it was made over; and how many positions were walked through.
    pub(crate) fn check(&self, tables: &Endgame) -> Result<(Solution, usize), Unproven> {
        if tables.seeds() != self.seeds || tables.end() != self.end {
            return Err(Unproven::OtherTables(self.seeds));
        }
        let stones = self.position.stones();
        let start = Core::start(board(self.position));
        let mut walks = Side::ALL.map(|owner| Walk::new(&self.strategies[owner.index()], tables, owner));
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
fn board(position: Packed) -> Board {
    Board::from_counts(Ring::SIX, &position.counts(), [0, 0]).expect("there are as many counts as pits")
}
