//! Decides who answers an interaction that was delivered more than once, for example to two processes during
//! a handover.
//!
//! If something is committed, the process that committed it answers. If not, the first one does, and the
//! others stay silent.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::discord::rest::retry::CallError;

/// What this process knows about the deliveries of an interaction. Clones share it.
#[derive(Clone, Debug, Default)]
pub(super) struct Deliveries(Arc<Flags>);

#[derive(Debug, Default)]
struct Flags {
    /// The request is carried out here.
    is_ours: AtomicBool,
    /// It is carried out elsewhere, and probably answered there.
    waits: AtomicBool,
    /// It was answered elsewhere.
    is_answered: AtomicBool,
}

impl Deliveries {
    pub(super) fn claim(&self) {
        self.0.is_ours.store(true, Ordering::Relaxed);
    }

    pub(super) fn wait_for_another(&self) {
        self.0.waits.store(true, Ordering::Relaxed);
    }

    pub(super) fn waits_for_another(&self) -> bool {
        self.0.waits.load(Ordering::Relaxed)
    }

    pub(super) fn leave_to_another(&self) {
        self.0.is_answered.store(true, Ordering::Relaxed);
    }

    /// Returns whether nothing may be said here.
    pub(super) fn is_answered_elsewhere(&self) -> bool {
        self.0.is_answered.load(Ordering::Relaxed) && !self.0.is_ours.load(Ordering::Relaxed)
    }

    /// Records that Discord refused a first response because there is one already.
    pub(super) fn record_refusal(&self, error: &CallError) {
        if matches!(error, CallError::Elsewhere) {
            self.leave_to_another();
        }
    }

    /// Records the same before a follow-up. Returns false if another delivery's answer stands.
    pub(super) fn may_go_on(&self, error: &CallError) -> bool {
        self.record_refusal(error);
        !self.is_answered_elsewhere()
    }
}
