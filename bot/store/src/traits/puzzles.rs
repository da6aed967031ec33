//! The puzzles that people have solved.

use kuzhi_domain::{PlayerId, Solver};

use crate::StoreError;

/// Stores which puzzles people have solved.
pub trait PuzzleStore: Send + Sync + 'static {
    /// Returns a person's record, empty if there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError>;

    /// Stores a record if its version is the next one. Otherwise another request was faster, and it returns
    /// false. When this returns, it survives a crash.
    fn keep_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError>;
}
