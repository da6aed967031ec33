//! Mangala solved: packed moves, endgame tables, and an exact search on top of them.

mod best;
mod build;
mod check;
mod checksum;
mod endgame;
mod endgame_file;
mod guess;
mod holding;
mod holding_check;
mod learn;
mod lessons;
mod lifts;
mod narrowing;
mod notebook;
mod opening;
mod opening_check;
mod packed;
mod packed_text;
mod places;
mod proof;
mod proof_file;
mod ranks;
mod searcher;
mod shares;
mod solver;
mod strategy;
mod transpositions;
mod within;

#[cfg(test)]
mod endgame_tests;
#[cfg(test)]
mod packed_tests;
#[cfg(test)]
mod solver_tests;
#[cfg(test)]
mod testing;

pub(crate) use best::Sources;
pub(crate) use checksum::checksum;
pub(crate) use endgame::{Endgame, MOST_SEEDS, positions};
pub(crate) use endgame_file::BadTable;
pub(crate) use holding::{FEW, Holding, forget, written};
pub(crate) use holding_check::HoldingCheck;
pub(crate) use learn::{Course, learn};
pub(crate) use opening::{Opening, line, plies};
pub(crate) use opening_check::OpeningCheck;
pub(crate) use packed::Packed;
pub(crate) use proof::Proof;
pub(crate) use solver::{Solution, Solver};
