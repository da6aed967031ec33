//! Suggestions for when a tournament begins, each with the moment that it stands for.

use kuzhi_domain::Timestamp;
use kuzhi_domain::moments::{TimeZone, TypedMoment};
use kuzhi_domain::refusal::TournamentRefusal;
use kuzhi_domain::tournaments::start_of;
use kuzhi_domain::typed::plain;

use crate::words::{Words, say};

/// The most characters in a suggestion's name and in its value.
const LONGEST: usize = 100;

/// What is suggested before anything is typed.
const LENGTHS: [&str; 4] = ["1h", "1h30m", "2d", "1w"];
const TIMES: [&str; 2] = ["19:00", "20:00"];

/// How somebody may go on who has typed a part.
const ENDS: [&str; 9] = ["", "h", "d", "w", "m", ":00", " 18:00", " 19:00", " 20:00"];

/// Suggestions for the text that a person has typed: what they can mean, as it is read in this time zone.
/// Without one, only lengths of time are read, and it is said how a time zone is set.
pub fn starts(words: &Words, typed: &str, zone: Option<&TimeZone>, now: Timestamp) -> Vec<(String, String)> {
    let typed = plain(typed);
    let times = || TIMES.into_iter().filter(|_| zone.is_some());
    let texts: Vec<String> = if typed.is_empty() {
        times().chain(LENGTHS).map(str::to_owned).collect()
    } else {
        ENDS.into_iter().map(|end| format!("{typed}{end}")).collect()
    };
    let mut needs_zone = typed.is_empty() && zone.is_none();
    let mut found: Vec<(String, String)> = Vec::new();
    for text in texts {
        match start_of(&text, now, zone, now) {
            Ok(at) => found.push((proposal(words, &text, zone, at), text)),
            Err(TournamentRefusal::NoTimeZone(_)) => needs_zone = true,
            Err(_) => {}
        }
    }
    if needs_zone {
        let example = if typed.is_empty() { "20:00" } else { &typed };
        found.push((say!(words, "start-needs-zone", text = words.isolated(example)), example.to_owned()));
    }
    found.retain(|(_, text)| text.chars().count() <= LONGEST);
    found.into_iter().map(|(name, text)| (name.chars().take(LONGEST).collect(), text)).collect()
}

/// What is suggested for until when somebody is away, before anything is typed.
const WHILES: [&str; 6] = ["1d", "2d", "3d", "1w", "2w", "4w"];

/// Suggestions for until when somebody is away, as [`starts`].
pub fn ends(words: &Words, typed: &str, zone: &TimeZone, now: Timestamp) -> Vec<(String, String)> {
    let typed = plain(typed);
    let texts: Vec<String> = if typed.is_empty() {
        WHILES.map(str::to_owned).to_vec()
    } else {
        ["", "d", "w", " 18:00"].map(|end| format!("{typed}{end}")).to_vec()
    };
    let read = |text: String| {
        let read = TypedMoment::read_end(&text, zone, now).ok()?;
        let name = proposal(words, &text, Some(zone), read.from(now, Some(zone)));
        Some((name.chars().take(LONGEST).collect(), text))
    };
    let short = |text: &String| text.chars().count() <= LONGEST;
    texts.into_iter().filter(short).filter_map(read).collect()
}

/// A text with the moment that it stands for.
fn proposal(words: &Words, text: &str, zone: Option<&TimeZone>, at: Timestamp) -> String {
    let shown = zone.cloned().unwrap_or(TimeZone::UTC);
    let day = say!(words, &format!("weekday-{}", shown.weekday_at(at)));
    let city = shown.name().replace('_', " ");
    let moment = words.isolated(&format!("{} ({city})", shown.typed_at(at)));
    format!("{} · {day} {moment}", words.isolated(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Saturday evening.
    const NOW: Timestamp = Timestamp::from_millis(1_795_896_000_000);

    fn texts(typed: &str, zone: Option<&TimeZone>) -> Vec<String> {
        starts(Words::english(), typed, zone, NOW).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn starts_are_proposed_with_their_moments() {
        let berlin = TimeZone::by_name("Europe/Berlin").unwrap();
        let first = |typed| starts(Words::english(), typed, Some(&berlin), NOW).remove(0);
        assert_eq!(first("thu 20:00").0, "thu 20:00 · Thursday 2026-12-03 20:00 (Europe/Berlin)");
        assert_eq!(first("").1, "19:00");
        assert_eq!(texts("thu", Some(&berlin)), ["thu 18:00", "thu 19:00", "thu 20:00"]);
        assert_eq!(texts("2", Some(&berlin)), ["2h", "2d", "2w", "2m", "2:00"]);
        assert_eq!(texts("in 2 hours", Some(&berlin)), ["in 2 hours"]);
        assert!(texts("soon", Some(&berlin)).is_empty());
    }

    #[test]
    fn without_a_time_zone_lengths_are_proposed_and_how_to_set_one() {
        assert_eq!(texts("", None), ["1h", "1h30m", "2d", "1w", "20:00"]);
        assert_eq!(texts("thu 20:00", None), ["thu 20:00"]);
        let told = starts(Words::english(), "thu 20:00", None, NOW).remove(0).0;
        assert_eq!(told, "thu 20:00: first set this server’s time zone, with /settings timezone");
        let length = starts(Words::english(), "2d", None, NOW).remove(0).0;
        assert!(length.starts_with("2d · Monday 2026-11-30 ") && length.ends_with(" (UTC)"), "{length}");
    }

    #[test]
    fn no_start_is_too_long_for_discord() {
        let zone = TimeZone::by_name("America/Argentina/ComodRivadavia").unwrap();
        for typed in [String::new(), "1h".to_owned(), format!("2d {}", " ".repeat(99)), "x".repeat(200)] {
            for zone in [None, Some(&zone)] {
                for &language in kuzhi_domain::Language::ALL {
                    for (name, text) in starts(Words::for_language(language), &typed, zone, NOW) {
                        assert!(name.chars().count() <= 100 && text.chars().count() <= 100, "{name}");
                    }
                }
            }
        }
    }
}
