//! The program `kuzhi-engine` and the tools for developing the engine: measuring, self-play, and
//! making and checking proofs.

pub mod cli;

// Random games and perft.
mod perft;
mod playouts;
mod random_openings;
// The baseline for the search.
mod baseline_search;
mod endgames;
mod erring_game;
// Puzzles for people.
mod puzzles;
// The proofs of solved games.
mod solve;
mod table_file;

pub use perft::perft;
pub use playouts::{Playouts, playouts};
pub use random_openings::random_opening;
