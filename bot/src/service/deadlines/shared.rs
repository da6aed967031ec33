//! The deadlines of matches whose store is shared: it has a row for each match in which something is due, and
//! knows most of it by itself.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use kuzhi_domain::matches::Match;
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{DueStore, StoreError, Take, Taken};

use crate::service::records::Records;

/// When something is due, and in which match, as all processes know it.
pub(super) struct SharedDeadlines {
    records: Arc<Records>,
    /// What this process was working on when it last renewed its leases.
    in_hand: Mutex<HashSet<MatchId>>,
}

impl SharedDeadlines {
    pub(super) fn new(records: Arc<Records>) -> SharedDeadlines {
        SharedDeadlines { records, in_hand: Mutex::default() }
    }

    /// Releases a match until it is due again, after so many failed attempts.
    pub(super) async fn put_off(&self, one: &Match, until: Option<Timestamp>, tries: u32) {
        let one = one.clone();
        self.tell("cannot note when a match is looked at again", move |due| due.put_off(&one, until, tries))
            .await;
    }

    /// Forgets a match that does not exist.
    pub(super) async fn forget(&self, id: MatchId) {
        self.tell("cannot note that a match is gone", move |due| due.drop_due(id)).await;
    }

    /// Renews the leases on the matches that this process is working on, if it also was at the last call.
    pub(super) async fn hold(&self, in_hand: HashSet<MatchId>) {
        let before = {
            let mut last = self.in_hand.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *last, in_hand.clone())
        };
        let held: Vec<MatchId> = in_hand.intersection(&before).copied().collect();
        if !held.is_empty() {
            let what = "cannot say what is in hand: another process may look at it as well";
            self.tell(what, move |due| due.hold_due(&held)).await;
        }
    }

    /// Takes out what has fallen due, except that the clocks of these matches do not run out.
    pub(super) async fn take(&self, take: Take, held: Vec<MatchId>) -> Taken {
        self.ask(move |due| due.take_due_but(take, &held)).await.unwrap_or_else(|error| {
            self.records.report(&error, "cannot find out what is due; asking again shortly");
            Taken::default()
        })
    }

    /// At most so many matches in which a player's time is up.
    pub(super) async fn time_ups(&self, now: Timestamp, most: usize) -> Result<Vec<MatchId>, StoreError> {
        self.ask(move |due| due.time_ups(now, most)).await
    }

    async fn tell(
        &self,
        what: &str,
        job: impl FnOnce(&dyn DueStore) -> Result<(), StoreError> + Send + 'static,
    ) {
        // Anything that is not noted falls due again when its lease expires.
        if let Err(error) = self.ask(job).await {
            self.records.report(&error, what);
        }
    }

    async fn ask<T: Default + Send + 'static>(
        &self,
        job: impl FnOnce(&dyn DueStore) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.records.run(move |store| store.shared_due().map_or_else(|| Ok(T::default()), job)).await
    }
}
