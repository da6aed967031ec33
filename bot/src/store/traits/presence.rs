//! When the bot was there.

use crate::domain::Timestamp;
use crate::store::StoreError;

/// Keeps until when the bot was there, so that no clock runs while it is not. The bot is there while any of its
/// processes is; each keeps this for itself.
pub trait PresenceStore: Send + Sync + 'static {
    /// When the bot was last there, in whichever process, as far as that was kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the methods below.
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Keeps that this process is there. After a crash an earlier time may stand again, never a later one.
    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError>;

    /// The other processes that were there after a time, and have not said since that they leave. A store that belongs to
    /// one process knows of no other.
    fn others_there(&self, after: Timestamp) -> Result<Vec<u64>, StoreError> {
        let _ = after;
        Ok(Vec::new())
    }

    /// Keeps that this process leaves, and was there until now.
    fn leave(&self, now: Timestamp) -> Result<(), StoreError> {
        self.keep_there(now)
    }
}
