//! The solver of rounds of Kotu Baendum, whose lines go on too long for the one of `rounds`.
//! `solved/kotu-baendum.md` beside this crate describes the method and has figures.

mod ends;
mod graph;
mod position;
mod solution;
mod solver;

#[cfg(test)]
mod tests;

pub use solution::{KotuSolution, KotuUnsolved};

pub(super) use ends::{Ends, Ranking};
pub(super) use graph::{Graph, LeadBounds};
pub(super) use position::SEEDS;
pub(super) use solver::{GraphSolver, Reach};

use kuzhi_engine::{KotuBaendum, Rules};

pub(super) type State = <KotuBaendum as Rules>::State;
