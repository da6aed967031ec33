//! When each of many things is looked at next.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::Timestamp;
use tokio::sync::Notify;

use crate::clock::Clock;

/// A look that has failed is repeated after so long.
const AGAIN: Duration = Duration::from_secs(30);

/// How often a shared store is asked for what other processes have changed.
const POLL: Duration = Duration::from_secs(10);

/// When each of many things is looked at next.
pub(crate) struct Agenda<K> {
    clock: Clock,
    times: Mutex<Times<K>>,
    changed: Notify,
}

#[derive(Debug)]
struct Times<K> {
    /// When to look at each of them.
    next_looks: BTreeMap<K, Timestamp>,
    /// When to ask a shared store again.
    next_poll: Option<Timestamp>,
}

impl<K: Copy + Ord> Agenda<K> {
    pub(crate) fn new(clock: Clock) -> Agenda<K> {
        let times = Times { next_looks: BTreeMap::new(), next_poll: None };
        Agenda { clock, times: Mutex::new(times), changed: Notify::new() }
    }

    /// Begins with these, and asks a shared store for others from now on.
    pub(crate) fn begin(&self, looks: impl IntoIterator<Item = (K, Timestamp)>, is_shared: bool) {
        let next_poll = is_shared.then(|| self.clock.now() + POLL);
        self.change(|times| {
            times.next_looks.extend(looks);
            times.next_poll = next_poll;
        });
    }

    /// Looks at one of them at a time, or not any more.
    pub(crate) fn look_at(&self, key: K, at: Option<Timestamp>) {
        self.change(|times| match at {
            Some(at) => _ = times.next_looks.insert(key, at),
            None => _ = times.next_looks.remove(&key),
        });
    }

    /// Looks at one of them at this time, if not earlier.
    pub(crate) fn look_at_latest(&self, key: K, at: Timestamp) {
        self.change(|times| {
            let look = times.next_looks.entry(key).or_insert(at);
            *look = (*look).min(at);
        });
    }

    /// The clock was put back, so the next question to a shared store may be far away.
    pub(crate) fn correct_poll(&self) {
        let next = self.clock.now() + POLL;
        self.change(|times| times.next_poll = times.next_poll.map(|poll| poll.min(next)));
    }

    /// Waits until one has to be looked at, or a shared store has to be asked.
    pub(crate) async fn next(&self) {
        loop {
            let next = {
                let times = self.times();
                times.next_looks.values().copied().chain(times.next_poll).min()
            };
            let comes = async {
                match next {
                    Some(at) => self.clock.until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                () = self.changed.notified() => {}
                () = comes => return,
            }
        }
    }

    /// Whether a shared store has to be asked now. Whoever asks this does it.
    pub(crate) fn polls_now(&self) -> bool {
        let now = self.clock.now();
        let mut times = self.times();
        let polls = times.next_poll.is_some_and(|poll| poll <= now);
        if polls {
            times.next_poll = Some(now + POLL);
        }
        polls
    }

    /// Takes out those that have to be looked at now.
    pub(crate) fn take(&self) -> Vec<K> {
        let now = self.clock.now();
        let mut times = self.times();
        let due: Vec<K> =
            times.next_looks.iter().filter(|(_, at)| **at <= now).map(|(key, _)| *key).collect();
        // Again in a while, should this look fail.
        times.next_looks.extend(due.iter().map(|key| (*key, now + AGAIN)));
        due
    }

    fn change(&self, change: impl FnOnce(&mut Times<K>)) {
        change(&mut self.times());
        self.changed.notify_one();
    }

    fn times(&self) -> MutexGuard<'_, Times<K>> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
