//! The text form of a match record: one header per line, an empty line, the moves.

use std::fmt;
use std::str::FromStr;

use crate::{Date, MatchRecord, Outcome, RecordedResult, Side};

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Writes `*` while a match is open. Otherwise writes `south`, `north` or `draw`, the reason, and, if the
/// rules ended the game, the seeds of both sides.
impl fmt::Display for RecordedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordedResult::Open => f.write_str("*"),
            RecordedResult::Finished(outcome) => {
                let winner = outcome.winner.map_or("draw", Side::name);
                write!(f, "{winner} {} {}:{}", outcome.reason, outcome.score[0], outcome.score[1])
            }
            RecordedResult::Resigned { by } => write!(f, "{} resigned", by.other()),
            RecordedResult::Timeout { by } => write!(f, "{} timeout", by.other()),
            RecordedResult::Agreed => f.write_str("draw agreed"),
        }
    }
}

const LINE_WIDTH: usize = 80;

impl fmt::Display for MatchRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        header(f, "Game", &self.game.to_string())?;
        for (name, player) in ["South", "North"].into_iter().zip(&self.players) {
            header_if(f, name, player.as_ref())?;
        }
        header_if(f, "Date", self.date.as_ref())?;
        header_if(f, "Position", self.from.as_ref())?;
        header_if(f, "Ballot", (self.ballot > 0).then_some(&self.ballot))?;
        header(f, "Result", &self.result.to_string())?;
        writeln!(f)?;
        let mut width = 0;
        for mv in &self.moves {
            let text = mv.to_string();
            let separator = match width {
                0 => "",
                _ if width + 1 + text.len() > LINE_WIDTH => "\n",
                _ => " ",
            };
            width = if separator == " " { width + 1 + text.len() } else { text.len() };
            write!(f, "{separator}{text}")?;
        }
        writeln!(f)
    }
}

/// Writes a header if its value is known.
fn header_if(f: &mut fmt::Formatter<'_>, name: &str, value: Option<&impl fmt::Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| header(f, name, &value.to_string()))
}

fn header(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', r"\\").replace('"', r#"\""#).replace('\n', r"\n").replace('\r', r"\r");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// The error for a text that is not a match record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseRecordError {
    /// A line in the header section is not a header.
    #[error("'{0}' is not a header: headers look like [South \"Anbu\"]")]
    Header(String),
    /// A header is unknown or repeated.
    #[error(
        "the header {0} is unknown or repeated: the headers are Game, South, North, Date, \
         Position, Ballot and Result"
    )]
    Name(String),
    /// A required header is missing.
    #[error("the header {0} is missing")]
    Missing(&'static str),
    /// The value of a header is not valid.
    #[error("the header {name}: {why}")]
    Value {
        /// Its name, without brackets.
        name: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// A move is not valid.
    #[error("move {ply}: {why}")]
    Move {
        /// The place of the move, counted from 1.
        ply: usize,
        /// What is wrong with it.
        why: crate::ParseMoveError,
    },
}

impl FromStr for MatchRecord {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut headers = Headers::default();
        let mut lines = text.trim_start().lines();
        for line in lines.by_ref() {
            if line.trim().is_empty() {
                break;
            }
            headers.read(line)?;
        }
        let moves = lines.flat_map(str::split_whitespace).enumerate();
        let read = |(index, text): (usize, &str)| {
            text.parse().map_err(|why| ParseRecordError::Move { ply: index + 1, why })
        };
        let ballot = headers.take("Ballot");
        let mut record = MatchRecord {
            game: headers.required("Game", str::parse)?,
            players: [headers.take("South"), headers.take("North")],
            date: headers
                .optional("Date", |text| parse_date(text).map(Some).ok_or("write it like 2026-01-31"))?,
            from: headers.optional("Position", |text| text.parse().map(Some))?,
            result: headers.required("Result", |text| {
                parse_result(text).ok_or("write *, or like 'south row-empty 30:18' or 'north resigned'")
            })?,
            ballot: 0,
            moves: moves.map(read).collect::<Result<_, _>>()?,
        };
        if let Some(text) = ballot {
            record.ballot = read_ballot(&text, record.moves.len())?;
        }
        Ok(record)
    }
}

