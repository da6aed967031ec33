//! Checks the moves that hold the value of the start: follows them with the plain rules, and solves positions
//! with few stones.

use std::collections::HashSet;

use kuzhi_engine::Side;
use kuzhi_search::Rng;
use kuzhi_search::acyclic::{HeldMoves, Opening, Packed};

use super::check::{Guide, Unproven, Walk};
use super::plain::Plain;

/// A sample of positions with fewer stones than this is proved fully.
const SAMPLED: u8 = HeldMoves::FEW + 3;

/// What a check has proved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Held {
    /// The share of the player who begins.
    pub(crate) share: u8,
    pub(crate) moves: usize,
    /// The number of opening positions whose full value the strategy holds.
    pub(crate) openings: usize,
    /// The number of positions with few stones that were solved.
    pub(crate) solved: usize,
}

/// The moves to check, and what the check needs.
pub(crate) struct HeldCheck<'a, G> {
    pub(crate) rules: G,
    pub(crate) moves: &'a HeldMoves,
    /// The opening of which every position is held for its full value.
    pub(crate) opening: &'a Opening,
    /// Returns the mover's share of a position with [`HeldMoves::FEW`] stones or fewer.
    pub(crate) few: &'a dyn Fn(Packed) -> u8,
}

impl<G: Plain> HeldCheck<'_, G> {
    /// Proves that what the players who follow the moves get from the start is all that there is, and of
    /// every opening position its full value; and that no move is superfluous.
    pub(crate) fn prove(&self) -> Result<Held, Unproven> {
        let (place, share) = (self.place(), self.share());
        let mut walks =
            Side::ALL.map(|owner| Walk::new(self.rules, Guide { share: &share, place: &place }, owner));
        let start = self.rules.start();
        let [south, north] = {
            let [south, north] = &mut walks;
            [south.stores(&start)?, north.stores(&start)?]
        };
        if u32::from(south) + u32::from(north) != start.board().total() {
            return Err(Unproven::Gap { south, north });
        }
        let mut held = Held { share: south, ..Held::default() };
        let mut needed = HashSet::new();
        for (walk, owner) in walks.iter().zip(Side::ALL) {
            for (known, turn) in walk.known.iter().zip(Side::ALL) {
                for (&pits, &stored) in known {
                    held.openings += usize::from(self.holds(pits, turn == owner, stored)?);
                    held.solved += usize::from(pits.stones() <= HeldMoves::FEW);
                    if turn == owner && pits.stones() > HeldMoves::FEW {
                        needed.insert(pits);
                    }
                }
            }
        }
        held.moves = needed.len();
        let (written, found) = (self.moves.len(), held.moves);
        if written == found { Ok(held) } else { Err(Unproven::Count { written, found }) }
    }

    /// Plays against random moves, and proves for every line, down to few stones, that the moves keep what
    /// they promised: of the start, of which the first player's share is known, and of the opening. Returns
    /// the number of moves proved.
    pub(crate) fn prove_lines(&self, share: u8, lines: usize, rng: &mut Rng) -> Result<usize, Unproven> {
        let all = self.rules.packed(&self.rules.start())?.stones();
        let promised = [share, all.saturating_sub(share)];
        let (place, share) = (self.place(), self.share());
        let mut walks =
            Side::ALL.map(|owner| Walk::new(self.rules, Guide { share: &share, place: &place }, owner));
        for line in 0..lines {
            let owner = Side::ALL[line % 2];
            self.prove_line(&mut walks[owner.index()], owner, promised[owner.index()], rng)?;
        }
        let mut moves = 0;
        for (walk, owner) in walks.iter().zip(Side::ALL) {
            moves += walk.known[owner.index()].keys().filter(|pits| pits.stones() > HeldMoves::FEW).count();
        }
        Ok(moves)
    }

    /// Proves a line in which the owner of the moves should store as many stones as was promised.
    fn prove_line(
        &self,
        walk: &mut Walk<G>,
        owner: Side,
        mut promised: u8,
        rng: &mut Rng,
    ) -> Result<(), Unproven> {
        let mut core = self.rules.start();
        let mut from = core;
        while !core.is_over() {
            let pits = self.rules.packed(&core)?;
            if let Some(share) = self.opening.share(pits) {
                let owners = if core.turn() == owner { share } else { pits.stones() - share };
                let worth = core.board().store(owner) + owners;
                if worth > promised {
                    (promised, from) = (worth, core);
                }
            }
            if pits.stones() <= SAMPLED {
                break;
            }
            let place = if core.turn() == owner {
                self.moves.place(pits).ok_or(Unproven::Lacking { pits })?.into()
            } else {
                let places: Vec<usize> = pits.lifts().collect();
                places[rng.below(places.len())]
            };
            core = self.rules.played(&core, place)?;
        }
        let found = core.board().store(owner) + walk.stores(&core)?;
        if found >= promised {
            return Ok(());
        }
        Err(Unproven::Wrong { pits: self.rules.packed(&from)?, written: promised, found })
    }

    fn share(&self) -> impl Fn(Packed) -> Option<u8> {
        |pits| (pits.stones() <= HeldMoves::FEW).then(|| (self.few)(pits))
    }

    fn place(&self) -> impl Fn(Packed) -> Option<usize> {
        |pits| self.moves.place(pits).map(usize::from)
    }

    /// Returns whether a position belongs to the opening, where the owner gets its full value.
    fn holds(&self, pits: Packed, owners_turn: bool, stored: u8) -> Result<bool, Unproven> {
        let Some(share) = self.opening.share(pits) else { return Ok(false) };
        let written = if owners_turn { share } else { pits.stones() - share };
        if stored == written { Ok(true) } else { Err(Unproven::Wrong { pits, written, found: stored }) }
    }
}
