//! Checks the opening book with the plain rules, and with proofs of the last ply.

use std::collections::HashMap;

use kuzhi_engine::{Core, End, Mangala, Rules, Side};
use kuzhi_search::acyclic::{Opening, Packed, ShareTable};

use super::check::{Guide, Unproven, Walk};
use super::plain::Plain as _;
use super::proof::strategies;
use super::solver::Solver;

/// The number of plies in the book.
pub(crate) const PLIES: usize = 4;

pub(crate) struct OpeningCheck<'a> {
    pub(crate) opening: &'a Opening,
    pub(crate) end: End,
}

/// The result of a proof.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proved {
    /// A pit that reaches the share. There may be none only if the share is nothing.
    pub(crate) place: Option<usize>,
    /// The number of positions visited.
    pub(crate) met: usize,
}

impl OpeningCheck<'_> {
    /// Proves that exactly the positions of the plies are there, and that all but the last ply follow from
    /// their moves. Returns the positions of the last ply, those with the fewest stones first.
    pub(crate) fn prove_all_but_last(&self) -> Result<Vec<Packed>, Unproven> {
        let plies = self.plies()?;
        let (written, found) = (self.opening.len(), plies.len());
        if written != found {
            return Err(Unproven::Count { written, found });
        }
        let mut last = Vec::new();
        for (&pits, &ply) in &plies {
            let written = self.written(pits)?;
            if ply == PLIES {
                last.push(pits);
                continue;
            }
            let found = self.brought(pits)?.into_iter().map(|(_, share)| share).max().unwrap_or_default();
            if found != written {
                return Err(Unproven::Wrong { pits, written, found });
            }
        }
        last.sort_unstable_by_key(|pits| (pits.stones(), pits.bits()));
        Ok(last)
    }

    /// Proves a position's entry: solves it again, and checks both players' strategies with the plain rules
    /// over the tables.
    pub(crate) fn prove(
        &self,
        pits: Packed,
        solver: &Solver,
        tables: &ShareTable,
    ) -> Result<Proved, Unproven> {
        let (written, found) = (self.written(pits)?, solver.share(pits, &mut |_| ()));
        if found != written {
            return Err(Unproven::Wrong { pits, written, found });
        }
        let rules = Mangala { end: self.end };
        let strategies = strategies(solver, pits, found);
        let share = |pits: Packed| (pits.stones() <= tables.seeds()).then(|| tables.share(pits));
        let mut proved = Proved { place: strategies[0].place(pits), met: 0 };
        for (owner, due) in Side::ALL.into_iter().zip([written, pits.stones() - written]) {
            let place = |pits| strategies[owner.index()].place(pits);
            let mut walk = Walk::new(rules, Guide { share: &share, place: &place }, owner);
            let surely = walk.stores(&Core::start(rules.board(pits)))?;
            if surely != due {
                return Err(Unproven::Wrong { pits, written: due, found: surely });
            }
            proved.met += walk.known.iter().map(HashMap::len).sum::<usize>();
        }
        self.check_place(pits, solver)?;
        Ok(proved)
    }

    /// Returns whether the pit in a position's entry reaches its share.
    fn check_place(&self, pits: Packed, solver: &Solver) -> Result<(), Unproven> {
        let Some(place) = self.opening.place(pits) else { return Ok(()) };
        let rules = Mangala { end: self.end };
        let after = rules.played(&Core::start(rules.board(pits)), place.into())?;
        let mut found = after.board().store(Side::South);
        if !after.is_over() {
            let left = rules.packed(&after)?;
            let share = solver.share(left, &mut |_| ());
            found += if after.turn() == Side::South { share } else { left.stones() - share };
        }
        let written = self.written(pits)?;
        if found == written { Ok(()) } else { Err(Unproven::Wrong { pits, written, found }) }
    }

    /// Returns the value of each move, from the entries of the positions after it.
    pub(crate) fn brought(&self, pits: Packed) -> Result<Vec<(usize, u8)>, Unproven> {
        let rules = Mangala { end: self.end };
        let core = Core::start(rules.board(pits));
        let mut brought = Vec::new();
        for place in (0..6).filter(|&place| pits.counts()[place] > 0) {
            let after = rules.played(&core, place)?;
            let mut share = after.board().store(Side::South);
            if !after.is_over() {
                let left = rules.packed(&after)?;
                let theirs = self.written(left)?;
                share += if after.turn() == Side::South { theirs } else { left.stones() - theirs };
            }
            brought.push((place, share));
        }
        Ok(brought)
    }

    fn written(&self, pits: Packed) -> Result<u8, Unproven> {
        self.opening.share(pits).ok_or(Unproven::Lacking { pits })
    }

    /// Returns every position of the plies in which the game continues, with the ply at which it first
    /// occurs.
    fn plies(&self) -> Result<HashMap<Packed, usize>, Unproven> {
        let rules = Mangala { end: self.end };
        let mut last = vec![rules.start()];
        let mut plies = HashMap::from([(rules.packed(&last[0])?, 0)]);
        for ply in 1..=PLIES {
            let mut next = Vec::new();
            for core in &last {
                for place in 0..6 {
                    let Ok(after) = rules.played(core, place) else { continue };
                    let pits = rules.packed(&after)?;
                    if !after.is_over() && !plies.contains_key(&pits) {
                        plies.insert(pits, ply);
                        next.push(after);
                    }
                }
            }
            last = next;
        }
        Ok(plies)
    }
}
