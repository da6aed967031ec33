//! Tournaments: their locks, their records, and when each is looked at next.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::{Timestamp, Tournament, TournamentId, TournamentRefusal};
use kuzhi_store::{Store, StoreError};
use kuzhi_view::screens::Screen;
use tokio::sync::{Notify, OwnedSemaphorePermit};

use super::match_lock::Locks;
use super::records::Records;
use crate::clock::Clock;
use crate::service::ActionError;

/// How often a change is retried because another one came first.
const TRIES: usize = 8;

/// The longest time between two looks at a tournament in which games are played. Whoever ended one may have
/// been stopped before the tournament learnt of it.
const LOOK: Duration = Duration::from_secs(30);

/// How often a shared store is asked for the tournaments of other processes.
const POLL: Duration = Duration::from_secs(10);

/// The tournaments that go on.
pub(crate) struct Tournaments {
    records: Arc<Records>,
    clock: Clock,
    locks: Locks<TournamentId>,
    due: Mutex<Due>,
    changed: Notify,
    /// What the messages of tournaments show, as far as this process has shown them.
    cards: Mutex<BTreeMap<TournamentId, Shown>>,
}

/// What the message of a tournament shows.
struct Shown {
    screen: Screen,
    /// The latest version for which this is so. Later ones of other processes may have been shown since.
    version: u64,
}

#[derive(Debug, Default)]
struct Due {
    /// When to look at each of them.
    looks: BTreeMap<TournamentId, Timestamp>,
    /// When to ask a shared store again.
    polls: Option<Timestamp>,
}

impl Tournaments {
    pub(crate) fn new(records: Arc<Records>, clock: Clock) -> Tournaments {
        Tournaments {
            records,
            clock,
            locks: Locks::default(),
            due: Mutex::default(),
            changed: Notify::new(),
            cards: Mutex::default(),
        }
    }

    /// Lets one at a time look at a tournament, after everyone who has asked before.
    pub(crate) async fn hold(&self, id: TournamentId) -> OwnedSemaphorePermit {
        self.locks.hold(id).await
    }

    /// Returns a tournament.
    pub(crate) async fn find(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        self.records.read(move |store| store.tournament(id)).await
    }

    /// Stores a tournament, unless another process was faster.
    pub(crate) async fn save(&self, next: &Tournament) -> Result<bool, StoreError> {
        let kept = next.clone();
        let is_saved = self.records.read(move |store| store.save_tournament(&kept)).await?;
        if is_saved
            && let Some(shown) = self.cards().get_mut(&next.id)
            && shown.version + 1 == next.version
        {
            shown.version = next.version;
        }
        self.watch(next);
        Ok(is_saved)
    }

    /// Changes a tournament and stores it. Two simultaneous changes, even in different processes, cannot
    /// overwrite each other.
    pub(crate) async fn change(
        &self,
        id: TournamentId,
        change: impl Fn(&Tournament) -> Result<Option<Tournament>, TournamentRefusal>,
    ) -> Result<Tournament, ActionError> {
        for _ in 0..TRIES {
            let current = self.find(id).await?.ok_or(TournamentRefusal::Unknown)?;
            let Some(next) = change(&current)? else { return Ok(current) };
            if self.save(&next).await? {
                return Ok(next);
            }
        }
        Err(StoreError::Contended("a tournament").into())
    }

    /// Changes what is noted of a tournament beside what people decide. Returns whether there was something
    /// to change.
    pub(crate) async fn update(
        &self,
        id: TournamentId,
        change: impl Fn(&mut Tournament) -> bool,
    ) -> Result<bool, StoreError> {
        for _ in 0..TRIES {
            let Some(current) = self.find(id).await? else { return Ok(false) };
            let mut next = Tournament { version: current.version + 1, ..current };
            if !change(&mut next) {
                return Ok(false);
            }
            if self.save(&next).await? {
                return Ok(true);
            }
        }
        Err(StoreError::Contended("a tournament"))
    }

