//! The connections on which nobody has said yet who they are.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

/// How long a connection is safe from making way: time enough to send a request. It also limits how much work
/// clients can cause that reconnect again and again.
const GRACE: Duration = Duration::from_millis(250);

/// A limit on connections of people who are not known. When it is reached, the oldest is closed for a new
/// one: were new ones refused, some that say nothing could keep everyone out.
#[derive(Debug)]
pub(crate) struct Newcomers {
    most: usize,
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    came: u64,
    /// Since when they wait, and what is cancelled when they have to leave. Oldest first.
    leave: BTreeMap<u64, (Instant, CancellationToken)>,
}

/// A connection that counts towards the limit until this is dropped.
#[derive(Debug)]
pub(crate) struct Newcomer {
    all: Arc<Newcomers>,
    number: u64,
    leave: CancellationToken,
}

/// Keeps a connection from being closed for others. When this is dropped, it counts again as a new one.
#[derive(Debug)]
pub(crate) struct Protection<'a>(&'a Newcomer);

impl Newcomers {
    pub(crate) fn new(most: usize) -> Arc<Newcomers> {
        Arc::new(Newcomers { most, waiting: Mutex::default() })
    }

    /// Returns how long a new connection has to wait until one can make way for it.
    pub(crate) fn wait(&self, now: Instant) -> Duration {
        let waiting = self.waiting();
        match waiting.leave.first_key_value() {
            Some((_, (since, _))) if waiting.leave.len() >= self.most => {
                GRACE.saturating_sub(now.saturating_duration_since(*since))
            }
            _ => Duration::ZERO,
        }
    }

    /// Takes in a connection. Whoever waits longest may have to leave for it.
    pub(crate) fn admit(self: &Arc<Self>) -> Newcomer {
        let number = {
            let mut waiting = self.waiting();
            waiting.came += 1;
            waiting.came
        };
        let newcomer = Newcomer { all: Arc::clone(self), number, leave: CancellationToken::new() };
        newcomer.enter();
        newcomer
    }

    /// Closes half of them, to free file descriptors.
    pub(crate) fn evict_half(&self) {
        let mut waiting = self.waiting();
        let half = waiting.leave.len() / 2;
        waiting.shrink_to(half);
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // The data is consistent after every statement that can fail, so poisoning can be ignored.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn shrink_to(&mut self, most: usize) {
        while self.leave.len() > most
            && let Some((_, (_, oldest))) = self.leave.pop_first()
        {
            oldest.cancel();
        }
    }
}

impl Newcomer {
    /// Completes when it has to leave.
    pub(crate) async fn evicted(&self) {
        self.leave.cancelled().await;
    }

    /// Keeps it from being closed for others.
    pub(crate) fn protect(&self) -> Protection<'_> {
        self.all.waiting().leave.remove(&self.number);
        Protection(self)
    }

    fn enter(&self) {
        let mut waiting = self.all.waiting();
        let most = self.all.most.saturating_sub(1);
        waiting.shrink_to(most);
        waiting.leave.insert(self.number, (Instant::now(), self.leave.clone()));
    }
}

impl Drop for Protection<'_> {
    fn drop(&mut self) {
        self.0.enter();
    }
}

impl Drop for Newcomer {
    fn drop(&mut self) {
        self.all.waiting().leave.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gone(all: &[Newcomer]) -> Vec<usize> {
        (0..all.len()).filter(|&one| all[one].leave.is_cancelled()).collect()
    }

    #[test]
    fn the_longest_waiting_makes_way() {
        let newcomers = Newcomers::new(2);
        let mut three: Vec<_> = (0..3).map(|_| newcomers.admit()).collect();
        assert_eq!(gone(&three), [0]);
        three.clear();
        assert!(newcomers.waiting().leave.is_empty(), "nothing grows");
    }

    #[test]
    fn everyone_has_some_time_to_send_what_they_came_for() {
        let newcomers = Newcomers::new(1);
        assert_eq!(newcomers.wait(Instant::now()), Duration::ZERO);
        let first = newcomers.admit();
        let since = newcomers.waiting().leave[&first.number].0;
        assert_eq!(newcomers.wait(since), GRACE);
        assert_eq!(newcomers.wait(since + GRACE), Duration::ZERO);
    }

    #[test]
    fn whoever_is_being_looked_up_stays() {
        let newcomers = Newcomers::new(1);
        let first = newcomers.admit();
        let protection = first.protect();
        let others = [newcomers.admit(), newcomers.admit()];
        assert!(!first.leave.is_cancelled());
        assert_eq!(gone(&others), [0]);
        drop(protection);
        assert_eq!(gone(&others), [0, 1]);
        newcomers.evict_half();
        assert!(first.leave.is_cancelled());
    }
}
