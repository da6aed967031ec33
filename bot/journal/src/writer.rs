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

/// Syncs a file to the disk.
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
    /// The last record.
    last: u64,
    /// The sum over all entries after it.
    sum: Sum,
    progress: Arc<Progress>,
    /// Sends full segments to the compactor.
    full: Option<Sender<Segment>>,
    /// The memory for the next frame.
    frame: Vec<u8>,
    /// Whether a write failed. A record after it could make the journal look damaged.
    has_failed: bool,
}

/// The segment that records are appended to.
struct Open {
    file: File,
    number: u64,
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
        let of_snapshot = contents.snapshot.map_or(1, |snapshot| snapshot.about.next_segment);
        Ok(Journal {
            folder: contents.folder.clone(),
            store,
            schema,
            sizes,
            sync,
            high_water_mark: HighWaterMark::open(&contents.folder, store)?,
            segment: None,
            next_segment: contents.segments.last().map_or(of_snapshot, |segment| segment.file + 1),
            last: contents.last(),
            sum,
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

    /// Appends a record of changes that belong together, with the sum over all entries after them. When this
    /// returns its number, it is on the disk.
    ///
    /// # Errors
    ///
    /// I/O errors. Everything after it is refused then.
    pub fn append<'a>(&mut self, changes: impl Iterator<Item = Change<'a>>, sum: Sum) -> io::Result<u64> {
        let (number, flushed) = (self.last + 1, self.progress.flushed());
        self.write(|into, stamp| {
            record::write(into, stamp, number, flushed, sum, |into| {
                changes.for_each(|change| change.write(into));
            });
        })?;
        let marked = self.high_water_mark.write(number);
        self.has_failed |= marked.is_err();
        marked?;
        (self.last, self.sum) = (number, sum);
        Ok(number)
    }

    /// Records that the database has everything on the disk and that nothing follows.
    pub fn close(&mut self) -> io::Result<()> {
        if self.segment.is_none() {
            return Ok(());
        }
        let (last, sum) = (self.last, self.sum);
        self.progress.set_flushed(last);
        self.write(|into, stamp| record::write_end(into, stamp, last, sum))?;
        self.full = None;
        self.end_segment()
    }

    /// Appends a frame, in a new segment if the last one is full, and syncs it.
    fn write(&mut self, put: impl FnOnce(&mut Vec<u8>, Stamp)) -> io::Result<()> {
        if self.has_failed {
            return Err(io::Error::other("an earlier write to the journal failed"));
        }
        let written = self.write_frame(put);
        self.has_failed = written.is_err();
        written
    }

    fn write_frame(&mut self, put: impl FnOnce(&mut Vec<u8>, Stamp)) -> io::Result<()> {
        if self.segment.as_ref().is_none_or(|segment| segment.is_full(self.sizes)) {
            self.end_segment()?;
            self.begin_segment()?;
        }
        let Some(segment) = &mut self.segment else {
            return Err(io::Error::other("there is no segment to write to"));
        };
        self.frame.clear();
        put(&mut self.frame, segment.stamp);
        segment.write(&mut self.frame)?;
        self.frame.shrink_to(KEPT);
        (self.sync)(&segment.file)
    }

    fn begin_segment(&mut self) -> io::Result<()> {
        let about = About {
            role: Role::Segment,
            file: self.next_segment,
            store: self.store,
            schema: self.schema,
            record: self.last,
            next_segment: 0,
        };
        let path = files::path(&self.folder, Role::Segment, about.file);
        let file = File::create(&path)?;
        files::sync_folder(&self.folder)?;
        let mut segment = Open { file, number: about.file, stamp: about.stamp(), end: 0, written: 0 };
        let mut first = Vec::new();
        about.write(&mut first);
        // It is synced with the first record.
        segment.write(&mut first)?;
        self.next_segment += 1;
        self.segment = Some(segment);
        Ok(())
    }

    fn end_segment(&mut self) -> io::Result<()> {
        let Some(segment) = self.segment.take() else { return Ok(()) };
        // Cut off the zeros written ahead. A crash may leave them.
        segment.file.set_len(segment.end)?;
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
        let mut file = &self.file;
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
    for segment in &contents.begun_segments {
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
