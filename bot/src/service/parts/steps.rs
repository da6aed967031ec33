//! The steps of a request, each of which asks something of the store: a test breaks a request off at one of them.

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
    /// After so many further steps what is being done breaks off.
    pub(crate) fn break_after(&self, steps: i64) {
        self.0.store(steps, Ordering::SeqCst);
    }

    /// How many steps are left.
    pub(crate) fn left(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    /// Whether something has broken off.
    pub(crate) fn have_broken(&self) -> bool {
        self.0.load(Ordering::SeqCst) < 0
    }

    pub(super) fn step(&self) {
        let left = self.0.fetch_sub(1, Ordering::SeqCst);
        assert!(left != 0, "broken off by a test");
    }
}
