//! What falls due: challenges lapse.

use super::{Doorkeeper, Trouble};
use crate::app::{Actor, Intent, Match};

impl Doorkeeper {
    /// Does what falls due in a match when the time has come.
    pub(super) fn watch_deadline(&self, watched: &Match) {
        let Some(deadline) = watched.deadline() else { return };
        let (doorkeeper, id) = (self.clone(), watched.id);
        // Not a task that a stop waits for: the deadline is found again at the next start.
        tokio::spawn(async move {
            tokio::select! {
                () = doorkeeper.stopping() => return,
                () = doorkeeper.service.clock.until(deadline) => {}
            }
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
