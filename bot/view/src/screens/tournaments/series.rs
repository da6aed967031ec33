//! What is said of a series.

use kuzhi_domain::moments::Every;
use kuzhi_domain::tournaments::{Series, Tournament, TournamentStage};

use crate::words::moments::date;
use crate::words::{Words, say};

/// How often it comes, and until when.
pub(super) fn repeats(words: &Words, series: &Series) -> String {
    let line = match series.day_of_month() {
        Some(day) => {
            let week = say!(words, &format!("week-of-month-{}", day.week));
            let day = say!(words, &format!("weekday-{}", day.weekday));
            say!(words, "tournament-repeats-month", week = week, day = day)
        }
        None if series.repetition.every == Every::Week => say!(words, "tournament-repeats-week"),
        None => say!(words, "tournament-repeats-fortnight"),
    };
    match series.repetition.until {
        Some(until) => format!("{line} {}", say!(words, "tournament-repeats-until", when = date(until))),
        None => line,
    }
}

/// What is said in the message of a tournament: how often it comes, or when the next one begins.
pub(super) fn series_line(words: &Words, shown: &Tournament) -> Option<String> {
    let series = shown.series.as_ref()?;
    let next = || shown.next_begins().map(|begins| say!(words, "tournament-next", when = date(begins)));
    if shown.stage == TournamentStage::Open {
        return shown.awaits_next().then(|| repeats(words, series));
    }
    next()
}
