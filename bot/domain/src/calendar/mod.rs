//! When a person has time: while they are away, on their days off and in their quiet hours, clocks of days
//! stand for them.
//!
//! A calendar never changes what was. A time away begins when it is asked for, and a new week begins with a
//! Monday, so that nobody gains more than that by changing it often.

mod week;

use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use self::week::{DaysOff, NoSuchWeek, QuietHours, Week};
use crate::Timestamp;
use crate::moments::TimeZone;

/// A person's calendar.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// Where they live, once they have said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    zone: Option<TimeZone>,
    /// Their times away in the last year, the earliest first. None overlap.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    away: Vec<Away>,
    /// When they have last said that they are away longer or shorter. All boards show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    changed: Option<Timestamp>,
    /// Their weeks and since when each holds, the earliest first. Before the first, no clock stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    weeks: Vec<(Timestamp, Week)>,
}

/// A time away.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// When it began.
    pub from: Timestamp,
    /// When it ends, or ended.
    pub until: Timestamp,
}

const DAY: Duration = Duration::from_hours(24);

/// Times away count for this long.
const YEAR: Duration = Duration::from_hours(365 * 24);

/// A time away begins no sooner than this after the one before, and changes no sooner after a change.
const BETWEEN: Duration = DAY;

/// Why somebody cannot be away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AwayRefusal {
    /// It would end before now.
    Past,
    /// So many days are left to them.
    TooLong {
        /// The days that they may still be away.
        left: u16,
    },
    /// They were away less than a day ago.
    Again {
        /// When they may be again.
        at: Timestamp,
    },
    /// They have changed until when less than a day ago.
    Changed {
        /// When they may again.
        at: Timestamp,
    },
    /// They are not away.
    NotAway,
}

impl Away {
    /// The days that it takes of those that a person may be away, each one that has begun.
    fn days(self) -> u64 {
        self.until.since(self.from).as_millis().div_ceil(DAY.as_millis()).try_into().unwrap_or(u64::MAX)
    }
}

impl Calendar {
    /// Where the person lives, if they have said so.
    pub const fn zone(&self) -> Option<&TimeZone> {
        self.zone.as_ref()
    }

    /// Returns the calendar of a person who lives there. It moves no days off and quiet hours.
    #[must_use]
    pub fn living_in(self, zone: TimeZone) -> Calendar {
        Calendar { zone: Some(zone), ..self }
    }

    /// The time away in which a moment is.
    pub fn away_at(&self, at: Timestamp) -> Option<Away> {
        self.away.iter().copied().find(|away| away.from <= at && at < away.until)
    }

    /// The last time away, even if it is over.
    pub fn last_away(&self) -> Option<Away> {
        self.away.last().copied()
    }

    /// The days that are left of those for which a person may be away in a year.
    pub fn days_left(&self, now: Timestamp, allowance: u16) -> u16 {
        let began = now - YEAR;
        let of_year = self.away.iter().filter(|away| away.until > began);
        let used: u64 = of_year.map(|away| Away { from: away.from.max(began), ..*away }.days()).sum();
        allowance.saturating_sub(u16::try_from(used).unwrap_or(u16::MAX))
    }

    /// Returns the calendar of a person who is away from now on, or for longer or shorter than they said.
    ///
    /// # Errors
    ///
    /// Why they cannot be.
    pub fn go_away(&self, until: Timestamp, now: Timestamp, allowance: u16) -> Result<Calendar, AwayRefusal> {
        if until <= now {
            return Err(AwayRefusal::Past);
        }
        let current = self.away_at(now);
        let from = current.map_or(now, |away| away.from);
        if let Some(last) = self.away.last().filter(|last| current.is_none() && now < last.from + BETWEEN) {
            return Err(AwayRefusal::Again { at: last.from + BETWEEN });
        }
        let mut calendar = self.without_old(now);
        if let Some(away) = current {
            let again = self.changed.filter(|changed| *changed >= away.from).map(|changed| changed + BETWEEN);
            if let Some(at) = again.filter(|at| now < *at) {
                return Err(AwayRefusal::Changed { at });
            }
            calendar.changed = Some(now);
        }
        calendar.away.retain(|away| Some(*away) != current);
        let (next, left) = (Away { from, until }, calendar.days_left(now, allowance));
        if next.days() > left.into() {
            return Err(AwayRefusal::TooLong { left });
        }
        calendar.away.push(next);
        Ok(calendar)
    }

    /// Returns the calendar of a person who is back.
    ///
    /// # Errors
    ///
    /// If they are not away.
    pub fn come_back(&self, now: Timestamp) -> Result<Calendar, AwayRefusal> {
        let current = self.away_at(now).ok_or(AwayRefusal::NotAway)?;
        let mut calendar = self.without_old(now);
        calendar.away.retain(|away| *away != current);
        calendar.away.extend((now > current.from).then_some(Away { until: now, ..current }));
        Ok(calendar)
    }

