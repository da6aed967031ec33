//! A move of a review that is being judged: it is broken off when somebody who plays would wait for it, and judged anew.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a review judges just now, if it gives way.
#[derive(Clone, Debug, Default)]
pub(super) struct Judging(Arc<Mutex<Option<Arc<AtomicBool>>>>);

impl Judging {
    fn lock(&self) -> MutexGuard<'_, Option<Arc<AtomicBool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What ends the judging that begins now.
    pub(super) fn begin(&self) -> Arc<AtomicBool> {
        let stop = Arc::<AtomicBool>::default();
        *self.lock() = Some(Arc::clone(&stop));
        stop
    }

    /// It has ended.
    pub(super) fn end(&self) {
        *self.lock() = None;
    }

    /// Breaks it off, if there is any.
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
