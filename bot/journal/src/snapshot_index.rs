//! The index of a snapshot, for finding single entries without reading all of it.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use super::change;
use super::files::{self, About, Role};
use super::frame::{self, ALIGN, FrameRead, HEAD, Sort, Stamp};

/// The content length of a snapshot's last frame: the number of entries, and where the index begins.
pub(super) const END: usize = 16;

/// The length of that frame.
const END_FRAME: usize = (HEAD + END + 1).next_multiple_of(ALIGN);

/// The blocks of a snapshot.
#[derive(Debug)]
pub(super) struct SnapshotIndex {
    /// A buffer for a block.
    file: Mutex<(File, Vec<u8>)>,
    stamp: Stamp,
    /// In order.
    blocks: Vec<Block>,
    /// Where the last one ends.
    end: u64,
}

/// Where a block begins, and its first entry.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Block {
    tree: u8,
    key: Box<[u8]>,
    at: u64,
}

/// Tree, key length, position.
const ENTRY: usize = 11;

/// Adds a block.
pub(super) fn write(into: &mut Vec<u8>, tree: u8, key: &[u8], at: u64) {
    let length = u16::try_from(key.len()).expect("keys are short");
    into.push(tree);
    into.extend_from_slice(&length.to_le_bytes());
    into.extend_from_slice(&at.to_le_bytes());
    into.extend_from_slice(key);
}

fn read(mut bytes: &[u8]) -> Option<Vec<Block>> {
    let mut blocks = Vec::new();
    while !bytes.is_empty() {
        let (head, rest) = bytes.split_first_chunk::<ENTRY>()?;
        let [tree, l1, l2, at @ ..] = *head;
        let (key, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes([l1, l2])))?;
        blocks.push(Block { tree, key: key.into(), at: u64::from_le_bytes(at) });
        bytes = rest;
    }
    Some(blocks)
}

impl SnapshotIndex {
    /// Reads the index of a snapshot. `None` if its end is damaged.
    pub(super) fn read(folder: &Path, about: &About) -> io::Result<Option<SnapshotIndex>> {
        let stamp = about.stamp();
        let mut file = File::open(files::path(folder, Role::Snapshot, about.file))?;
        let Some(end) = file.metadata()?.len().checked_sub(END_FRAME as u64) else { return Ok(None) };
        let last = part(&mut file, end, END_FRAME)?;
        let FrameRead::Frame(last) = frame::read(&last, 0, stamp) else { return Ok(None) };
        let begin = last.content.get(8..END).and_then(|bytes| bytes.first_chunk());
        let Some(begin) = begin.filter(|_| last.sort == Sort::End).map(|bytes| u64::from_le_bytes(*bytes))
        else {
            return Ok(None);
        };
        let Some(length) = end.checked_sub(begin).and_then(|length| usize::try_from(length).ok()) else {
            return Ok(None);
        };
        let index = part(&mut file, begin, length)?;
        let FrameRead::Frame(index) = frame::read(&index, 0, stamp) else { return Ok(None) };
        let blocks = read(index.content).filter(|_| index.sort == Sort::Index);
        Ok(blocks.map(|blocks| SnapshotIndex {
            file: Mutex::new((file, Vec::new())),
            stamp,
            blocks,
            end: begin,
        }))
    }

    /// Returns the value under a key.
    ///
    /// # Errors
    ///
    /// I/O errors, or damage to the block that would contain it.
    pub(super) fn find(&self, tree: u8, key: &[u8]) -> io::Result<Option<Vec<u8>>> {
        let next = self.blocks.partition_point(|block| (block.tree, &*block.key) <= (tree, key));
        // It would be before all others.
        let Some(block) = next.checked_sub(1).map(|at| &self.blocks[at]) else { return Ok(None) };
        let end = self.blocks.get(next).map_or(self.end, |next| next.at);
        let length = end.checked_sub(block.at).and_then(|length| usize::try_from(length).ok());
        // A panic elsewhere has left only a file and bytes, which are read again.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, bytes) = &mut *file;
        read_part(file, block.at, length.ok_or_else(damaged)?, bytes)?;
        let FrameRead::Frame(entries) = frame::read(bytes, 0, self.stamp) else { return Err(damaged()) };
        let mut found = None;
        let read = change::read_all(entries.content, |entry, _| {
            if (entry.tree, entry.key) == (tree, key) {
                found = entry.value.map(<[u8]>::to_vec);
            }
        });
        read.map_err(|_| damaged())?;
        Ok(found)
    }
}

fn part(file: &mut File, from: u64, length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    read_part(file, from, length, &mut bytes)?;
    Ok(bytes)
}

fn read_part(file: &mut File, from: u64, length: usize, into: &mut Vec<u8>) -> io::Result<()> {
    into.resize(length, 0);
    file.seek(SeekFrom::Start(from))?;
    file.read_exact(into)
}

fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a block of its snapshot is not what was written")
}
