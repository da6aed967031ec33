//! How far the answer to an interaction has come, and who may send its first response.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

/// How far the answer has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    Unanswered,
    /// An acknowledgement is on its way.
    Deferring,
    Deferred,
    Answered,
}

/// Hands out the right to answer.
#[derive(Debug)]
pub(super) struct AnswerProgress {
    progress: watch::Sender<Progress>,
    /// How far it had come when the right to answer was first claimed.
    claimed: OnceLock<Progress>,
    /// Whether an answer was sent or attempted.
    is_answered: AtomicBool,
}

impl AnswerProgress {
    /// Nothing was sent yet.
    pub(super) fn unanswered() -> AnswerProgress {
        AnswerProgress::at(Progress::Unanswered, false)
    }

    /// It has come so far, for a later or last message. Nothing is missing if that one is not sent.
    pub(super) fn further(progress: Progress) -> AnswerProgress {
        AnswerProgress::at(progress, true)
    }

    fn at(progress: Progress, is_marked: bool) -> AnswerProgress {
        let (progress, claimed) = (watch::Sender::new(progress), OnceLock::new());
        AnswerProgress { progress, claimed, is_answered: AtomicBool::new(is_marked) }
    }

    pub(super) fn is_unanswered(&self) -> bool {
        *self.progress.borrow() == Progress::Unanswered
    }

    /// Claims the right to acknowledge. Whoever gets it says with [`AnswerProgress::set`] what came of it.
    pub(super) fn claim_acknowledgement(&self) -> bool {
        self.progress.send_if_modified(|progress| {
            let is_unanswered = *progress == Progress::Unanswered;
            if is_unanswered {
                *progress = Progress::Deferring;
            }
            is_unanswered
        })
    }

    /// Claims the right to answer and returns the progress before. Waits for an acknowledgement that is on
    /// its way.
    pub(super) async fn claim(&self) -> Progress {
        let mut progress = self.progress.subscribe();
        loop {
            let mut before = Progress::Deferring;
            self.progress.send_if_modified(|progress| {
                before = *progress;
                if *progress != Progress::Deferring {
                    *progress = Progress::Answered;
                }
                *progress != before
            });
            if before != Progress::Deferring {
                self.claimed.get_or_init(|| before);
                return before;
            }
            // We hold the sender, so the wait cannot fail.
            let _ = progress.wait_for(|progress| *progress != Progress::Deferring).await;
        }
    }

    pub(super) fn set(&self, progress: Progress) {
        self.progress.send_replace(progress);
    }

    /// Records that an answer was sent or attempted, so the default is no longer needed.
    pub(super) fn record_answered(&self) {
        self.is_answered.store(true, Ordering::Release);
    }

    /// How far it has come, if no answer was sent or attempted and nobody will any more.
    pub(super) fn if_dropped(&self) -> Option<Progress> {
        if self.is_answered.load(Ordering::Acquire) {
            return None;
        }
        Some(match *self.progress.borrow() {
            // A task claimed the right to answer and ended without doing so.
            Progress::Answered => self.claimed.get().copied().unwrap_or(Progress::Unanswered),
            Progress::Deferring => Progress::Deferred,
            before => before,
        })
    }
}
