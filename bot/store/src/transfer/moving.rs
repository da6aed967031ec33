//! Exports a store to a file and imports a file into a store.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use super::lines::{Line, LineError, read, write};
use super::{Item, Transfer};
use crate::StoreError;

/// How many items one import transaction holds.
const BATCH: usize = 500;

/// Why an export or import failed.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be read or written.
    #[error("the file cannot be read or written: {0}")]
    File(#[from] io::Error),
    /// Somebody has asked for their data to be deleted, and an export would keep it.
    #[error(
        "somebody's data is still being deleted: start the bot, which finishes that, stop it, \
         and export again"
    )]
    Erasure,
    /// The store to import into is not empty.
    #[error("the store already has matches or people: import into a new one")]
    NotEmpty,
    /// A line is invalid.
    #[error("line {number} cannot be used: {why}; nothing after it was imported, so import into a new store")]
    Line {
        /// Its number, from 1.
        number: usize,
        /// Why.
        why: String,
    },
    /// The last line is missing: the file is cut off.
    #[error("the file is cut off: it ends without its last line; export again, and import into a new store")]
    Cut,
    /// An item cannot be written as a line.
    #[error("something cannot be written: {0}")]
    Unwritable(String),
}

/// The number of items moved, and a checksum over them that does not depend on their order.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Digest {
    /// The number of items.
    pub count: u64,
    sum: u64,
    /// The number of unreadable records, which were not moved.
    pub left_behind: usize,
}

impl Digest {
    fn add(&mut self, line: &str) {
        let mut hasher = DefaultHasher::new();
        line.hash(&mut hasher);
        self.sum = self.sum.wrapping_add(hasher.finish());
        self.count += 1;
    }

    /// Returns whether both sides moved the same items.
    pub fn agrees_with(&self, other: &Digest) -> bool {
        (self.count, self.sum) == (other.count, other.sum)
    }
}

/// Exports all of a store, and reports its progress as a number of items.
///
/// # Errors
///
/// [`TransferError`]. What was written until then is useless.
pub fn export(
    store: &dyn Transfer,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64),
) -> Result<Digest, TransferError> {
    if store.has_unfinished_deletion()? {
        return Err(TransferError::Erasure);
    }
    let mut digest = Digest::default();
    let mut failed = None;
    let unwritable = |error: LineError| TransferError::Unwritable(error.to_string());
    writeln!(out, "{}", write(&Line::Begin).map_err(unwritable)?)?;
    let left_behind = store.hand_out(&mut |item| {
        let written = write(&Line::Item(item)).map_err(unwritable).and_then(|line| {
            digest.add(&line);
            Ok(writeln!(out, "{line}")?)
        });
        if digest.count.is_multiple_of(1_000) {
            progress(digest.count);
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failed = Some(error);
                ControlFlow::Break(())
            }
        }
    })?;
    if let Some(error) = failed {
        return Err(error);
    }
    writeln!(out, "{}", write(&Line::End(digest.count)).map_err(unwritable)?)?;
    out.flush()?;
    Ok(Digest { left_behind, ..digest })
}

/// Imports all of a file, and reports its progress as a number of items.
///
/// # Errors
///
/// [`TransferError`]. The store is useless then. The file is unharmed.
pub fn import(
    store: &dyn Transfer,
    file: &mut dyn BufRead,
    progress: &mut dyn FnMut(u64),
) -> Result<Digest, TransferError> {
    if !store.is_empty()? {
        return Err(TransferError::NotEmpty);
    }
    let (mut digest, mut batch, mut has_begun) = (Digest::default(), Vec::with_capacity(BATCH), false);
    for (number, line) in (1..).zip(file.lines()) {
        let unusable = |why: String| TransferError::Line { number, why };
        match (read(&line?).map_err(|error| unusable(error.to_string()))?, has_begun) {
            (Line::Begin, false) => has_begun = true,
            (Line::Item(item), true) => {
                // Write it again as this version does: the digest of the finished store is compared with this
                // one.
                let line = write(&Line::Item(item.clone())).map_err(|error| unusable(error.to_string()))?;
                digest.add(&line);
                batch.push(item);
                if batch.len() == BATCH {
                    take_in(store, &mut batch)?;
                    progress(digest.count);
                }
            }
            (Line::End(count), true) if count == digest.count => {
                take_in(store, &mut batch)?;
                store.finish_import()?;
                return Ok(digest);
            }
            _ => return Err(unusable("it does not stand where it should".to_owned())),
        }
    }
    Err(TransferError::Cut)
}

fn take_in(store: &dyn Transfer, batch: &mut Vec<Item>) -> Result<(), StoreError> {
    store.take_in(batch)?;
    batch.clear();
    Ok(())
}
