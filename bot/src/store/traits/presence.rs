//! When the bot was there.

use crate::domain::Timestamp;
use crate::store::StoreError;

/// Keeps until when the bot was there, so that no clock runs while it is not.
pub trait PresenceStore: Send + Sync + 'static {
    /// When the bot was last there, as far as that was kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the method below.
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Keeps that the bot is there. After a crash an earlier time may stand again, never a later one.
    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError>;
}
