//! Solving games without cycles: packed positions, endgame tables, an exact search over them, solved
//! openings, and moves that hold the value of a start.
//!
//! The tools made the built-in data and prove it. `SOLVED.md` describes the method and has figures.

mod acyclic_game;
mod best;
mod build;
mod exact_shares;
mod guess;
mod held_moves;
mod known_shares;
mod lifts;
mod narrowing;
mod opening;
mod packed;
mod packed_text;
mod places;
mod ranks;
mod share_search;
mod share_table;
mod share_transpositions;
mod sowing;
mod tabulated;
mod within;

#[cfg(test)]
mod packed_tests;
#[cfg(test)]
mod share_table_tests;
#[cfg(test)]
mod testing;

pub(crate) use exact_shares::ExactShares;
pub(crate) use packed::all_sown;
pub(crate) use tabulated::ShareTables;

pub use super::mangala::MangalaBoard;
pub use super::packing::pack;
pub use acyclic_game::AcyclicGame;
pub use build::Progress;
pub use guess::{BadWeights, Guess};
pub use held_moves::{HeldMoves, walk};
pub use narrowing::narrowed;
pub use opening::{BadLine, Opening};
pub use packed::{AllSown, Packed, PlacesToLift, Sown, Step};
pub use packed_text::BadPits;
pub use share_search::{SearchLog, ShareSearch, SharedSearch, Stopped, nobody_busy};
pub use share_table::ShareTable;
pub use share_transpositions::{ShareBounds, ShareTranspositions};
pub use sowing::Sowing;
