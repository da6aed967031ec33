//! What comes again and again, at the same time of day.

use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime, Weekday};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::TimeZone;
use crate::Timestamp;

/// How often something comes again.
#[derive(
    Copy,
    Clone,
    PartialEq,
    Eq,
    Debug,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Every {
    /// On the same day of each week.
    Week,
    /// On that of every second week.
    Fortnight,
    /// On the same weekday of each month, such as its first Friday.
    Month,
}

crate::named!(Every);

/// Which of the days of a month something is on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DayOfMonth {
    /// Which of its weeks, from 1. The fifth of a weekday is the last one.
    pub week: u8,
    /// The weekday, from 1 for Monday.
    pub weekday: u8,
}

impl DayOfMonth {
    /// The last of these weekdays in a month.
    pub const LAST: u8 = 5;

    fn from_date(date: Date) -> DayOfMonth {
        let week = (date.day().unsigned_abs() - 1) / 7 + 1;
        DayOfMonth { week, weekday: date.weekday().to_monday_one_offset().unsigned_abs() }
    }

    fn in_month(self, month: Date) -> Option<Date> {
        let weekday = Weekday::from_monday_one_offset(i8::try_from(self.weekday).ok()?).ok()?;
        let nth = if self.week >= Self::LAST { -1 } else { i8::try_from(self.week).ok()? };
        month.nth_weekday_of_month(nth, weekday).ok()
    }
}

impl Every {
    /// The most days before it that the next one can be announced: the one before has begun then.
    pub const fn most_days_ahead(self) -> u8 {
        match self {
            Every::Week => 6,
            Every::Fortnight => 13,
            Every::Month => 27,
        }
    }

    /// How many days before it the next one is announced if nobody says.
    pub const fn usual_days_ahead(self) -> u8 {
        match self {
            Every::Week => 3,
            Every::Fortnight | Every::Month => 7,
        }
    }

    /// When it comes with this number, counted from 0, at the time of day of the first one. `None` if
    /// that is too far away.
    pub fn time(self, first: Timestamp, number: u32, zone: &TimeZone) -> Option<Timestamp> {
        if number == 0 {
            return Some(first);
        }
        let begun = zone.local(first);
        let date = match self {
            Every::Week => begun.date().checked_add(i64::from(number).checked_mul(7)?.days()).ok()?,
            Every::Fortnight => begun.date().checked_add(i64::from(number).checked_mul(14)?.days()).ok()?,
            Every::Month => {
                let month = begun.date().first_of_month().checked_add(i64::from(number).months()).ok()?;
                DayOfMonth::from_date(begun.date()).in_month(month)?
            }
        };
        zone.moment(DateTime::from_parts(date, begun.time()))
    }

    /// On which day by the world's clocks it comes again, for those who know no time zones. `None` if that
    /// differs from time to time.
    pub fn day_in_utc(self, at: Timestamp, zone: &TimeZone) -> Option<DayOfMonth> {
        let day = |zone: &TimeZone| DayOfMonth::from_date(zone.local(at).date());
        let there = day(&TimeZone::UTC);
        (self != Every::Month || there == day(zone)).then_some(there)
    }

    /// Which day of a month it is on, if it comes each month.
    pub fn day_of_month(self, first: Timestamp, zone: &TimeZone) -> Option<DayOfMonth> {
        (self == Every::Month).then(|| DayOfMonth::from_date(zone.local(first).date()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(every: Every, zone: &str, first: &str, number: u32) -> Vec<String> {
        let zone = TimeZone::by_name(zone).unwrap();
        let first = zone.moment(first.parse().unwrap()).unwrap();
        let times = (0..number).map(|number| every.time(first, number, &zone).unwrap());
        times.map(|at| TimeZone::UTC.local(at).strftime("%F %R").to_string()).collect()
    }

    #[test]
    fn a_year_of_fridays_is_at_eight_in_summer_and_in_winter() {
        for (name, first, summer, winter) in [
            ("Europe/Berlin", "2026-01-02T20:00", "18:00", "19:00"),
            ("America/New_York", "2026-01-02T20:00", "00:00", "01:00"),
            ("Europe/Istanbul", "2026-01-02T20:00", "17:00", "17:00"),
        ] {
            let zone = TimeZone::by_name(name).unwrap();
            let begun = zone.moment(first.parse().unwrap()).unwrap();
            let mut seen = std::collections::BTreeSet::new();
            for week in 0..=52 {
                let at = Every::Week.time(begun, week, &zone).unwrap();
                let local = zone.local(at);
                assert_eq!(
                    (local.weekday(), local.hour(), local.minute()),
                    (Weekday::Friday, 20, 0),
                    "{local}"
                );
                seen.insert(TimeZone::UTC.local(at).strftime("%R").to_string());
            }
            assert_eq!(seen, [summer.to_owned(), winter.to_owned()].into());
        }
    }

    #[test]
    fn a_time_that_is_left_out_once_comes_again_the_week_after() {
        // Clocks in Berlin leave out 02:30 on 29 March, and have it twice on 25 October.
        let weeks = times(Every::Week, "Europe/Berlin", "2026-03-22T02:30", 32);
        assert_eq!(weeks[..3], ["2026-03-22 01:30", "2026-03-29 01:30", "2026-04-05 00:30"]);
        assert_eq!(weeks[30..], ["2026-10-18 00:30", "2026-10-25 00:30"]);
        let fortnights = times(Every::Fortnight, "Europe/Berlin", "2026-03-20T20:00", 3);
        assert_eq!(fortnights, ["2026-03-20 19:00", "2026-04-03 18:00", "2026-04-17 18:00"]);
    }

    #[test]
    fn a_month_has_a_first_friday_and_a_last_one() {
        let months = times(Every::Month, "Europe/Berlin", "2026-01-02T20:00", 5);
        let first = ["2026-01-02 19:00", "2026-02-06 19:00", "2026-03-06 19:00", "2026-04-03 18:00"];
        assert_eq!(months[..4], first);
        let months = times(Every::Month, "UTC", "2026-01-30T20:00", 4);
        assert_eq!(months, ["2026-01-30 20:00", "2026-02-27 20:00", "2026-03-27 20:00", "2026-04-24 20:00"]);
        let zone = TimeZone::UTC;
        let day = |date: &str| {
            let at = zone.moment(date.parse().unwrap()).unwrap();
            Every::Month.day_of_month(at, &zone).map(|day| (day.week, day.weekday))
        };
        assert_eq!([day("2026-01-02T20:00"), day("2026-01-30T20:00")], [Some((1, 5)), Some((5, 5))]);
    }
}
