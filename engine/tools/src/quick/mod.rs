//! A second implementation of the rules, packed for speed: two rows in two words, without unpredictable
//! branches.
//!
//! Random games and perft use these forms. Tests compare them with the plain rules, move by move. A pit is
//! identified by the position of its bits in its row's word.

mod al_manqala;
mod any;
mod castle;
mod choice;
mod form;
mod kotu_baendum;
mod mangala;
mod pallankuzhi;
mod playouts;
mod relay;
mod repetitions;
mod ring;
mod rows;
mod sown;

#[cfg(test)]
mod tests;

pub(crate) use any::{perft, playouts};
