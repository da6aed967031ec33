//! When the bot was there.

use kuzhi_domain::Timestamp;

use crate::StoreError;

/// Stores until when the bot was there, so no clock runs while it is away. It is there while any of its
/// processes is; each process records its own time.
pub trait PresenceStore: Send + Sync + 'static {
    /// Returns when any process was last there, if recorded.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the methods below.
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Records that this process is there. A crash may bring back an earlier time, never a later one.
    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError>;

    /// Returns the other processes that were there after a time and have not left since. A store of one
    /// process has none.
    fn others_there(&self, after: Timestamp) -> Result<Vec<u64>, StoreError> {
        let _ = after;
        Ok(Vec::new())
    }

    /// Records that this process leaves now.
    fn leave(&self, now: Timestamp) -> Result<(), StoreError> {
        self.keep_there(now)
    }
}
