//! The puzzle of the day in a channel of a server: when it is posted, and who has solved it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::posting::{LATEST, pause};
use super::{MonthTable, ServerFeed};
use crate::erasure::Erasure;
use crate::moments::TimeZone;
use crate::study::{Daily, DailyEnd, Day, Solver};
use crate::{ChannelId, MessageId, PlayerId, Timestamp};

/// Where and when a server gets the puzzle of the day.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DailySlot {
    /// Where it is posted.
    pub channel: ChannelId,
    /// The minutes after midnight in the server's time zone.
    pub at: u16,
    /// Who has asked for it. They are told if it cannot be posted any more.
    pub set_by: PlayerId,
}

/// The puzzle of the day in a channel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyFeed {
    /// Where and when it comes.
    pub slot: DailySlot,
    /// When the next one is posted.
    pub next: Timestamp,
    /// The one that people solve now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<PostedDaily>,
    /// The one before, until its message shows how it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<PostedDaily>,
}

/// A puzzle of the day that was posted, or is about to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PostedDaily {
    /// The day of the puzzle.
    pub day: Day,
    /// The channel of its message.
    pub channel: ChannelId,
    /// When it was to be posted.
    pub since: Timestamp,
    /// Its message, once it has arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<MessageId>,
    /// When the bot tries again to post it, or brings its message up to date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Timestamp>,
    /// How often it could not be posted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub failures: u32,
    /// Who has solved it, in their order.
    #[serde(default, skip_serializing_if = "<[DailyResult]>::is_empty")]
    pub results: Vec<DailyResult>,
    /// How many have solved it beside these.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unnamed: u32,
    /// The puzzle before, which its message solves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<PastDaily>,
    /// Whether it is the first one of a month, so that its message has the table of the last one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begins_month: bool,
}

/// How a puzzle of the day has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastDaily {
    /// The day of the puzzle.
    pub day: Day,
    /// Its message, if it has arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<(ChannelId, MessageId)>,
    /// How many have solved it.
    pub solved_by: u32,
    /// Who has solved it at the first try: the first of them.
    pub first: Vec<PlayerId>,
}

/// How somebody has solved a puzzle of the day.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DailyResult {
    /// The person.
    pub who: PlayerId,
    /// The number of the try that solved it.
    pub tries: u8,
    /// Their streak since then.
    pub streak: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// How long a message waits for more results before it shows them.
const GATHERS: Duration = Duration::from_secs(10);

impl DailyResult {
    /// How a person has solved the puzzle of a day, if they have.
    pub fn from_solver(who: PlayerId, solver: &Solver, day: Day) -> Option<DailyResult> {
        let daily = solver.daily(day).filter(|daily| daily.end == Some(DailyEnd::Solved))?;
        let tries = u8::try_from(daily.tries()).unwrap_or(u8::MAX);
        Some(DailyResult { who, tries, streak: solver.streak.on(day) })
    }

    /// Whether it took no more tries than count for the streak.
    pub const fn counts(&self) -> bool {
        self.tries as usize <= Daily::TRIES
    }
}

impl PostedDaily {
    /// How many results are kept by name.
    pub const MOST_NAMED: usize = 500;

    fn new(day: Day, channel: ChannelId, since: Timestamp, now: Timestamp) -> PostedDaily {
        PostedDaily {
            day,
            channel,
            since,
            message: None,
            due: Some(now),
            failures: 0,
            results: Vec::new(),
            unnamed: 0,
            before: None,
            begins_month: false,
        }
    }

    fn past(&self) -> PastDaily {
        let first = self.results.iter().filter(|result| result.tries == 1).map(|result| result.who);
        PastDaily {
            day: self.day,
            message: self.message.map(|message| (self.channel, message)),
            solved_by: u32::try_from(self.solved_by()).unwrap_or(u32::MAX),
            first: first.take(PastDaily::MOST_NAMED).collect(),
        }
    }

    pub(super) fn forget(&mut self, leaving: Erasure) {
        let before = self.results.len();
        self.results.retain(|result| result.who != leaving.who);
        self.unnamed += u32::from(self.results.len() < before);
        if let Some(past) = &mut self.before {
            past.first.retain(|who| *who != leaving.who);
        }
    }

    /// How many people have solved it.
    pub fn solved_by(&self) -> usize {
        self.results.len() + self.unnamed as usize
    }
}

impl PastDaily {
    /// How many people are named.
    pub const MOST_NAMED: usize = 10;
}

impl DailyFeed {
    /// When something is to be done next.
    pub fn due(&self) -> Timestamp {
        let posted = [&self.current, &self.previous].into_iter().flatten();
        posted.filter_map(|posted| posted.due).chain([self.next]).min().unwrap_or(self.next)
    }

    /// The day whose puzzle people solve here now.
    pub fn current_day(&self) -> Option<Day> {
        self.current.as_ref().map(|current| current.day)
    }

    pub(super) fn forget(&mut self, leaving: Erasure) {
        self.slot.set_by = leaving.after(self.slot.set_by);
        for posted in [&mut self.current, &mut self.previous].into_iter().flatten() {
            posted.forget(leaving);
        }
    }
}

/// The next time that a puzzle is posted.
fn next(at: u16, zone: &TimeZone, after: Timestamp) -> Timestamp {
    zone.next_at(at, after).unwrap_or(after + Duration::from_hours(24))
}

