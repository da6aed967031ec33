//! The steps of a request, one for each query to the store. A test can interrupt a request at one of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// Counts steps down to the one that panics.
#[derive(Clone, Debug)]
pub(crate) struct Steps(Arc<AtomicI64>);

impl Default for Steps {
    fn default() -> Steps {
        Steps(Arc::new(AtomicI64::new(i64::MAX)))
    }
}

impl Steps {
    /// Interrupts what is being done after this many more steps.
    pub(crate) fn break_after(&self, steps: i64) {
        self.0.store(steps, Ordering::SeqCst);
    }

    /// How many steps are left.
    pub(crate) fn left(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    /// Whether something was interrupted.
    pub(crate) fn have_broken(&self) -> bool {
        self.0.load(Ordering::SeqCst) < 0
    }

    pub(in crate::service) fn step(&self) {
        let left = self.0.fetch_sub(1, Ordering::SeqCst);
        assert!(left != 0, "broken off by a test");
    }
}
