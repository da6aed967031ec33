//! The end of the journal, where records are appended.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::change::Change;
use super::compactor::Progress;
use super::contents::{Contents, Segment};
use super::files::{self, About, Role};
use super::frame::Stamp;
use super::high_water_mark::HighWaterMark;
use super::record;
use super::sum::Sum;
use super::{Options, Sizes};

/// How many zeros are written ahead. Overwriting them syncs in two thirds of the time. Writing four times as
/// many takes milliseconds, and a commit waits for it.
const AHEAD: u64 = 256 << 10;

/// How much memory is kept for the next frame.
const KEPT: usize = 256 << 10;

/// How many records may be on their way to the disk at once.
pub const OVERLAPPING: usize = 2;

/// Syncs a file to the disk. Several threads may call it at once.
pub type SyncFile = Arc<dyn Fn(&File) -> io::Result<()> + Send + Sync>;

/// A journal open for writing.
pub struct Journal {
    folder: PathBuf,
    store: u64,
    schema: u32,
    sizes: Sizes,
    sync: SyncFile,
    high_water_mark: HighWaterMark,
    segment: Option<Open>,
    next_segment: u64,
    /// The last record that was appended.
    last: u64,
    /// The sum over all entries after it.
    sum: Sum,
    /// The last record that is on the disk, with all before it.
    synced: u64,
    progress: Arc<Progress>,
    /// Sends full segments to the compactor.
    full: Option<Sender<Segment>>,
    /// The memory for the next frame.
    frame: Vec<u8>,
    /// Whether a write failed. A record after it could make the journal look damaged.
    has_failed: bool,
}

/// A record that was appended and may not be on the disk yet.
#[must_use = "it is not on the disk yet"]
pub struct Appended {
    number: u64,
    sum: Sum,
    file: Arc<File>,
    sync: SyncFile,
}

impl Appended {
    /// Returns the record's number.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Returns the sum over all entries after it.
    pub const fn sum(&self) -> Sum {
        self.sum
    }

    /// Syncs it and all records before it in its segment. The journal is told the outcome next.
    ///
    /// # Errors
    ///
    /// I/O errors.
    pub fn sync(&self) -> io::Result<()> {
        (self.sync)(&self.file)
    }
}

/// The segment that records are appended to.
struct Open {
    /// The file, opened once for each record on its way to the disk. An error of the disk is reported once
    /// for each opening, so each of these records fails.
    files: [Arc<File>; OVERLAPPING],
    number: u64,
    /// The last record before it.
    before: u64,
    stamp: Stamp,
    /// Where the next record begins.
    end: u64,
    /// How far the file is written, zeros included.
    written: u64,
}

impl Journal {
    /// Continues after contents that are whole.
    pub(super) fn after(
        contents: &Contents,
        (store, sum): (u64, Sum),
        Options { schema, sizes, .. }: Options,
        sync: SyncFile,
        progress: Arc<Progress>,
        full: Sender<Segment>,
    ) -> io::Result<Journal> {
        let of_base = contents.snapshot.map_or(1, |snapshot| snapshot.about.next_segment);
        Ok(Journal {
            folder: contents.folder.clone(),
            store,
            schema,
            sizes,
            sync,
            high_water_mark: HighWaterMark::open(&contents.folder, store)?,
            segment: None,
            next_segment: contents.segments.last().map_or(of_base, |segment| segment.file + 1),
            last: contents.last(),
            sum,
            synced: contents.last(),
            progress,
            full: Some(full),
            frame: Vec::new(),
            has_failed: false,
        })
    }

    /// The store that it belongs to.
    pub const fn store(&self) -> u64 {
        self.store
    }

    /// The last record.
    pub const fn last(&self) -> u64 {
        self.last
    }

