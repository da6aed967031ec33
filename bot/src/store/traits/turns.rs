//! Turns: what one of several may do at a time.

use std::time::Duration;

use crate::store::StoreError;

/// What became of a wish for a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It is theirs.
    Taken,
    /// It is somebody else's for so long.
    Wait(Duration),
}

/// Grants turns, each for a while, to all who use the store. It waits for no disk: whoever asks after a crash may get one
/// that somebody else had.
pub trait TurnStore: Send + Sync + 'static {
    /// Whether other processes may use the store at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// Takes the turn of this name for so long from now, unless somebody else has it. Whoever has it prolongs it, or
    /// gives it back with no time at all.
    ///
    /// # Errors
    ///
    /// [`StoreError`] when the store cannot say.
    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError>;
}
