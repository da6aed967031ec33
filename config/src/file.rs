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

/// Returns the sections of the file named `file` that contains `text`.
pub(crate) fn sections(file: &str, text: &str) -> Result<Vec<Section>, SettingsError> {
    let at = |span| line(file, text, span);
    let table = DeTable::parse(text).map_err(|error| SettingsError::NotToml {
        at: at(error.span().unwrap_or_default()),
        reason: error.message().to_owned(),
    })?;
    let sections = table.get_ref().iter().map(|(name, value)| Section {
        name: name.get_ref().to_string(),
        at: at(name.span()),
        entries: value.get_ref().as_table().map(|table| entries(table, &at)),
    });
    Ok(sections.collect())
}

fn entries(table: &DeTable<'_>, at: &impl Fn(Range<usize>) -> Origin) -> Vec<Entry> {
    let entries = table.iter().map(|(name, value)| Entry {
        name: name.get_ref().to_string(),
        at: at(name.span()),
        value: value.get_ref().into(),
    });
    entries.collect()
}

fn line(file: &str, text: &str, span: Range<usize>) -> Origin {
    let line = 1 + text.bytes().take(span.start).filter(|&byte| byte == b'\n').count();
    Origin::Line { file: file.to_owned(), line }
}
