//! Opens the store in a folder. `bot/journal/README.md` tells it as a story.
//!
//! ```text
//! journal whole,   database agrees  -> go on
//! journal whole,   database differs -> build a generation from the journal
//! journal damaged, database agrees  -> build a generation from the database
//! journal damaged, database differs -> refuse
//! ```
//!
//! One number says whether they agree: the [`Sum`] over all entries. Each record of the journal says what it
//! is after that record, and so does the database of itself. What a kill took from the database, the
//! journal's last records, is put into it first.

pub(crate) mod agreement;
pub(crate) mod building;
pub(crate) mod derived;

pub(crate) mod open_database;
pub(crate) mod progress;
pub(crate) mod quarantine;

use std::io;
use std::path::{Path, absolute};
use std::sync::Arc;

use ::sled::Db;
use kuzhi_journal::{Contents, Scan, Sizes, Sum, SyncFile};

use self::agreement::{Agreement, OF_ANOTHER, agree};
use self::building::Source;
use self::open_database::Unopened;
use crate::StoreError;
use crate::record::SCHEMA;
use crate::sled::database::{Database, OpenedDatabase};
use crate::sled::failure::{Failure, drop_quietly, guarded, io_cause, is_damage, is_of_the_disk};
use crate::sled::folder::has_old_form;
use crate::sled::generations::{self, Generation, Generations, Unfinished};
use crate::sled::trees::Trees;

/// What is wrong with a journal of which no file is left.
const ALL_GONE: &str = "all of it is missing, and nobody can tell whether anything else is";

/// How a store is opened.
pub(crate) struct Opening<'a> {
    path: &'a Path,
    cache_mb: u32,
}

/// What was found in a generation.
enum State {
    /// Journal and database are whole and agree.
    Agrees(Box<Opened>),
    /// The database is to be built anew from the journal, for this reason.
    JournalAlone(Box<Contents>, String),
    /// The journal is damaged, in this way, and the database has everything, as far as anybody can tell.
    DatabaseAlone(Box<Opened>, String),
}

/// A generation whose database is open.
struct Opened {
    db: Db,
    trees: Trees,
    contents: Contents,
    sum: Sum,
    /// The last record that either of the two has.
    has: u64,
}

impl Opened {
    /// Closes the database, whose files may go then.
    fn close(self) -> Contents {
        let Opened { db, trees, contents, .. } = self;
        drop(trees);
        drop_quietly(db);
        contents
    }
}

