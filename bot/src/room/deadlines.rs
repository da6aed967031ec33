//! What falls due: challenges lapse.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::{Doorkeeper, Trouble};
use crate::app::{Actor, Intent, Match, MatchId, Timestamp};

/// When something happens by itself, in which match.
#[derive(Clone, Debug, Default)]
pub(super) struct Deadlines {
    due: Arc<Mutex<HashMap<MatchId, Timestamp>>>,
    changed: Arc<Notify>,
}

impl Deadlines {
    /// Notes when a match falls due, or that it no longer does.
    fn note(&self, one: &Match) {
        match one.deadline() {
            Some(deadline) => self.due().insert(one.id, deadline),
            None => self.due().remove(&one.id),
        };
        self.changed.notify_one();
    }

    fn next(&self) -> Option<(MatchId, Timestamp)> {
        self.due().iter().map(|(&id, &deadline)| (id, deadline)).min_by_key(|&(_, deadline)| deadline)
    }

    fn due(&self) -> MutexGuard<'_, HashMap<MatchId, Timestamp>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Doorkeeper {
    /// Notes when a match falls due, or that it no longer does.
    pub(super) fn watch_deadline(&self, one: &Match) {
        self.deadlines.note(one);
    }

    /// Does what falls due when its time has come, until the bot stops.
    pub async fn keep_deadlines(self) {
        loop {
            let next = self.deadlines.next();
            tokio::select! {
                () = self.stopping() => return,
                () = self.deadlines.changed.notified() => {}
                id = self.fallen_due(next) => self.let_lapse(id),
            }
        }
    }

    /// Waits for the next deadline; without one, for ever.
    async fn fallen_due(&self, next: Option<(MatchId, Timestamp)>) -> MatchId {
        match next {
            Some((id, deadline)) => {
                self.service.clock.until(deadline).await;
                id
            }
            None => std::future::pending().await,
        }
    }

    fn let_lapse(&self, id: MatchId) {
        self.deadlines.due().remove(&id);
        let doorkeeper = self.clone();
        self.spawn(async move {
            let _inside = doorkeeper.doors.enter(id).await;
            match doorkeeper.settle(id, Actor::Clock, Intent::Expire, None).await {
                Ok(settled) => _ = doorkeeper.announce_or_retry(settled.current(), None).await,
                // It was answered in time.
                Err(Trouble::Refused(_)) => {}
                Err(Trouble::Failed(error)) => doorkeeper.report(&error, "a challenge could not lapse"),
            }
        });
    }
}
