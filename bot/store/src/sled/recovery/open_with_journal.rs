//! Opens the database with its journal. Each repairs what the other has lost.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf, absolute};

use ::sled::Db;
use kuzhi_journal::{Contents, Depth, JournalBuilder, Scan, Sizes, SyncFile, Unverified};

use super::open_database::{self, Unopened};
use super::swap;
use crate::StoreError;
use crate::record::SCHEMA;
use crate::sled::comparison::damaged::{drop_quietly, guarded};
use crate::sled::comparison::reconcile::{
    Incomparable, catch_up, catch_up_late, has_what_can_be_read, repair,
};
use crate::sled::database::{Database, OpenedDatabase};
use crate::sled::failure::{damaged, io_cause, is_damage};
use crate::sled::folder::{JOURNAL, is_compaction_requested, is_sleds};
use crate::sled::trees::{Checkpoint, Kind, Trees, is_own};

/// A store that is being opened.
pub(crate) struct Opening<'a> {
    path: &'a Path,
    journal: PathBuf,
    cache_mb: u32,
    compared: Compared,
}

/// When the database is compared with its journal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Compared {
    /// Before it is used.
    Before,
    /// While it is used, if the journal has at least this many bytes.
    Meanwhile(u64),
}

impl Opening<'_> {
    pub(crate) fn new(path: &Path, cache_mb: u32, compared: Compared) -> Opening<'_> {
        Opening { path, journal: path.join(JOURNAL), cache_mb, compared }
    }

    /// Opens a database and its journal. They then agree, unless they are compared later.
    pub(crate) fn open(self, sizes: Sizes, sync: SyncFile) -> Result<Database, StoreError> {
        // Before the database, whose files another process may be about to replace.
        let lock = if self.has_journal() { Some(self.lock()?) } else { None };
        if lock.is_some() {
            swap::finish_swap(self.path).map_err(|error| self.refused(io_cause(&error)))?;
        }
        let opened = open_database::open(self.path, self.cache_mb, self.has_journal());
        let lock = || lock.map_or_else(|| self.lock(), Ok);
        let whole = match opened {
            Ok(db) => self.with_database(db, lock()?)?,
            Err(Unopened::Refused(refused)) => return Err(refused),
            Err(Unopened::Damaged(why)) => self.build_anew(&why, lock()?)?,
        };
        let failed = |error| open_database::not_opened(self.path, &error);
        whole.trees.set_checkpoint(whole.contents.store(), whole.contents.last()).map_err(failed)?;
        Database::resume(&self.journal, whole, (sizes, sync)).map_err(failed)
    }

    /// Continues with a database that can be opened and is Kuzhi's.
    fn with_database(&self, db: Db, lock: File) -> Result<OpenedDatabase, StoreError> {
        let Ok(trees) = guarded(|| Ok(Trees::open(&db)?)) else {
            drop_quietly(db);
            return self.build_anew("its trees cannot be read", lock);
        };
        let checkpoint = trees.checkpoint().map_err(|error| open_database::not_opened(self.path, &error))?;
        if let Some(contents) =
            checkpoint.and_then(|checkpoint| self.look_at_the_end(&db, &trees, checkpoint))
        {
            return Ok(OpenedDatabase { db, trees, contents, lock, agrees: false });
        }
        let Some(mut contents) = self.scan()? else {
            let witnessed =
                checkpoint.and_then(|checkpoint| kuzhi_journal::witnessed(&self.journal, checkpoint.store));
            if witnessed > checkpoint.map(|checkpoint| checkpoint.record) {
                return Err(
                    self.both_damaged("the database lacks what the journal had", "all of it is missing")
                );
            }
            let contents =
                self.create_journal(&trees, checkpoint.map_or(0, |checkpoint| checkpoint.record))?;
            if !db.was_recovered() {
                self.say_that_it_is_new();
            } else if checkpoint.is_some() {
                tracing::error!(
                    journal = %self.journal.display(),
                    "the store's journal is gone, so nobody can tell whether anything else is missing. A \
                     new one is made from the database"
                );
            } else {
                tracing::info!(journal = %self.journal.display(), "the store has a journal now");
            }
            return Ok(OpenedDatabase { db, trees, contents, lock, agrees: true });
        };
        if let Some(checkpoint) = checkpoint
            .filter(|checkpoint| contents.damage().is_none() && checkpoint.store != contents.store())
        {
            tracing::debug!(database = checkpoint.store, journal = contents.store(), "two stores");
            return Err(self.refused(format!(
                "its journal belongs to another store; put the one into {journal} that belongs to it, or \
                 move that folder away to go on with what the database has",
                journal = self.journal.display()
            )));
        }
        if let Some(checkpoint) = checkpoint {
            contents.require_record(checkpoint.record);
        }
        if contents.damage().is_some() {
            return self.replace_journal(db, trees, &contents, lock);
        }
        let repaired = guarded(|| {
            let differences = repair(&trees, &contents, Some(Box::new(|| self.record_difference())))?;
            db.flush()?;
            Ok(differences)
        });
        match repaired {
            Ok(differences) => {
                say_what_a_crash_left(differences.late, &contents);
                if !differences.are_none() {
                    tracing::error!(
                        path = %self.path.display(),
                        "the database had lost or changed what it was given ({differences}); all of it was \
                         restored from the journal. Check whether the disk is sound"
                    );
                }
                Ok(OpenedDatabase { db, trees, contents, lock, agrees: true })
            }
            Err(Incomparable::Journal(error)) => Err(self.unreadable(&error)),
            Err(Incomparable::Database(error)) if !is_damage(&error) => {
                Err(open_database::not_opened(self.path, &error))
            }
            Err(Incomparable::Database(error)) => {
                let why = error.to_string();
                drop(trees);
                drop_quietly(db);
                self.build_anew(&why, lock)
            }
        }
    }

    /// Returns the end of a large journal, once the database has caught up with it, if everything else can be
    /// compared later. `None` if anything is wrong or about to be recomputed.
    fn look_at_the_end(&self, db: &Db, trees: &Trees, checkpoint: Checkpoint) -> Option<Box<Contents>> {
        let Compared::Meanwhile(from) = self.compared else { return None };
        let is_long = kuzhi_journal::size(&self.journal).is_ok_and(|bytes| bytes >= from);
        let unverified = kuzhi_journal::read_unverified(&self.journal);
        if !is_long || unverified.is_some_and(|unverified| unverified.differs) {
            return None;
        }
        let scan = || {
            let nothing_to_make = nothing_is_to_be_made(trees)?;
            let found =
                kuzhi_journal::scan(&self.journal, SCHEMA, Depth::Segments).map_err(Incomparable::Journal)?;
            let Scan::Found(mut contents) = found else { return Ok(None) };
            contents.require_record(checkpoint.record);
            // It has what it had on disk.
            let is_of_it = contents.store() == checkpoint.store && checkpoint.record >= contents.flushed();
            let is_whole = is_of_it && contents.damage().is_none();
            if !nothing_to_make || !is_whole || !contents.can_be_searched() {
                return Ok(None);
            }
            let since =
                unverified.map_or(contents.last(), |unverified| unverified.since.min(contents.last()));
            let unverified = Unverified { since, differs: false };
            kuzhi_journal::mark_unverified(&self.journal, unverified).map_err(Incomparable::Journal)?;
            let late = catch_up_late(trees, &contents)?;
            if late > 0 {
                db.flush()?;
            }
            say_what_a_crash_left(late, &contents);
            Ok(Some(contents))
        };
        // Errors show when everything is compared.
        guarded(scan).ok().flatten()
    }

    /// The two differed: data derived from them while they were unverified is recomputed, however this
    /// start ends.
    fn record_difference(&self) -> io::Result<()> {
        match kuzhi_journal::read_unverified(&self.journal) {
            Some(unverified) if !unverified.differs => {
                kuzhi_journal::mark_unverified(&self.journal, Unverified { differs: true, ..unverified })
            }
            _ => Ok(()),
        }
    }

    /// Rebuilds the database from its journal. The old files are moved away.
    fn build_anew(&self, why: &str, lock: File) -> Result<OpenedDatabase, StoreError> {
        let Some(contents) = self.scan()? else { return Err(self.refused(damaged().to_owned())) };
        if let Some(damage) = contents.damage() {
            return Err(self.both_damaged(why, &damage.to_string()));
        }
        self.record_difference().map_err(|error| self.refused(io_cause(&error)))?;
        let away =
            kuzhi_journal::move_away(self.path, is_sleds).map_err(|error| self.refused(io_cause(&error)))?;
        let db = match open_database::open(self.path, self.cache_mb, false) {
            Ok(db) => db,
            Err(Unopened::Refused(refused)) => return Err(refused),
            Err(Unopened::Damaged(why)) => return Err(self.refused(why)),
        };
        let failed = |error| open_database::not_opened(self.path, &error);
        let trees = Trees::open(&db).map_err(failed)?;
        match repair(&trees, &contents, None) {
            Ok(_) => db.flush().map_err(failed)?,
            Err(Incomparable::Journal(error)) => return Err(self.unreadable(&error)),
            Err(Incomparable::Database(error)) => return Err(failed(error)),
        };
        tracing::error!(
            "the database at {path} was damaged ({why}); it was rebuilt from its journal, and nothing is \
             missing. \
             Its files are in {away}: delete them when nobody needs them, \
             and check whether the disk is sound",
            path = self.path.display(),
            away = away.display()
        );
        Ok(OpenedDatabase { db, trees, contents, lock, agrees: true })
    }

    /// Replaces a damaged journal by a new one made from the database.
    fn replace_journal(
        &self,
        db: Db,
        trees: Trees,
        contents: &Contents,
        lock: File,
    ) -> Result<OpenedDatabase, StoreError> {
        let damage = contents.damage().map(ToString::to_string).unwrap_or_default();
        let checkpoint = trees.checkpoint().map_err(|error| open_database::not_opened(self.path, &error))?;
        let stands_in = checkpoint
            .filter(|checkpoint| contents.has_all_after(checkpoint.record))
            .is_some_and(|checkpoint| {
                let has_all = || {
                    let has_all = has_what_can_be_read(
                        &trees,
                        contents,
                        checkpoint.record,
                        is_compaction_requested(self.path),
                    )?;
                    if has_all {
                        catch_up(&trees, contents, checkpoint.record)?;
                        db.flush()?;
                    }
                    Ok(has_all)
                };
                matches!(guarded(has_all), Ok(true))
            });
        if !stands_in {
            return Err(self.both_damaged("the database lacks what the journal has", &damage));
        }
        let record = checkpoint.map_or(0, |checkpoint| checkpoint.record).max(contents.last());
        self.record_difference().map_err(|error| self.refused(io_cause(&error)))?;
        let away = kuzhi_journal::move_journal_away(&self.journal)
            .map_err(|error| self.refused(io_cause(&error)))?;
        let contents = self.create_journal(&trees, record)?;
        tracing::error!(
            "the journal in {journal} was damaged ({damage}); the database has everything that can be read \
             of it, and a new journal was made from the database. The old files are in {away}: delete them \
             when nobody needs them, and check whether the disk is sound",
            journal = self.journal.display(),
            away = away.display()
        );
        Ok(OpenedDatabase { db, trees, contents, lock, agrees: true })
    }

    /// Creates a journal from the database.
    fn create_journal(&self, trees: &Trees, record: u64) -> Result<Box<Contents>, StoreError> {
        let founded = guarded(|| {
            let founding = JournalBuilder::begin(&self.journal, rand::random(), SCHEMA, record);
            let mut founding = founding.map_err(Incomparable::Journal)?;
            for kind in Kind::ALL {
                for entry in trees.tree(kind) {
                    let (key, value) = entry?;
                    if !is_own(kind, &key) {
                        founding.put(kind.code(), &key, &value).map_err(Incomparable::Journal)?;
                    }
                }
            }
            founding.finish().map_err(Incomparable::Journal)
        });
        match founded {
            Ok(()) => self.scan()?.ok_or_else(|| self.refused("its journal is gone again".to_owned())),
            Err(Incomparable::Journal(error)) => Err(self.unreadable(&error)),
            Err(Incomparable::Database(error)) => Err(open_database::not_opened(self.path, &error)),
        }
    }

    fn has_journal(&self) -> bool {
        self.journal.is_dir()
    }

    /// Reads the journal, if there is one.
    fn scan(&self) -> Result<Option<Box<Contents>>, StoreError> {
        match kuzhi_journal::scan(&self.journal, SCHEMA, Depth::Whole) {
            Ok(Scan::Found(contents)) => Ok(Some(contents)),
            Ok(Scan::Nothing) => Ok(None),
            Ok(Scan::Newer(found)) => Err(open_database::newer(self.path, found)),
            Err(error) => Err(self.unreadable(&error)),
        }
    }

    /// Locks the journal.
    pub(crate) fn lock(&self) -> Result<File, StoreError> {
        match open_database::retried(|| kuzhi_journal::lock(&self.journal)) {
            Ok(Some(lock)) => Ok(lock),
            Ok(None) => Err(open_database::locked(self.path)),
            Err(error) => Err(self.refused(io_cause(&error))),
        }
    }

    fn say_that_it_is_new(&self) {
        let path = absolute(self.path).unwrap_or_else(|_| self.path.to_owned());
        tracing::info!(
            "there was no store at {}: a new, empty one was made there. If Kuzhi has played before, stop it, \
             and set store.path to the folder with its games",
            path.display()
        );
    }

    fn both_damaged(&self, database: &str, journal: &str) -> StoreError {
        self.refused(format!(
            "its database and its journal are both damaged ({database}; of the journal: {journal}); put a \
             backup of the whole folder in its place, or move {folder} away to go on with what the database \
             still has, or move all of it away to begin anew",
            folder = self.journal.display()
        ))
    }

    fn unreadable(&self, error: &io::Error) -> StoreError {
        self.refused(format!("its journal cannot be read or written: {}", io_cause(error)))
    }

    fn refused(&self, cause: String) -> StoreError {
        StoreError::Unopened { path: self.path.display().to_string(), cause }
    }
}

fn say_what_a_crash_left(late: u64, contents: &Contents) {
    if late > 0 {
        tracing::info!("{late} changes were taken from the journal that the database had not written yet");
    }
    if let Some(bytes) = contents.torn() {
        tracing::info!(
            bytes,
            "the journal ends in a record that was being written when Kuzhi, or the machine, was stopped; \
             nobody was told that this change was saved"
        );
    }
}

/// Returns whether no rating must be recomputed, which would change too much to compare later, and whether
/// everything that each start reads is readable.
fn nothing_is_to_be_made(trees: &Trees) -> ::sled::Result<bool> {
    trees.last_interaction()?;
    Ok(trees.are_rated()? && trees.tree(Kind::Quarantine).is_empty())
}
