//! The program `kuzhi-engine` and the tools for developing the engine: measuring, tuning, self-play, and
//! making and checking proofs.

pub mod cli;

// Random games and perft.
mod fastest;
mod plain_playouts;
mod playouts;
mod quick;
mod quick_rng;
// The baseline for the search.
mod baseline_search;
mod erring_game;
// Puzzles for people.
mod puzzles;
// The proof of Mangala.
mod solve;
mod table_file;

pub use fastest::{perft, playouts};
pub use playouts::Playouts;
