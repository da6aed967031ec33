//! Guarantees an answer: dropping an unanswered responder sends a default one.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

use super::destination::Destination;
use super::{Progress, Responder};
use crate::screens;

impl Responder {
    /// Returns a responder for the same person, for a later or last message.
    pub(super) fn again(&self, destination: Destination, progress: Progress) -> Responder {
        Responder {
            call: self.call.clone(),
            destination,
            rights: self.rights,
            languages: self.languages,
            chosen: self.chosen.clone(),
            progress: watch::Sender::new(progress),
            claimed: OnceLock::new(),
            is_answered: AtomicBool::new(true),
            outcome: OnceLock::new(),
            deliveries: self.deliveries.clone(),
        }
    }

    /// Records that an answer was sent or attempted, so the default is no longer needed.
    pub(super) fn mark_answered<T>(&self, answered: T) -> T {
        self.is_answered.store(true, Ordering::Release);
        answered
    }
}

impl Drop for Responder {
    fn drop(&mut self) {
        if *self.is_answered.get_mut() {
            return;
        }
        tracing::error!(interaction = %self.call.id, "a request was dropped before it was answered");
        let progress = match *self.progress.borrow() {
            // A task claimed the right to answer and ended without doing so.
            Progress::Answered => self.claimed.get().copied().unwrap_or(Progress::Unanswered),
            Progress::Deferring => Progress::Deferred,
            before => before,
        };
        let last = self.again(self.destination, progress);
        self.call.go_on(async move {
            if let Err(error) = last.tell_now(&screens::of_dropped(last.words())).await {
                tracing::warn!(%error, interaction = %last.call.id, "an answer did not arrive");
            }
        });
    }
}
