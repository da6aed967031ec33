//! The changes since the snapshot: for each key, where its last change lies.

use std::collections::{BTreeMap, btree_map};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::iter::Peekable;
use std::path::Path;

use super::change::Change;
use super::files::{self, About, Role};
use super::snapshot::SnapshotReader;

/// The last change of each key.
#[derive(Default, Debug)]
pub(super) struct Tail {
    keys: BTreeMap<Key, Place>,
}

/// A tree and a key in it.
type Key = (u8, Box<[u8]>);

/// Where a change lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Place {
    /// The record with the change.
    record: u64,
    /// `None` if the key was removed.
    value: Option<Value>,
}

/// Where a value lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Value {
    segment: u64,
    at: u64,
    length: u32,
}

/// An entry after all changes, or a removed one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the tree.
    pub tree: u8,
    /// The key in that tree.
    pub key: Vec<u8>,
    /// The value; `None` if it was removed since the snapshot was written.
    pub value: Option<Vec<u8>>,
}

impl Tail {
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// Adds a change whose value begins at this position of a segment.
    pub(super) fn put(&mut self, change: Change<'_>, record: u64, segment: u64, at: u64) {
        let value = change.value.map(|value| Value {
            segment,
            at,
            length: u32::try_from(value.len()).expect("it was written with its length"),
        });
        self.keys.insert((change.tree, change.key.into()), Place { record, value });
    }
}

/// All entries of a snapshot with the changes since, ordered by key.
pub struct Entries<'a> {
    snapshot: Option<SnapshotReader>,
    /// The current block and the position in it.
    block: (Vec<u8>, usize),
    waiting: Option<Entry>,
    tail: Peekable<btree_map::Iter<'a, Key, Place>>,
    /// The first record of the tail to include.
    from: u64,
    values: Values<'a>,
}

/// Reads values from segments.
struct Values<'a> {
    folder: &'a Path,
    open: Vec<(u64, File)>,
}

impl<'a> Entries<'a> {
    pub(super) fn open(
        folder: &'a Path,
        snapshot: Option<&About>,
        tail: &'a Tail,
    ) -> io::Result<Entries<'a>> {
        Ok(Entries {
            snapshot: snapshot.map(|snapshot| SnapshotReader::open(folder, snapshot)).transpose()?,
            block: (Vec::new(), 0),
            waiting: None,
            tail: tail.keys.iter().peekable(),
            from: 0,
            values: Values { folder, open: Vec::new() },
        })
    }

    /// Iterates over what has changed in a record or after it.
    pub(super) fn of_tail(folder: &'a Path, tail: &'a Tail, from: u64) -> io::Result<Entries<'a>> {
        Ok(Entries { from, ..Entries::open(folder, None, tail)? })
    }

    /// Returns the next entry or removal.
    #[expect(clippy::should_implement_trait, reason = "callers stop at the first error")]
    pub fn next(&mut self) -> io::Result<Option<Entry>> {
        let of_snapshot = match self.waiting.take() {
            Some(waiting) => Some(waiting),
            None => self.next_of_snapshot()?,
        };
        let comes_first = |entry: &Entry, key: &Key| (entry.tree, &*entry.key) < (key.0, &*key.1);
        match (of_snapshot, self.tail.peek().copied()) {
            (Some(entry), Some((key, _))) if !comes_first(&entry, key) => {
                // Of two entries for one key the later one counts.
                if (entry.tree, &*entry.key) != (key.0, &*key.1) {
                    self.waiting = Some(entry);
                }
                self.next_of_tail()
            }
            (None, _) => self.next_of_tail(),
            (of_snapshot, _) => Ok(of_snapshot),
        }
    }

    /// Whether anything read so far is damaged.
    pub fn are_damaged(&self) -> bool {
        self.snapshot.as_ref().is_some_and(|snapshot| snapshot.damage().is_some())
    }

    fn next_of_snapshot(&mut self) -> io::Result<Option<Entry>> {
        loop {
            let (block, at) = &mut self.block;
            // Malformed changes were found when the block was read.
            if let Some((Change { tree, key, value }, rest)) = Change::read(&block[*at..]) {
                *at = block.len() - rest.len();
                let (key, value) = (key.to_vec(), value.map(<[u8]>::to_vec));
                return Ok(Some(Entry { tree, key, value }));
            }
            let Some(snapshot) = &mut self.snapshot else { return Ok(None) };
            let Some(next) = snapshot.next_block()? else { return Ok(None) };
            block.clear();
            block.extend_from_slice(next);
            *at = 0;
        }
    }

    fn next_of_tail(&mut self) -> io::Result<Option<Entry>> {
        let Some(((tree, key), place)) = self.tail.find(|(_, place)| place.record >= self.from) else {
            return Ok(None);
        };
        let value = place.value.map(|value| self.values.read(value)).transpose()?;
        Ok(Some(Entry { tree: *tree, key: key.to_vec(), value }))
    }
}

impl Values<'_> {
    fn read(&mut self, Value { segment, at, length }: Value) -> io::Result<Vec<u8>> {
        let index = match self.open.iter().position(|(file, _)| *file == segment) {
            Some(index) => index,
            None => {
                self.open.push((segment, File::open(files::path(self.folder, Role::Segment, segment))?));
                self.open.len() - 1
            }
        };
        let file = &mut self.open[index].1;
        let mut value = vec![0; usize::try_from(length).unwrap_or(usize::MAX)];
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(&mut value)?;
        Ok(value)
    }
}
