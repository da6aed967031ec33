//! Which games a person knows.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Experience;
use kuzhi_store::{Store, StoreError};

use crate::service::records::Records;

/// Reads which games a person has finished and learnt, wherever that was.
pub(in crate::service) fn experience(store: &dyn Store, who: PlayerId) -> Result<Experience, StoreError> {
    Ok(Experience { finished: store.finished_games(who)?, learnt: store.preferences(who)?.learnt })
}

impl Records {
    /// Reads which games a person has finished and learnt. `None` if that cannot be read: they are not taken
    /// for a beginner then.
    pub(crate) async fn experience(&self, who: PlayerId) -> Option<Experience> {
        let read = self.run(move |store| experience(store, who)).await;
        read.inspect_err(|error| self.report(error, "cannot tell which games a person knows")).ok()
    }
}
