//! What a server gets by itself.

use serde::{Deserialize, Serialize};

use super::{DailyFeed, DailyResult, MonthTable, PostedDaily, WeekFeed, Welcome};
use crate::erasure::Erasure;
use crate::moments::TimeZone;
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
    /// The last one, if they are not posted any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<PostedDaily>,
    /// Who has solved the puzzles of the day in this month, and in the one before.
    #[serde(default, skip_serializing_if = "<[MonthTable]>::is_empty")]
    pub months: Vec<MonthTable>,
    /// The week in one message, if it is posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub week: Option<WeekFeed>,
    /// The message that welcomes people, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub welcome: Option<Welcome>,
}

impl ServerFeed {
    /// When something is to be done next, if ever.
    pub fn due(&self) -> Option<Timestamp> {
        let daily = self.daily.as_ref().map(DailyFeed::due);
        let week = self.week.as_ref().map(WeekFeed::due);
        let welcome = self.welcome.as_ref().and_then(|welcome| welcome.due);
        [daily, week, welcome].into_iter().flatten().min()
    }

    /// Follows the server's time zone. Returns whether anything depends on it.
    pub fn follow_zone(&mut self, zone: &TimeZone, now: Timestamp) -> bool {
        self.move_daily(zone, now);
        if let Some(week) = &mut self.week {
            week.follow_zone(zone, now);
        }
        self.daily.is_some() || self.week.is_some()
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
        if let Some(stopped) = &mut next.stopped {
            stopped.forget(leaving);
        }
        next.months.iter_mut().for_each(|month| month.forget(leaving.who));
        let set_by = [
            next.week.as_mut().map(|week| &mut week.slot.set_by),
            next.welcome.as_mut().map(|welcome| &mut welcome.set_by),
        ];
        set_by.into_iter().flatten().for_each(|who| *who = leaving.after(*who));
        (next != *self).then(|| ServerFeed { version: self.version + 1, ..next })
    }
}
