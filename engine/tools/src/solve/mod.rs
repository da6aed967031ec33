//! Solves and proves games: makes the solution of Mangala that the search uses, and checks it, and the proofs
//! of Bestemshe and of matches of Pallankuzhi and Pallam Khuzi.

mod check;
mod checksum;
mod held_check;
mod held_moves;
mod match_check;
mod match_proof_file;
mod notebook;
mod opening_book;
mod opening_check;
mod plain;
mod proof;
mod proof_file;
mod round_start;
mod solver;
mod strategy;
mod win_check;

#[cfg(test)]
mod solver_tests;
#[cfg(test)]
mod testing;

pub(crate) use checksum::checksum;
pub(crate) use held_check::HeldCheck;
pub(crate) use held_moves::written;
pub(crate) use match_check::{Shown, check_match};
pub(crate) use match_proof_file::{read_match_proof, write_match_proof};
pub(crate) use opening_book::{conclude, line, lines, plies};
pub(crate) use opening_check::OpeningCheck;
pub(crate) use plain::{Plain, start_of};
pub(crate) use proof::Proof;
pub(crate) use round_start::round_start;
pub(crate) use solver::{Solution, Solver};
pub(crate) use strategy::{Effort, Promise};
pub(crate) use win_check::{check_win, win_proof};
