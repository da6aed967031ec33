//! Reads a journal's folder from one end to the other. It changes nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::change;
use super::files::{self, About, Role};
use super::frame::{self, Frame, FrameRead, Sort, Stamp};
use super::record::{self, Record};
use super::since_snapshot::{Entries, Tail};
use super::snapshot::{Snapshot, SnapshotReader};
use super::sum::Sum;
use super::{Damage, high_water_mark};

/// What a folder holds.
#[derive(Debug)]
pub enum Scan {
    /// No journal.
    Nothing,
    /// The journal of a later program, with its schema.
    Newer(u32),
    /// A journal, damaged or not.
    Found(Box<Contents>),
}

/// A journal, as far as it can be read.
#[derive(Debug)]
pub struct Contents {
    pub(super) folder: PathBuf,
    pub(super) snapshot: Option<Snapshot>,
    pub(super) segments: Vec<Segment>,
    /// Segments that were begun and are empty.
    pub(super) begun_segments: Vec<u64>,
    pub(super) tail: Tail,
    store: Option<u64>,
    last: u64,
    /// The sum over all entries after the last record.
    sum: Option<Sum>,
    /// The first record from which on none is missing.
    whole_from: u64,
    /// How many records were read.
    records: u64,
    flushed: u64,
    pub(super) is_closed: bool,
    torn: Option<u64>,
    damage: Option<Damage>,
}

/// A segment file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Segment {
    pub(super) file: u64,
    /// The last record in it, or before it.
    pub(super) last: u64,
    /// The length of its records.
    pub(super) bytes: u64,
}

/// Reads a folder and verifies the checksums, for a program that knows a schema.
///
/// # Errors
///
/// I/O errors. Damage is not an error.
pub fn scan(folder: &Path, schema: u32) -> io::Result<Scan> {
    let witnessed = high_water_mark::bytes(folder);
    let files = files::list(folder)?;
    if files.is_empty() {
        return Ok(Scan::Nothing);
    }
    let mut contents = Contents::empty(folder);
    let mut schemas = Vec::new();
    let bases = files.iter().filter(|(role, _)| *role == Role::Snapshot).map(|(_, file)| *file);
    // A crash may leave an earlier one, which is removed only after the last one is there.
    if let Some(last) = bases.max() {
        schemas.extend(contents.read_snapshot(last)?);
    }
    if contents.snapshot.is_none() {
        // Every journal begins with one.
        contents.record_damage("its snapshot is missing");
    }
    let first = contents.snapshot.map(|snapshot| snapshot.about.next_segment);
    for &(_, segment) in
        files.iter().filter(|(role, segment)| *role == Role::Segment && Some(*segment) >= first)
    {
        schemas.extend(contents.read_segment(segment)?);
    }
    let store = contents.store;
    if let Some(last) = store.and_then(|store| high_water_mark::record_number(&witnessed, store)) {
        contents.require_record(last);
    }
    match schemas.into_iter().max().filter(|newest| *newest > schema) {
        Some(newer) => Ok(Scan::Newer(newer)),
        None => Ok(Scan::Found(Box::new(contents))),
    }
}

impl Contents {
    /// Returns the contents of a journal of which nothing is left.
    pub fn empty(folder: &Path) -> Contents {
        Contents {
            folder: folder.to_owned(),
            snapshot: None,
            segments: Vec::new(),
            begun_segments: Vec::new(),
            tail: Tail::default(),
            store: None,
            last: 0,
            sum: None,
            whole_from: 0,
            records: 0,
            flushed: 0,
            is_closed: false,
            torn: None,
            damage: None,
        }
    }

    /// The store that it belongs to, if anything says so.
    pub const fn store(&self) -> Option<u64> {
        self.store
    }

    /// The sum over all entries of the database after the last readable record.
    pub const fn sum(&self) -> Option<Sum> {
        self.sum
    }

    /// The last readable record.
    pub const fn last(&self) -> u64 {
        self.last
    }

    /// How many records there are besides the snapshot.
    pub const fn records(&self) -> u64 {
        self.records
    }

    /// The last record in the snapshot.
    pub(super) fn snapshot_record(&self) -> u64 {
        self.snapshot.map_or(0, |snapshot| snapshot.about.record)
    }

    /// The last record that the database is known to have on the disk.
    pub fn flushed(&self) -> u64 {
        self.flushed.max(self.snapshot_record())
    }

    /// How many bytes at its end were being written when the program or the machine stopped.
    pub const fn torn(&self) -> Option<u64> {
        self.torn
    }

    /// What is damaged, if anything. Not everything was read then.
    pub const fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// Reports damage unless it reaches a record that is known to have been written.
    pub fn require_record(&mut self, record: u64) {
        if record > self.last {
            self.record_damage("its end is missing");
            self.whole_from = self.whole_from.max(record + 1);
        }
    }

    /// Reports damage unless it reaches the record that a database of this store has, and the last one that
    /// its high-water mark names.
    pub fn require_records_of(&mut self, store: u64, record: u64) {
        let witnessed = high_water_mark::record_number(&high_water_mark::bytes(&self.folder), store);
        self.require_record(witnessed.map_or(record, |witnessed| witnessed.max(record)));
    }

    /// Whether every record after this one is there.
    pub const fn has_all_after(&self, record: u64) -> bool {
        record.saturating_add(1) >= self.whole_from
    }

    fn record_damage(&mut self, what: &str) {
        self.damage.get_or_insert_with(|| Damage::new(what));
    }

