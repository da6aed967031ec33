//! The moves of the position that is thought about.

use kuzhi_engine::Move;

/// A move of the position that is thought about.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Root {
    pub(crate) mv: Move,
    /// What it is worth to the mover, in parts of a seed.
    pub(crate) value: i32,
    /// Its place among the legal moves.
    pub(crate) order: u64,
}
