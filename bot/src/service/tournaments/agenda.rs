//! When each tournament is looked at next.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{Timestamp, TournamentId};
use kuzhi_store::{Store, StoreError};
use tokio::sync::Notify;

use crate::clock::Clock;
use crate::service::records::Records;

/// The longest time between two looks at a tournament in which games are played. Whoever ended one may have
/// been stopped before the tournament learnt of it.
const LOOK: Duration = Duration::from_secs(30);

/// How often a shared store is asked for the tournaments of other processes.
const POLL: Duration = Duration::from_secs(10);

/// When each tournament that goes on is looked at next.
pub(crate) struct Agenda {
    records: Arc<Records>,
    clock: Clock,
    times: Mutex<Times>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Times {
    /// When to look at each of them.
    next_looks: BTreeMap<TournamentId, Timestamp>,
    /// When to ask a shared store again.
    next_poll: Option<Timestamp>,
}

impl Agenda {
    pub(super) fn new(records: Arc<Records>, clock: Clock) -> Agenda {
        Agenda { records, clock, times: Mutex::default(), changed: Notify::new() }
    }

    /// Starts to look at all tournaments that go on.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        let live = self.records.run(<dyn Store>::live_tournaments).await?;
        let now = self.clock.now();
        self.change(|times| {
            times.next_looks.extend(live.iter().map(|one| (one.id, now)));
            times.next_poll = self.records.are_shared().then(|| now + POLL);
        });
        Ok(())
    }

    /// Notes when to look at a tournament next.
    pub(crate) fn watch(&self, one: &Tournament) {
        let again = is_awaiting(one).then(|| self.clock.now() + LOOK);
        self.look_at(one.id, [again, one.next_due()].into_iter().flatten().min());
    }

    /// Looks at a tournament at a time, or not any more.
    pub(crate) fn look_at(&self, id: TournamentId, at: Option<Timestamp>) {
        self.change(|times| match at {
            Some(at) => _ = times.next_looks.insert(id, at),
            None => _ = times.next_looks.remove(&id),
        });
    }

    /// Notes a tournament that another process may have changed, or whose times were wrong.
    pub(super) fn watch_changed(&self, one: &Tournament, now: Timestamp) {
        let due = one.next_due().filter(|due| *due > now);
        let at = due.filter(|_| !is_awaiting(one)).unwrap_or(now);
        let mut times = self.times();
        let look = times.next_looks.entry(one.id).or_insert(at);
        *look = (*look).min(at.max(now));
    }

    /// The clock was put back, so what was to be asked at a time may be far away.
    pub(super) fn correct_poll(&self) {
        let next = self.clock.now() + POLL;
        self.change(|times| times.next_poll = times.next_poll.map(|poll| poll.min(next)));
    }

    /// Waits until one has to be looked at.
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

    /// Takes out those that have to be looked at now.
    pub(crate) async fn take(&self) -> Vec<TournamentId> {
        let now = self.clock.now();
        let polls = self.times().next_poll.is_some_and(|poll| poll <= now);
        if polls {
            let live = self.records.run(<dyn Store>::live_tournaments).await;
            match live {
                Ok(live) => live.iter().for_each(|one| self.watch_changed(one, now)),
                Err(error) => self.records.report(&error, "cannot read which tournaments go on"),
            }
            self.times().next_poll = Some(now + POLL);
        }
        let mut times = self.times();
        let due: Vec<TournamentId> =
            times.next_looks.iter().filter(|(_, at)| **at <= now).map(|(id, _)| *id).collect();
        // Again in a while, should this look fail.
        times.next_looks.extend(due.iter().map(|id| (*id, now + LOOK)));
        due
    }

    fn change(&self, change: impl FnOnce(&mut Times)) {
        change(&mut self.times());
        self.changed.notify_one();
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether something may have to be done for a tournament before its next time: a game may have ended, and
/// whoever was to post something may have been stopped. Where the free are paired at once, somebody may have
/// been playing elsewhere.
fn is_awaiting(one: &Tournament) -> bool {
    let pairs_at_once = one.is_running() && one.paused.is_none() && one.rules.kind.abilities().pairs_at_once;
    !one.posts.news.is_empty()
        || one.winners_role.is_awaiting()
        || one.is_live() && (pairs_at_once || one.posts.card.is_none() || one.playing().next().is_some())
}
