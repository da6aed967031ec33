//! The words for days, in every language that Kuzhi speaks.

use jiff::civil::Weekday;

use crate::sought;

/// A day as people name it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum NamedDay {
    Today,
    Tomorrow,
    Weekday(Weekday),
}

const TODAY: [&str; 8] = ["today", "tonight", "bugün", "aujourd'hui", "இன்று", "आज", "اليوم", "අද"];

const TOMORROW: [&str; 8] = ["tomorrow", "yarın", "demain", "நாளை", "कल", "غدا", "غدًا", "හෙට"];

/// The weekdays of each language, Monday first.
const WEEKDAYS: [&str; 8] = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "திங்கட்கிழமை செவ்வாய்க்கிழமை புதன்கிழமை வியாழக்கிழமை வெள்ளிக்கிழமை \
     சனிக்கிழமை ஞாயிற்றுக்கிழமை",
    "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार",
    "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد",
    "සඳුදා අඟහරුවාදා බදාදා බ්‍රහස්පතින්දා සිකුරාදා සෙනසුරාදා ඉරිදා",
    // What people write otherwise.
    "pzt salı çarş perş cuma cmt pazar",
];

/// The fewest letters that stand for a weekday. Two are a word in some language or other.
const FEWEST: usize = 3;

impl NamedDay {
    /// Reads a word. The first letters of a weekday stand for it, and if those of two are the same, for the
    /// shorter one: `paz` is *pazar*.
    pub(super) fn read(word: &str) -> Option<NamedDay> {
        let word = bare(word);
        let is_it = |known: &&str| bare(known) == word;
        if TODAY.iter().any(&is_it) {
            return Some(NamedDay::Today);
        }
        if TOMORROW.iter().any(is_it) {
            return Some(NamedDay::Tomorrow);
        }
        if word.chars().count() < FEWEST {
            return None;
        }
        let all = WEEKDAYS.iter().flat_map(|week| (1_i8..).zip(week.split(' ')));
        let (day, _) = all
            .map(|(day, name)| (day, bare(name)))
            .filter(|(_, name)| name.starts_with(&word))
            .min_by_key(|(_, name)| name.chars().count())?;
        Weekday::from_monday_one_offset(day).ok().map(NamedDay::Weekday)
    }
}

/// A word without accents, the point of an abbreviation, and the Arabic article.
fn bare(word: &str) -> String {
    let word = sought(word);
    let word = word.trim_end_matches('.');
    word.strip_prefix("ال").unwrap_or(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weekday_is_read_by_its_name_and_its_first_letters() {
        // Each begins as a shorter one does.
        let shadowed = ["pazartesi", "cumartesi"];
        for week in WEEKDAYS {
            for (day, name) in (1_i8..).zip(week.split(' ')) {
                let expected = Some(NamedDay::Weekday(Weekday::from_monday_one_offset(day).unwrap()));
                assert_eq!(NamedDay::read(name), expected, "{name}");
                let first: String = bare(name).chars().take(FEWEST).collect();
                if !shadowed.contains(&name) {
                    assert_eq!(NamedDay::read(&first), expected, "{first} of {name}");
                }
            }
        }
        for word in ["THU", "thurs", "Thu.", "jeu.", "PERŞEMBE", "persembe", "خميس"] {
            assert_eq!(NamedDay::read(word), Some(NamedDay::Weekday(Weekday::Thursday)), "{word}");
        }
        for word in ["", "th", "m", "thusday", "noon", "20:00"] {
            assert_eq!(NamedDay::read(word), None, "{word}");
        }
    }

    #[test]
    fn today_and_tomorrow_are_read_in_every_language() {
        for (words, expected) in [(TODAY, NamedDay::Today), (TOMORROW, NamedDay::Tomorrow)] {
            for word in words {
                assert_eq!(NamedDay::read(word), Some(expected), "{word}");
            }
        }
        assert_eq!(NamedDay::read("YARIN"), Some(NamedDay::Tomorrow));
    }
}
