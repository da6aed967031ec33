//! The moves of the root position.

use kuzhi_engine::Move;

/// A move of the root position.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Root {
    pub(crate) mv: Move,
    /// Its value to the mover, in parts of a seed.
    pub(crate) value: i32,
    /// Its index in the list of legal moves.
    pub(crate) order: u64,
}
