//! Guarantees an answer: dropping an unanswered responder sends a default one.

use std::sync::OnceLock;

use kuzhi_view::screens;

use super::Responder;
use super::destination::Destination;
use super::progress::{AnswerProgress, Progress};

impl Responder {
    /// Returns a responder for the same person, for a later or last message.
    pub(super) fn again(&self, destination: Destination, progress: Progress) -> Responder {
        Responder {
            call: self.call.clone(),
            destination,
            rights: self.rights,
            languages: self.languages,
            chosen: self.chosen.clone(),
            progress: AnswerProgress::further(progress),
            outcome: OnceLock::new(),
            deliveries: self.deliveries.clone(),
        }
    }

    /// Records that an answer was sent or attempted, so the default is no longer needed.
    pub(super) fn record_answered<T>(&self, answered: T) -> T {
        self.progress.record_answered();
        answered
    }
}

impl Drop for Responder {
    fn drop(&mut self) {
        let Some(progress) = self.progress.if_dropped() else { return };
        tracing::error!(interaction = %self.call.id, "a request was dropped before it was answered");
        let last = self.again(self.destination, progress);
        self.call.spawn(async move {
            if let Err(error) = last.tell_now(&screens::dropped_screen(last.words())).await {
                tracing::warn!(%error, interaction = %last.call.id, "an answer did not arrive");
            }
        });
    }
}
