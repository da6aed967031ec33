//! The rules of every game: known games, known counts, and laws that hold for all.

mod agreement;
mod cli;
mod conformance;
mod endless;
mod held;
mod laws;
mod mirror;
mod perft;
mod random;
mod repetition;
mod rulings;
mod solved;
mod text;
mod written;
