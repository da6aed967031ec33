//! The days off and quiet hours of a person's week.

use serde::{Deserialize, Serialize};

use crate::Timestamp;
use crate::moments::{LocalDay, TimeZone};

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// The days of a week on which a person's clocks of days stand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<i8>", into = "Vec<i8>")]
pub struct DaysOff(u8);

impl DaysOff {
    /// A person may have so many days off each week.
    pub const MOST: usize = 2;

    /// Returns these days, counted from 1 for Monday. `None` if they are too many, or one does not exist.
    pub fn new(days: impl IntoIterator<Item = i8>) -> Option<DaysOff> {
        let mut off = DaysOff::default();
        for day in days {
            if !(1..=7).contains(&day) {
                return None;
            }
            off.0 |= 1 << (day - 1);
        }
        (off.0.count_ones() as usize <= DaysOff::MOST).then_some(off)
    }

    /// Its days, from 1 for Monday.
    pub fn days(self) -> impl Iterator<Item = i8> {
        (1..=7).filter(move |&day| self.has(day))
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    const fn has(self, day: i8) -> bool {
        self.0 >> (day - 1) & 1 == 1
    }
}

impl From<DaysOff> for Vec<i8> {
    fn from(off: DaysOff) -> Vec<i8> {
        off.days().collect()
    }
}

/// The error for a stored week that nobody can have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nobody's week has such days off or quiet hours")]
pub struct NoSuchWeek;

impl TryFrom<Vec<i8>> for DaysOff {
    type Error = NoSuchWeek;

    fn try_from(days: Vec<i8>) -> Result<DaysOff, NoSuchWeek> {
        DaysOff::new(days).ok_or(NoSuchWeek)
    }
}

/// The hours of each day in which a person's clocks of days stand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u16; 2]", into = "[u16; 2]")]
pub struct QuietHours {
    from: u16,
    until: u16,
}

impl QuietHours {
    /// The most minutes of a day that can be quiet.
    pub const MOST: u16 = 12 * 60;

    /// Returns the hours from one minute of the day until another, which may be on the next day. `None` if
    /// they are too many, or none.
    pub fn new(from: u16, until: u16) -> Option<QuietHours> {
        let hours = QuietHours { from, until };
        (from < DAY && until < DAY && (1..=QuietHours::MOST).contains(&hours.length())).then_some(hours)
    }

    /// The minute of the day with which they begin, and the one with which they end.
    pub const fn minutes(self) -> [u16; 2] {
        [self.from, self.until]
    }

    const fn length(self) -> u16 {
        (self.until + DAY - self.from) % DAY
    }
}

impl From<QuietHours> for [u16; 2] {
    fn from(hours: QuietHours) -> [u16; 2] {
        hours.minutes()
    }
}

impl TryFrom<[u16; 2]> for QuietHours {
    type Error = NoSuchWeek;

    fn try_from([from, until]: [u16; 2]) -> Result<QuietHours, NoSuchWeek> {
        QuietHours::new(from, until).ok_or(NoSuchWeek)
    }
}

/// A person's week: when their clocks of days stand, in their time zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Week {
    /// Where they live.
    pub zone: TimeZone,
    /// Their days off.
    #[serde(default, skip_serializing_if = "DaysOff::is_empty")]
    pub days_off: DaysOff,
    /// Their quiet hours, if they have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

impl Week {
    /// Whether it stops no clock.
    pub fn is_empty(&self) -> bool {
        self.days_off.is_empty() && self.quiet.is_none()
    }

    /// The spans around a moment in which clocks stand, and a moment up to which there is no other.
    pub(super) fn rests_around(&self, at: Timestamp) -> (Vec<[Timestamp; 2]>, Option<Timestamp>) {
        let today = self.zone.day_at(at);
        let tomorrow = today.at(DAY);
        if self.days_off.has(today.weekday()) {
            return (today.at(0).zip(tomorrow).map(<[_; 2]>::from).into_iter().collect(), tomorrow);
        }
        let quiet_of = |day: &LocalDay<'_>| {
            let quiet = self.quiet?;
            Some([day.at(quiet.from)?, day.at(quiet.from + quiet.length())?])
        };
        let days = [today.plus(-1), Some(today)];
        (days.iter().flatten().filter_map(quiet_of).collect(), tomorrow)
    }
}
