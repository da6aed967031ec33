//! A journal of commits: records of changes to keys, and what they come to. It is the truth of a store; a
//! database beside it is an index that can be made from it. It knows nothing of that database.
//!
//! The README tells how a commit survives. In short:
//!
//! A *record* holds changes that belong together: keys of numbered trees, each with its new value, and the
//! [`Sum`] over all entries of the database after it. It is in one frame (`frame.rs`) with its number and
//! checksums, so it is there completely or not at all. Records are in *segments* of some megabytes. A new
//! segment is started when one is full, and after each start. A record is on the disk after one sync: its
//! space was written ahead. The next one may be appended before that ([`Journal::append`]). It then says
//! which record is known to be on the disk, so a reader can tell a record that a crash kept from the disk
//! from one that was lost later.
//!
//! To limit the number of segments, the [`Compactor`] merges them from time to time into a *snapshot*: the
//! entries after a certain record, in order, but for trees that follow from others ([`Options::is_kept`]). It
//! makes a new snapshot from the last one and the segments since, with little memory, in the background and
//! without asking the database.
//!
//! [`scan`] reads everything and verifies every checksum. A record that was being written when the program or
//! the machine stopped can only be at the end. It is cut off, because nobody was told that it was saved. Any
//! other deviation is reported as [`Damage`].

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
mod sum;
#[cfg(test)]
mod tests;
mod writer;

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Arc, mpsc};

pub use self::archive::{Archived, NotArchived, Take, archive, examine, read_archive};
pub use self::change::Change;
use self::compactor::Progress;
pub use self::compactor::{CompactionWait, Compactor, Flush};
pub use self::contents::{Contents, Scan, scan};
pub use self::files::sync_folder;
use self::files::{About, Role};
pub use self::since_snapshot::{Entries, Entry};
use self::snapshot::SnapshotWriter;
pub use self::sum::Sum;
pub use self::writer::{Journal, SyncFile};

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

/// How a journal is kept.
#[derive(Copy, Clone)]
pub struct Options {
    /// The schema of the program.
    pub schema: u32,
    /// The sizes of its parts.
    pub sizes: Sizes,
    /// Returns whether snapshots and archives keep the entries of a tree. The others follow from them.
    pub is_kept: fn(u8) -> bool,
}

/// Continues a journal that is complete.
///
/// # Errors
///
/// I/O errors. One whose store or sum is unknown is not complete.
pub fn resume(
    contents: &Contents,
    options: Options,
    sync: SyncFile,
    flush: Flush,
) -> io::Result<(Journal, Compactor)> {
    let (Some(store), Some(sum)) = (contents.store(), contents.sum()) else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    writer::tidy(contents)?;
    let (progress, (sender, full)) = (Arc::new(Progress::default()), mpsc::channel());
    progress.set_flushed(contents.flushed());
    let journal = Journal::after(contents, (store, sum), options, sync, Arc::clone(&progress), sender)?;
    let compactor = Compactor::begin(contents, store, options, progress, full, flush)?;
    Ok((journal, compactor))
}

/// Builds a new journal in a folder that has none, from all existing entries.
pub struct JournalBuilder(SnapshotWriter);

impl JournalBuilder {
    /// Starts a journal for a store that includes everything up to this record.
    pub fn begin(folder: &Path, store: u64, schema: u32, record: u64) -> io::Result<JournalBuilder> {
        let about = About { role: Role::Snapshot, file: 1, store, schema, record, next_segment: 1 };
        SnapshotWriter::begin(folder, about).map(JournalBuilder)
    }

    /// Appends an entry. Entries come in the order of trees and keys.
    pub fn put(&mut self, tree: u8, key: &[u8], value: &[u8]) -> io::Result<()> {
        self.0.put(tree, key, value).map(drop)
    }

    /// Finishes the journal. `sum` is that over all entries of the database.
    pub fn finish(self, sum: Sum) -> io::Result<()> {
        self.0.finish(sum).map(drop)
    }
}

/// Returns whether a file of this name in the journal's folder belongs to the journal.
pub fn is_journals(name: &str) -> bool {
    name == "last" || name.starts_with("snapshot-") || name.starts_with("segment-")
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
pub fn snapshot_size(folder: &Path) -> io::Result<Option<u64>> {
    let newest = files::list(folder)?.into_iter().rfind(|(role, _)| *role == Role::Snapshot);
    newest.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).transpose()
}