impl ServerFeed {
    /// Posts the puzzle of the day from now on, in another place or at another time than before, or no more.
    pub fn set_daily(&mut self, slot: Option<DailySlot>, zone: &TimeZone, now: Timestamp) {
        let Some(slot) = slot else {
            self.stop_daily();
            return;
        };
        if let Some(daily) = &mut self.daily {
            (daily.slot, daily.next) = (slot, next(slot.at, zone, now));
        } else {
            let last = self.stopped.take().filter(|last| Day::in_zone(now, zone) <= last.day);
            let next = if last.is_some() { next(slot.at, zone, now) } else { now };
            self.daily = Some(DailyFeed { slot, next, current: last, previous: None });
        }
        self.post_no_two_a_day(zone);
    }

    /// Posts no more of them. The last one is kept, to go on with it if they are wanted again on its day.
    pub fn stop_daily(&mut self) {
        let last = self.daily.take().and_then(|daily| daily.current);
        self.stopped = last.filter(|last| last.message.is_some());
    }

    /// Follows the server's time zone.
    pub fn move_daily(&mut self, zone: &TimeZone, now: Timestamp) {
        if let Some(slot) =
            self.daily.as_ref().filter(|daily| daily.current.is_some()).map(|daily| daily.slot)
        {
            self.set_daily(Some(slot), zone, now);
        }
    }

    /// The puzzle of a day that was already posted does not come a second time.
    fn post_no_two_a_day(&mut self, zone: &TimeZone) {
        let Some(daily) = &mut self.daily else { return };
        for _ in 0..3 {
            if daily.current_day().is_some_and(|day| Day::in_zone(daily.next, zone) <= day) {
                daily.next = next(daily.slot.at, zone, daily.next);
            }
        }
    }

    /// Goes on to the puzzle of today if its hour has come. Returns whether it has.
    pub fn begin_day(&mut self, zone: &TimeZone, now: Timestamp) -> bool {
        let Some(daily) = self.daily.as_mut().filter(|daily| daily.next <= now) else { return false };
        let mut since = daily.next;
        daily.next = next(daily.slot.at, zone, since);
        while daily.next <= now {
            // Days on which nobody could be there.
            since = daily.next;
            daily.next = next(daily.slot.at, zone, since);
        }
        let (is_too_late, day) = (now.since(since) >= LATEST, Day::in_zone(since, zone));
        if is_too_late || day.puzzle().is_none() {
            return true;
        }
        let current = PostedDaily::new(day, daily.slot.channel, since, now);
        daily.previous = daily.current.replace(current).filter(|previous| previous.message.is_some());
        let before = daily.previous.as_mut().map(|previous| {
            previous.due = Some(now);
            previous.past()
        });
        let begins_month = self.begin_month(zone.month_at(since));
        if let Some(current) = self.current_of(day) {
            (current.before, current.begins_month) = (before, begins_month);
        }
        self.post_no_two_a_day(zone);
        true
    }

    /// Begins the table of a month, and keeps that of the month before. Returns whether it has.
    fn begin_month(&mut self, month: String) -> bool {
        if self.months.first().is_some_and(|table| table.month >= month) {
            return false;
        }
        self.months.insert(0, MonthTable::new(month));
        self.months.truncate(2);
        true
    }

    /// The table of the month that has just ended, if the current message has it.
    pub fn ended_month(&self) -> Option<&MonthTable> {
        let begins_month = self.daily.as_ref()?.current.as_ref()?.begins_month;
        self.months.get(1).filter(|table| begins_month && !table.scores.is_empty())
    }

    /// Notes the message of the current puzzle.
    pub fn note_posted(&mut self, day: Day, message: MessageId) -> bool {
        let Some(current) = self.current_of(day).filter(|current| current.message.is_none()) else {
            return false;
        };
        current.message = Some(message);
        current.due = None;
        true
    }

    /// Notes that the puzzle could not be posted, to try again in a while. One that is too late is left out.
    pub fn put_off(&mut self, day: Day, now: Timestamp) -> bool {
        let Some(current) = self.current_of(day) else { return false };
        current.due = (now.since(current.since) < LATEST).then(|| now + pause(current.failures));
        current.failures = current.failures.saturating_add(1);
        true
    }

    /// Notes that the message of a puzzle shows this many results: no more than before have to be shown.
    pub fn note_shown(&mut self, day: Day, solved_by: usize) -> bool {
        let Some(daily) = &mut self.daily else { return false };
        if let Some(current) = daily.current.as_mut().filter(|current| current.day == day) {
            let has_more = current.solved_by() > solved_by;
            let is_noted = current.due.is_some() && !has_more;
            if is_noted {
                current.due = None;
            }
            return is_noted;
        }
        daily.previous.take_if(|previous| previous.day == day).is_some()
    }

    /// Notes how somebody has solved the current puzzle. Returns whether that is new.
    pub fn note_result(&mut self, day: Day, result: DailyResult, now: Timestamp) -> bool {
        let Some(current) = self.current_of(day) else { return false };
        if current.results.iter().any(|known| known.who == result.who) {
            return false;
        }
        if current.results.len() < PostedDaily::MOST_NAMED {
            current.results.push(result);
        } else {
            current.unnamed = current.unnamed.saturating_add(1);
        }
        if current.message.is_some() {
            current.due.get_or_insert(now + GATHERS);
        }
        if let Some(month) = self.months.first_mut() {
            month.count(&result);
        }
        true
    }

    fn current_of(&mut self, day: Day) -> Option<&mut PostedDaily> {
        self.daily.as_mut()?.current.as_mut().filter(|current| current.day == day)
    }
}

#[cfg(test)]
mod tests;
