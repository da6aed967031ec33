//! Time zones, from the database that the program brings along: every machine reads a time alike.

use std::time::Duration;

use jiff::civil::DateTime;
use jiff::tz::{Offset, TimeZone as Zone};
use serde::{Deserialize, Serialize};

use super::cities::{CITIES, PROPOSED};
use crate::typed::plain;
use crate::{Timestamp, sought};

/// The time of day in some part of the world, such as `Europe/Istanbul`, or so far from the world's clocks,
/// such as `UTC+2`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeZone(Zone, Option<Box<str>>);

/// No place is further from the world's clocks.
const MOST_MINUTES: i32 = 14 * 60;

impl TimeZone {
    /// The zone of the world's clocks.
    pub const UTC: TimeZone = TimeZone(Zone::UTC, None);

    /// Returns the zone of this name.
    pub fn by_name(name: &str) -> Option<TimeZone> {
        if let Some(zone) = TimeZone::by_offset(name).filter(|zone| zone.name() == name) {
            return Some(zone);
        }
        let zone = Zone::get(name).ok()?;
        zone.iana_name().is_some().then_some(TimeZone(zone, None))
    }

    /// Returns the zone so much before or after the world's clocks, such as `+2`, `UTC-3:30` or `GMT +0545`.
    fn by_offset(typed: &str) -> Option<TimeZone> {
        let text = typed.trim().to_ascii_lowercase().replace('\u{2212}', "-");
        let text = text.strip_prefix("utc").or_else(|| text.strip_prefix("gmt")).unwrap_or(&text).trim();
        let (sign, digits) = match text.split_at_checked(1)? {
            ("+", digits) => (1, digits.trim()),
            ("-", digits) => (-1, digits.trim()),
            _ => return None,
        };
        let (hours, minutes) = match digits.split_once([':', '.']) {
            Some((hours, minutes)) if minutes.len() == 2 => (hours, minutes),
            Some(_) => return None,
            None if digits.len() == 4 => digits.split_at_checked(2)?,
            None => (digits, "0"),
        };
        let is_number =
            |text: &str| matches!(text.len(), 1..=2) && text.bytes().all(|one| one.is_ascii_digit());
        if !is_number(hours) || !is_number(minutes) {
            return None;
        }
        let (hours, minutes): (i32, i32) = (hours.parse().ok()?, minutes.parse().ok()?);
        let all = hours * 60 + minutes;
        if all == 0 {
            return Some(TimeZone::UTC);
        }
        if all > MOST_MINUTES || minutes % 15 != 0 || minutes >= 60 {
            return None;
        }
        let zone = Zone::fixed(Offset::from_seconds(sign * all * 60).ok()?);
        let sign = if sign > 0 { '+' } else { '-' };
        let part = if minutes == 0 { String::new() } else { format!(":{minutes:02}") };
        Some(TimeZone(zone, Some(format!("UTC{sign}{hours}{part}").into())))
    }

    /// Its name, such as `Europe/Istanbul` or `UTC+2`.
    pub fn name(&self) -> &str {
        self.1.as_deref().or(self.0.iana_name()).unwrap_or("UTC")
    }

    /// Returns the zone that somebody typed: its name, a city in it, or its distance from the world's clocks.
    pub fn by_typed(typed: &str) -> Option<TimeZone> {
        let text = plain(typed);
        let text = text.trim();
        let needle = sought(text);
        let is_meant = |(label, _): &(String, String)| sought(label) == needle || city(label) == needle;
        TimeZone::by_name(text)
            .or_else(|| TimeZone::by_offset(text))
            .or_else(|| named().find(is_meant).and_then(|(_, zone)| TimeZone::by_name(&zone)))
    }

    /// Proposes zones and cities that have what was typed, those that begin with it first: what people read,
    /// and the zone.
    pub fn proposed(typed: &str, most: usize) -> Vec<(String, TimeZone)> {
        let text = plain(typed).replace('_', " ");
        let needle = sought(text.trim());
        let with_zone = |(label, name): (String, String)| TimeZone::by_name(&name).map(|zone| (label, zone));
        if needle.is_empty() {
            let usual = PROPOSED.into_iter().map(|name: &str| (name.replace('_', " "), name.to_owned()));
            return usual.filter_map(with_zone).take(most).collect();
        }
        if let Some(zone) = TimeZone::by_offset(&text) {
            return vec![(zone.name().to_owned(), zone)];
        }
        let mut all: Vec<(bool, String, String)> = named()
            .filter(|(label, _)| sought(label).contains(&needle))
            .map(|(label, name)| (!city(&label).starts_with(&needle), label, name))
            .collect();
        all.sort();
        all.into_iter().map(|(_, label, name)| (label, name)).filter_map(with_zone).take(most).collect()
    }

