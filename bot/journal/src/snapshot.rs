//! A snapshot: all entries after a certain record, ordered by key. What came before that record need not be
//! kept.

use std::fs::{self, File};
use std::io::{self, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::Damage;
use super::change::{self, Change};
use super::files::{self, ABOUT, About, Role};
use super::frame::{self, ALIGN, FrameRead, HEAD, Head, Sort, Stamp};
use super::sum::Sum;

/// The minimum length of a block of entries. The last block may be shorter.
const BLOCK: usize = 64 << 10;

/// A snapshot on disk.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Snapshot {
    pub(super) about: About,
    pub(super) bytes: u64,
    /// The sum over all entries of the database after its record, unless that is damaged.
    pub(super) sum: Option<Sum>,
}

/// Writes a snapshot, entry by entry.
pub(super) struct SnapshotWriter {
    file: File,
    about: About,
    path: PathBuf,
    entries: Vec<u8>,
    /// The number of entries written.
    put: u64,
    blocks: u64,
    bytes: u64,
}

impl SnapshotWriter {
    pub(super) fn begin(folder: &Path, about: About) -> io::Result<SnapshotWriter> {
        SnapshotWriter::begin_at(files::path(folder, Role::Snapshot, about.file), about)
    }

    /// Starts a snapshot in a file of any name.
    pub(super) fn begin_at(path: PathBuf, about: About) -> io::Result<SnapshotWriter> {
        let mut file = File::create(files::unfinished(&path))?;
        let mut first = Vec::new();
        about.write(&mut first);
        file.write_all(&first)?;
        Ok(SnapshotWriter { file, about, path, entries: Vec::new(), put: 0, blocks: 0, bytes: ABOUT as u64 })
    }

    /// Appends an entry, whose key must be greater than those before. Returns whether that completed a block.
    pub(super) fn put(&mut self, tree: u8, key: &[u8], value: &[u8]) -> io::Result<bool> {
        Change { tree, key, value: Some(value) }.write(&mut self.entries);
        self.put += 1;
        let is_full = self.entries.len() >= BLOCK;
        if is_full {
            self.write_block()?;
        }
        Ok(is_full)
    }

    fn write_block(&mut self) -> io::Result<()> {
        self.blocks += 1;
        let entries = std::mem::take(&mut self.entries);
        self.write(Sort::Entries, self.blocks, |into| into.extend_from_slice(&entries))?;
        self.entries = entries;
        self.entries.clear();
        Ok(())
    }

    fn write(&mut self, sort: Sort, number: u64, content: impl FnOnce(&mut Vec<u8>)) -> io::Result<()> {
        let mut bytes = Vec::new();
        frame::write(&mut bytes, self.about.stamp(), sort, number, content);
        self.bytes += bytes.len() as u64;
        self.file.write_all(&bytes)
    }

    /// Gives up and deletes the unfinished file.
    pub(super) fn drop_it(self) -> io::Result<()> {
        fs::remove_file(files::unfinished(&self.path))
    }

    /// Finishes the file and puts it in place. `sum` is that of the database after its record.
    pub(super) fn finish(mut self, sum: Sum) -> io::Result<Snapshot> {
        self.end(sum)?;
        files::put_in_place(&files::unfinished(&self.path), &self.path)?;
        Ok(Snapshot { about: self.about, bytes: self.bytes, sum: Some(sum) })
    }

    /// Writes the end of the file and syncs it. It is not in place yet.
    pub(super) fn end(&mut self, sum: Sum) -> io::Result<()> {
        if !self.entries.is_empty() {
            self.write_block()?;
        }
        let (blocks, put) = (self.blocks, self.put);
        self.write(Sort::End, blocks + 1, |into| {
            into.extend_from_slice(&put.to_le_bytes());
            into.extend_from_slice(&sum.to_bytes());
        })?;
        self.file.sync_all()
    }

    /// Returns the number of entries written.
    pub(super) const fn put_so_far(&self) -> u64 {
        self.put
    }

    /// Returns the number of bytes written.
    pub(super) const fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// Reads a snapshot, block by block, and continues after damaged blocks.
pub(super) struct SnapshotReader {
    file: BufReader<File>,
    stamp: Stamp,
    at: u64,
    length: u64,
    block: Vec<u8>,
    blocks: u64,
    seen: u64,
    has_ended: bool,
    sum: Option<Sum>,
    damage: Option<Damage>,
}

impl SnapshotReader {
    /// Opens a snapshot by its header. `None` if that cannot be read.
    pub(super) fn about(path: &Path) -> io::Result<Option<About>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(ABOUT as u64).read_to_end(&mut bytes)?;
        Ok(About::read(&bytes).map(|(about, _)| about))
    }

