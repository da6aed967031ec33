//! Proofs: both players' strategies. With them a position's value can be checked without the search that
//! found it.

use kuzhi_search::acyclic::{Packed, Sowing};

use super::plain::Plain;
use super::solver::{Solution, Solver};
use super::strategy::{Scribe, Strategy};

/// Why a position has its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proof<G> {
    pub(crate) rules: G,
    /// The tables cover positions with this many stones.
    pub(crate) seeds: u8,
    pub(crate) position: Packed,
    /// How the mover reaches their share with every best move, and how the opponent prevents more.
    pub(crate) strategies: [Strategy; 2],
}

impl<G: Plain> Proof<G> {
    /// Proves a solution that this solver found.
    pub(crate) fn prove(rules: G, solver: &Solver<G>, position: Packed, solution: &Solution) -> Proof<G> {
        let (mut mover, mut other) = (Scribe::new(solver), Scribe::new(solver));
        for place in position.lifts() {
            let step = position.play(rules, place);
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
        let seeds = solver.seeds();
        Proof { rules, seeds, position, strategies: [mover.strategy(), other.strategy()] }
    }
}

/// Returns how the mover of a position reaches their share, and how the opponent prevents more.
pub(super) fn strategies<S: Sowing>(solver: &Solver<S>, position: Packed, share: u8) -> [Strategy; 2] {
    let (mut mover, mut other) = (Scribe::new(solver), Scribe::new(solver));
    mover.hold(position, share);
    other.allow(position, share);
    [mover.strategy(), other.strategy()]
}