    /// A moment in the standard form of the world's clocks, such as `2026-01-02T19:00:00Z`.
    pub fn in_utc(at: Timestamp) -> String {
        TimeZone::UTC.local(at).strftime("%FT%TZ").to_string()
    }

    /// The time of day there, such as `20:05`.
    pub fn clock_at(&self, at: Timestamp) -> String {
        let local = self.local(at);
        format!("{:02}:{:02}", local.hour(), local.minute())
    }

    /// The date there, such as `2026-12-24`.
    pub fn date_at(&self, at: Timestamp) -> String {
        self.local(at).strftime("%F").to_string()
    }

    /// The weekday there, from 1 for Monday.
    pub fn weekday_at(&self, at: Timestamp) -> i8 {
        self.local(at).weekday().to_monday_one_offset()
    }

    /// The date and the time of day there as people type them, such as `2026-12-24 18:00`.
    pub fn typed_at(&self, at: Timestamp) -> String {
        self.local(at).strftime("%F %H:%M").to_string()
    }

    /// The days from the start of 1970 to the date there.
    pub fn days_at(&self, at: Timestamp) -> u64 {
        let epoch = jiff::civil::date(1970, 1, 1);
        let days = epoch.until(self.local(at).date()).map_or(0, |span| span.get_days());
        u64::try_from(days).unwrap_or_default()
    }

    /// The month there, such as `2026-12`.
    pub fn month_at(&self, at: Timestamp) -> String {
        self.local(at).strftime("%Y-%m").to_string()
    }

    /// The next moment after this one that is so many minutes after midnight there. A day on which clocks
    /// leave that time out has it later.
    pub fn next_at(&self, minutes: u16, after: Timestamp) -> Option<Timestamp> {
        let [hour, minute] = [minutes / 60, minutes % 60].map(|part| i8::try_from(part).unwrap_or_default());
        let today = self.local(after).date();
        let on = |days: i64| {
            let date = today.checked_add(jiff::Span::new().try_days(days).ok()?).ok()?;
            self.moment(date.at(hour.min(23), minute, 0, 0))
        };
        // Where clocks are put back, yesterday's may still come.
        (-1..=2).filter_map(on).find(|at| *at > after)
    }

    /// The date and the time of day there.
    pub(crate) fn local(&self, at: Timestamp) -> DateTime {
        self.0.to_datetime(moment_of(at))
    }

    /// The moment of a date and a time of day. A time that clocks leave out is as much later; of two, it is
    /// the first.
    pub(crate) fn moment(&self, local: DateTime) -> Option<Timestamp> {
        let moment = self.0.to_ambiguous_timestamp(local).compatible().ok()?;
        u64::try_from(moment.as_millisecond()).ok().map(Timestamp::from_millis)
    }

    /// So many days after a moment, at the same time of day.
    pub(crate) fn days_after(&self, at: Timestamp, days: u32) -> Option<Timestamp> {
        let later = jiff::Span::new().try_days(days).and_then(|days| self.local(at).checked_add(days));
        self.moment(later.ok()?)
    }
}

/// The cities and zones that can be proposed: what people read, and the name of the zone.
fn named() -> impl Iterator<Item = (String, String)> {
    let cities = CITIES.into_iter().map(|(city, zone)| (city.to_owned(), zone.to_owned()));
    let zones = names().map(|name| (name.replace('_', " "), name));
    cities.chain(zones)
}

/// The names of the zones of places. Others are old, or kept for other programs.
fn names() -> impl Iterator<Item = String> {
    const OLD: [&str; 7] = ["Etc", "US", "Brazil", "Canada", "Chile", "Mexico", "SystemV"];
    let is_of_place = |name: &String| match name.split_once('/') {
        // Two areas name it.
        Some(_) if name == "Asia/Istanbul" => false,
        Some((area, _)) => !OLD.contains(&area),
        None => name == "UTC",
    };
    jiff::tz::db().available().map(|name| name.as_str().to_owned()).filter(is_of_place)
}

/// The city in what people read, such as `new york` of `America/New York`.
fn city(label: &str) -> String {
    sought(label.rsplit('/').next().unwrap_or(label))
}

fn moment_of(at: Timestamp) -> jiff::Timestamp {
    let after = Duration::from_millis(at.as_millis());
    jiff::SignedDuration::try_from(after)
        .and_then(jiff::Timestamp::from_duration)
        .unwrap_or(jiff::Timestamp::MAX)
}

impl From<TimeZone> for String {
    fn from(zone: TimeZone) -> String {
        zone.name().to_owned()
    }
}

/// There is no time zone of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no time zone is named {0}")]
pub struct UnknownTimeZone(String);

impl TryFrom<String> for TimeZone {
    type Error = UnknownTimeZone;

