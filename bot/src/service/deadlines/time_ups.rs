//! Players whose time is up, while it is not known that the clock is right.

use kuzhi_domain::matches::TimeUp;
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{MATCHES_AT_ONCE, Store, StoreError, Take, Taken};

use super::Deadlines;

/// The most matches to look into. If there are more, all are in doubt.
const MOST: usize = 1_000;

/// The matches whose clocks do not run out for now. Something else may fall due in them.
#[derive(Debug, Default)]
pub(super) enum Held {
    #[default]
    None,
    /// These, in order.
    Some(Vec<MatchId>),
    /// All, because so many clocks ran out that it was not worth finding out which are in doubt.
    All,
}

impl Held {
    /// Returns how many clocks ran out and are held, as far as that is known.
    pub(super) fn number(&self) -> usize {
        match self {
            Held::None => 0,
            Held::Some(ids) => ids.len(),
            Held::All => MOST,
        }
    }

    /// Whether the clock of this match is held.
    pub(super) fn has(&self, id: MatchId) -> bool {
        match self {
            Held::None => false,
            Held::Some(ids) => ids.binary_search(&id).is_ok(),
            Held::All => true,
        }
    }
}

impl Deadlines {
    /// Takes out what has fallen due, without the clocks that are in doubt. Returns those as well.
    pub(super) async fn take_undoubted(&self, take: Take, most: u32) -> (Taken, Held) {
        let mut taken = self.schedule.take(take, Vec::new()).await;
        if !take.clocks_run || taken.time_ups <= take.most_time_ups {
            return (taken, Held::None);
        }
        let doubtful = match self.doubtful(take.now, most).await {
            Ok(Some(doubtful)) => doubtful,
            Ok(None) => return (taken, Held::All),
            Err(error) => {
                self.records.report(&error, "cannot find out whose time is up; asking again shortly");
                return (taken, Held::All);
            }
        };
        let number = u32::try_from(taken.matches.len()).unwrap_or(u32::MAX);
        let rest = Take { most_time_ups: u32::MAX, at_most: take.at_most.saturating_sub(number), ..take };
        let rest = self.schedule.take(rest, doubtful.clone()).await;
        taken.matches.extend(rest.matches);
        (Taken { next: rest.next, ..taken }, Held::Some(doubtful))
    }

    /// Returns the matches in which too many people ran out of time at once, in order. `None` if there are so
    /// many that this is not worth finding out.
    async fn doubtful(&self, now: Timestamp, most: u32) -> Result<Option<Vec<MatchId>>, StoreError> {
        let ids = self.schedule.time_ups(now, MOST + 1).await?;
        if ids.len() > MOST {
            return Ok(None);
        }
        let mut ups: Vec<TimeUp> = Vec::new();
        for some in ids.chunks(MATCHES_AT_ONCE) {
            let some = some.to_vec();
            let found = self.records.run(move |store: &dyn Store| store.live_among(&some)).await?;
            ups.extend(found.iter().filter_map(|one| one.time_up(now)));
        }
        Ok(Some(kuzhi_domain::matches::doubtful(&ups, most).into_iter().collect()))
    }
}
