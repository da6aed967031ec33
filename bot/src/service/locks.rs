//! The locks of matches. Each match has one writer at a time, and each person begins one at a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kuzhi_domain::MatchId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The right to change a match and its deliveries. Dropping it lets the next request in.
#[derive(Debug)]
pub(crate) struct MatchLock {
    id: MatchId,
    _permit: OwnedSemaphorePermit,
}

impl MatchLock {
    /// The match that it locks.
    pub(crate) const fn id(&self) -> MatchId {
        self.id
    }
}

/// The locks of all matches, or whatever else, that are being changed or waited for.
#[derive(Debug)]
pub(super) struct Locks<T = MatchId> {
    locks: Mutex<HashMap<T, Weak<Semaphore>>>,
}

impl<T> Default for Locks<T> {
    fn default() -> Locks<T> {
        Locks { locks: Mutex::default() }
    }
}

impl Locks {
    /// Locks a match, after everyone who has asked before.
    pub(super) async fn lock(&self, id: MatchId) -> MatchLock {
        MatchLock { id, _permit: self.hold(id).await }
    }

    /// Whether anyone waits for the lock of a match.
    #[cfg(test)]
    pub(super) fn has_a_queue(&self, id: MatchId) -> bool {
        let locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.get(&id).is_some_and(|lock| lock.strong_count() > 1)
    }

    /// Returns the matches that are locked now.
    pub(super) fn all(&self) -> Vec<MatchId> {
        let locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.iter().filter(|(_, lock)| lock.strong_count() > 0).map(|(id, _)| *id).collect()
    }
}

impl<T: Copy + Eq + Hash> Locks<T> {
    /// Waits for everyone who has asked before. Dropping what this returns lets the next one in.
    pub(super) async fn hold(&self, id: T) -> OwnedSemaphorePermit {
        self.semaphore(id).acquire_owned().await.expect("locks are never closed")
    }

    fn semaphore(&self, id: T) -> Arc<Semaphore> {
        // The map is consistent after every statement below, so poisoning can be ignored.
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

    #[test]
    fn one_at_a_time_and_matches_side_by_side() {
        let locks = Locks::default();
        let (one, other) = (MatchId::from_random(1), MatchId::from_random(2));
        let lock = locks.semaphore(one).try_acquire_owned().unwrap();
        let _beside = locks.semaphore(other).try_acquire_owned().unwrap();
        assert!(locks.semaphore(one).try_acquire().is_err());
        drop(lock);
        assert!(locks.semaphore(one).try_acquire().is_ok());
    }
}