impl Opening<'_> {
    pub(crate) fn new(path: &Path, cache_mb: u32) -> Opening<'_> {
        Opening { path, cache_mb }
    }

    /// Opens the store, or makes one.
    pub(crate) fn open(&self, sizes: Sizes, sync: &SyncFile) -> Result<Database, StoreError> {
        let generations = Arc::new(self.lock()?);
        loop {
            let opened = self.newest(&generations)?;
            let failed = |error| open_database::not_opened(self.path, &error);
            if !opened.trees.are_derived().map_err(failed)? {
                tracing::info!("what follows from the matches is made anew: ratings, leaderboards, lists");
                self.replace(&generations, Source::Journal(&opened.close()))?;
                continue;
            }
            let whole = OpenedDatabase {
                db: opened.db,
                trees: opened.trees,
                contents: opened.contents,
                sum: opened.sum,
                generations: Arc::clone(&generations),
            };
            let mut database = Database::resume(whole, sizes, Arc::clone(sync)).map_err(failed)?;
            if !database.take_back().map_err(failed)? {
                return Ok(database);
            }
            // Something that could not be read counts again, and everything that follows from it.
        }
    }

    /// Writes the store anew, as small as it can be.
    pub(crate) fn compact(&self) -> Result<(), StoreError> {
        let generations = self.lock()?;
        let contents = self.newest(&generations)?.close();
        self.replace(&generations, Source::Journal(&contents))
    }

    /// Replaces what is there by a backup. The store before is kept on request.
    pub(crate) fn restore(
        &self,
        generations: &Generations,
        file: &Path,
        keeps_before: bool,
    ) -> Result<(), StoreError> {
        let refused = |error: io::Error| self.refused(io_cause(&error));
        let before = generations.current().map_err(refused)?;
        let before = before.map(|before| generations.settle(&before)).transpose().map_err(refused)?;
        let before = before.filter(|_| keeps_before);
        let next = self.build(generations, Source::Backup(file))?;
        if let Some(before) = &before {
            before.keep().map_err(refused)?;
        }
        generations.make_current(next).map_err(refused)?;
        if let Some(before) = before {
            tracing::info!("the store that was here is kept in {}", before.folder().display());
        }
        Ok(())
    }

    /// Locks the store's folder, which is made if needed.
    pub(crate) fn lock(&self) -> Result<Generations, StoreError> {
        match open_database::retried(|| Generations::lock(self.path)) {
            Ok(Some(generations)) => Ok(generations),
            Ok(None) => Err(open_database::locked(self.path)),
            Err(error) => Err(self.refused(io_cause(&error))),
        }
    }

    /// Returns the generation that counts, whole, which may have to be built first.
    fn newest(&self, generations: &Generations) -> Result<Opened, StoreError> {
        let refused = |error: io::Error| self.refused(io_cause(&error));
        let Some(current) = generations.current().map_err(refused)? else {
            self.refuse_without_a_store()?;
            self.replace(generations, Source::Nothing)?;
            self.say_that_it_is_new();
            return self.newest(generations);
        };
        let current = generations.settle(&current).map_err(refused)?;
        match self.look(&current)? {
            State::Agrees(opened) => {
                generations.remove_older(&current);
                return Ok(*opened);
            }
            State::JournalAlone(contents, why) => {
                let path = self.path.display();
                tracing::warn!(%path, "the database is built anew from its journal: {why}");
                if why == OF_ANOTHER {
                    // Somebody has put one of the two there, and may have meant the other.
                    current.keep().map_err(refused)?;
                    tracing::warn!(path = %current.folder().display(), "this database is kept");
                }
                self.replace(generations, Source::Journal(&contents))?;
            }
            State::DatabaseAlone(opened, why) => {
                tracing::error!(
                    path = %self.path.display(),
                    "the store's journal was damaged ({why}). Both are written anew from the database. Check \
                     whether the disk is sound"
                );
                if why.starts_with(ALL_GONE) {
                    current.keep().map_err(refused)?;
                    tracing::warn!(path = %current.folder().display(), "this database is kept");
                }
                let next = self.build(generations, Source::Database(&opened.trees, opened.has))?;
                opened.close();
                generations.make_current(next).map_err(refused)?;
            }
        }
        let Some(current) = generations.current().map_err(refused)? else {
            return Err(self.refused("it is gone again".to_owned()));
        };
        match self.look(&current)? {
            State::Agrees(opened) => Ok(*opened),
            State::JournalAlone(_, why) | State::DatabaseAlone(_, why) => Err(self.not_kept(&why)),
        }
    }

    /// Builds the next generation, which counts from then on. The one before is deleted.
    fn replace(&self, generations: &Generations, source: Source<'_>) -> Result<(), StoreError> {
        let next = self.build(generations, source)?;
        generations.make_current(next).map_err(|error| self.refused(io_cause(&error)))
    }

    /// Builds the next generation and reads it back.
    fn build<'a>(
        &self,
        generations: &'a Generations,
        source: Source<'_>,
    ) -> Result<Unfinished<'a>, StoreError> {
        let refused = |error: io::Error| self.refused(io_cause(&error));
        let next = generations.begin_next().map_err(refused)?;
        building::build(next.at(), self.cache_mb, source).map_err(|why| self.refused(why.to_string()))?;
        // Of an empty store nothing can be lost, and sled keeps two MiB for each time that it is opened.
        if !matches!(source, Source::Nothing) {
            match self.look(next.at())? {
                State::Agrees(opened) => drop(opened.close()),
                State::JournalAlone(_, why) | State::DatabaseAlone(_, why) => return Err(self.not_kept(&why)),
            }
        }
        Ok(next)
    }

    /// Refuses a folder without a store in which no new one may be made.
    pub(crate) fn refuse_without_a_store(&self) -> Result<(), StoreError> {
        if has_old_form(self.path) {
            return Err(self.refused(
                "it is another program's database, or that of a Kuzhi before 0.1.0: set store.path to \
                 another folder. An old Kuzhi exports what it stored (kuzhi-bot export), for an import there"
                    .to_owned(),
            ));
        }
        match generations::named(self.path).map_err(|error| self.refused(io_cause(&error)))? {
            Some(number) => Err(self.refused(format!(
                "its file CURRENT says that it is in the folder {number}, which is not there: put that back, \
                 or remove CURRENT to begin anew"
            ))),
            None => Ok(()),
        }
    }

    /// Opens a generation and compares the database with its journal.
    fn look(&self, generation: &Generation) -> Result<State, StoreError> {
        let unreadable = |error: io::Error| {
            self.refused(format!("its journal cannot be read or written: {}", io_cause(&error)))
        };
        let empty = || Box::new(Contents::empty(&generation.journal()));
        let (mut contents, damage) = match kuzhi_journal::scan(&generation.journal(), SCHEMA) {
            Ok(Scan::Newer(found)) => return Err(open_database::newer(self.path, found)),
            Ok(Scan::Nothing) => (empty(), Some(ALL_GONE.to_owned())),
            Ok(Scan::Found(contents)) => {
                let damage = contents.damage().map(ToString::to_string);
                (contents, damage)
            }
            // A sector that cannot be read is damage, a full disk or a missing permission is none.
            Err(error) if is_of_the_disk(&error) => return Err(unreadable(error)),
            Err(error) => (empty(), Some(format!("it cannot be read: {error}"))),
        };
        let (db, trees) = match self.open_trees(generation)? {
            Ok(opened) => opened,
            Err(why) => {
                return match damage {
                    None => Ok(State::JournalAlone(contents, why)),
                    Some(damage) => Err(self.both_damaged(&why, &damage, None)),
                };
            }
        };
        let agree = guarded(|| agree(&db, &trees, &mut contents));
        // The database may show that the journal's end is missing.
        let damage = damage.or_else(|| contents.damage().map(ToString::to_string));
        match (agree, damage) {
            (Ok(Agreement::Holds { sum, record }), damage) => {
                let opened = Box::new(Opened { db, trees, contents: *contents, sum, has: record });
                Ok(match damage {
                    None => State::Agrees(opened),
                    Some(damage) => State::DatabaseAlone(opened, damage),
                })
            }
            (Err(Failure::Journal(error)), _) => Err(unreadable(error)),
            (Err(Failure::Database(error)), _) if !is_damage(&error) => {
                Err(open_database::not_opened(self.path, &error))
            }
            // Somebody has moved the journal away, or it is lost: what the database has is all there is.
            (Ok(Agreement::Differs { holds: Some((sum, record)), why }), Some(damage))
                if damage == ALL_GONE =>
            {
                let opened = Box::new(Opened { db, trees, contents: *contents, sum, has: record });
                Ok(State::DatabaseAlone(opened, format!("{damage}; of the database: {why}")))
            }
            (differs, damage) => {
                let (why, is_readable) = match differs {
                    Ok(Agreement::Differs { why, holds }) => (why, holds.is_some()),
                    Ok(Agreement::Holds { .. }) => (String::new(), true),
                    Err(error) => (error.to_string(), false),
                };
                drop(trees);
                drop_quietly(db);
                match damage {
                    None => Ok(State::JournalAlone(contents, why)),
                    Some(damage) => {
                        let may_go_on = Some(generation).filter(|_| is_readable);
                        Err(self.both_damaged(&why, &damage, may_go_on))
                    }
                }
            }
        }
    }

    /// Opens the database of a generation. The inner error says why it cannot be used.
    fn open_trees(&self, generation: &Generation) -> Result<Result<(Db, Trees), String>, StoreError> {
        let db = match open_database::open(&generation.database(), self.cache_mb) {
            Ok(db) => db,
            Err(Unopened::Refused(refused)) => return Err(refused),
            Err(Unopened::Damaged(why)) => return Ok(Err(why)),
        };
        match guarded(|| Ok(Trees::open(&db)?)) {
            Ok(trees) => Ok(Ok((db, trees))),
            Err(Failure::Database(error)) if !is_damage(&error) => {
                Err(open_database::not_opened(self.path, &error))
            }
            Err(_) => {
                drop_quietly(db);
                Ok(Err("its trees cannot be read".to_owned()))
            }
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

    fn both_damaged(&self, database: &str, journal: &str, may_go_on: Option<&Generation>) -> StoreError {
        let or_else = may_go_on.map_or_else(String::new, |generation| {
            let folder = generation.journal();
            format!(", or move {} away to go on with what the database still has", folder.display())
        });
        self.refused(format!(
            "its database and its journal are both damaged ({database}; of the journal: {journal}); restore \
             a backup (kuzhi-bot restore){or_else}"
        ))
    }

    fn not_kept(&self, why: &str) -> StoreError {
        self.refused(format!("what was just written is read back as something else ({why}); check the disk"))
    }

    pub(crate) fn refused(&self, cause: String) -> StoreError {
        StoreError::Unopened { path: self.path.display().to_string(), cause }
    }
}
