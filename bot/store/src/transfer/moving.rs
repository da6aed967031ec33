//! Exports a store to a file and imports a file into a store.

use std::cmp::Ordering;
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
    #[error("line {number} cannot be used: {why}; restore it or export again, and import into a new store")]
    Line {
        /// Its number, from 1.
        number: usize,
        /// Why.
        why: String,
    },
    /// The last line is missing: the file is cut off.
    #[error(
        "the file is cut off: it ends after line {0}, without its last line; export again, and import into a \
         new store"
    )]
    Cut(usize),
    /// The store refuses items.
    #[error("lines up to {number} cannot be imported: {why}; import into a new store")]
    Refused {
        /// The number of the last of them.
        number: usize,
        /// Why.
        why: StoreError,
    },
    /// An item cannot be written as a line.
    #[error("something cannot be written: {0}")]
    Unwritable(String),
}

/// The number of items moved, and a checksum over them that does not depend on their order.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Digest {
    /// The number of items.
    pub count: u64,
    /// The sum of their lines' checksums.
    pub(super) sum: u64,
    /// The number of unreadable records, which were not moved.
    pub left_behind: usize,
}

impl Digest {
    fn add(&mut self, checksum: u32) {
        self.sum = self.sum.wrapping_add(checksum.into());
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
    writeln!(out, "{}", write(&Line::Begin).map_err(unwritable)?.0)?;
    let left_behind = store.hand_out(&mut |item| {
        let written = write(&Line::Item(Box::new(item))).map_err(unwritable).and_then(|(line, checksum)| {
            digest.add(checksum);
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
    writeln!(out, "{}", write(&Line::End(digest)).map_err(unwritable)?.0)?;
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
    // This version may write a line otherwise. The finished store is compared with what this version writes.
    let (mut in_file, mut digest) = (Digest::default(), Digest::default());
    let (mut batch, mut has_begun, mut number) = (Vec::with_capacity(BATCH), false, 0);
    for line in file.split(b'\n') {
        number += 1;
        let unusable = |why: String| TransferError::Line { number, why };
        let line = String::from_utf8(line?).map_err(|_| unusable("it is not UTF-8".to_owned()))?;
        let (line, checksum) = read(line.trim_end()).map_err(|error| unusable(error.to_string()))?;
        match line {
            Line::Begin if !has_begun => has_begun = true,
            Line::Item(item) if has_begun => {
                in_file.add(checksum);
                let line = Line::Item(item.clone());
                digest.add(write(&line).map_err(|error| unusable(error.to_string()))?.1);
                batch.push(*item);
                if batch.len() == BATCH {
                    take_in(store, &mut batch, number)?;
                    progress(digest.count);
                }
            }
            Line::End(end) if has_begun && end.agrees_with(&in_file) => {
                take_in(store, &mut batch, number)?;
                store.finish_import()?;
                return Ok(digest);
            }
            Line::End(end) if has_begun => {
                let why = match in_file.count.cmp(&end.count) {
                    Ordering::Less => "a line is missing",
                    Ordering::Equal => "a line stands in the place of another",
                    Ordering::Greater => "a line stands there twice",
                };
                let (due, count) = (end.count, in_file.count);
                return Err(unusable(format!("it ends {due} items, but {count} stand before it: {why}")));
            }
            _ => return Err(unusable("it does not stand where it should".to_owned())),
        }
    }
    Err(TransferError::Cut(number))
}

fn take_in(store: &dyn Transfer, batch: &mut Vec<Item>, number: usize) -> Result<(), TransferError> {
    store.take_in(batch).map_err(|why| TransferError::Refused { number, why })?;
    batch.clear();
    Ok(())
}
