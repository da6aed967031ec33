//! The rules of every game: known games, known counts, and laws that hold for all of them.

mod cli;
mod conformance;
mod endless;
mod laws;
mod perft;
mod random;
mod text;
