//! An interruptible search for reviews: it stops when a player would have to wait for it, and is repeated
//! later.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The interruptible search of the current review.
#[derive(Clone, Debug, Default)]
pub(super) struct Judging(Arc<Mutex<Option<Arc<AtomicBool>>>>);

impl Judging {
    fn lock(&self) -> MutexGuard<'_, Option<Arc<AtomicBool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the flag that interrupts the search starting now.
    pub(super) fn begin(&self) -> Arc<AtomicBool> {
        let stop = Arc::<AtomicBool>::default();
        *self.lock() = Some(Arc::clone(&stop));
        stop
    }

    /// The search has ended.
    pub(super) fn end(&self) {
        *self.lock() = None;
    }

    /// Interrupts the search, if there is one.
    pub(super) fn break_off(&self) {
        if let Some(stop) = self.lock().as_ref() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    #[cfg(test)]
    pub(super) fn is_going_on(&self) -> bool {
        self.lock().is_some()
    }
}
