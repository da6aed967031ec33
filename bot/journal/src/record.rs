//! The content of a record: what the database had on the disk, the sum after it, and its changes.

use super::frame::{self, Frame, Sort, Stamp};
use super::sum::Sum;

/// A record that was read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Record<'a> {
    pub(super) number: u64,
    /// The last record that the database had on the disk.
    pub(super) flushed: u64,
    /// The sum over all entries of the database after it.
    pub(super) sum: Sum,
    /// Its changes; see [`super::change::read_all`].
    pub(super) changes: &'a [u8],
    /// Where they begin in the file.
    pub(super) begin: usize,
}

impl<'a> Record<'a> {
    /// Reads a frame that has changes, or the one that ends a journal and has none. `None` if it is too
    /// short.
    pub(super) fn read(frame: &Frame<'a>) -> Option<Record<'a>> {
        let (flushed, changes) = read_number(frame.content)?;
        let sum = Sum::from_bytes(changes)?;
        let changes = &changes[Sum::BYTES..];
        let begin = frame.begin + frame.content.len() - changes.len();
        Some(Record { number: frame.number, flushed, sum, changes, begin })
    }
}

/// Whether a frame has changes.
pub(super) fn has_changes(sort: Sort) -> bool {
    sort == Sort::WriteBatch
}

/// Appends a record with the changes that `put` appends.
pub(super) fn write(
    into: &mut Vec<u8>,
    stamp: Stamp,
    number: u64,
    flushed: u64,
    sum: Sum,
    put: impl FnOnce(&mut Vec<u8>),
) {
    frame::write(into, stamp, Sort::WriteBatch, number, |into| {
        into.extend_from_slice(&flushed.to_le_bytes());
        into.extend_from_slice(&sum.to_bytes());
        put(into);
    });
}

/// Appends the frame that ends a journal, of which the database has everything.
pub(super) fn write_end(into: &mut Vec<u8>, stamp: Stamp, last: u64, sum: Sum) {
    frame::write(into, stamp, Sort::Closed, last, |into| {
        into.extend_from_slice(&last.to_le_bytes());
        into.extend_from_slice(&sum.to_bytes());
    });
}

fn read_number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (number, rest) = bytes.split_first_chunk()?;
    Some((u64::from_le_bytes(*number), rest))
}
