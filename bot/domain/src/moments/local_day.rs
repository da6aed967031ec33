//! A day of the calendar in some part of the world.

use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime, Time};

use super::TimeZone;
use crate::Timestamp;

/// The minutes of a day on which no clock is changed.
const MINUTES: u16 = 24 * 60;

/// A day in a time zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LocalDay<'a> {
    zone: &'a TimeZone,
    date: Date,
}

impl LocalDay<'_> {
    /// Returns the day so many days later, or earlier.
    pub(crate) fn plus(&self, days: i8) -> Option<Self> {
        let date = self.date.checked_add(days.days()).ok()?;
        Some(LocalDay { zone: self.zone, date })
    }

    /// Returns the next Monday after it.
    pub(crate) fn next_monday(&self) -> Option<Self> {
        self.plus(8 - self.weekday())
    }

    /// Its weekday, from 1 for Monday.
    pub(crate) fn weekday(&self) -> i8 {
        self.date.weekday().to_monday_one_offset()
    }

    /// The moment at which clocks show so many minutes after its midnight: a day's minutes and more on the
    /// next day.
    pub(crate) fn at(&self, minutes: u16) -> Option<Timestamp> {
        let (days, minutes) = (minutes / MINUTES, minutes % MINUTES);
        let date = self.date.checked_add(i64::from(days).days()).ok()?;
        let [hour, minute] = [minutes / 60, minutes % 60].map(|part| i8::try_from(part).ok());
        let time = Time::new(hour?, minute?, 0, 0).ok()?;
        self.zone.moment(DateTime::from_parts(date, time))
    }
}

impl TimeZone {
    /// The day on which a moment is there.
    pub(crate) fn day_at(&self, at: Timestamp) -> LocalDay<'_> {
        LocalDay { zone: self, date: self.local(at).date() }
    }
}
