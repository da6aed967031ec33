//! Whoever lets go of a person who has no answer gives them one.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

use super::destination::Destination;
use super::{Progress, Responder};
use crate::screens;

impl Responder {
    /// The same person, who is to see something else, or to hear one last thing.
    pub(super) fn again(&self, destination: Destination, progress: Progress) -> Responder {
        Responder {
            call: self.call.clone(),
            destination,
            rights: self.rights,
            languages: self.languages,
            chosen: self.chosen.clone(),
            progress: watch::Sender::new(progress),
            claimed: OnceLock::new(),
            is_settled: AtomicBool::new(true),
            outcome: OnceLock::new(),
            deliveries: self.deliveries.clone(),
        }
    }

    /// There is an answer, or it was tried: whoever tried it knows.
    pub(super) fn mark_answered<T>(&self, answered: T) -> T {
        self.is_settled.store(true, Ordering::Release);
        answered
    }
}

impl Drop for Responder {
    fn drop(&mut self) {
        if *self.is_settled.get_mut() {
            return;
        }
        tracing::error!(interaction = %self.call.id, "a request was dropped before it was answered");
        let progress = match *self.progress.borrow() {
            // Whoever claimed the right to answer has not done so.
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
