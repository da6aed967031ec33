//! A journal of commits: an append-only segment of changes beside the store's database. It knows nothing of
//! that database.
//!
//! # Design
//!
//! A *record* holds changes that belong together: keys of numbered trees, each with its new value. It is in
//! one frame (`frame.rs`) with its number and checksums, so it is there completely or not at all. Records are
//! in *segments* of some megabytes. A new segment is started when one is full, and after each start. A record
//! is on the disk after one sync: its space was written ahead. The next one may be appended before that
//! ([`Journal::append`]). It then says which record is known to be on the disk, so a reader can tell a record
//! that a crash kept from the disk from one that was lost later.
//!
//! To limit the number of segments, the [`Compactor`] merges them from time to time into a *snapshot*: all
//! entries after a certain record, in order. It makes a new snapshot from the last one and the segments
//! since, with little memory, in the background and without asking the database. Snapshot and segments
//! together contain every entry.
//!
//! [`scan`] reads everything and verifies every checksum, or only the segments if the snapshot is large and
//! is verified later. A record that was being written when the program or the machine stopped can only be at
//! the end. It is cut off with those that overlap it, because nobody was told that they were saved. Any other
//! deviation is reported as [`Damage`].

mod archive;
mod change;
mod compactor;
mod contents;
mod files;
mod frame;
mod high_water_mark;
mod record;
mod since_snapshot;
mod snapshot;
mod snapshot_index;
#[cfg(test)]
mod tests;
mod unverified;
mod writer;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};

pub use self::archive::{Archived, NotArchived, archive, examine, put_archive};
pub use self::change::Change;
use self::compactor::Progress;
pub use self::compactor::{CompactionWait, Compactor, First, Flush};
pub use self::contents::{Contents, Depth, Scan, scan};
pub use self::files::sync_folder;
use self::files::{About, Role};
pub use self::since_snapshot::{Entries, Entry};
use self::snapshot::BaseWriter;
pub use self::unverified::{Unverified, mark_unverified, mark_verified, read_unverified};
pub use self::writer::{Appended, Journal, OVERLAPPING, SyncFile};

/// What is damaged in a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Damage(String);

impl Damage {
    fn new(what: &str) -> Damage {
        Damage(what.to_owned())
    }
}

/// The sizes of a journal's parts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The size in bytes at which a segment is full.
    segment: u64,
    /// The size of all segments in bytes at which they are merged into the snapshot, if that is at least half
    /// of the snapshot's size.
    segments: u64,
    /// The number of segments at which they are merged.
    files: usize,
    /// The number of keys held in memory for a merge; more for a large snapshot. Segments with more keys are
    /// merged in several steps.
    keys: usize,
}

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes { segment: 4 << 20, segments: 16 << 20, files: 16, keys: 32 << 10 }
    }
}

/// Continues a journal that is complete or whose segments were verified. `first` may verify all of it before
/// anything else happens.
///
/// # Errors
///
/// I/O errors.
pub fn resume(
    contents: &Contents,
    schema: u32,
    sizes: Sizes,
    sync: SyncFile,
    flush: Flush,
    first: Option<First>,
) -> io::Result<(Journal, Compactor)> {
    writer::tidy(contents)?;
    let (progress, (sender, full)) = (Arc::new(Progress::default()), mpsc::channel());
    progress.set_flushed(contents.flushed());
    let journal = Journal::after(contents, schema, sizes, sync, Arc::clone(&progress), sender)?;
    let compactor = Compactor::begin(contents, schema, sizes, progress, full, flush, first)?;
    Ok((journal, compactor))
}

/// Builds a new journal in a folder that has none, from all existing entries.
pub struct JournalBuilder(BaseWriter);

impl JournalBuilder {
    /// Starts a journal for a store that includes everything up to this record.
    pub fn begin(folder: &Path, store: u64, schema: u32, record: u64) -> io::Result<JournalBuilder> {
        if high_water_mark::path(folder).exists() {
            fs::remove_file(high_water_mark::path(folder))?;
        }
        let about = About { role: Role::Snapshot, file: 1, store, schema, record, next_segment: 1 };
        BaseWriter::begin(folder, about).map(JournalBuilder)
    }

    /// Appends an entry. Entries come in the order of trees and keys.
    pub fn put(&mut self, tree: u8, key: &[u8], value: &[u8]) -> io::Result<()> {
        self.0.put(tree, key, value).map(drop)
    }

    /// Finishes the journal.
    pub fn finish(self) -> io::Result<()> {
        self.0.finish().map(drop)
    }
}

/// Returns the last record that the store's journal is known to have had, even if the journal is gone.
pub fn witnessed(folder: &Path, store: u64) -> Option<u64> {
    high_water_mark::record_number(&high_water_mark::bytes(folder), store)
}

/// Locks the journal in a folder, which is created if needed. `None` if somebody else has locked it.
///
/// # Errors
///
/// I/O errors.
pub fn lock(folder: &Path) -> io::Result<Option<File>> {
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
pub fn move_away(folder: &Path, is_moved: impl Fn(&str) -> bool) -> io::Result<PathBuf> {
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
pub fn move_journal_away(folder: &Path) -> io::Result<PathBuf> {
    // An existing mark stays.
    move_away(folder, |name| is_journals(name) && name != unverified::NAME)
}

/// Returns whether a file of this name in the journal's folder belongs to the journal.
pub fn is_journals(name: &str) -> bool {
    name == "last"
        || name == unverified::NAME
        || name.starts_with("snapshot-")
        || name.starts_with("segment-")
}

/// Returns the size of a journal in bytes.
///
/// # Errors
///
/// I/O errors.
pub fn size(folder: &Path) -> io::Result<u64> {
    let files = files::list(folder)?.into_iter();
    files.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).sum()
}

/// Returns the size of a journal's snapshot in bytes, which is the size of the data. `None` if it has no
/// snapshot.
///
/// # Errors
///
/// I/O errors.
pub fn base_size(folder: &Path) -> io::Result<Option<u64>> {
    let newest = files::list(folder)?.into_iter().rfind(|(role, _)| *role == Role::Snapshot);
    newest.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).transpose()
}
