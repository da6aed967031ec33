//! Checks how a draw is held: what the moves lead to is gone along by the plain rules, and few stones are solved.

use std::collections::HashSet;

use kuzhi_engine::{End, Mangala, Rules, Side};
use kuzhi_search::Rng;
use kuzhi_search::solve::{FEW, Holding, Opening, Packed};

use super::check::{Guide, Unproven, Walk, packed, played};

/// Below so many stones a sample is proved in full.
const SAMPLED: u8 = FEW + 3;

/// What a check has proved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Held {
    /// How many moves.
    pub(crate) moves: usize,
    /// Of how many positions of the opening that what they are worth is held.
    pub(crate) openings: usize,
    /// How many positions of few stones were solved.
    pub(crate) solved: usize,
}

/// Moves that are to be checked, and what they are checked by.
pub(crate) struct HoldingCheck<'a> {
    pub(crate) holding: &'a Holding,
    pub(crate) opening: &'a Opening,
    pub(crate) end: End,
    /// The mover's share of a position of [`FEW`] stones or fewer.
    pub(crate) few: &'a dyn Fn(Packed) -> u8,
}

impl HoldingCheck<'_> {
    /// Proves that either player who keeps to the moves gets a half from the start, and of every position of the
    /// opening all that it is worth; and that there is not a move besides those that this needs.
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
        let (written, found) = (self.holding.len(), held.moves);
        if written == found { Ok(held) } else { Err(Unproven::Count { written, found }) }
    }

    /// Plays on against random moves and proves of every line, from where few more stones are left, that what was
    /// promised on the way is held; gives how many moves were proved.
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
        // By how many stones the owner is to come off at least.
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
                self.holding.place(pits).ok_or(Unproven::Lacking { pits })?.into()
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
        |pits| self.holding.place(pits).map(usize::from)
    }

    /// Whether a position is one of the opening, of which the owner then gets all that it is worth to them.
    fn holds(&self, pits: Packed, owners_turn: bool, stored: u8) -> Result<bool, Unproven> {
        let Some(share) = self.opening.share(pits) else { return Ok(false) };
        let written = if owners_turn { share } else { pits.stones() - share };
        if stored == written { Ok(true) } else { Err(Unproven::Wrong { pits, written, found: stored }) }
    }
}
