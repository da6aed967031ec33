//! A moment as somebody types it: `thu 20:00`, `tomorrow 19:30`, `1h30m`, or one of Discord's timestamps.

mod length;

use std::time::Duration;

use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime, Time};

use self::length::length;
use super::TimeZone;
use super::day_words::NamedDay;
use crate::Timestamp;
use crate::typed::plain;

/// A moment as somebody types it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TypedMoment {
    /// So long from a moment that is known.
    In {
        /// Days, which are not always 24 hours long.
        days: u32,
        /// What is added to them.
        time: Duration,
    },
    /// This moment.
    At(Timestamp),
}

/// Why a text is no moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UnreadMoment {
    /// It is not written as one.
    Unclear,
    /// It has a time of day, and nobody knows in which time zone.
    NoTimeZone,
}

impl TypedMoment {
    /// Reads a moment. A time of day is one of this zone: the next one, unless a day stands beside it.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    pub fn read(typed: &str, zone: Option<&TimeZone>, now: Timestamp) -> Result<TypedMoment, UnreadMoment> {
        let text = plain(typed).to_lowercase();
        if let Some(at) = timestamp(&text) {
            return Ok(TypedMoment::At(at));
        }
        if let Some(read) = length(&text) {
            return Ok(read);
        }
        let (day, time) = day_and_time(&text).ok_or(UnreadMoment::Unclear)?;
        let zone = zone.ok_or(UnreadMoment::NoTimeZone)?;
        next(day, time, zone, now).map(TypedMoment::At).ok_or(UnreadMoment::Unclear)
    }

    /// The same for the end of something: a day alone is meant until its end.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    pub fn read_end(typed: &str, zone: &TimeZone, now: Timestamp) -> Result<TypedMoment, UnreadMoment> {
        let read = TypedMoment::read(typed, Some(zone), now);
        let Some(day) = day(&plain(typed).to_lowercase()).filter(|_| read.is_err()) else { return read };
        next(Some(day), Time::constant(23, 59, 0, 0), zone, now)
            .map(TypedMoment::At)
            .ok_or(UnreadMoment::Unclear)
    }

    /// The moment itself, if a length of time begins with this one. Where the zone is known, a day later is
    /// the same time of day.
    pub fn from(self, begins: Timestamp, zone: Option<&TimeZone>) -> Timestamp {
        match self {
            TypedMoment::At(at) => at,
            TypedMoment::In { days, time } => {
                let later = zone.filter(|_| days > 0).and_then(|zone| zone.days_after(begins, days));
                later.unwrap_or(begins + Duration::from_hours(24 * u64::from(days))) + time
            }
        }
    }
}

/// The day on which something is to be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Day {
    Named(NamedDay),
    On(Date),
}

/// Reads one of Discord's timestamps, such as `<t:1790000000:F>`.
fn timestamp(text: &str) -> Option<Timestamp> {
    let inner = text.strip_prefix("<t:")?.strip_suffix('>')?;
    let seconds = inner.split_once(':').map_or(inner, |(seconds, _)| seconds);
    seconds.parse::<u64>().ok()?.checked_mul(1_000).map(Timestamp::from_millis)
}

/// Reads a time of day with a day before or behind it, if there is one.
fn day_and_time(text: &str) -> Option<(Option<Day>, Time)> {
    let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let [first, last] = [words.first()?, words.last()?];
    if let Some(day) = day(first) {
        return time(&words[1..].concat(), true).map(|time| (Some(day), time));
    }
    if let Some(day) = day(last) {
        return time(&words[..words.len() - 1].concat(), true).map(|time| (Some(day), time));
    }
    time(&words.concat(), false).map(|time| (None, time))
}

fn day(word: &str) -> Option<Day> {
    NamedDay::read(word).map(Day::Named).or_else(|| word.parse().ok().map(Day::On))
}

/// Reads a time of day, such as `20:00`, `8pm` or `8:30pm`. Beside a day it can be `20h` and `20h30`, which
/// would be a length of time alone.
pub(super) fn time(text: &str, has_day: bool) -> Option<Time> {
    let (text, half) = match (text.strip_suffix("am"), text.strip_suffix("pm")) {
        (Some(text), _) => (text, Some(0)),
        (_, Some(text)) => (text, Some(12)),
        _ => (text, None),
    };
    let separators: &[char] = if has_day { &[':', '.', 'h'] } else { &[':', '.'] };
    let (hour, minute) = match text.split_once(separators) {
        Some((hour, "")) if has_day && text.ends_with('h') => (hour, "00"),
        Some(parts) => parts,
        None if half.is_some() => (text, "00"),
        None => return None,
    };
    let number = |text: &str, most: usize| {
        let is_number =
            !text.is_empty() && text.len() <= most && text.bytes().all(|one| one.is_ascii_digit());
        is_number.then(|| text.parse::<i8>().ok()).flatten()
    };
    let hour = number(hour, 2)?;
    let minute = number(minute, 2).filter(|_| minute.len() == 2)?;
    let hour = match half {
        Some(half) => (1..=12).contains(&hour).then_some(hour % 12 + half)?,
        None => hour,
    };
    Time::new(hour, minute, 0, 0).ok()
}

/// The next such moment. Without a day it is today or tomorrow, and a weekday is the next one of these.
fn next(day: Option<Day>, time: Time, zone: &TimeZone, now: Timestamp) -> Option<Timestamp> {
    let today = zone.local(now).date();
    let at = |date: Date| zone.moment(DateTime::from_parts(date, time));
    let first_of = |date: Date, step: i64| {
        let first = at(date)?;
        if first > now { Some(first) } else { at(date.checked_add(step.days()).ok()?) }
    };
    match day {
        None => first_of(today, 1),
        Some(Day::Named(NamedDay::Today)) => at(today),
        Some(Day::Named(NamedDay::Tomorrow)) => at(today.tomorrow().ok()?),
        Some(Day::Named(NamedDay::Weekday(weekday))) => {
            let ahead = today.weekday().until(weekday);
            first_of(today.checked_add(i64::from(ahead).days()).ok()?, 7)
        }
        Some(Day::On(date)) => at(date),
    }
}

#[cfg(test)]
mod tests;
