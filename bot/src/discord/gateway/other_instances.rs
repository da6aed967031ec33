//! Detects another program that uses the bot's token, such as an old container. Discord sends every event to
//! both and takes the first answer.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::InteractionId;
use tokio::time::Instant;

/// How many interactions are remembered. Discord delivers one twice within seconds, if at all.
const REMEMBERED: usize = 4_096;

/// How often to say it at most.
const REPORT_INTERVAL: Duration = Duration::from_mins(1);

/// What is known about other programs. Clones share it. Nothing is, where other processes share the store:
/// they may answer as well.
#[derive(Clone, Debug, Default)]
pub(crate) struct OtherInstances(Option<Arc<Mutex<Answers>>>);

#[derive(Debug, Default)]
struct Answers {
    /// The interactions to which this process gave a first response, once for each try.
    own: VecDeque<InteractionId>,
    /// How many others have answered since that was last said.
    foreign: u64,
    reported: Option<Instant>,
}

impl OtherInstances {
    /// Watches for strangers in the place of a process that is alone with its store.
    pub(crate) fn watched() -> OtherInstances {
        OtherInstances(Some(Arc::default()))
    }

    /// Notes that this process is about to give a first response.
    pub(crate) fn record_own(&self, id: InteractionId) {
        if let Some(mut answers) = self.answers() {
            answers.record_own(id);
        }
    }

    /// Notes that there was one already, and reports it unless it may have been our own.
    pub(crate) fn record_other(&self, id: InteractionId) {
        let foreign = self.answers().and_then(|mut answers| answers.record_other(id, Instant::now()));
        if let Some(foreign) = foreign {
            tracing::error!(
                answers = foreign,
                "another program answers people in this bot's place: it runs with the same token and with \
                 another store, so people may read that their games do not exist. Stop it (an old container, \
                 another machine), or reset the token on the Bot page of your application and give only this \
                 bot the new one"
            );
        }
    }

    fn answers(&self) -> Option<MutexGuard<'_, Answers>> {
        // Every statement leaves them consistent, so a panic elsewhere cannot have corrupted them.
        self.0.as_ref().map(|answers| answers.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Answers {
    fn record_own(&mut self, id: InteractionId) {
        if self.own.len() == REMEMBERED {
            self.own.pop_front();
        }
        self.own.push_back(id);
    }

    /// Returns how many answers of others to report now.
    fn record_other(&mut self, id: InteractionId, now: Instant) -> Option<u64> {
        // With a second try, here or for a second delivery, one of the two may have been taken.
        if self.own.iter().filter(|own| **own == id).count() != 1 {
            return None;
        }
        self.foreign += 1;
        if self.reported.is_some_and(|said| now.duration_since(said) < REPORT_INTERVAL) {
            return None;
        }
        self.reported = Some(now);
        Some(std::mem::take(&mut self.foreign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_others_are_said_once_a_minute() {
        let (mut answers, begun) = (Answers::default(), Instant::now());
        let mut id = 0;
        let mut refused_at = |seconds| {
            id += 1;
            answers.record_own(InteractionId::new(id));
            answers.record_other(InteractionId::new(id), begun + Duration::from_secs(seconds))
        };
        assert_eq!([0, 1, 59, 60, 61].map(&mut refused_at), [Some(1), None, None, Some(3), None]);
    }

    #[test]
    fn an_answer_that_may_be_our_own_is_no_strangers() {
        let (mut answers, now) = (Answers::default(), Instant::now());
        let id = InteractionId::new(7);
        answers.record_own(id);
        answers.record_own(id);
        assert_eq!(answers.record_other(id, now), None);
        // What was answered long ago is forgotten.
        assert_eq!(answers.record_other(InteractionId::new(8), now), None);
    }

    #[test]
    fn few_answers_are_remembered() {
        let mut answers = Answers::default();
        (1..10_000).for_each(|id| answers.record_own(InteractionId::new(id)));
        assert_eq!(answers.own.len(), REMEMBERED);
    }
}
