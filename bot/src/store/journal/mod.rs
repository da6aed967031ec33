//! A journal of commits: what was changed, in records that are added and never changed, beside whatever database the
//! store has. It knows nothing of that database.
//!
//! # Design
//!
//! A *record* holds changes that belong together: keys of numbered trees, each with its new value. It lies in one frame
//! (`frame.rs`) with its number and checksums, so that it is there wholly or not at all. Records lie in *logs* of some
//! megabytes; a new one is begun when one is full, and after each start. A record is on the disk when
//! [`Journal::add`] returns, with one sync: the place that it takes was written before.
//!
//! So that logs do not grow without end, the [`Merger`] takes them into a *base* from time to time: all entries as they
//! were after a record, in their order. It makes the next one of the last one and the logs since, with little memory,
//! beside everything else; the database is not asked. Base and logs together tell every entry.
//!
//! [`look`] reads all of it, with every checksum, or the logs alone, if the base is long and looked through later. A record
//! that was being written when the program or the machine stopped is at the end alone, and cut: nobody was answered for it.
//! Anything else that is not as it was written is [`Damage`], and said.

mod archive;
mod base;
mod base_index;
mod change;
mod contents;
mod doubt;
mod files;
mod frame;
mod merger;
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
#[cfg(test)]
pub(super) use self::tests::remove_index;
pub(super) use self::writer::{Journal, Sync};

/// In front of the changes of a record: up to which one the database has everything for good.
const FLUSHED: usize = 8;

/// What is wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct Damage(String);

impl Damage {
    fn new(what: &str) -> Damage {
        Damage(what.to_owned())
    }
}

/// How large things grow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Sizes {
    /// After how many bytes a log is full.
    log: u64,
    /// From how many bytes of logs on they are taken into the base, if they are half as many as the base has.
    logs: u64,
    /// From how many logs on.
    files: usize,
    /// How many keys are held in memory for it, of a long base more; the logs that hold more are taken in one after another.
    keys: usize,
}

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes { log: 4 << 20, logs: 16 << 20, files: 16, keys: 32 << 10 }
    }
}

/// Goes on with a journal that is whole, or that was looked through as far as its logs; what is to be done `first` may look
/// through all of it.
///
/// # Errors
///
/// What the file system says.
pub(super) fn go_on(
    contents: &Contents,
    schema: u32,
    sizes: Sizes,
    sync: Sync,
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

/// A journal that is being made, in a folder that has none, from all entries that there are.
pub(super) struct JournalBuilder(BaseWriter);

impl JournalBuilder {
    /// Of a store in which everything up to a record is.
    pub(super) fn begin(folder: &Path, store: u64, schema: u32, record: u64) -> io::Result<JournalBuilder> {
        if witness::path(folder).exists() {
            fs::remove_file(witness::path(folder))?;
        }
        let about = About { role: Role::Base, file: 1, store, schema, record, next_log: 1 };
        BaseWriter::begin(folder, about).map(JournalBuilder)
    }

    /// Puts the next entry, in the order of trees and keys.
    pub(super) fn put(&mut self, tree: u8, key: &[u8], value: &[u8]) -> io::Result<()> {
        self.0.put(tree, key, value).map(drop)
    }

    /// From now on there is a journal.
    pub(super) fn finish(self) -> io::Result<()> {
        self.0.finish().map(drop)
    }
}

/// The last record that the journal of a store was seen to have, even if all of it is gone.
pub(super) fn witnessed(folder: &Path, store: u64) -> Option<u64> {
    witness::said(&witness::bytes(folder), store)
}

/// Keeps others away from the journal in a folder, which is made if it is not there. Nothing, if somebody has it.
///
/// # Errors
///
/// What the file system says.
pub(super) fn lock(folder: &Path) -> io::Result<Option<File>> {
    fs::create_dir_all(folder)?;
    let file = File::options().create(true).truncate(false).write(true).open(folder.join("lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(fs::TryLockError::WouldBlock) => Ok(None),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// Moves some files of a folder into a new one within it, for whoever wants to look at them.
///
/// # Errors
///
/// What the file system says.
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

/// The same for a journal that is damaged.
pub(super) fn move_journal_away(folder: &Path) -> io::Result<PathBuf> {
    // What was doubted before is doubted still.
    move_away(folder, |name| is_journals(name) && name != doubt::NAME)
}

/// Whether a file of this name, in the folder of a journal, is the journal's.
pub(super) fn is_journals(name: &str) -> bool {
    name == "last" || name == doubt::NAME || name.starts_with("base-") || name.starts_with("log-")
}

/// How many bytes a journal has.
///
/// # Errors
///
/// What the file system says.
pub(super) fn size(folder: &Path) -> io::Result<u64> {
    let files = files::list(folder)?.into_iter();
    files.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).sum()
}

/// How many bytes the base of a journal has, which is what is kept; nothing if it has none.
///
/// # Errors
///
/// What the file system says.
pub(super) fn base_size(folder: &Path) -> io::Result<Option<u64>> {
    let newest = files::list(folder)?.into_iter().rfind(|(role, _)| *role == Role::Base);
    newest.map(|(role, file)| Ok(fs::metadata(files::path(folder, role, file))?.len())).transpose()
}