    /// Appends a record of changes that belong together, with the sum over all entries after them. It has to
    /// be [synced](Appended::sync) and [confirmed](Journal::confirm), and so have those before it.
    ///
    /// # Errors
    ///
    /// I/O errors. Everything after it is refused then.
    pub fn append<'a>(
        &mut self,
        changes: impl Iterator<Item = Change<'a>>,
        sum: Sum,
    ) -> io::Result<Appended> {
        let (number, on_disk) = (self.last + 1, [self.progress.flushed(), self.synced]);
        let file = self.write(|into, stamp| {
            record::write(into, stamp, number, on_disk, sum, |into| {
                changes.for_each(|change| change.write(into));
            });
        })?;
        (self.last, self.sum) = (number, sum);
        Ok(Appended { number, sum, file, sync: Arc::clone(&self.sync) })
    }

    /// Takes note that a record was synced, or was not. Records are confirmed in their order.
    ///
    /// # Errors
    ///
    /// I/O errors, first of all that of the sync. Everything after it is refused then.
    pub fn confirm(&mut self, record: &Appended, synced: io::Result<()>) -> io::Result<()> {
        let written = synced.and_then(|()| self.high_water_mark.write(record.number));
        match written {
            Ok(()) => self.synced = record.number,
            Err(_) => self.has_failed = true,
        }
        written
    }

    /// Whether a record can be appended before those before it are on the disk. Not if it would begin a
    /// segment, nor before the first record of its segment is there, and with it the segment's header.
    pub fn can_overlap(&self) -> bool {
        self.segment
            .as_ref()
            .is_some_and(|segment| !segment.is_full(self.sizes) && segment.before < self.synced)
    }

    /// Records that the database has everything on the disk and that nothing follows.
    pub fn close(&mut self) -> io::Result<()> {
        if self.segment.is_none() {
            return Ok(());
        }
        let (last, sum) = (self.last, self.sum);
        self.progress.set_flushed(last);
        let file = self.write(|into, stamp| record::write_end(into, stamp, last, sum))?;
        (self.sync)(&file)?;
        self.full = None;
        self.end_log()
    }

    /// Appends a frame, in a new segment if the last one is full. Returns the segment's file.
    fn write(&mut self, put: impl FnOnce(&mut Vec<u8>, Stamp)) -> io::Result<Arc<File>> {
        if self.has_failed {
            return Err(io::Error::other("an earlier write to the journal failed"));
        }
        let written = self.write_frame(put);
        self.has_failed = written.is_err();
        written
    }

    fn write_frame(&mut self, put: impl FnOnce(&mut Vec<u8>, Stamp)) -> io::Result<Arc<File>> {
        if self.segment.as_ref().is_none_or(|segment| segment.is_full(self.sizes)) {
            // The compactor takes a segment that has ended to be on the disk.
            if self.synced < self.last {
                return Err(io::Error::other("a segment ended before all of it was on the disk"));
            }
            self.end_log()?;
            self.begin_log()?;
        }
        let Some(segment) = &mut self.segment else {
            return Err(io::Error::other("there is no segment to write to"));
        };
        self.frame.clear();
        put(&mut self.frame, segment.stamp);
        segment.write(&mut self.frame)?;
        self.frame.shrink_to(KEPT);
        segment.files.rotate_left(1);
        Ok(Arc::clone(&segment.files[0]))
    }

    fn begin_log(&mut self) -> io::Result<()> {
        let about = About {
            role: Role::Segment,
            file: self.next_segment,
            store: self.store,
            schema: self.schema,
            record: self.last,
            next_segment: 0,
        };
        let path = files::path(&self.folder, Role::Segment, about.file);
        let files = [File::create(&path)?, File::options().write(true).open(&path)?].map(Arc::new);
        files::sync_folder(&self.folder)?;
        let (before, stamp) = (self.last, about.stamp());
        let mut segment = Open { files, number: about.file, before, stamp, end: 0, written: 0 };
        let mut first = Vec::new();
        about.write(&mut first);
        // It is synced with the first record.
        segment.write(&mut first)?;
        self.next_segment += 1;
        self.segment = Some(segment);
        Ok(())
    }

    fn end_log(&mut self) -> io::Result<()> {
        let Some(segment) = self.segment.take() else { return Ok(()) };
        // Cut off the zeros written ahead. A crash may leave them.
        segment.files[0].set_len(segment.end)?;
        if let Some(full) = &self.full {
            self.progress.add_pending();
            // The compactor may have ended.
            let _ = full.send(Segment { file: segment.number, last: self.last, bytes: segment.end });
        }
        Ok(())
    }
}

impl Open {
    const fn is_full(&self, sizes: Sizes) -> bool {
        self.end >= sizes.segment
    }

    /// Appends bytes, with zeros ahead where the file ends.
    fn write(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        let (length, end) = (bytes.len(), self.end + bytes.len() as u64);
        if end > self.written {
            self.written = end.next_multiple_of(AHEAD);
            bytes.resize(usize::try_from(self.written - self.end).unwrap_or(length), 0);
        }
        let mut file = &*self.files[0];
        file.seek(SeekFrom::Start(self.end))?;
        file.write_all(bytes)?;
        self.end = end;
        Ok(())
    }
}

/// Tidies a journal's folder: removes unfinished and outdated files, and writes the last segment again if it
/// may not be on the disk.
///
/// After a failed sync a file can read as it was written and still not be on the disk.
pub(super) fn tidy(contents: &Contents) -> io::Result<()> {
    let folder = &contents.folder;
    for file in files::list_unfinished(folder)? {
        fs::remove_file(file)?;
    }
    remove_old(folder, contents)?;
    if let (false, Some(last)) = (contents.is_closed, contents.segments.last()) {
        let path = files::path(folder, Role::Segment, last.file);
        let mut bytes = fs::read(&path)?;
        bytes.truncate(usize::try_from(last.bytes).unwrap_or(usize::MAX));
        let unfinished = files::unfinished(&path);
        let mut file = File::create(&unfinished)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        files::put_in_place(&unfinished, &path)?;
    }
    for segment in &contents.empty_segment {
        fs::remove_file(files::path(folder, Role::Segment, *segment))?;
    }
    Ok(())
}

/// Removes the files that the snapshot replaces.
fn remove_old(folder: &Path, contents: &Contents) -> io::Result<()> {
    let Some(snapshot) = contents.snapshot else { return Ok(()) };
    for (role, file) in files::list(folder)? {
        let is_old = match role {
            Role::Snapshot => file < snapshot.about.file,
            Role::Segment => file < snapshot.about.next_segment,
        };
        if is_old {
            fs::remove_file(files::path(folder, role, file))?;
        }
    }
    Ok(())
}
