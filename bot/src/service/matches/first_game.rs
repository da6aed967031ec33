//! Whether a person is still to finish a first game.

use kuzhi_domain::PlayerId;
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_store::{Store, StoreError};

use crate::service::records::Records;

/// Whether a person has finished no game yet, of whatever kind and wherever.
pub(in crate::service) fn is_first_game(store: &dyn Store, who: PlayerId) -> Result<bool, StoreError> {
    let of = HistoryFilter { player: who, game: None, against: Against::Anybody };
    // Of one more than they have under way, one is over, if there is any.
    let under_way = store.live_of(who)?.len();
    Ok(store.past(&of, 0, under_way + 1)?.iter().all(|one| one.over().is_none()))
}

impl Records {
    /// Whether a person has finished no game yet. If that cannot be read, they are not taken for a beginner.
    pub(crate) async fn is_first_game(&self, who: PlayerId) -> bool {
        let first = self.run(move |store| is_first_game(store, who)).await;
        first.unwrap_or_else(|error| {
            self.report(&error, "cannot tell whether a person has played before");
            false
        })
    }
}