/// The headers in the order in which they were read.
#[derive(Default)]
struct Headers(Vec<(&'static str, String)>);

impl Headers {
    const NAMES: [&'static str; 7] = ["Game", "South", "North", "Date", "Position", "Ballot", "Result"];

    fn read(&mut self, line: &str) -> Result<(), ParseRecordError> {
        let quote = |text: &str| text.chars().take(40).collect();
        let (name, value) = parse_header(line.trim()).ok_or_else(|| ParseRecordError::Header(quote(line)))?;
        let known = Self::NAMES.into_iter().find(|&known| known == name);
        let known = known.filter(|known| self.0.iter().all(|(given, _)| given != known));
        self.0.push((known.ok_or_else(|| ParseRecordError::Name(quote(name)))?, value));
        Ok(())
    }

    fn take(&mut self, name: &str) -> Option<String> {
        let index = self.0.iter().position(|(given, _)| *given == name)?;
        Some(self.0.swap_remove(index).1)
    }

    fn optional<T, E: fmt::Display>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Result<Option<T>, E>,
    ) -> Result<Option<T>, ParseRecordError> {
        let value = self.take(name);
        let read = |text: String| read(&text);
        let read = value.map_or(Ok(None), read);
        read.map_err(|why| ParseRecordError::Value { name, why: why.to_string() })
    }

    fn required<T, E: fmt::Display>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<T, ParseRecordError> {
        self.optional(name, |text| read(text).map(Some))?.ok_or(ParseRecordError::Missing(name))
    }
}

/// Parses `[Name "value"]`, with the escapes `\\`, `\"`, `\n` and `\r` in the value.
fn parse_header(line: &str) -> Option<(&str, String)> {
    let (name, quoted) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let mut value = String::with_capacity(quoted.len());
    let mut chars = quoted.chars();
    while let Some(char) = chars.next() {
        value.push(match char {
            '\\' => match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                same @ ('\\' | '"') => same,
                _ => return None,
            },
            '"' => return None,
            _ => char,
        });
    }
    Some((name, value))
}

/// Reads how many of so many moves were drawn.
fn read_ballot(text: &str, moves: usize) -> Result<usize, ParseRecordError> {
    let read = text.parse().ok().filter(|ballot: &usize| (1..=moves).contains(ballot));
    read.filter(|ballot| ballot.to_string() == text).ok_or_else(|| ParseRecordError::Value {
        name: "Ballot",
        why: "write how many of the first moves were drawn, such as 3".to_owned(),
    })
}

fn parse_date(text: &str) -> Option<Date> {
    let mut parts = text.splitn(3, '-');
    let date =
        Date::new(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?)?;
    (date.to_string() == text).then_some(date)
}

fn parse_result(text: &str) -> Option<RecordedResult> {
    if text == "*" {
        return Some(RecordedResult::Open);
    }
    let mut words = text.split(' ');
    let (winner, reason, score) = (words.next()?, words.next()?, words.next());
    let winner: Option<Side> = if winner == "draw" { None } else { Some(winner.parse().ok()?) };
    let result = match (winner, reason, score) {
        (Some(winner), "resigned", None) => RecordedResult::Resigned { by: winner.other() },
        (Some(winner), "timeout", None) => RecordedResult::Timeout { by: winner.other() },
        (None, "agreed", None) => RecordedResult::Agreed,
        (_, reason, Some(score)) => {
            let (south, north) = score.split_once(':')?;
            let score = [south.parse().ok()?, north.parse().ok()?];
            RecordedResult::Finished(Outcome::by_score(score, reason.parse().ok()?))
        }
        _ => return None,
    };
    (result.to_string() == text).then_some(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn dates_are_days_of_the_calendar() {
        assert_eq!(parse_date("2024-02-29").map(|date| date.to_string()), Some("2024-02-29".to_owned()));
        for text in ["2023-02-29", "2024-13-01", "2024-1-1", "2024-01-00", "24-01-01", "+024-01-01"] {
            assert_eq!(parse_date(text), None, "{text}");
        }
    }

    #[test]
    fn names_keep_their_quotes() {
        let record = MatchRecord {
            players: [Some("\"\\\n] [North \"x\"".to_owned()), Some("?".to_owned())],
            ..MatchRecord::from_match(&Game::default().start())
        };
        assert_eq!(record.to_string().parse(), Ok(record));
    }
}
