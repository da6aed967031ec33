//! A match as text that the engine can read back, to copy and as a file: headers, then moves.

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{Ending, Match, Over, Playing};
use kuzhi_engine::{Date, MatchRecord, RecordedResult};
use time::OffsetDateTime;

use crate::screens::text::{LONGEST_TEXT, no_files, with_line};
use crate::screens::{Attached, Held, Screen};
use crate::words::{Words, say};

/// A match with its players' names, as a file. `None` if it has not begun.
pub fn match_export(words: &Words, shown: &Match, players: [Option<String>; 2]) -> Option<Screen> {
    let playing = shown.played()?;
    let record = MatchRecord {
        game: shown.game(),
        players,
        date: day(playing.started()),
        result: result(shown),
        from: None,
        ballot: playing.ballot().len(),
        moves: playing.moves().to_vec(),
    };
    let record = record.to_string();
    let hint = no_files(words);
    let block = format!("```\n{}\n```", record.trim_end());
    let text_without_file = format!("{block}\n{hint}");
    let text_without_file =
        if text_without_file.chars().count() <= LONGEST_TEXT { text_without_file } else { hint };
    let file = Attached {
        name: format!("{}-{}.txt", shown.game().id(), shown.id()),
        bytes: record.into_bytes(),
        description: None,
        held: Held::default(),
    };
    let told = say!(words, "export", moves = Playing::ply(playing));
    // Also put the text into the message, if it fits, so nobody has to open the file to copy it.
    let text = with_line(told, &block);
    Some(Screen { file: Some(file), text_without_file: Some(text_without_file), ..Screen::text(text) })
}

fn result(shown: &Match) -> RecordedResult {
    match shown.over().map(Over::ending) {
        Some(Ending::Played(outcome)) => RecordedResult::Finished(outcome),
        Some(Ending::Resigned(by) | Ending::SeriesResigned(by)) => RecordedResult::Resigned { by },
        Some(Ending::Drawn) => RecordedResult::Agreed,
        Some(Ending::TimedOut(by)) => RecordedResult::Timeout { by },
        Some(Ending::BrokenOff) | None => RecordedResult::Open,
    }
}

/// The day of a time, in UTC.
pub(super) fn day(time: Timestamp) -> Option<Date> {
    let date = OffsetDateTime::from_unix_timestamp(i64::try_from(time.as_secs()).ok()?).ok()?.date();
    Date::new(u16::try_from(date.year()).ok()?, date.month().into(), date.day())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_that_of_the_calendar() {
        assert_eq!(day(Timestamp::default()), Date::new(1970, 1, 1));
        assert_eq!(day(Timestamp::from_millis(1_709_164_800_000)), Date::new(2024, 2, 29));
    }
}
