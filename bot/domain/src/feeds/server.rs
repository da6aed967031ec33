//! What a server gets by itself.

use serde::{Deserialize, Serialize};

use super::{DailyFeed, DailyResult, MonthTable};
use crate::erasure::Erasure;
use crate::{PlayerId, Timestamp};

/// What a server gets by itself: nothing, if it has not asked for it. Each change is the next version.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ServerFeed {
    /// The number of changes.
    pub version: u64,
    /// The puzzle of the day, if it is posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<DailyFeed>,
    /// Who has solved the puzzles of the day in this month, and in the one before.
    #[serde(default, skip_serializing_if = "<[MonthTable]>::is_empty")]
    pub months: Vec<MonthTable>,
}

impl ServerFeed {
    /// When something is to be done next, if ever.
    pub fn due(&self) -> Option<Timestamp> {
        self.daily.as_ref().map(DailyFeed::due)
    }

    /// Whether it names a person.
    pub fn names(&self, who: PlayerId) -> bool {
        self.anonymised(Erasure::new(who, 0)).is_some()
    }

    /// How a person has solved the puzzle that is there now.
    pub fn result_of(&self, who: PlayerId) -> Option<DailyResult> {
        let current = self.daily.as_ref()?.current.as_ref()?;
        current.results.iter().copied().find(|result| result.who == who)
    }

    /// Returns it without a person who leaves. `None` if it does not name them.
    #[must_use]
    pub fn anonymised(&self, leaving: Erasure) -> Option<ServerFeed> {
        let mut next = self.clone();
        if let Some(daily) = &mut next.daily {
            daily.forget(leaving);
        }
        next.months.iter_mut().for_each(|month| month.forget(leaving.who));
        (next != *self).then(|| ServerFeed { version: self.version + 1, ..next })
    }
}
