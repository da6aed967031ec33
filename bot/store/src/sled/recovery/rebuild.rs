//! Builds a new, minimal store from the contents of a journal.

use std::fmt::Display;
use std::fs;
use std::io;
use std::path::Path;

use ::sled::Db;
use kuzhi_journal::{Contents, Depth, Entry, JournalBuilder, Scan};

use super::open_database::{self, Unopened};
use crate::StoreError;
use crate::record::SCHEMA;
use crate::sled::comparison::damaged::guarded;
use crate::sled::comparison::reconcile::{Incomparable, compare, repair};
use crate::sled::failure::{cause, io_cause};
use crate::sled::folder::JOURNAL;
use crate::sled::trees::Trees;

/// The reason why a store cannot be built, with the remedy if there is one.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct BuildError(String);

impl From<io::Error> for BuildError {
    fn from(error: io::Error) -> BuildError {
        BuildError(io_cause(&error))
    }
}

impl From<StoreError> for BuildError {
    fn from(error: StoreError) -> BuildError {
        BuildError(error.to_string())
    }
}

impl From<Incomparable> for BuildError {
    fn from(why: Incomparable) -> BuildError {
        match why {
            Incomparable::Database(error) => BuildError(cause(&error)),
            Incomparable::Journal(error) => BuildError(io_cause(&error)),
        }
    }
}

impl BuildError {
    pub(crate) fn new(why: impl Display) -> BuildError {
        BuildError(why.to_string())
    }
}

/// Builds a store in an empty folder with exactly the entries of a journal. Returns their number.
///
/// The new store has its own id, so its files cannot be confused with those of the old one. When this
/// returns, it is on disk and was read back and compared.
pub(crate) fn build(folder: &Path, cache_mb: u32, from: &Contents) -> Result<u64, BuildError> {
    let journal = folder.join(JOURNAL);
    fs::create_dir_all(&journal)?;
    let entries = write_journal(&journal, from)?;
    let contents = read_journal(&journal)?;
    guarded(|| {
        let db = opened(folder, cache_mb)?;
        let trees = Trees::open(&db)?;
        repair(&trees, &contents, None)?;
        trees.set_checkpoint(contents.store(), contents.last())?;
        db.flush()?;
        Ok(())
    })?;
    is_same(from, &contents)?;
    let differences = guarded(|| {
        let db = opened(folder, cache_mb)?;
        compare(&Trees::open(&db)?, &contents)
    })?;
    if !differences.are_none() || differences.late > 0 {
        return Err(BuildError::new(format!(
            "the database that was built is not what was put into it: {differences}"
        )));
    }
    Ok(entries)
}

fn opened(folder: &Path, cache_mb: u32) -> Result<Db, Incomparable> {
    let failed = |why: String| Incomparable::Journal(io::Error::other(why));
    match open_database::open(folder, cache_mb, true) {
        Ok(db) => Ok(db),
        Err(Unopened::Refused(refused)) => Err(failed(refused.to_string())),
        Err(Unopened::Damaged(why)) => Err(failed(why)),
    }
}

/// Creates a journal with a single snapshot. Returns the number of entries.
fn write_journal(folder: &Path, from: &Contents) -> Result<u64, BuildError> {
    let mut founding = JournalBuilder::begin(folder, rand::random(), SCHEMA, from.last())?;
    let (mut entries, mut number) = (from.entries()?, 0);
    while let Some(Entry { tree, key, value, .. }) = entries.next()? {
        if let Some(value) = value {
            founding.put(tree, &key, &value)?;
            number += 1;
        }
    }
    if entries.are_damaged() {
        return Err(BuildError::new("a part of the journal is not what was written"));
    }
    founding.finish()?;
    Ok(number)
}

/// Reads the journal in a folder, which must be complete.
pub(crate) fn read_journal(folder: &Path) -> Result<Box<Contents>, BuildError> {
    let Scan::Found(contents) = kuzhi_journal::scan(folder, SCHEMA, Depth::Whole)? else {
        return Err(BuildError::new("its journal is gone"));
    };
    match contents.damage() {
        Some(damage) => Err(BuildError::new(format!("its journal is damaged: {damage}"))),
        None => Ok(contents),
    }
}

/// Checks that two journals have the same entries.
fn is_same(one: &Contents, other: &Contents) -> Result<(), BuildError> {
    let (mut ones, mut others) = (one.entries()?, other.entries()?);
    loop {
        let mut of_one = ones.next()?;
        while of_one.as_ref().is_some_and(|entry| entry.value.is_none()) {
            of_one = ones.next()?;
        }
        let pair = (of_one, others.next()?);
        let of = |entry: &Option<Entry>| {
            entry.as_ref().map(|entry| (entry.tree, entry.key.clone(), entry.value.clone()))
        };
        match pair {
            (None, None) => return Ok(()),
            (of_one, of_other) if of(&of_one) == of(&of_other) => {}
            _ => return Err(BuildError::new("the journal that was written is not what was put into it")),
        }
    }
}
