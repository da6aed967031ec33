//! The same rules once more, packed for speed: two rows in two words, and no branch that chance decides.
//!
//! Random play and perft run on these forms; tests hold them against the plain rules, move by move.
//! Pits are told by their places: where their bits begin in the word of their row.

mod al_manqala;
mod any;
mod castle;
mod choice;
mod form;
mod kotu_baendum;
mod mangala;
mod pallankuzhi;
mod past;
mod playouts;
mod relay;
mod ring;
mod rows;
mod sown;

#[cfg(test)]
mod tests;

pub(crate) use any::{perft, playouts};
