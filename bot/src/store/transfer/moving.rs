//! Out of a store into a file, and out of a file into a store.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use super::lines::{Line, LineError, read, write};
use super::{Item, Transfer};
use crate::store::StoreError;

/// How many things are taken in at once.
const BATCH: usize = 500;

/// Why nothing, or not all, was moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be read or written.
    #[error("the file cannot be read or written: {0}")]
    File(#[from] io::Error),
    /// The store keeps something already.
    #[error("the store already has matches or people: import into a new one")]
    NotEmpty,
    /// A line is not what it should be.
    #[error("line {number} cannot be used: {why}; nothing after it was imported, so import into a new store")]
    Line {
        /// Which line, from 1 on.
        number: usize,
        /// Why.
        why: String,
    },
    /// The end is missing.
    #[error("the file is cut off: it ends without its last line; export again, and import into a new store")]
    Cut,
    /// Something cannot be written as a line.
    #[error("something cannot be written: {0}")]
    Unwritable(String),
}

/// What was moved: how many things, and a sum over all of them that does not depend on their order.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Digest {
    /// How many things.
    pub count: u64,
    sum: u64,
    /// How many records could not be read, and stayed where they were.
    pub left_behind: usize,
}

impl Digest {
    fn add(&mut self, line: &str) {
        let mut hasher = DefaultHasher::new();
        line.hash(&mut hasher);
        self.sum = self.sum.wrapping_add(hasher.finish());
        self.count += 1;
    }

    /// Whether the same things were moved.
    pub fn agrees_with(&self, other: &Digest) -> bool {
        (self.count, self.sum) == (other.count, other.sum)
    }
}

/// Writes all that a store keeps, and says now and then how many things that were.
///
/// # Errors
///
/// [`TransferError`]; what was written until then is of no use.
pub fn export(
    store: &dyn Transfer,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64),
) -> Result<Digest, TransferError> {
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

/// Takes in all of a file, and says now and then how many things that were.
///
/// # Errors
///
/// [`TransferError`]; the store is of no use then, and the file still is.
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
                // As this Kuzhi writes it: what comes out of the store later is held against that.
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
