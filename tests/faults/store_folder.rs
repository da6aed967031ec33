//! The files in a store's folder: generations of a journal and a database, of which one counts.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the folder of the generation that counts. `None` before there is one.
pub(crate) fn current(store: &Path) -> Option<PathBuf> {
    let number = fs::read_to_string(store.join("CURRENT")).ok()?;
    Some(store.join(number.trim()))
}

/// Returns the folder of the journal.
pub(crate) fn journal(store: &Path) -> PathBuf {
    current(store).unwrap().join("journal")
}

/// Returns the folder of the database.
pub(crate) fn database(store: &Path) -> PathBuf {
    current(store).unwrap().join("database")
}

/// Returns the names of all generations, also of those that are being written.
pub(crate) fn generations(store: &Path) -> Vec<String> {
    let names = fs::read_dir(store).unwrap().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.filter(|name| name.starts_with(|first: char| first.is_ascii_digit())).collect()
}
