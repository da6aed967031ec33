//! The lines of a written game: as a person has typed them, and as they are read.

use kuzhi_engine::{Game, IllegalAt, ParseRecordError, RecordedResult, UnplayableRecord};

use super::WrittenGameError;
use super::bare::begins_with_move;
use crate::typed::{fold, folded, plain};

/// The lines of a text, with their numbers in the text as the person sent it.
pub(super) struct Lines<'a> {
    lines: Vec<Line<'a>>,
    /// The number of header lines.
    headers: usize,
}

/// A line as it was typed, and in the form that the engine reads.
struct Line<'a> {
    number: usize,
    typed: &'a str,
    read: String,
}

/// All headers that exist.
const HEADERS: [&str; 7] = ["Game", "South", "North", "Date", "Position", "Ballot", "Result"];

/// The mark that begins and ends a code block in a message.
const FRAME: &str = "```";

impl<'a> Lines<'a> {
    /// Splits a text into lines and drops the marks of code blocks. `None` if there is nothing in it.
    pub(super) fn from_text(text: &'a str) -> Option<Lines<'a>> {
        let numbered = numbered(text);
        let headers = numbered.iter().take_while(|(_, line)| !is_empty(line)).count();
        if headers == 0 {
            return None;
        }
        let lines = numbered.iter().enumerate().map(|(at, &(number, typed))| {
            let read = if at < headers { header(typed) } else { moves(typed) };
            Line { number, typed, read }
        });
        Some(Lines { lines: lines.collect(), headers })
    }

    /// Splits a text without headers, which begins with a move. `None` for any other text.
    pub(super) fn of_moves(text: &'a str) -> Option<Lines<'a>> {
        let numbered = numbered(text);
        let has_headers = numbered.iter().any(|(_, line)| folded(line).trim_start().starts_with('['));
        numbered.first().filter(|(_, line)| !has_headers && begins_with_move(line))?;
        let lines = numbered.iter().map(|&(number, typed)| Line { number, typed, read: moves(typed) });
        Some(Lines { lines: lines.collect(), headers: 0 })
    }

    /// The text that the engine reads, which needs a result.
    pub(super) fn text(&self) -> String {
        let open = (!self.say_result()).then_some("[Result \"*\"]");
        let lines = self.lines.iter().map(|line| line.read.as_str());
        open.into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// Whether a header says how the game ended.
    pub(super) fn say_result(&self) -> bool {
        !self.lines_of("Result").is_empty()
    }

    fn headers(&self) -> &[Line<'a>] {
        &self.lines[..self.headers]
    }

    /// The lines with this header.
    fn lines_of(&self, name: &str) -> Vec<&Line<'a>> {
        let begins = format!("[{name}");
        self.headers().iter().filter(|line| line.read.starts_with(&begins)).collect()
    }

    /// The value of a header that appears once, as it was typed, with the number of its line.
    fn value_of(&self, name: &str) -> (usize, &'a str) {
        let value = |line: &&Line<'a>| (line.number, parts(line.typed).map_or("", |(_, value)| value));
        self.lines_of(name).first().map_or((1, ""), value)
    }

    /// The words of the move section, with the numbers of their lines.
    pub(super) fn words(&self) -> impl Iterator<Item = (usize, &'a str)> {
        let lines = self.lines.iter().skip(self.headers);
        lines.flat_map(|line| words(line.typed).map(|word| (line.number, word)))
    }

    /// Returns a word in the move section, counted from 1, with the number of its line.
    fn word(&self, ply: usize) -> (usize, &'a str) {
        self.words().nth(ply.saturating_sub(1)).unwrap_or((1, ""))
    }

    pub(super) fn error(&self, why: ParseRecordError) -> WrittenGameError {
        match why {
            ParseRecordError::Header(quoted) => {
                let found = self.headers().iter().find(|line| line.read.chars().take(40).eq(quoted.chars()));
                let (line, text) =
                    found.map_or((1, quoted.as_str()), |line| (line.number, line.typed.trim()));
                WrittenGameError::NoHeader { line, text: text.to_owned() }
            }
            ParseRecordError::Name(name) => {
                // A known header is an error where it appears for the second time.
                let (lines, is_known) = (self.lines_of(&name), HEADERS.contains(&name.as_str()));
                let found = lines.get(usize::from(is_known)).or(lines.first());
                let typed = found.and_then(|line| parts(line.typed)).map(|(name, _)| name.to_owned());
                let line = found.map_or(1, |line| line.number);
                WrittenGameError::OddHeader { line, name: typed.unwrap_or(name) }
            }
            ParseRecordError::Missing(name) => WrittenGameError::Missing(name),
            ParseRecordError::Value { name, .. } => {
                let (line, text) = self.value_of(name);
                WrittenGameError::BadValue { line, name, text: text.to_owned() }
            }
            ParseRecordError::Move { ply, .. } => {
                let (line, text) = self.word(ply);
                WrittenGameError::NoMove { line, ply, text: text.to_owned() }
            }
        }
    }

    pub(super) fn unplayable(&self, game: Game, why: UnplayableRecord) -> WrittenGameError {
        match why {
            UnplayableRecord::Position(why) => {
                let text = self.value_of("Position").1.to_owned();
                WrittenGameError::Impossible { game, text, why }
            }
            UnplayableRecord::Move(why) => self.illegal(why),
            UnplayableRecord::Result { played, .. } => self.other_result(played),
        }
    }

    /// The error for a move that the rules refuse, in the game that the text names.
    fn illegal(&self, why: IllegalAt) -> WrittenGameError {
        let (line, text) = self.word(why.ply);
        WrittenGameError::Illegal {
            line,
            ply: why.ply,
            text: text.to_owned(),
            why: why.reason,
            taken_for: None,
        }
    }

    fn other_result(&self, played: RecordedResult) -> WrittenGameError {
        let (line, said) = self.value_of("Result");
        WrittenGameError::OtherResult { line, said: said.to_owned(), played: played.to_string() }
    }
}

/// The lines of a text with their numbers, from the first one with something in it, without the marks of code
/// blocks.
fn numbered(text: &str) -> Vec<(usize, &str)> {
    let is_part = |line: &str| !folded(line).trim_start().starts_with(FRAME);
    let parts = (1..).zip(text.lines()).filter(|(_, line)| is_part(line));
    parts.skip_while(|(_, line)| is_empty(line)).collect()
}

fn is_empty(line: &str) -> bool {
    plain(line).is_empty()
}

/// A header as the engine reads it. What a player is called stays as it was typed.
fn header(typed: &str) -> String {
    let Some((name, value)) = parts(typed) else { return plain(typed) };
    let name = plain(name);
    let name = HEADERS.into_iter().find(|known| known.eq_ignore_ascii_case(&name)).unwrap_or(&name);
    let value = if ["South", "North"].contains(&name) { value.to_owned() } else { plain(value) };
    format!("[{name} \"{value}\"]")
}

/// The name and the value of a header. `None` if the line is not one.
fn parts(typed: &str) -> Option<(&str, &str)> {
    let is_quote = |letter: char| matches!(fold(letter), Some('"' | '\''));
    let (begin, rest) = typed.split_once(is_quote)?;
    let (value, end) = rest.rsplit_once(is_quote)?;
    let bracket = begin.find(|letter: char| fold(letter) == Some('['))?;
    let (before, begin) = begin.split_at(bracket);
    let name = begin.trim_start_matches(|letter: char| fold(letter) == Some('[')).trim();
    let is_header = plain(before).is_empty() && plain(end) == "]" && !plain(name).contains(' ');
    is_header.then_some((name, value))
}

/// A line of moves as the engine reads it.
fn moves(typed: &str) -> String {
    words(typed).map(plain).collect::<Vec<_>>().join(" ")
}

/// The words of a line of moves, which have spaces or commas between them.
pub(super) fn words(typed: &str) -> impl Iterator<Item = &str> {
    let words = typed.split(|letter: char| matches!(fold(letter), Some(' ' | ',' | ';')));
    words.filter(|word| !plain(word).is_empty())
}
