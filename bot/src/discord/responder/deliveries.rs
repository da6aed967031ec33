//! An interaction that was delivered more than once, as to two processes while one takes over from the other: who answers.
//!
//! Where something is committed, whoever commits it answers. Where nothing is, whoever is first does, and the others say no more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::discord::retry::CallError;

/// What is known here of the deliveries of an interaction. Clones are the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Deliveries(Arc<Known>);

#[derive(Debug, Default)]
struct Known {
    /// What was asked for is done here.
    is_ours: AtomicBool,
    /// It is done elsewhere, and most likely answered there.
    waits: AtomicBool,
    /// It was answered elsewhere.
    is_answered: AtomicBool,
}

impl Deliveries {
    pub(super) fn own(&self) {
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

    /// Whether nothing is to be said here.
    pub(super) fn is_answered_elsewhere(&self) -> bool {
        self.0.is_answered.load(Ordering::Relaxed) && !self.0.is_ours.load(Ordering::Relaxed)
    }

    /// Notes that a first response was refused because there is one.
    pub(super) fn note(&self, error: &CallError) {
        if matches!(error, CallError::Elsewhere) {
            self.leave_to_another();
        }
    }

    /// The same, where something follows on the first response: false if that was another delivery's, whose answer stands.
    pub(super) fn may_go_on(&self, error: &CallError) -> bool {
        self.note(error);
        !self.is_answered_elsewhere()
    }
}
