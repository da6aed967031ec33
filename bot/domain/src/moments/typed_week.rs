//! Weekdays and hours of the day as people write them: `sat, sun`, `22:00-07:00`.

use super::day_words::NamedDay;
use super::typed_moment::time;
use crate::typed::plain;

/// Reads weekdays, from 1 for Monday. `None` if one of the words is none.
pub fn read_weekdays(typed: &str) -> Option<Vec<i8>> {
    let text = plain(typed).to_lowercase();
    let words = text.split([' ', ',', '،', ';', '+', '&', '/']).filter(|word| !word.is_empty());
    let weekday = |word| match NamedDay::read(word)? {
        NamedDay::Weekday(weekday) => Some(weekday.to_monday_one_offset()),
        NamedDay::Today | NamedDay::Tomorrow => None,
    };
    words.map(weekday).collect()
}

/// Reads from which minute of the day to which other one something is. `None` if it is not written so.
pub fn read_hours(typed: &str) -> Option<[u16; 2]> {
    let text = plain(typed).to_lowercase();
    let (from, until) = text.split_once(['-', '–', '—', '~'])?;
    let minute = |text: &str| {
        let text: String = text.split_whitespace().collect();
        let time = time(&text, true).or_else(|| time(&format!("{text}:00"), true))?;
        let part = |part: i8| u16::try_from(part).ok();
        Some(part(time.hour())? * 60 + part(time.minute())?)
    };
    Some([minute(from)?, minute(until)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weekdays_are_read_in_every_language() {
        for typed in
            ["sat, sun", "Saturday Sunday", "cmt pazar", "samedi, dimanche", "शनिवार, रविवार", "السبت، الأحد"]
        {
            assert_eq!(read_weekdays(typed), Some(vec![6, 7]), "{typed}");
        }
        assert_eq!(read_weekdays(" "), Some(Vec::new()));
        for typed in ["sat, today", "weekend", "6"] {
            assert_eq!(read_weekdays(typed), None, "{typed}");
        }
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
        for typed in ["22:00-07:00", "22 – 7", "10pm-7am", "22h - 7h", "22.00—7.00", "٢٢:٠٠-٠٧:٠٠"]
        {
            assert_eq!(read_hours(typed), Some([22 * 60, 7 * 60]), "{typed}");
        }
        assert_eq!(read_hours("23:30-6:15"), Some([23 * 60 + 30, 6 * 60 + 15]));
        for typed in ["", "22", "22-", "25-7", "night", "-7"] {
            assert_eq!(read_hours(typed), None, "{typed}");
        }
    }
}