    /// Iterates over all readable entries, ordered by tree and key.
    pub fn entries(&self) -> io::Result<Entries<'_>> {
        Entries::open(&self.folder, self.snapshot.as_ref().map(|snapshot| &snapshot.about), &self.tail)
    }

    /// Iterates over the changes after a record, ordered by tree and key.
    pub fn entries_after(&self, record: u64) -> io::Result<Entries<'_>> {
        Entries::of_tail(&self.folder, &self.tail, record.saturating_add(1))
    }

    /// Reads the snapshot and returns its schema.
    fn read_snapshot(&mut self, file: u64) -> io::Result<Option<u32>> {
        let path = files::path(&self.folder, Role::Snapshot, file);
        let about =
            SnapshotReader::about(&path)?.filter(|about| about.role == Role::Snapshot && about.file == file);
        let Some(about) = about else {
            self.record_damage("its snapshot does not say what it is");
            return Ok(None);
        };
        let mut snapshot = SnapshotReader::open(&self.folder, &about)?;
        let bytes = snapshot.length();
        while snapshot.next_block()?.is_some() {}
        if self.damage.is_none() {
            self.damage = snapshot.damage().cloned();
        }
        (self.store, self.last, self.sum) = (Some(about.store), about.record, snapshot.sum());
        self.snapshot = Some(Snapshot { about, bytes, sum: self.sum });
        Ok(Some(about.schema))
    }

    /// Reads the next segment and returns its schema.
    fn read_segment(&mut self, file: u64) -> io::Result<Option<u32>> {
        let bytes = fs::read(files::path(&self.folder, Role::Segment, file))?;
        let Some((about, first)) = About::read(&bytes) else {
            self.read_unnamed_segment(file, &bytes);
            return Ok(None);
        };
        let due = self
            .segments
            .last()
            .map_or(self.snapshot.map_or(1, |snapshot| snapshot.about.next_segment), |segment| {
                segment.file + 1
            });
        if !self.begun_segments.is_empty() || file != due || about.file != file || about.role != Role::Segment
        {
            self.record_damage("one of its segments is missing");
        }
        if self.snapshot.is_none() && self.segments.is_empty() {
            self.store = Some(about.store);
        }
        if Some(about.store) != self.store {
            self.record_damage("one of its segments belongs to another store");
        }
        if about.record != self.last {
            self.record_damage("records between its segments are missing");
            self.last = self.last.max(about.record);
            self.whole_from = self.last + 1;
        }
        self.is_closed = false;
        let end = self.read_records(file, &about, &bytes, first.next);
        self.segments.push(Segment { file, last: self.last, bytes: end });
        Ok(Some(about.schema))
    }

    /// Reads a segment without a readable header.
    fn read_unnamed_segment(&mut self, file: u64, bytes: &[u8]) {
        let is_torn = matches!(frame::read(bytes, 0, Stamp::FIRST), FrameRead::Nothing | FrameRead::Torn);
        let (store, schema, record) = (self.store.unwrap_or_default(), 0, self.last);
        let about = About { role: Role::Segment, file, store, schema, record, next_segment: 0 };
        let begin = frame::next_after(bytes, 0, about.stamp());
        // It was being begun: its header goes to the disk with its first record.
        if is_torn && begin.is_none() {
            return self.begun_segments.push(file);
        }
        self.record_damage("one of its segments does not say what it is");
        if let Some(begin) = begin {
            self.read_records(file, &about, bytes, begin);
        }
    }

    /// Reads the records of a segment and returns where they end.
    fn read_records(&mut self, file: u64, about: &About, bytes: &[u8], begin: usize) -> u64 {
        let (stamp, mut at) = (about.stamp(), begin);
        loop {
            let found = frame::read(bytes, at, stamp);
            if let FrameRead::Frame(frame) = found {
                self.read_record(file, &frame);
                at = frame.next;
                continue;
            }
            if found == FrameRead::Nothing {
                return at as u64;
            }
            match (found, frame::next_after(bytes, at, stamp)) {
                (FrameRead::Torn, None) => {
                    self.torn = Some((bytes.len() - at) as u64);
                    return at as u64;
                }
                // A later record proves that it was complete, so it is damaged, not torn.
                (_, Some(next)) => {
                    self.record_damage("a record is not what was written");
                    at = next;
                }
                (_, None) => {
                    self.record_damage("its last record is not what was written");
                    self.whole_from = self.last + 2;
                    return at as u64;
                }
            }
        }
    }

    fn read_record(&mut self, file: u64, frame: &Frame<'_>) {
        if self.torn.is_some() {
            self.record_damage("a record within it is missing");
        }
        let Some(record) = Record::read(frame) else {
            return self.record_damage("a record makes no sense");
        };
        self.flushed = self.flushed.max(record.flushed);
        let has_changes = record::has_changes(frame.sort);
        if frame.number != self.last + u64::from(has_changes) {
            self.record_damage("a record within it is missing");
            self.whole_from = frame.number + u64::from(!has_changes);
        }
        self.last = self.last.max(frame.number);
        self.sum = Some(record.sum);
        self.is_closed = frame.sort == Sort::Closed;
        self.records += u64::from(has_changes);
        let read = change::read_all(record.changes, |change, at| {
            self.tail.put(change, record.number, file, (record.begin + at) as u64);
        });
        if let Err(damage) = read {
            self.damage.get_or_insert(damage);
        }
    }
}
