//! The interaction that posted each ping where a user has installed the bot. Only its token can delete the
//! ping.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_domain::MatchId;

/// How long an answer can be used. Its token is valid for 15 minutes.
const LASTS: Duration = Duration::from_mins(14);

/// The answer in which each match's ping was posted. A restart forgets it, and the line stays.
#[derive(Debug)]
pub(super) struct PingRoutes<A>(Arc<Mutex<HashMap<MatchId, (A, Instant)>>>);

impl<A> Default for PingRoutes<A> {
    fn default() -> Self {
        PingRoutes(Arc::default())
    }
}

impl<A> Clone for PingRoutes<A> {
    fn clone(&self) -> Self {
        PingRoutes(Arc::clone(&self.0))
    }
}

impl<A: Clone> PingRoutes<A> {
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
        let (routes, begun) = (PingRoutes::default(), Instant::now());
        let [first, second] = [1, 2].map(MatchId::from_random);
        routes.insert(first, "first", begun);
        assert_eq!(routes.get(first, begun + LASTS / 2), Some("first"));
        assert_eq!(routes.get(first, begun + LASTS), None);
        routes.insert(second, "second", begun + LASTS);
        assert_eq!(routes.lock().len(), 1);
        assert_eq!(routes.remove(second, begun + LASTS), Some("second"));
        assert_eq!(routes.remove(second, begun + LASTS), None);
    }
}
