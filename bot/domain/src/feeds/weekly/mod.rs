//! The week on a server in one message: when it is posted.

mod report;

use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use self::report::{GameOfWeek, Highlight, LevelBeaten, Rise, WeekReport};
use super::ServerFeed;
use super::posting::pause;
use crate::moments::TimeZone;
use crate::{ChannelId, PlayerId, Timestamp};

/// Where and when a server gets its week.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeekSlot {
    /// Where it is posted.
    pub channel: ChannelId,
    /// On which day of the week, from 1 for Monday.
    pub weekday: i8,
    /// The minutes after midnight in the server's time zone.
    pub at: u16,
    /// Who has asked for it. They are told if it cannot be posted any more.
    pub set_by: PlayerId,
}

/// The week in one message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeekFeed {
    /// Where and when it comes.
    pub slot: WeekSlot,
    /// When the next one is posted.
    pub next: Timestamp,
    /// Until when the last one went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told_until: Option<Timestamp>,
    /// The one that is being posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub posting: Option<WeekToTell>,
}

/// A week that is to be told.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeekToTell {
    /// When it began.
    pub from: Timestamp,
    /// When it ended.
    pub until: Timestamp,
    /// When the bot tries to post it.
    pub due: Timestamp,
    /// How often it could not be posted.
    #[serde(default)]
    pub failures: u32,
}

/// How long a week is.
const WEEK: Duration = Duration::from_hours(7 * 24);

/// A week that could not be told for so long is left out.
const LATEST: Duration = Duration::from_hours(24);

/// The next time of this weekday and hour after a time.
fn next(slot: &WeekSlot, zone: &TimeZone, after: Timestamp) -> Timestamp {
    let days = std::iter::successors(zone.next_at(slot.at, after), |at| zone.next_at(slot.at, *at));
    let found = days.take(8).find(|at| zone.weekday_at(*at) == slot.weekday);
    found.unwrap_or(after + WEEK)
}

impl WeekFeed {
    /// When something is to be done next.
    pub fn due(&self) -> Timestamp {
        self.posting.map_or(self.next, |week| week.due.min(self.next))
    }

    pub(super) fn follow_zone(&mut self, zone: &TimeZone, now: Timestamp) {
        self.next = next(&self.slot, zone, now);
    }
}

impl ServerFeed {
    /// Posts the week from now on, in another place or at another time than before, or no more.
    pub fn set_week(&mut self, slot: Option<WeekSlot>, zone: &TimeZone, now: Timestamp) {
        let before = self.week.take();
        self.week = slot.map(|slot| WeekFeed {
            slot,
            next: next(&slot, zone, now),
            told_until: before.and_then(|week| week.told_until),
            posting: None,
        });
    }

    /// Goes on to the week that has ended, if its hour has come. Returns whether it has.
    pub fn end_week(&mut self, zone: &TimeZone, now: Timestamp) -> bool {
        let Some(week) = self.week.as_mut().filter(|week| week.next <= now) else { return false };
        let mut until = week.next;
        week.next = next(&week.slot, zone, until);
        while week.next <= now {
            until = week.next;
            week.next = next(&week.slot, zone, until);
        }
        if now.since(until) < LATEST {
            let before = until - WEEK;
            let from = week.told_until.map_or(before, |told| told.max(before).min(until));
            week.posting = Some(WeekToTell { from, until, due: now, failures: 0 });
        }
        true
    }

    /// Notes that a week is told, or that there was nothing to tell.
    pub fn note_week(&mut self, told: WeekToTell) -> bool {
        let Some(week) = self.week_being_told(told) else { return false };
        (week.posting, week.told_until) = (None, Some(told.until));
        true
    }

    /// Notes that a week could not be posted, to try again in a while. One that is too late is left out.
    pub fn put_off_week(&mut self, told: WeekToTell, now: Timestamp) -> bool {
        let Some(week) = self.week_being_told(told) else { return false };
        let (due, failures) = (now + pause(told.failures), told.failures + 1);
        week.posting = (due.since(told.until) < LATEST).then_some(WeekToTell { due, failures, ..told });
        true
    }

    fn week_being_told(&mut self, told: WeekToTell) -> Option<&mut WeekFeed> {
        self.week.as_mut().filter(|week| week.posting.is_some_and(|posting| posting.until == told.until))
    }
}

#[cfg(test)]
mod tests;
