//! When each tournament is looked at next.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{Timestamp, TournamentId};
use kuzhi_store::{Store, StoreError};

use crate::clock::Clock;
use crate::service::agenda::Agenda;
use crate::service::records::Records;

/// The longest time between two looks at a tournament in which games are played. Whoever ended one may have
/// been stopped before the tournament learnt of it.
const LOOK: Duration = Duration::from_secs(30);

/// When each tournament that goes on is looked at next.
pub(crate) struct TournamentAgenda {
    records: Arc<Records>,
    clock: Clock,
    agenda: Agenda<TournamentId>,
}

impl TournamentAgenda {
    pub(super) fn new(records: Arc<Records>, clock: Clock) -> TournamentAgenda {
        TournamentAgenda { records, agenda: Agenda::new(clock.clone()), clock }
    }

    /// Starts to look at all tournaments that go on.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        let live = self.records.run(<dyn Store>::live_tournaments).await?;
        let now = self.clock.now();
        self.agenda.begin(live.iter().map(|one| (one.id, now)), self.records.are_shared());
        Ok(())
    }

    /// Notes when to look at a tournament next.
    pub(crate) fn watch(&self, one: &Tournament) {
        let again = is_awaiting(one).then(|| self.clock.now() + LOOK);
        self.look_at(one.id, [again, one.next_due()].into_iter().flatten().min());
    }

    /// Looks at a tournament at a time, or not any more.
    pub(crate) fn look_at(&self, id: TournamentId, at: Option<Timestamp>) {
        self.agenda.look_at(id, at);
    }

    /// Notes a tournament that another process may have changed, or whose times were wrong.
    pub(super) fn watch_changed(&self, one: &Tournament, now: Timestamp) {
        let due = one.next_due().filter(|due| *due > now);
        let at = due.filter(|_| !is_awaiting(one)).unwrap_or(now);
        self.agenda.look_at_latest(one.id, at.max(now));
    }

    /// The clock was put back, so what was to be asked at a time may be far away.
    pub(super) fn correct_poll(&self) {
        self.agenda.correct_poll();
    }

    /// Waits until one has to be looked at.
    pub(crate) async fn next(&self) {
        self.agenda.next().await;
    }

    /// Takes out those that have to be looked at now.
    pub(crate) async fn take(&self) -> Vec<TournamentId> {
        if self.agenda.polls_now() {
            let now = self.clock.now();
            match self.records.run(<dyn Store>::live_tournaments).await {
                Ok(live) => live.iter().for_each(|one| self.watch_changed(one, now)),
                Err(error) => self.records.report(&error, "cannot read which tournaments go on"),
            }
        }
        self.agenda.take()
    }
}

/// Whether something may have to be done for a tournament before its next time: a game may have ended, and
/// whoever was to post something may have been stopped. Where the free are paired at once, somebody may have
/// been playing elsewhere.
fn is_awaiting(one: &Tournament) -> bool {
    let pairs_at_once = one.is_running() && one.paused.is_none() && one.rules.kind.abilities().pairs_at_once;
    one.has_news()
        || one.winners_role.is_awaiting()
        || one.is_live() && (pairs_at_once || one.lacks_card() || one.playing().next().is_some())
}