    /// Starts to look at all tournaments that go on.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        let live = self.records.read(<dyn Store>::live_tournaments).await?;
        let now = self.clock.now();
        let mut due = self.due();
        for one in &live {
            due.looks.insert(one.id, now);
        }
        due.polls = self.records.are_shared().then(|| now + POLL);
        drop(due);
        self.changed.notify_one();
        Ok(())
    }

    /// Notes when to look at a tournament next.
    pub(crate) fn watch(&self, one: &Tournament) {
        let soon = is_awaiting(one).then(|| self.clock.now() + LOOK);
        self.look_at(one.id, [soon, one.next_due()].into_iter().flatten().min());
    }

    /// Looks at a tournament at a time, or not any more.
    pub(crate) fn look_at(&self, id: TournamentId, at: Option<Timestamp>) {
        let mut due = self.due();
        match at {
            Some(at) => _ = due.looks.insert(id, at),
            None => _ = due.looks.remove(&id),
        }
        drop(due);
        self.changed.notify_one();
    }

    /// Waits until one has to be looked at.
    pub(crate) async fn next(&self) {
        loop {
            let next = {
                let due = self.due();
                due.looks.values().copied().chain(due.polls).min()
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
        let polls = self.due().polls.is_some_and(|polls| polls <= now);
        if polls {
            let live = self.records.read(<dyn Store>::live_tournaments).await;
            match live {
                Ok(live) => live.iter().for_each(|one| self.watch_too(one, now)),
                Err(error) => self.records.report(&error, "cannot read which tournaments go on"),
            }
            self.due().polls = Some(now + POLL);
        }
        let mut due = self.due();
        let ready: Vec<TournamentId> =
            due.looks.iter().filter(|(_, at)| **at <= now).map(|(id, _)| *id).collect();
        for id in &ready {
            // Again in a while, should this look fail.
            due.looks.insert(*id, now + LOOK);
        }
        ready
    }

    /// Notes a tournament that another process may have changed.
    fn watch_too(&self, one: &Tournament, now: Timestamp) {
        let due = one.next_due().filter(|due| *due > now);
        let at = due.filter(|_| !is_awaiting(one)).unwrap_or(now);
        let mut state = self.due();
        let look = state.looks.entry(one.id).or_insert(at);
        *look = (*look).min(at.max(now));
    }

    /// Whether the message of a tournament does not show this yet. It is about to.
    pub(crate) fn is_news(&self, one: &Tournament, screen: &Screen) -> bool {
        let shown = Shown { screen: screen.clone(), version: one.version };
        let before = self.cards().insert(one.id, shown);
        before.is_none_or(|before| before.version != one.version || before.screen != *screen)
    }

    /// Forgets what the message of a tournament shows.
    pub(crate) fn forget_card(&self, id: TournamentId) {
        self.cards().remove(&id);
    }

    fn cards(&self) -> MutexGuard<'_, BTreeMap<TournamentId, Shown>> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.cards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn due(&self) -> MutexGuard<'_, Due> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether something may have to be done for a tournament before its next time: a game may have ended, and
/// whoever was to post something may have been stopped.
fn is_awaiting(one: &Tournament) -> bool {
    !one.news.is_empty() || one.is_live() && (one.card.is_none() || one.playing().next().is_some())
}

impl Records {
    /// Adds a time in which nobody could play to the times of all tournaments.
    pub(crate) async fn credit_tournaments(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.read(move |store| {
            for one in store.live_tournaments()? {
                let mut current = Some(one);
                for _ in 0..TRIES {
                    let Some(next) = current.and_then(|one| one.with_absence_credited(from, until)) else {
                        break;
                    };
                    if store.save_tournament(&next)? {
                        break;
                    }
                    current = store.tournament(next.id)?;
                }
            }
            Ok(())
        })
        .await
    }
}