    pub(super) fn open(folder: &Path, about: &About) -> io::Result<SnapshotReader> {
        SnapshotReader::open_at(&files::path(folder, Role::Snapshot, about.file), about)
    }

    /// Opens a snapshot in a file of any name.
    pub(super) fn open_at(path: &Path, about: &About) -> io::Result<SnapshotReader> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        let mut file = BufReader::with_capacity(2 * BLOCK, file);
        file.seek(SeekFrom::Start(ABOUT as u64))?;
        Ok(SnapshotReader {
            file,
            stamp: about.stamp(),
            at: ABOUT as u64,
            length,
            block: Vec::new(),
            blocks: 0,
            seen: 0,
            has_ended: false,
            sum: None,
            damage: None,
        })
    }

    pub(super) const fn length(&self) -> u64 {
        self.length
    }

    /// Returns the number of entries read.
    pub(super) const fn seen(&self) -> u64 {
        self.seen
    }

    /// Returns the sum over all entries of the database after its record, once everything was read.
    pub(super) const fn sum(&self) -> Option<Sum> {
        self.sum
    }

    /// Returns the entries of the next readable block.
    pub(super) fn next_block(&mut self) -> io::Result<Option<&[u8]>> {
        let length = loop {
            match self.next_frame()? {
                None => return Ok(None),
                Some((Sort::Entries, number, length)) => {
                    if number != self.blocks + 1 {
                        self.record_damage("a block of its snapshot is missing");
                    }
                    self.blocks = number;
                    break length;
                }
                Some((Sort::End, number, length)) => {
                    let content = &self.block[HEAD..HEAD + length];
                    let put = content.first_chunk().map(|put| u64::from_le_bytes(*put));
                    self.sum = content.get(8..).and_then(Sum::from_bytes);
                    if self.damage.is_none() && (number != self.blocks + 1 || put != Some(self.seen)) {
                        self.record_damage("its snapshot has not as many entries as it says");
                    }
                    self.has_ended = true;
                }
                Some(_) => self.record_damage("its snapshot has something in it that belongs elsewhere"),
            }
        };
        let entries = &self.block[HEAD..HEAD + length];
        let mut count = 0;
        if let Err(damage) = change::read_all(entries, |_, _| count += 1) {
            self.damage.get_or_insert(damage);
        }
        self.seen += count;
        Ok(Some(&self.block[HEAD..HEAD + length]))
    }

    /// Returns what is wrong with the part read so far.
    pub(super) fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    fn record_damage(&mut self, what: &str) {
        self.damage.get_or_insert_with(|| Damage::new(what));
    }

    /// Reads the next frame into the block. Returns its sort, its number and the length of its content.
    fn next_frame(&mut self) -> io::Result<Option<(Sort, u64, usize)>> {
        let mut is_lost = false;
        loop {
            if self.at >= self.length {
                if !self.has_ended {
                    self.record_damage("its snapshot has no end");
                }
                return Ok(None);
            }
            if let Some(found) = self.frame_here()? {
                return Ok(Some(found));
            }
            self.record_damage("a block of its snapshot is not what was written");
            if !is_lost {
                tracing::warn!(at = self.at, "a block of the journal's snapshot cannot be read");
            }
            is_lost = true;
            self.at += ALIGN as u64;
            self.file.seek(SeekFrom::Start(self.at))?;
        }
    }

    fn frame_here(&mut self) -> io::Result<Option<(Sort, u64, usize)>> {
        self.block.resize(HEAD, 0);
        if !self.fill(0)? {
            return Ok(None);
        }
        let Some(head) = Head::read(&self.block, self.stamp) else { return Ok(None) };
        let length = head.frame_length();
        if self.length - self.at < length as u64 {
            return Ok(None);
        }
        self.block.resize(length, 0);
        if !self.fill(HEAD)? {
            return Ok(None);
        }
        let FrameRead::Frame(frame) = frame::read(&self.block, 0, self.stamp) else { return Ok(None) };
        let found = (frame.sort, frame.number, frame.content.len());
        self.at += length as u64;
        Ok(Some(found))
    }

    /// Fills the block from a position on. Returns false if the file ends before.
    fn fill(&mut self, from: usize) -> io::Result<bool> {
        match self.file.read_exact(&mut self.block[from..]) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
            Err(error) => Err(error),
        }
    }
}
