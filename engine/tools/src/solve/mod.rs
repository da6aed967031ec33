//! Solves and proves Mangala: makes the solution that the search uses, and checks it.

mod check;
mod checksum;
mod draw_check;
mod draw_moves;
mod learn;
mod lessons;
mod notebook;
mod opening_book;
mod opening_check;
mod proof;
mod proof_file;
mod solver;
mod strategy;

#[cfg(test)]
mod solver_tests;
#[cfg(test)]
mod testing;

pub(crate) use checksum::checksum;
pub(crate) use draw_check::DrawCheck;
pub(crate) use draw_moves::written;
pub(crate) use learn::{Course, learn};
pub(crate) use opening_book::{conclude, line, lines, plies};
pub(crate) use opening_check::OpeningCheck;
pub(crate) use proof::Proof;
pub(crate) use solver::{Solution, Solver};
