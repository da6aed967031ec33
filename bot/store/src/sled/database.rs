//! The database and its journal, written as one: first the journal, with a sync, then the database.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

use ::sled::{Db, Error};
use kuzhi_journal::{
    Appended, CompactionWait, Compactor, Contents, First, Flush, Journal, Sizes, SyncFile, resume,
};

use super::comparison::{Comparison, FailStore};
use super::trees::{Kind, Trees};
use super::write_batch::WriteBatch;
use crate::record::SCHEMA;

/// The database with its journal.
///
/// Sled never has anything that the journal lacks, and need not sync: what it misses after a crash is
/// restored from the journal when both are opened (`reconcile.rs`).
pub(super) struct Database {
    db: Db,
    pub(super) trees: Trees,
    journal: Journal,
    /// The journal's folder.
    folder: PathBuf,
    /// The last record applied to the database.
    has: Arc<AtomicU64>,
    /// The comparison of the two, if that did not happen before opening.
    comparison: Option<Arc<Comparison>>,
    // Dropped when nothing more is written, and in this order.
    begins: Option<Sender<FailStore>>,
    compactor: Compactor,
    _lock: File,
}

/// An opened database and its journal.
pub(super) struct OpenedDatabase {
    pub(super) db: Db,
    pub(super) trees: Trees,
    pub(super) contents: Box<Contents>,
    pub(super) lock: File,
    /// Whether they were compared and agree.
    pub(super) agrees: bool,
}

impl Database {
    /// Continues with a database that has everything in its journal, or with one that is compared with it
    /// from [`Database::begin_comparing`] on.
    pub(super) fn resume(
        folder: &Path,
        opened: OpenedDatabase,
        (sizes, sync): (Sizes, SyncFile),
    ) -> ::sled::Result<Database> {
        let OpenedDatabase { db, trees, contents, lock, agrees } = opened;
        let contents = Arc::<Contents>::from(contents);
        let compares = || Arc::new(Comparison::new(folder, trees.clone(), Arc::clone(&contents)));
        let comparison = (!agrees).then(compares);
        let (begins, begin) = channel();
        let first = comparison.clone().map(|comparison| -> First {
            Box::new(move |is_over| {
                // The store may be closed before.
                if let Ok(poison) = begin.recv() {
                    comparison.run(is_over, poison);
                }
            })
        });
        let has = Arc::new(AtomicU64::new(contents.last()));
        let (flushed, known) = (db.clone(), Arc::clone(&has));
        let flush: Flush = Box::new(move || {
            let has = known.load(Ordering::Acquire);
            match flushed.flush() {
                Ok(_) => Ok(has),
                Err(Error::Io(error)) => Err(error),
                Err(error) => Err(io::Error::other(error)),
            }
        });
        let begins = comparison.is_some().then_some(begins);
        let (journal, compactor) = resume(&contents, SCHEMA, sizes, sync, flush, first)?;
        let folder = folder.to_owned();
        Ok(Database { db, trees, journal, folder, has, comparison, begins, compactor, _lock: lock })
    }

    /// Whether something was written while the two differed. Derived values, such as ratings, may be wrong
    /// then, though each is as it was written.
    pub(super) fn went_on_in_doubt(&self) -> bool {
        let unverified = kuzhi_journal::read_unverified(&self.folder);
        unverified.is_some_and(|unverified| unverified.differs && unverified.since < self.journal.last())
    }

    /// Records that the two agree, unless they are compared later.
    pub(super) fn mark_verified(&self) -> ::sled::Result<()> {
        if self.comparison.is_some() { Ok(()) } else { Ok(kuzhi_journal::mark_verified(&self.folder)?) }
    }

    /// Returns a handle to wait until the journal has been shortened.
    pub(super) fn compaction_wait(&self) -> CompactionWait {
        self.compactor.compaction_wait()
    }

    /// Returns the comparison of the two, if that did not happen before opening.
    pub(super) fn comparison(&self) -> Option<Arc<Comparison>> {
        self.comparison.clone()
    }

    /// Starts the comparison once a handler for differences is sent here.
    pub(super) const fn begin_comparing(&mut self) -> Option<Sender<FailStore>> {
        self.begins.take()
    }

    /// Writes changes. When this returns, they survive a crash and can be read.
    pub(super) fn write(&mut self, changes: &WriteBatch) -> ::sled::Result<()> {
        let appended = self.append(changes)?;
        let record = self.confirm(&appended, appended.sync())?;
        self.apply(changes, record)
    }

    /// Appends changes to the journal. They survive a crash once the record is synced, and count once it is
    /// [confirmed](Database::confirm).
    pub(super) fn append(&mut self, changes: &WriteBatch) -> ::sled::Result<Appended> {
        if let Some(comparison) = &self.comparison {
            comparison.about_to_change(changes).map_err(io::Error::other)?;
        }
        Ok(self.journal.append(changes.all())?)
    }

    /// Whether changes can be appended before those before them are confirmed.
    pub(super) fn can_overlap(&self) -> bool {
        self.journal.can_overlap()
    }

    /// Takes note that a record was synced, or was not. Records are confirmed in their order. The caller
    /// [applies](Database::apply) it next.
    pub(super) fn confirm(&mut self, appended: &Appended, synced: io::Result<()>) -> ::sled::Result<Record> {
        self.journal.confirm(appended, synced)?;
        Ok(Record(appended.number()))
    }

    /// Writes a record's changes to the trees. When this returns, they can be read.
    pub(super) fn apply(&self, changes: &WriteBatch, Record(record): Record) -> ::sled::Result<()> {
        for (kind, key, value) in changes.keys() {
            self.trees.put(kind, key, value)?;
        }
        self.trees.set_checkpoint(self.journal.store(), record)?;
        self.has.store(record, Ordering::Release);
        Ok(())
    }

    /// Syncs the database as well, so the next start has nothing to restore.
    pub(super) fn close(&mut self) -> ::sled::Result<()> {
        self.db.flush()?;
        Ok(self.journal.close()?)
    }
}

/// A record that the journal has and the trees do not have yet.
#[must_use = "what is not applied is read as it was"]
pub(super) struct Record(u64);

/// How many changes are written at once while a store is opened.
const AT_ONCE: usize = 1_024;

/// Writes any number of changes in batches. After an interruption the remaining ones have to be made again.
pub(super) struct Stream<'a> {
    database: &'a mut Database,
    changes: WriteBatch,
    number: usize,
}

impl Database {
    pub(super) fn stream(&mut self) -> Stream<'_> {
        Stream { database: self, changes: WriteBatch::default(), number: 0 }
    }
}

impl Stream<'_> {
    pub(super) fn put(&mut self, kind: Kind, key: &[u8], value: &[u8]) -> ::sled::Result<()> {
        self.changes.put(kind, key, value);
        self.count()
    }

    pub(super) fn remove(&mut self, kind: Kind, key: &[u8]) -> ::sled::Result<()> {
        self.changes.remove(kind, key);
        self.count()
    }

    fn count(&mut self) -> ::sled::Result<()> {
        self.number += 1;
        if self.number >= AT_ONCE { self.write() } else { Ok(()) }
    }

    /// Writes the rest.
    pub(super) fn write(&mut self) -> ::sled::Result<()> {
        let changes = std::mem::take(&mut self.changes);
        self.number = 0;
        if changes.are_none() { Ok(()) } else { self.database.write(&changes) }
    }
}
