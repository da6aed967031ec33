//! Locks: one writer at a time to a match, in the order in which they came.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::domain::MatchId;

/// The right to change a match, and what was delivered of it; whoever drops it lets the next one in.
#[derive(Debug)]
pub(crate) struct MatchLock {
    id: MatchId,
    _permit: OwnedSemaphorePermit,
}

impl MatchLock {
    /// The match that may be changed.
    pub(crate) const fn id(&self) -> MatchId {
        self.id
    }
}

/// The locks of all matches that somebody changes or waits to change.
#[derive(Debug, Default)]
pub(crate) struct Locks {
    locks: Mutex<HashMap<MatchId, Weak<Semaphore>>>,
}

impl Locks {
    /// Waits until everybody who came earlier is done with a match.
    pub(crate) async fn lock(&self, id: MatchId) -> MatchLock {
        let permit = self.of(id).acquire_owned().await.expect("locks are never closed");
        MatchLock { id, _permit: permit }
    }

    /// Whether somebody waits for a match that somebody else has locked.
    #[cfg(test)]
    pub(crate) fn has_a_queue(&self, id: MatchId) -> bool {
        let locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.get(&id).is_some_and(|lock| lock.strong_count() > 1)
    }

    /// The matches that somebody changes or waits to change.
    pub(crate) fn all(&self) -> Vec<MatchId> {
        let locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.iter().filter(|(_, lock)| lock.strong_count() > 0).map(|(id, _)| *id).collect()
    }

    fn of(&self, id: MatchId) -> Arc<Semaphore> {
        // The map is whole after every statement below, so a panic elsewhere cannot have broken it.
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&id).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = Arc::new(Semaphore::new(1));
        locks.insert(id, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_at_a_time_and_matches_side_by_side() {
        let locks = Locks::default();
        let (one, other) = (MatchId::from_random(1), MatchId::from_random(2));
        let lock = locks.lock(one).await;
        let _beside = locks.lock(other).await;
        assert!(locks.of(one).try_acquire().is_err());
        drop(lock);
        assert!(locks.of(one).try_acquire().is_ok());
    }
}
