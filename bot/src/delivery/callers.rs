//! Where a user brought the bot along: the answer that posted each call. Only that answer's token can delete
//! it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_domain::MatchId;

/// How long an answer can be used. Its token is valid for 15 minutes.
const LASTS: Duration = Duration::from_mins(14);

/// The answer in which each match's call was posted. A restart forgets it, and the line stays.
#[derive(Debug)]
pub(super) struct Callers<A>(Arc<Mutex<HashMap<MatchId, (A, Instant)>>>);

impl<A> Default for Callers<A> {
    fn default() -> Self {
        Callers(Arc::default())
    }
}

impl<A> Clone for Callers<A> {
    fn clone(&self) -> Self {
        Callers(Arc::clone(&self.0))
    }
}

impl<A: Clone> Callers<A> {
    /// Returns the answer of a match, unless it is too old.
    pub(super) fn get(&self, id: MatchId, now: Instant) -> Option<A> {
        let (answer, since) = self.lock().get(&id).cloned()?;
        (now.duration_since(since) < LASTS).then_some(answer)
    }

    /// Removes the answer of a match and returns it, unless it is too old.
    pub(super) fn remove(&self, id: MatchId, now: Instant) -> Option<A> {
        let (answer, since) = self.lock().remove(&id)?;
        (now.duration_since(since) < LASTS).then_some(answer)
    }

    /// Notes the answer of a match, and forgets all that are too old.
    pub(super) fn insert(&self, id: MatchId, answer: A, now: Instant) {
        let mut answers = self.lock();
        answers.retain(|_, (_, since)| now.duration_since(*since) < LASTS);
        answers.insert(id, (answer, now));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, (A, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn response_tokens_are_used_until_they_expire() {
        let (callers, begun) = (Callers::default(), Instant::now());
        let [first, second] = [1, 2].map(MatchId::from_random);
        callers.insert(first, "first", begun);
        assert_eq!(callers.get(first, begun + LASTS / 2), Some("first"));
        assert_eq!(callers.get(first, begun + LASTS), None);
        callers.insert(second, "second", begun + LASTS);
        assert_eq!(callers.lock().len(), 1);
        assert_eq!(callers.remove(second, begun + LASTS), Some("second"));
        assert_eq!(callers.remove(second, begun + LASTS), None);
    }
}
