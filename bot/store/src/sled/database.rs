//! The journal and the database, written as one: first the journal, with a sync, then the database.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ::sled::{Db, Error};
use kuzhi_journal::{
    CompactionWait, Compactor, Contents, Flush, Journal, Options, Sizes, Sum, SyncFile, resume,
};

use super::generations::Generations;
use super::trees::{Checkpoint, Kind, Trees};
use super::write_batch::WriteBatch;
use crate::record::SCHEMA;

/// The database with its journal.
///
/// Sled never has anything that the journal lacks, and need not sync: what it misses after a crash is taken
/// from the journal when both are opened (`opening/`).
pub(super) struct Database {
    db: Db,
    pub(super) trees: Trees,
    journal: Journal,
    /// The sum over all entries after the last record that was appended.
    sum: Sum,
    /// The last record applied to the database.
    has: Arc<AtomicU64>,
    // Dropped when nothing more is written, and in this order.
    compactor: Compactor,
    _generations: Arc<Generations>,
}

/// An opened database and its journal, which agree.
pub(super) struct OpenedDatabase {
    pub(super) db: Db,
    pub(super) trees: Trees,
    pub(super) contents: Contents,
    pub(super) sum: Sum,
    pub(super) generations: Arc<Generations>,
}

/// Returns how the journal is kept: what follows from other entries is not in its snapshots.
pub(super) fn options(sizes: Sizes) -> Options {
    let is_kept = |tree| Kind::by_code(tree).is_none_or(|kind| !kind.is_derived());
    Options { schema: SCHEMA, sizes, is_kept }
}

impl Database {
    /// Continues with a database that has everything in its journal.
    pub(super) fn resume(opened: OpenedDatabase, sizes: Sizes, sync: SyncFile) -> ::sled::Result<Database> {
        let OpenedDatabase { db, trees, contents, sum, generations } = opened;
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
        let (journal, compactor) = resume(&contents, options(sizes), sync, flush)?;
        trees.set_checkpoint(Checkpoint { store: journal.store(), record: journal.last(), sum })?;
        Ok(Database { db, trees, journal, sum, has, compactor, _generations: generations })
    }

    /// Returns a handle to wait until the journal has been shortened.
    pub(super) fn compaction_wait(&self) -> CompactionWait {
        self.compactor.compaction_wait()
    }

    /// Writes changes. When this returns, they survive a crash and can be read.
    pub(super) fn write(&mut self, changes: &WriteBatch) -> ::sled::Result<()> {
        let record = self.append(changes)?;
        self.apply(changes, record)
    }

    /// Appends changes to the journal. When this returns, they survive a crash. The caller
    /// [applies](Database::apply) them next.
    pub(super) fn append(&mut self, changes: &WriteBatch) -> ::sled::Result<Record> {
        let mut sum = self.sum;
        for (kind, key, value) in changes.keys() {
            let before = self.trees.tree(kind).get(key)?;
            sum.replace(kind.code(), key, before.as_deref(), value);
        }
        let number = self.journal.append(changes.all(), sum)?;
        self.sum = sum;
        Ok(Record { number, sum })
    }

    /// Writes a record's changes to the trees. When this returns, they can be read.
    pub(super) fn apply(&self, changes: &WriteBatch, Record { number, sum }: Record) -> ::sled::Result<()> {
        for (kind, key, value) in changes.keys() {
            self.trees.put(kind, key, value)?;
        }
        self.trees.set_checkpoint(Checkpoint { store: self.journal.store(), record: number, sum })?;
        self.has.store(number, Ordering::Release);
        Ok(())
    }

    /// Syncs the database as well, so the next start has nothing to catch up with.
    pub(super) fn close(&mut self) -> ::sled::Result<()> {
        self.db.flush()?;
        Ok(self.journal.close()?)
    }
}

/// A record that the journal has and the trees do not have yet.
#[must_use = "what is not applied is read as it was"]
pub(super) struct Record {
    number: u64,
    sum: Sum,
}
