//! Whether a database holds what its journal says: catching up, and one sum over all entries.

use std::io;

use ::sled::Db;
use kuzhi_journal::{Contents, Entry, Sum};

use super::progress::Progress;
use crate::sled::failure::Failure;
use crate::sled::trees::{Checkpoint, Kind, Trees, is_own};

/// What is wrong with a database whose journal has another id.
pub(crate) const OF_ANOTHER: &str = "it belongs to another store";

/// Whether a database holds what it should.
pub(crate) enum Agreement {
    /// It does: entries with this sum, after this record.
    Holds { sum: Sum, record: u64 },
    /// It does not, for this reason.
    Differs {
        why: String,
        /// What it holds, if all of that can be read, and after which record.
        holds: Option<(Sum, u64)>,
    },
}

/// Puts the journal's last records into the database, if that lacks them, and compares what it holds then. If
/// the journal is damaged, the database has to have everything that the journal ever had.
pub(crate) fn agree(db: &Db, trees: &Trees, contents: &mut Contents) -> Result<Agreement, Failure> {
    let differs = |why: &str| Ok(Agreement::Differs { why: why.to_owned(), holds: None });
    let checkpoint = trees.checkpoint()?;
    if let Some(checkpoint) = checkpoint {
        if contents.store().is_some_and(|store| store != checkpoint.store) {
            return differs(OF_ANOTHER);
        }
        contents.require_records_of(checkpoint.store, checkpoint.record);
    }
    let Some(Checkpoint { record, sum: said, .. }) = checkpoint else {
        return differs("it does not say what it holds");
    };
    if !contents.has_all_after(record) {
        return differs("it lacks what the journal has lost");
    }
    let late = catch_up(trees, contents, record)?;
    if late > 0 {
        db.flush()?;
    }
    if let Some(bytes) = contents.torn() {
        tracing::info!(
            bytes,
            "the journal ends in a record that was being written when Kuzhi, or the machine, was stopped; \
             nobody was told that this change was saved"
        );
    }
    let is_behind = contents.damage().is_some() && contents.last() <= record;
    let should_be = if is_behind { said } else { contents.sum().unwrap_or(said) };
    let mut progress = Progress::new("the database is compared with its journal", should_be.entries());
    let found = sum_of(trees, &mut progress)?;
    let (had, record) = (record, record.max(contents.last()));
    if found == should_be {
        if had < contents.flushed() {
            tracing::error!(
                "the database had lost what it was given ({late} changes); all of it was taken from the \
                 journal. Check whether the disk is sound"
            );
        } else if late > 0 {
            tracing::info!(
                "{late} changes were taken from the journal that the database had not written yet"
            );
        }
        return Ok(Agreement::Holds { sum: found, record });
    }
    let why = format!(
        "it holds other entries than it should ({}, and {} belong there)",
        found.entries(),
        should_be.entries()
    );
    Ok(Agreement::Differs { why, holds: Some((found, record)) })
}

/// Returns the sum over all entries of the database.
fn sum_of(trees: &Trees, progress: &mut Progress) -> ::sled::Result<Sum> {
    let mut sum = Sum::default();
    for kind in Kind::ALL {
        for entry in trees.tree(kind) {
            let (key, value) = entry?;
            if !is_own(kind, &key) {
                sum.add(kind.code(), &key, &value);
                progress.count();
            }
        }
    }
    Ok(sum)
}

/// Puts the journal's records after this one into the database. Returns how many changes it lacked.
fn catch_up(trees: &Trees, contents: &Contents, record: u64) -> Result<u64, Failure> {
    let mut entries = contents.entries_after(record).map_err(Failure::Journal)?;
    let mut late = 0;
    while let Some(Entry { tree, key, value }) = entries.next().map_err(Failure::Journal)? {
        let kind = Kind::by_code(tree);
        let kind =
            kind.ok_or_else(|| Failure::Journal(io::Error::other("it has a tree of another Kuzhi")))?;
        if trees.tree(kind).get(&key)?.as_deref() != value.as_deref() {
            trees.put(kind, &key, value.as_deref())?;
            late += 1;
        }
    }
    Ok(late)
}
