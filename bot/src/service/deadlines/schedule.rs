//! What is due in which match, whoever keeps that.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_domain::matches::Match;
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{StoreError, Take, Taken};

use super::local::LocalDeadlines;
use super::shared::SharedDeadlines;
use super::{POLL, next_due};
use crate::service::records::Records;

/// What is due in which match. It alone knows whether several processes share the store.
pub(super) enum Schedule {
    /// The store belongs to this process alone, so all of it is here.
    Local(Box<Mutex<LocalDeadlines>>),
    /// The store keeps it.
    Shared(SharedDeadlines),
}

impl Schedule {
    pub(super) fn new(records: &Arc<Records>) -> Schedule {
        if records.are_shared() {
            Schedule::Shared(SharedDeadlines::new(Arc::clone(records)))
        } else {
            Schedule::Local(Box::default())
        }
    }

    pub(super) const fn is_shared(&self) -> bool {
        matches!(self, Schedule::Shared(_))
    }

    /// When to ask again, whatever is known here: another process may have died meanwhile.
    pub(super) fn next_poll(&self, now: Timestamp) -> Option<Timestamp> {
        self.is_shared().then(|| now + POLL)
    }

    /// Notes the next deadline of a match, or that it has none. A shared store knows it already.
    pub(super) fn watch(&self, one: &Match) {
        self.change_local(|local| local.watch(one));
    }

    /// Notes when to ping a person to a match, or that nobody has to be pinged.
    pub(super) fn record_ping(&self, id: MatchId, at: Option<Timestamp>) {
        self.change_local(|local| local.record_ping(id, at));
    }

    /// Notes that a match was looked at, and that only its next deadline is left. Returns when it is due.
    pub(super) async fn update(&self, one: &Match, ping_at: Option<Timestamp>) -> Option<Timestamp> {
        let earliest = |due: Option<Timestamp>| [due, ping_at].into_iter().flatten().min();
        match self {
            Schedule::Local(local) => {
                lock(local).update(one, ping_at);
                earliest(next_due(one))
            }
            Schedule::Shared(shared) => {
                // Whichever process takes it next lets the bot think.
                let is_bots = one.bot_to_move().is_some();
                let due = earliest(if is_bots { Some(Timestamp::default()) } else { next_due(one) });
                shared.put_off(one, due, 0).await;
                due
            }
        }
    }

    /// Notes when to retry what failed, and how often it has failed.
    pub(super) async fn retry(&self, one: &Match, at: Timestamp, tries: u32) {
        match self {
            Schedule::Local(local) => lock(local).record_retry(one.id(), at, tries),
            Schedule::Shared(shared) => shared.put_off(one, Some(at), tries).await,
        }
    }

    /// The same for a match that could not be read. One from a shared store returns to it when its lease
    /// expires.
    pub(super) fn retry_unseen(&self, id: MatchId, at: Timestamp, tries: u32) {
        self.change_local(|local| local.record_retry(id, at, tries));
    }

    /// Forgets a match that does not exist.
    pub(super) async fn forget(&self, id: MatchId) {
        if let Schedule::Shared(shared) = self {
            shared.forget(id).await;
        }
    }

    /// Keeps other processes from what this one is working on.
    pub(super) async fn hold(&self, in_hand: HashSet<MatchId>) {
        if let Schedule::Shared(shared) = self {
            shared.hold(in_hand).await;
        }
    }

    /// Takes out what has fallen due, except that the clocks of these matches do not run out.
    pub(super) async fn take(&self, take: Take, held: Vec<MatchId>) -> Taken {
        match self {
            Schedule::Local(local) => lock(local).take(take, &held),
            Schedule::Shared(shared) => shared.take(take, held).await,
        }
    }

    /// At most so many matches in which a player's time is up.
    pub(super) async fn time_ups(&self, now: Timestamp, most: usize) -> Result<Vec<MatchId>, StoreError> {
        match self {
            Schedule::Local(local) => Ok(lock(local).time_ups(now).take(most).collect()),
            Schedule::Shared(shared) => shared.time_ups(now, most).await,
        }
    }

    /// The number of matches with something noted here.
    #[cfg(test)]
    pub(super) fn noted_matches(&self) -> usize {
        match self {
            Schedule::Local(local) => lock(local).ids().collect::<HashSet<_>>().len(),
            Schedule::Shared(_) => 0,
        }
    }

    fn change_local(&self, change: impl FnOnce(&mut LocalDeadlines)) {
        if let Schedule::Local(local) = self {
            change(&mut lock(local));
        }
    }
}

fn lock(local: &Mutex<LocalDeadlines>) -> MutexGuard<'_, LocalDeadlines> {
    // The data is consistent after every statement, so poisoning can be ignored.
    local.lock().unwrap_or_else(PoisonError::into_inner)
}