    /// The week that holds at a moment.
    pub fn week_at(&self, at: Timestamp) -> Option<&Week> {
        self.weeks.iter().rfind(|(from, _)| *from <= at).map(|(_, week)| week)
    }

    /// The week that will hold, and from when, if that is another than now.
    pub fn next_week(&self, now: Timestamp) -> Option<(Timestamp, &Week)> {
        self.weeks.last().filter(|(from, _)| *from > now).map(|(from, week)| (*from, week))
    }

    /// Returns the calendar with another week from the next Monday on.
    #[must_use]
    pub fn with_week(&self, week: Week, now: Timestamp) -> Calendar {
        let mut calendar = self.without_old(now);
        calendar.weeks.retain(|(from, _)| *from <= now);
        calendar.zone = Some(week.zone.clone());
        let holds = calendar.weeks.last().map(|(_, holds)| holds);
        let is_new = holds.map_or(!week.is_empty(), |holds| *holds != week);
        let zone = holds.map_or(&week.zone, |holds| &holds.zone);
        let monday = zone.day_at(now).next_monday().and_then(|monday| monday.at(0));
        if let Some(monday) = monday.filter(|_| is_new) {
            calendar.weeks.push((monday, week));
        }
        calendar
    }

    /// What matters of it for a turn that began then: nothing that was over before. `None` if nothing does.
    pub fn for_turn(&self, since: Timestamp) -> Option<Calendar> {
        let mut calendar = Calendar { zone: None, changed: None, ..self.without_weeks_before(since) };
        calendar.away.retain(|away| away.until > since);
        if calendar.weeks.iter().all(|(_, week)| week.is_empty()) {
            calendar.weeks.clear();
        }
        (!calendar.away.is_empty() || !calendar.weeks.is_empty()).then_some(calendar)
    }

    /// The same without days off and quiet hours.
    #[must_use]
    pub fn without_weeks(self) -> Calendar {
        Calendar { weeks: Vec::new(), ..self }
    }

    fn without_old(&self, now: Timestamp) -> Calendar {
        let mut calendar = self.without_weeks_before(now - YEAR);
        calendar.away.retain(|away| away.until > now - YEAR);
        calendar
    }

    /// Forgets the weeks that held before the one at a moment.
    fn without_weeks_before(&self, at: Timestamp) -> Calendar {
        let over = self.weeks.iter().filter(|(from, _)| *from <= at).count().saturating_sub(1);
        let weeks = self.weeks.iter().skip(over).cloned().collect();
        Calendar { weeks, ..self.clone() }
    }

    /// How much of a span counts for a clock of days.
    pub fn counted(&self, from: Timestamp, until: Timestamp) -> Duration {
        let (mut at, mut counted) = (from, Duration::ZERO);
        while at < until {
            let (stands, next) = self.step(at);
            let next = next.min(until);
            if !stands {
                counted += next.since(at);
            }
            at = next;
        }
        counted
    }

    /// When so much time of a clock of days is used up.
    pub fn used_up(&self, from: Timestamp, time: Duration) -> Timestamp {
        let (mut at, mut left) = (from, time);
        loop {
            let (stands, next) = self.step(at);
            let runs = next.since(at);
            if !stands && left <= runs {
                return at + left;
            }
            if !stands {
                left -= runs;
            }
            at = next;
        }
    }

    /// Whether clocks stand at a moment, and a later one up to which they do or do not.
    fn step(&self, at: Timestamp) -> (bool, Timestamp) {
        const NEVER: Timestamp = Timestamp::from_millis(u64::MAX);
        let mut rests: Vec<[Timestamp; 2]> = self.away.iter().map(|away| [away.from, away.until]).collect();
        let holds = self.weeks.iter().rposition(|(from, _)| *from <= at);
        let next_week = self.weeks.get(holds.map_or(0, |holds| holds + 1)).map_or(NEVER, |(from, _)| *from);
        let mut known_until = next_week;
        if let Some((since, week)) = holds.map(|holds| &self.weeks[holds]) {
            let (of_week, until) = week.rests_around(at);
            let within = of_week.into_iter().map(|[from, until]| [from.max(*since), until.min(next_week)]);
            rests.extend(within);
            known_until = until.unwrap_or(NEVER).min(next_week);
        }
        let stands_until =
            rests.iter().filter(|[from, until]| *from <= at && at < *until).map(|rest| rest[1]);
        match stands_until.max() {
            Some(until) => (true, until),
            None => {
                let next = rests.into_iter().map(|[from, _]| from).filter(|from| *from > at).min();
                // Whatever a time zone does, time goes on.
                (false, next.unwrap_or(NEVER).min(known_until).max(at + Duration::from_millis(1)))
            }
        }
    }
}

#[cfg(test)]
mod tests;
