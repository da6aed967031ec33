//! Mangala solved: packed moves, endgame tables, and an exact search on top of them.

mod build;
mod endgame;
mod endgame_file;
mod guess;
mod lifts;
mod packed;
mod ranks;
mod searcher;
mod shares;
mod solver;
mod transpositions;

#[cfg(test)]
mod endgame_tests;
#[cfg(test)]
mod packed_tests;
#[cfg(test)]
mod solver_tests;
#[cfg(test)]
mod testing;

pub(crate) use endgame::{Endgame, MOST_SEEDS, positions};
pub(crate) use endgame_file::{BadTable, checksum};
pub(crate) use packed::Packed;
pub(crate) use solver::{Solution, Solver};
