//! A settings file taken apart, with the line of everything in it.

use std::ops::Range;

use toml::de::DeTable;

use crate::value::Value;
use crate::{Origin, SettingsError};

/// A name at the top of a file: a section, as it should be, or else a setting gone astray.
pub(crate) struct Section {
    pub(crate) name: String,
    pub(crate) at: Origin,
    /// Nothing, where the name is given a value of its own.
    pub(crate) entries: Option<Vec<Entry>>,
}

/// A setting in a section.
pub(crate) struct Entry {
    pub(crate) name: String,
    pub(crate) at: Origin,
    pub(crate) value: Value,
}

/// The sections of a file called `file` that holds `text`.
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
