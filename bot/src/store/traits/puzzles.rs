//! What people have solved of puzzles.

use crate::domain::{PlayerId, Solver};
use crate::store::StoreError;

/// Keeps what people have solved of puzzles.
pub trait PuzzleStore: Send + Sync + 'static {
    /// What somebody has solved; nothing yet if nothing is kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError>;

    /// Keeps what somebody has solved, unless its version is not the next one: then somebody else was faster, and it says
    /// no. When this returns, it survives a crash.
    fn keep_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError>;
}
