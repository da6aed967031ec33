//! Checks the strategies that hold a draw: follows their moves with the plain rules, and solves positions
//! with few stones.

use std::collections::HashSet;

use kuzhi_engine::{End, Mangala, Rules, Side};
use kuzhi_search::Rng;
use kuzhi_search::solve::{DrawStrategy, FEW, Opening, Packed};

use super::check::{Guide, Unproven, Walk, packed, played};

/// A sample of positions with fewer stones than this is proved fully.
const SAMPLED: u8 = FEW + 3;

/// What a check has proved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Held {
    pub(crate) moves: usize,
    /// The number of opening positions whose full value the strategy holds.
    pub(crate) openings: usize,
    /// The number of positions with few stones that were solved.
    pub(crate) solved: usize,
}

/// The moves to check, and what the check needs.
pub(crate) struct DrawCheck<'a> {
    pub(crate) strategy: &'a DrawStrategy,
    pub(crate) opening: &'a Opening,
    pub(crate) end: End,
    /// Returns the mover's share of a position with [`FEW`] stones or fewer.
    pub(crate) few: &'a dyn Fn(Packed) -> u8,
}

impl DrawCheck<'_> {
    /// Proves that either player who follows the moves gets at least a draw from the start, and of every
    /// opening position its full value; and that no move is superfluous.
    pub(crate) fn prove(&self) -> Result<Held, Unproven> {
        let (place, share) = (self.place(), self.share());
        let mut walks = Side::ALL.map(|owner| Walk::new(self.guide(&share, &place), owner));
        let mut held = Held::default();
        let mut needed = HashSet::new();
        for walk in &mut walks {
            walk.stores(&Mangala { end: self.end }.start())?;
        }
        for (walk, owner) in walks.iter().zip(Side::ALL) {
            for (known, turn) in walk.known.iter().zip(Side::ALL) {
                for (&pits, &stored) in known {
                    held.openings += usize::from(self.holds(pits, turn == owner, stored)?);
                    held.solved += usize::from(pits.stones() <= FEW);
                    if turn == owner && pits.stones() > FEW {
                        needed.insert(pits);
                    }
                }
            }
        }
        held.moves = needed.len();
        let (written, found) = (self.strategy.len(), held.moves);
        if written == found { Ok(held) } else { Err(Unproven::Count { written, found }) }
    }

    /// Plays against random moves, and proves for every line, down to few stones, that the strategy keeps
    /// what it promised. Returns the number of moves proved.
    pub(crate) fn prove_lines(&self, lines: usize, rng: &mut Rng) -> Result<usize, Unproven> {
        let (place, share) = (self.place(), self.share());
        let mut walks = Side::ALL.map(|owner| Walk::new(self.guide(&share, &place), owner));
        for line in 0..lines {
            let owner = Side::ALL[line % 2];
            self.prove_line(&mut walks[owner.index()], owner, rng)?;
        }
        let mut moves = 0;
        for (walk, owner) in walks.iter().zip(Side::ALL) {
            moves += walk.known[owner.index()].keys().filter(|pits| pits.stones() > FEW).count();
        }
        Ok(moves)
    }

    fn prove_line(&self, walk: &mut Walk, owner: Side, rng: &mut Rng) -> Result<(), Unproven> {
        let rules = Mangala { end: self.end };
        let mut core = rules.start();
        // The margin of stones that the owner should reach at least.
        let (mut promised, mut from) = (0, core);
        while !core.is_over() {
            let pits = packed(&core)?;
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
                self.strategy.place(pits).ok_or(Unproven::Lacking { pits })?.into()
            } else {
                let places: Vec<usize> = (0..6).filter(|&place| pits.may_lift(place)).collect();
                places[rng.below(places.len())]
            };
            core = played(rules, &core, place)?;
        }
        let found = core.board().store(owner) + walk.stores(&core)?;
        if found >= promised {
            return Ok(());
        }
        Err(Unproven::Wrong { pits: packed(&from)?, written: promised, found })
    }

    fn guide<'a>(
        &self,
        share: &'a dyn Fn(Packed) -> Option<u8>,
        place: &'a dyn Fn(Packed) -> Option<usize>,
    ) -> Guide<'a> {
        Guide { end: self.end, share, place }
    }

    fn share(&self) -> impl Fn(Packed) -> Option<u8> {
        |pits| (pits.stones() <= FEW).then(|| (self.few)(pits))
    }

    fn place(&self) -> impl Fn(Packed) -> Option<usize> {
        |pits| self.strategy.place(pits).map(usize::from)
    }

    /// Returns whether a position belongs to the opening, where the owner gets its full value.
    fn holds(&self, pits: Packed, owners_turn: bool, stored: u8) -> Result<bool, Unproven> {
        let Some(share) = self.opening.share(pits) else { return Ok(false) };
        let written = if owners_turn { share } else { pits.stones() - share };
        if stored == written { Ok(true) } else { Err(Unproven::Wrong { pits, written, found: stored }) }
    }
}
