//! Parses a settings file and keeps the line of everything in it.

use std::ops::Range;

use toml::de::DeTable;

use crate::value::Value;
use crate::{Origin, SettingsError};

/// A name at the top level of a file: a section, or a misplaced setting.
pub(crate) struct Section {
    pub(crate) name: String,
    pub(crate) at: Origin,
    /// `None` if the name has a value of its own, so that it is not a section.
    pub(crate) entries: Option<Vec<Entry>>,
}

/// A setting in a section.
pub(crate) struct Entry {
    pub(crate) name: String,
    pub(crate) at: Origin,
    pub(crate) value: Value,
}

/// How many lines that are no TOML are told at once.
const MOST_BROKEN: usize = 20;

/// Returns the sections of the file named `file` that contains `text`, and an error for each line that is no
/// TOML. Where it is not clear whose settings the rest are, there are no sections.
pub(crate) fn sections(file: &str, text: &str) -> (Vec<Section>, Vec<SettingsError>) {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let mut errors = Vec::new();
    loop {
        let text = lines.join("\n");
        let error = match DeTable::parse(&text) {
            Ok(table) => return (of_table(table.get_ref(), file, &text), errors),
            Err(error) => error,
        };
        let line = line(&text, error.span().unwrap_or_default());
        let at = Origin::Line { file: file.to_owned(), line };
        errors.push(SettingsError::NotToml { at, reason: error.message().to_owned() });
        // The rest is read without this line.
        match lines.get_mut(line - 1) {
            Some(broken) if can_be_left_out(broken) && errors.len() < MOST_BROKEN => *broken = "",
            _ => return (Vec::new(), errors),
        }
    }
}

/// Whether the lines below a broken one mean the same without it. Below a section they do not.
fn can_be_left_out(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with('[')
}

fn of_table(table: &DeTable<'_>, file: &str, text: &str) -> Vec<Section> {
    let at = |span| Origin::Line { file: file.to_owned(), line: line(text, span) };
    let sections = table.iter().map(|(name, value)| Section {
        name: name.get_ref().to_string(),
        at: at(name.span()),
        entries: value.get_ref().as_table().map(|table| entries(table, &at)),
    });
    sections.collect()
}

fn entries(table: &DeTable<'_>, at: &impl Fn(Range<usize>) -> Origin) -> Vec<Entry> {
    let entries = table.iter().map(|(name, value)| Entry {
        name: name.get_ref().to_string(),
        at: at(name.span()),
        value: value.get_ref().into(),
    });
    entries.collect()
}

/// The line of a span, from 1.
fn line(text: &str, span: Range<usize>) -> usize {
    1 + text.bytes().take(span.start).filter(|&byte| byte == b'\n').count()
}
