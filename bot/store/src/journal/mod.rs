//! A journal of commits: an append-only log of changes beside the store's database. It knows nothing of that
//! database.
//!
//! # Design
//!
//! A *record* holds changes that belong together: keys of numbered trees, each with its new value. It is in
//! one frame (`frame.rs`) with its number and checksums, so it is there completely or not at all. Records are
//! in *logs* of some megabytes. A new log is started when one is full, and after each start. A record is on
//! the disk after one sync: its space was written ahead. The next one may be appended before that
//! ([`Journal::append`]). It then says which record is known to be on the disk, so a reader can tell a record
//! that a crash kept from the disk from one that was lost later.
//!
//! To limit the number of logs, the [`Merger`] merges them from time to time into a *base*: all entries after
//! a certain record, in order. It makes a new base from the last one and the logs since, with little memory,
//! in the background and without asking the database. Base and logs together contain every entry.
//!
//! [`look`] reads everything and verifies every checksum, or only the logs if the base is large and is
//! verified later. A record that was being written when the program or the machine stopped can only be at the
//! end. It is cut off with those that overlap it, because nobody was told that they were saved. Any other
//! deviation is reported as [`Damage`].

mod archive;
mod base;
mod base_index;
mod change;
mod contents;
mod doubt;
mod files;
mod frame;
mod merger;
mod record;
mod tail;
#[cfg(test)]
mod tests;
mod witness;
mod writer;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};

pub(super) use self::archive::{Archived, NotArchived, archive, examine, put_archive};
use self::base::BaseWriter;
pub(super) use self::change::Change;
pub(super) use self::contents::{Contents, Depth, Look, look};
pub(super) use self::doubt::{Doubt, doubt, doubted, trust};
pub(super) use self::files::sync_folder;
use self::files::{About, Role};
use self::merger::Progress;
pub(super) use self::merger::{First, Flush, MergeWait, Merger};
pub(super) use self::tail::Entry;
pub(super) use self::writer::{Appended, Journal, OVERLAPPING, SyncFile};

/// What is damaged in a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct Damage(String);

impl Damage {
    fn new(what: &str) -> Damage {
        Damage(what.to_owned())
    }
}

/// The sizes of a journal's parts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Sizes {
    /// The size in bytes at which a log is full.
    log: u64,
    /// The size of all logs in bytes at which they are merged into the base, if that is at least half of the
    /// base's size.
    logs: u64,
    /// The number of logs at which they are merged.
    files: usize,
    /// The number of keys held in memory for a merge; more for a large base. Logs with more keys are merged
    /// in several steps.
    keys: usize,
}

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes { log: 4 << 20, logs: 16 << 20, files: 16, keys: 32 << 10 }
    }
}

/// Continues a journal that is complete or whose logs were verified. `first` may verify all of it before
/// anything else happens.
///
/// # Errors
///
/// I/O errors.
pub(super) fn go_on(
    contents: &Contents,
    schema: u32,
    sizes: Sizes,
    sync: SyncFile,
    flush: Flush,
    first: Option<First>,
) -> io::Result<(Journal, Merger)> {
    writer::tidy(contents)?;
    let (progress, (sender, full)) = (Arc::new(Progress::default()), mpsc::channel());
    progress.set_flushed(contents.flushed());
    let journal = Journal::after(contents, schema, sizes, sync, Arc::clone(&progress), sender)?;
    let merger = Merger::begin(contents, schema, sizes, progress, full, flush, first)?;
    Ok((journal, merger))
}

/// Builds a new journal in a folder that has none, from all existing entries.
pub(super) struct JournalBuilder(BaseWriter);

impl JournalBuilder {
    /// Starts a journal for a store that includes everything up to this record.
    pub(super) fn begin(folder: &Path, store: u64, schema: u32, record: u64) -> io::Result<JournalBuilder> {
        if witness::path(folder).exists() {
            fs::remove_file(witness::path(folder))?;
        }
        let about = About { role: Role::Base, file: 1, store, schema, record, next_log: 1 };
        BaseWriter::begin(folder, about).map(JournalBuilder)
    }

    /// Appends an entry. Entries come in the order of trees and keys.
    pub(super) fn put(&mut self, tree: u8, key: &[u8], value: &[u8]) -> io::Result<()> {
        self.0.put(tree, key, value).map(drop)
    }

    /// Finishes the journal.
    pub(super) fn finish(self) -> io::Result<()> {
        self.0.finish().map(drop)
    }
}

/// Returns the last record that the store's journal is known to have had, even if the journal is gone.
pub(super) fn witnessed(folder: &Path, store: u64) -> Option<u64> {
    witness::said(&witness::bytes(folder), store)
}

/// Locks the journal in a folder, which is created if needed. `None` if somebody else has locked it.
///
/// # Errors
///
/// I/O errors.
pub(super) fn lock(folder: &Path) -> io::Result<Option<File>> {
    fs::create_dir_all(folder)?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join("lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(fs::TryLockError::WouldBlock) => Ok(None),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// Moves files of a folder into a new subfolder, for somebody to examine.
///
/// # Errors
///
/// I/O errors.
pub(super) fn move_away(folder: &Path, is_moved: impl Fn(&str) -> bool) -> io::Result<PathBuf> {
    let names = (1_u32..).map(|number| folder.join(format!("damaged-{number}")));
    let away = names.into_iter().find(|away| !away.exists()).unwrap_or_else(|| folder.join("damaged"));
    fs::create_dir(&away)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_str().is_some_and(&is_moved) {
            fs::rename(entry.path(), away.join(entry.file_name()))?;
        }
    }
    sync_folder(folder)?;
    sync_folder(&away)?;
    Ok(away)
}

/// Moves a damaged journal away.
pub(super) fn move_journal_away(folder: &Path) -> io::Result<PathBuf> {
    // An existing doubt remains.
    move_away(folder, |name| is_journals(name) && name != doubt::NAME)
}

/// Returns whether a file of this name in the journal's folder belongs to the journal.
pub(super) fn is_journals(name: &str) -> bool {
    name == "last" || name == doubt::NAME || name.starts_with("base-") || name.starts_with("log-")
}

/// Returns the size of a journal in bytes.
///
/// # Errors
///
/// I/O errors.
pub(super) fn size(folder: &Path) -> io::Result<u64> {
    let files = files::list(folder)?.into_iter();
    files.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).sum()
}

/// Returns the size of a journal's base in bytes, which is the size of the data. `None` if it has no base.
///
/// # Errors
///
/// I/O errors.
pub(super) fn base_size(folder: &Path) -> io::Result<Option<u64>> {
    let newest = files::list(folder)?.into_iter().rfind(|(role, _)| *role == Role::Base);
    newest.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).transpose()
}
