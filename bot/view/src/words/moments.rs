//! Moments in words, in each reader's own time zone. They are always absolute: a message that stays would
//! call what is to come "2 hours ago" one day.

use kuzhi_domain::Timestamp;

use crate::words::{Words, say};

/// A date with a time of day, as Discord shows it.
pub(crate) fn date(at: Timestamp) -> String {
    format!("<t:{}:f>", at.as_secs())
}

/// A date without a time of day.
pub(crate) fn day(at: Timestamp) -> String {
    format!("<t:{}:D>", at.as_secs())
}

/// When something happens, such as “on 1 December 2026 20:00”.
pub(crate) fn on_date(words: &Words, at: Timestamp) -> String {
    say!(words, "moment-date", date = date(at))
}

/// The same from when on something can be done. It is rounded up to the minute, so it is never too early.
pub(crate) fn from_date(words: &Words, at: Timestamp) -> String {
    on_date(words, rounded_up(at, 60_000))
}

/// So many minutes after midnight, such as `09:00`.
pub(crate) fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// A time of day, as Discord shows it.
pub(crate) fn time(at: Timestamp) -> String {
    format!("<t:{}:t>", at.as_secs())
}

/// When something happens within hours, such as “at 20:00:09”.
pub(crate) fn at_time(words: &Words, at: Timestamp) -> String {
    say!(words, "moment-time", time = format!("<t:{}:T>", at.as_secs()))
}

/// The same from when on something can be done. It is rounded up, so it is never too early.
pub(crate) fn from_time(words: &Words, at: Timestamp) -> String {
    at_time(words, rounded_up(at, 1_000))
}

const fn rounded_up(at: Timestamp, millis: u64) -> Timestamp {
    Timestamp::from_millis(at.as_millis().div_ceil(millis) * millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_can_be_done_earlier_than_it_is_said() {
        let (words, at) = (Words::english(), Timestamp::from_millis(60_001));
        assert_eq!([at_time(words, at), from_time(words, at)], ["at <t:60:T>", "at <t:61:T>"]);
        assert_eq!([on_date(words, at), from_date(words, at)], ["on <t:60:f>", "on <t:120:f>"]);
        assert_eq!(from_date(words, Timestamp::from_millis(120_000)), "on <t:120:f>");
    }
}
