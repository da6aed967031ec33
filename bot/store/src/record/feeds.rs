//! The records of what servers and people get by themselves: JSON with a schema.

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::feeds::ServerFeed;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::RecordError;
use super::erasure::{digits_changed, has_digits};
use super::versioned::Versioned;

/// Returns the record of what a server or a person gets.
pub fn write<T: Serialize>(feed: &T) -> Result<Vec<u8>, RecordError> {
    Ok(Versioned::write(feed)?)
}

/// Returns what one of them gets from its record.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, RecordError> {
    Versioned::read(bytes)
}

/// Returns the record without a person who leaves. `None` if it does not name them.
pub fn anonymised(record: &[u8], leaving: Erasure) -> Result<Option<Vec<u8>>, RecordError> {
    if !has_digits(record, leaving) {
        return Ok(None);
    }
    let Ok(feed) = read::<ServerFeed>(record) else { return Ok(digits_changed(record, leaving)) };
    feed.anonymised(leaving).map(|feed| write(&feed)).transpose()
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::feeds::{DailyResult, DailySlot};
    use kuzhi_domain::moments::TimeZone;
    use kuzhi_domain::{ChannelId, MessageId, PlayerId, Timestamp};

    use super::*;

    const ADA: PlayerId = PlayerId(1_150_000_000_000_000_001);

    /// A server that has posted two puzzles, of which Ada has solved the last one.
    fn feed() -> ServerFeed {
        let mut feed = ServerFeed { version: 3, ..ServerFeed::default() };
        let slot = DailySlot { channel: ChannelId(u64::MAX), at: 540, set_by: PlayerId(5) };
        feed.set_daily(Some(slot), &TimeZone::UTC, Timestamp::from_millis(1_796_000_000_000));
        for message in [MessageId(7), MessageId(8)] {
            let now = feed.daily.as_ref().unwrap().next;
            assert!(feed.begin_day(&TimeZone::UTC, now));
            let day = feed.daily.as_ref().unwrap().current_day().unwrap();
            assert!(feed.note_posted(day, message));
            assert!(feed.note_result(day, DailyResult { who: ADA, tries: 2, streak: 9 }, now));
        }
        feed
    }

    #[test]
    fn they_are_read_as_they_were_written() {
        for feed in [ServerFeed::default(), feed()] {
            assert_eq!(read::<ServerFeed>(&write(&feed).unwrap()).unwrap(), feed);
        }
        for bad in [r#"{"schema":2,"version":1}"#, r#"{"schema":1}"#, r#"{"schema":1,"version":1,"mood":2}"#]
        {
            assert!(read::<ServerFeed>(bad.as_bytes()).is_err(), "{bad}");
        }
    }

    #[test]
    fn people_who_leave_are_not_in_them() {
        let (record, leaving) = (write(&feed()).unwrap(), Erasure::new(ADA, 5));
        let next = anonymised(&record, leaving).unwrap().unwrap();
        assert!(!String::from_utf8(next.clone()).unwrap().contains(&ADA.0.to_string()));
        assert_eq!(read::<ServerFeed>(&next).unwrap().version, 4);
        assert_eq!(anonymised(&next, leaving).unwrap(), None);
        let unreadable = format!(r#"{{"schema":9,"who":{}}}"#, ADA.0);
        let next = anonymised(unreadable.as_bytes(), leaving).unwrap().unwrap();
        assert_eq!(
            String::from_utf8(next).unwrap(),
            format!(r#"{{"schema":9,"who":{}}}"#, leaving.stand_in.0)
        );
    }
}
