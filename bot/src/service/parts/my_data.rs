//! Who has all that is kept of them given out, or removed.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::domain::PlayerId;

/// How many are given out at once: each may be long, and others play meanwhile.
const AT_ONCE: usize = 1;

/// What is under way with people's data.
pub(crate) struct MyData {
    exports: Semaphore,
    leaving: Arc<Mutex<HashSet<PlayerId>>>,
}

/// Somebody is being removed, for as long as this lives: they can do nothing meanwhile.
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
    /// Waits for one's turn to have one's data given out.
    pub(crate) async fn turn_to_export(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.exports.acquire().await.ok()
    }

    /// Whether somebody is being removed.
    pub(crate) fn is_leaving(&self, who: PlayerId) -> bool {
        lock(&self.leaving).contains(&who)
    }

    /// Begins to remove somebody, unless that is under way.
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
    // It is whole after every statement, so a panic elsewhere cannot have broken it.
    leaving.lock().unwrap_or_else(PoisonError::into_inner)
}
