//! The program `kuzhi-engine`, and what only its makers need: measuring, tuning, games of the engine against itself,
//! and the making and checking of proofs.

pub mod cli;

// Random games and perft.
mod fastest;
mod plain_playouts;
mod playouts;
mod quick;
mod quick_draws;
// What the search is measured against.
mod erring_game;
mod plain;
// What people are asked to find.
mod puzzles;
// Mangala, proved.
mod solve;
mod table_file;

pub use fastest::{perft, playouts};
pub use playouts::Playouts;
