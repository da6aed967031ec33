//! Checks what is written of the opening: with the plain rules, and with proofs of the last ply.

use std::collections::HashMap;

use kuzhi_engine::{Core, End, Mangala, Rules, Side};
use kuzhi_search::solve::{Endgame, Opening, Packed};

use super::check::{Guide, Unproven, Walk, board, packed, played};
use super::proof::strategies;
use super::solver::Solver;

/// How many plies the opening has.
pub(crate) const PLIES: usize = 4;

/// An opening that is to be checked.
pub(crate) struct OpeningCheck<'a> {
    pub(crate) opening: &'a Opening,
    pub(crate) end: End,
}

/// What came of a proof.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proved {
    /// A pit that brings the share: only where nothing can be got there may be none.
    pub(crate) place: Option<usize>,
    /// How many positions were met.
    pub(crate) met: usize,
}

impl OpeningCheck<'_> {
    /// Proves that every position of the plies is there, nothing besides, and that all but the last ply follow from
    /// what their moves lead to; gives the positions of the last ply, those of the fewest stones first.
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

    /// Proves what is written of one position: what both players get is found out, and each one's strategy is gone
    /// along with the plain rules, over the tables.
    pub(crate) fn prove(&self, pits: Packed, solver: &Solver, tables: &Endgame) -> Result<Proved, Unproven> {
        let (written, found) = (self.written(pits)?, solver.share(pits, &mut |_| ()));
        if found != written {
            return Err(Unproven::Wrong { pits, written, found });
        }
        let strategies = strategies(solver, pits, found);
        let share = |pits: Packed| (pits.stones() <= tables.seeds()).then(|| tables.share(pits));
        let mut proved = Proved { place: strategies[0].place(pits), met: 0 };
        for (owner, due) in Side::ALL.into_iter().zip([written, pits.stones() - written]) {
            let place = |pits| strategies[owner.index()].place(pits);
            let mut walk = Walk::new(Guide { end: self.end, share: &share, place: &place }, owner);
            let surely = walk.stores(&Core::start(board(pits)))?;
            if surely != due {
                return Err(Unproven::Wrong { pits, written: due, found: surely });
            }
            proved.met += walk.known.iter().map(HashMap::len).sum::<usize>();
        }
        self.check_place(pits, solver)?;
        Ok(proved)
    }

    /// Whether the pit that is written of a position brings its share.
    fn check_place(&self, pits: Packed, solver: &Solver) -> Result<(), Unproven> {
        let Some(place) = self.opening.place(pits) else { return Ok(()) };
        let after = played(Mangala { end: self.end }, &Core::start(board(pits)), place.into())?;
        let mut found = after.board().store(Side::South);
        if !after.is_over() {
            let left = packed(&after)?;
            let share = solver.share(left, &mut |_| ());
            found += if after.turn() == Side::South { share } else { left.stones() - share };
        }
        let written = self.written(pits)?;
        if found == written { Ok(()) } else { Err(Unproven::Wrong { pits, written, found }) }
    }

    /// What each move brings, by what is written of the positions behind them.
    pub(crate) fn brought(&self, pits: Packed) -> Result<Vec<(usize, u8)>, Unproven> {
        let rules = Mangala { end: self.end };
        let core = Core::start(board(pits));
        let mut brought = Vec::new();
        for place in (0..6).filter(|&place| pits.counts()[place] > 0) {
            let after = played(rules, &core, place)?;
            let mut share = after.board().store(Side::South);
            if !after.is_over() {
                let left = packed(&after)?;
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

    /// Every position of the plies in which the game goes on, with the ply in which it comes first.
    fn plies(&self) -> Result<HashMap<Packed, usize>, Unproven> {
        let rules = Mangala { end: self.end };
        let mut last = vec![rules.start()];
        let mut plies = HashMap::from([(packed(&last[0])?, 0)]);
        for ply in 1..=PLIES {
            let mut next = Vec::new();
            for core in &last {
                for place in 0..6 {
                    let Ok(after) = played(rules, core, place) else { continue };
                    let pits = packed(&after)?;
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
