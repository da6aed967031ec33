//! Solving games without cycles, Mangala and Kalah: packed positions, endgame tables, an exact search over
//! them, the solved opening of Mangala, and moves that hold the value of a start.
//!
//! The tools made the built-in data and prove it. `SOLVED.md` describes the method and has figures.

mod best;
mod build;
mod endgame;
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
mod searcher;
mod shares;
mod sowing;
mod transpositions;
mod within;

#[cfg(test)]
mod endgame_tests;
#[cfg(test)]
mod packed_tests;
#[cfg(test)]
mod testing;

pub(crate) use best::Sources;
pub(crate) use held_moves::forget;
pub(crate) use known_shares::KnownShares;
pub(crate) use within::MOST_STONES;

pub use build::Progress;
pub use endgame::{Endgame, MOST_SEEDS, positions, positions_of};
pub use guess::{BadWeights, COUNTS, Guess, HIDDEN, MOST, PITS, WEIGHT};
pub use held_moves::{FEW, HeldMoves, pack, walk};
pub use narrowing::narrowed;
pub use opening::{BadLine, Opening};
pub use packed::{Packed, Step};
pub use packed_text::BadPits;
pub use searcher::{Notes, Searcher, Shared, Stopped, WORTH_NOTING, nobody_busy};
pub use shares::settled;
pub use sowing::{KalahSowing, MangalaSowing, Sowing};
pub use transpositions::{Known, NO_PLACE, Transpositions};
