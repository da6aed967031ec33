//! Turns: named locks with a time limit, shared by all processes.

use std::time::Duration;

use crate::StoreError;

/// The outcome of asking for a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The caller has it.
    Taken,
    /// Another has it for so long.
    Wait(Duration),
}

/// Grants turns to the users of the store, each for a limited time. It does not wait for the disk: after a
/// crash a turn may be granted while another still has it.
pub trait TurnStore: Send + Sync + 'static {
    /// Whether other processes can use the store at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// Takes a turn for so long from now, unless another has it. The holder can prolong it, or return it with
    /// a time of zero.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store cannot tell.
    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError>;
}
