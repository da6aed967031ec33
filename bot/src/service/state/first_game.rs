//! Whether a person is still to finish a first game.

use kuzhi_domain::{Against, HistoryFilter, Match, PlayerId};
use kuzhi_store::{Store, StoreError};

use super::records::Records;

/// Whether a person has finished no game yet, of whatever kind and wherever.
pub(super) fn is_first_game(store: &dyn Store, who: PlayerId) -> Result<bool, StoreError> {
    have_finished_at_most(store, who, 0)
}

fn have_finished_at_most(store: &dyn Store, who: PlayerId, most: usize) -> Result<bool, StoreError> {
    let of = HistoryFilter { player: who, game: None, against: Against::Anybody };
    // Of so many more than they have under way, as many are over, if there are.
    let under_way = store.live_of(who)?.len();
    let latest = store.past(&of, 0, under_way + most + 1)?;
    Ok(latest.iter().filter(|one| one.over().is_some()).count() <= most)
}

impl Records {
    /// Whether a person has finished no game yet. If that cannot be read, they are not taken for a beginner.
    pub(crate) async fn is_first_game(&self, who: PlayerId) -> bool {
        let first = self.read(move |store| is_first_game(store, who)).await;
        first.unwrap_or_else(|error| {
            self.report(&error, "cannot tell whether a person has played before");
            false
        })
    }

    /// Whether a finished match was somebody's first, so that it did not count unless they asked.
    pub(crate) async fn was_first_game(&self, over: &Match) -> bool {
        let people = over.people();
        let first = self.read(move |store| {
            people
                .into_iter()
                .try_fold(false, |is_first, who| Ok(is_first || have_finished_at_most(store, who, 1)?))
        });
        first.await.unwrap_or_else(|error| {
            self.report(&error, "cannot tell whether somebody has played before");
            false
        })
    }
}
