//! Exports and deletions of people's data.

pub(super) mod removal;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_domain::PlayerId;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How many exports run at once. Each may take long, and others are playing meanwhile.
const AT_ONCE: usize = 1;

/// The exports and deletions being done.
pub(crate) struct MyData {
    exports: Semaphore,
    leaving: Arc<Mutex<HashSet<PlayerId>>>,
}

/// A deletion in progress, until this is dropped. The person can do nothing meanwhile.
pub(crate) struct RemovalGuard {
    who: PlayerId,
    leaving: Arc<Mutex<HashSet<PlayerId>>>,
}

impl Default for MyData {
    fn default() -> MyData {
        MyData { exports: Semaphore::new(AT_ONCE), leaving: Arc::default() }
    }
}

impl MyData {
    /// Waits for a turn to export a person's data.
    pub(crate) async fn turn_to_export(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        self.exports.acquire().await.ok()
    }

    /// Whether a person's data is being deleted.
    pub(crate) fn is_leaving(&self, who: PlayerId) -> bool {
        lock(&self.leaving).contains(&who)
    }

    /// Begins to delete a person's data. `None` if that is in progress.
    pub(crate) fn begin(&self, who: PlayerId) -> Option<RemovalGuard> {
        let is_new = lock(&self.leaving).insert(who);
        is_new.then(|| RemovalGuard { who, leaving: Arc::clone(&self.leaving) })
    }
}

impl Drop for RemovalGuard {
    fn drop(&mut self) {
        lock(&self.leaving).remove(&self.who);
    }
}

fn lock(leaving: &Mutex<HashSet<PlayerId>>) -> MutexGuard<'_, HashSet<PlayerId>> {
    // The set is consistent after every statement, so poisoning can be ignored.
    leaving.lock().unwrap_or_else(PoisonError::into_inner)
}
