//! The database and its journal, written as one: first the journal, which is on the disk then, and then the database.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

use ::sled::{Db, Error, Tree};

use super::changes::Changes;
use super::comparison::{Comparison, Condemn};
use super::trees::{Kind, Trees};
use crate::store::journal::{self, Contents, First, Flush, Journal, Keeper, Shortening, Sizes, Sync, go_on};
use crate::store::record::SCHEMA;

/// The database with its journal.
///
/// Sled never has anything that the journal has not, and need not bring it to the disk: what it lacks after a crash is
/// taken from the journal when both are opened (`reconcile.rs`).
pub(super) struct Database {
    db: Db,
    pub(super) trees: Trees,
    journal: Journal,
    /// That of the journal.
    folder: PathBuf,
    /// The last record that the database has.
    has: Arc<AtomicU64>,
    /// Where the two are compared, if they were not when they were opened.
    comparison: Option<Arc<Comparison>>,
    // Dropped when nothing more is written, and in this order.
    begins: Option<Sender<Condemn>>,
    keeper: Keeper,
    _lock: File,
}

/// A database and its journal that were opened.
pub(super) struct Whole {
    pub(super) db: Db,
    pub(super) trees: Trees,
    pub(super) contents: Box<Contents>,
    pub(super) lock: File,
    /// Whether they were compared, and agree.
    pub(super) agrees: bool,
}

impl Database {
    /// Goes on with a database in which everything is that its journal, in this folder, has; or with one that is compared
    /// with it from [`Database::begin_comparing`] on.
    pub(super) fn go_on(
        folder: &Path,
        whole: Whole,
        (sizes, sync): (Sizes, Sync),
    ) -> ::sled::Result<Database> {
        let Whole { db, trees, contents, lock, agrees } = whole;
        let contents = Arc::<Contents>::from(contents);
        let compares = || Arc::new(Comparison::new(folder, trees.clone(), Arc::clone(&contents)));
        let comparison = (!agrees).then(compares);
        let (begins, begin) = channel();
        let first = comparison.clone().map(|comparison| -> First {
            Box::new(move |is_over| {
                // The store may be closed before.
                if let Ok(condemn) = begin.recv() {
                    comparison.run(is_over, condemn);
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
        let (journal, keeper) = go_on(&contents, SCHEMA, sizes, sync, flush, first)?;
        let folder = folder.to_owned();
        Ok(Database { db, trees, journal, folder, has, comparison, begins, keeper, _lock: lock })
    }

    /// Whether something was changed while the two did not agree. What was made of other things, as ratings are, may be
    /// wrong then, though each of them is what was written.
    pub(super) fn went_on_in_doubt(&self) -> bool {
        let doubt = journal::doubted(&self.folder);
        doubt.is_some_and(|doubt| doubt.differs && doubt.since < self.journal.last())
    }

    /// All is as it should be, unless the two are compared later.
    pub(super) fn trust(&self) -> ::sled::Result<()> {
        if self.comparison.is_some() { Ok(()) } else { Ok(journal::trust(&self.folder)?) }
    }

    /// Tells when the journal is as short as it is to be.
    pub(super) fn shortening(&self) -> Shortening {
        self.keeper.shortening()
    }

    /// Where the two are compared, if they were not when they were opened.
    pub(super) fn comparison(&self) -> Option<Arc<Comparison>> {
        self.comparison.clone()
    }

    /// Where it is said who is to hear when they do not agree; they are compared from then on.
    pub(super) const fn begin_comparing(&mut self) -> Option<Sender<Condemn>> {
        self.begins.take()
    }

    /// Writes changes. When this returns, they survive a crash, and can be read.
    pub(super) fn write(&mut self, changes: &Changes) -> ::sled::Result<()> {
        let record = self.keep(changes)?;
        self.apply(changes, record)
    }

    /// Writes changes into the journal. When this returns, they survive a crash; what they are in is to be
    /// [applied](Database::apply) next.
    pub(super) fn keep(&mut self, changes: &Changes) -> ::sled::Result<Record> {
        if let Some(comparison) = &self.comparison {
            comparison.about_to_change(changes).map_err(io::Error::other)?;
        }
        Ok(Record(self.journal.add(changes.all())?))
    }

    /// Writes what the journal has into the trees. When this returns, it can be read.
    pub(super) fn apply(&self, changes: &Changes, Record(record): Record) -> ::sled::Result<()> {
        for (kind, key, value) in changes.keys() {
            put(self.trees.of(kind), key, value)?;
        }
        self.trees.mark(self.journal.store(), record)?;
        self.has.store(record, Ordering::Release);
        Ok(())
    }

    /// Brings the database to the disk as well, so that nothing is left to do at the next start.
    pub(super) fn close(&mut self) -> ::sled::Result<()> {
        self.db.flush()?;
        Ok(self.journal.close()?)
    }
}

/// Changes that the journal has, and the trees are to get.
#[must_use = "what is not applied is read as it was"]
pub(super) struct Record(u64);

pub(super) fn put(tree: &Tree, key: &[u8], value: Option<&[u8]>) -> ::sled::Result<()> {
    match value {
        Some(value) => tree.insert(key, value)?,
        None => tree.remove(key)?,
    };
    Ok(())
}

/// How many changes are written at once while a store is opened.
const AT_ONCE: usize = 1_024;

/// Changes without end, written some at a time: of those that were not, when it breaks off, the rest is made again.
pub(super) struct Stream<'a> {
    database: &'a mut Database,
    changes: Changes,
    number: usize,
}

impl Database {
    pub(super) fn stream(&mut self) -> Stream<'_> {
        Stream { database: self, changes: Changes::default(), number: 0 }
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

    /// Writes what is not written yet.
    pub(super) fn write(&mut self) -> ::sled::Result<()> {
        let changes = std::mem::take(&mut self.changes);
        self.number = 0;
        if changes.are_none() { Ok(()) } else { self.database.write(&changes) }
    }
}
