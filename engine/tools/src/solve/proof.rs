//! Proofs: both players' strategies. With them a position's value can be checked without the search that
//! found it.

use kuzhi_engine::End;
use kuzhi_search::solve::Packed;

use super::solver::{Solution, Solver};
use super::strategy::{Scribe, Strategy};

/// Why a position has its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proof {
    pub(crate) end: End,
    /// The tables cover positions with this many stones.
    pub(crate) seeds: u8,
    pub(crate) position: Packed,
    /// How the mover reaches their share with every best move, and how the opponent prevents more.
    pub(crate) strategies: [Strategy; 2],
}

impl Solver<'_> {
    pub(crate) fn prove(&self, position: Packed, solution: &Solution) -> Proof {
        let (mut mover, mut other) = (Scribe::new(self), Scribe::new(self));
        for place in (0..6).filter(|&place| position.may_lift(place)) {
            let step = position.play(place);
            let best = solution.best.contains(&place);
            // The part of the share beyond what this move stores at once, and one stone less if it is not the
            // best.
            let least = solution.share.saturating_sub(step.gain);
            let most = solution.share.saturating_sub(u8::from(!best)).saturating_sub(step.gain);
            let left = step.after.stones();
            if step.again {
                other.allow(step.after, most);
            } else {
                other.hold(step.after, left - most);
            }
            if best && step.again {
                mover.hold(step.after, least);
            } else if best {
                mover.allow(step.after, left - least);
            }
        }
        let (end, seeds) = self.tables();
        Proof { end, seeds, position, strategies: [mover.strategy(), other.strategy()] }
    }
}

/// Returns how the mover of a position reaches their share, and how the opponent prevents more.
pub(super) fn strategies(solver: &Solver, position: Packed, share: u8) -> [Strategy; 2] {
    let (mut mover, mut other) = (Scribe::new(solver), Scribe::new(solver));
    mover.hold(position, share);
    other.allow(position, share);
    [mover.strategy(), other.strategy()]
}