    fn try_from(name: String) -> Result<TimeZone, UnknownTimeZone> {
        TimeZone::by_name(&name).ok_or(UnknownTimeZone(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is proposed for a text.
    fn proposed(typed: &str) -> Vec<(String, String)> {
        let all = TimeZone::proposed(typed, 25).into_iter();
        all.map(|(label, zone)| (label, zone.name().to_owned())).collect()
    }

    fn first(typed: &str) -> Option<String> {
        proposed(typed).into_iter().next().map(|(_, zone)| zone)
    }

    #[test]
    fn cities_are_proposed_as_people_write_them() {
        for (typed, zone) in [
            ("berl", "Europe/Berlin"),
            ("İzmir", "Europe/Istanbul"),
            ("istanbul", "Europe/Istanbul"),
            ("new york", "America/New_York"),
            ("New_York", "America/New_York"),
            ("São Paulo", "America/Sao_Paulo"),
            ("chennai", "Asia/Kolkata"),
            ("colom", "Asia/Colombo"),
            ("utc", "UTC"),
        ] {
            assert_eq!(first(typed).as_deref(), Some(zone), "{typed}");
        }
        assert_eq!(first("atlantis"), None);
        assert!(proposed("").len() == PROPOSED.len() && proposed("a").len() == 25);
    }

    #[test]
    fn every_zone_that_is_proposed_is_read() {
        for (label, name) in named() {
            let zone = TimeZone::by_name(&name).unwrap_or_else(|| panic!("{name} of {label}"));
            assert_eq!((zone.name(), TimeZone::by_typed(&label)), (name.as_str(), Some(zone.clone())));
        }
        assert!(PROPOSED.into_iter().all(|name| TimeZone::by_name(name).is_some()));
        for typed in ["", "Europe", "Mars/Base", "02:00", "local", "../etc/passwd"] {
            assert_eq!(TimeZone::by_typed(typed), None, "{typed}");
        }
    }

    #[test]
    fn offsets_are_read_as_people_write_them() {
        let winter = Timestamp::from_millis(1_767_225_600_000);
        for (typed, name, clock) in [
            ("+2", "UTC+2", "02:00"),
            ("utc+2", "UTC+2", "02:00"),
            ("GMT +02:00", "UTC+2", "02:00"),
            ("UTC-3:30", "UTC-3:30", "20:30"),
            ("\u{2212}3.30", "UTC-3:30", "20:30"),
            ("+0545", "UTC+5:45", "05:45"),
            ("UTC+14", "UTC+14", "14:00"),
            ("+0", "UTC", "00:00"),
        ] {
            let zone = TimeZone::by_typed(typed).unwrap_or_else(|| panic!("{typed}"));
            assert_eq!((zone.name(), zone.clock_at(winter).as_str()), (name, clock), "{typed}");
            let stored = serde_json::to_string(&zone).unwrap();
            assert_eq!(serde_json::from_str::<TimeZone>(&stored).unwrap(), zone, "{typed}");
        }
        assert_eq!(proposed("+5:30"), [("UTC+5:30".to_owned(), "UTC+5:30".to_owned())]);
        for typed in ["+", "+15", "+14:15", "+2:3", "+2:10", "+2:60", "+-2", "UTC2", "+２", "+200", "+1e1"] {
            assert_eq!(TimeZone::by_offset(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_time_of_day_comes_once_a_day_all_year() {
        for name in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "UTC"] {
            let zone = TimeZone::by_name(name).unwrap();
            for minutes in [0, 150, 540, 1_439] {
                let mut at = Timestamp::from_millis(1_767_225_600_000);
                for _ in 0..400 {
                    let next = zone.next_at(minutes, at).unwrap();
                    assert!(next > at && next.since(at) <= Duration::from_hours(26), "{name} {minutes}");
                    assert!(
                        at.as_millis() == 1_767_225_600_000 || zone.days_at(next) == zone.days_at(at) + 1
                    );
                    at = next;
                }
            }
        }
        let berlin = TimeZone::by_name("Europe/Berlin").unwrap();
        // 29 March 2026: 2:30 is left out there.
        let left_out = berlin.next_at(150, Timestamp::from_millis(1_774_738_800_000)).unwrap();
        assert_eq!(berlin.typed_at(left_out), "2026-03-29 03:30");
        assert_eq!(berlin.month_at(left_out), "2026-03");
    }

    #[test]
    fn a_zone_is_stored_by_its_name() {
        let zone = TimeZone::by_typed("europe/istanbul").unwrap();
        let stored = serde_json::to_string(&zone).unwrap();
        assert_eq!(
            (stored.as_str(), serde_json::from_str(&stored).ok()),
            ("\"Europe/Istanbul\"", Some(zone))
        );
        assert!(serde_json::from_str::<TimeZone>("\"Mars/Base\"").is_err());
    }
}
