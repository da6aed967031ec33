//! Merges the journal's segments into a new snapshot when they have grown, in a thread of its own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::Receiver;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::contents::{Contents, Segment};
use super::files::{self, About, Role};
use super::frame::{self, FrameRead};
use super::record::{self, Record};
use super::since_snapshot::{Entries, Tail};
use super::snapshot::{Snapshot, SnapshotWriter};
use super::sum::Sum;
use super::{Options, change};

/// What the journal's writer and its compactor tell each other.
#[derive(Default, Debug)]
pub(super) struct Progress {
    flushed: AtomicU64,
    is_over: AtomicBool,
    /// The number of segments that the compactor has not seen yet or is about to merge.
    pending_segments: AtomicUsize,
    /// Whether the compactor has ended.
    has_ended: AtomicBool,
}

impl Progress {
    /// Records that the database has everything up to this record on disk.
    pub(super) fn set_flushed(&self, record: u64) {
        self.flushed.fetch_max(record, Ordering::AcqRel);
    }

    /// Adds a segment for the compactor.
    pub(super) fn add_pending(&self) {
        self.pending_segments.fetch_add(1, Ordering::AcqRel);
    }

    fn remove_pending(&self) {
        self.pending_segments.fetch_sub(1, Ordering::AcqRel);
    }

    /// The last record up to which the database has everything on disk.
    pub(super) fn flushed(&self) -> u64 {
        self.flushed.load(Ordering::Acquire)
    }
}

/// Lets others wait until the journal's segments are merged.
pub struct CompactionWait(Arc<Progress>);

impl CompactionWait {
    /// Waits until no segment is pending, or until the compactor has ended.
    pub fn wait(&self) {
        while self.0.pending_segments.load(Ordering::Acquire) > 0 && !self.0.has_ended.load(Ordering::Acquire)
        {
            thread::sleep(LOOKS);
        }
    }
}

/// Flushes the database to disk. Returns the number of the last record that it then contains.
pub type Flush = Box<dyn FnMut() -> io::Result<u64> + Send>;

/// The thread that merges. When dropped, it stops and leaves nothing half-done.
pub struct Compactor {
    progress: Arc<Progress>,
    thread: Option<JoinHandle<()>>,
}

impl Compactor {
    pub(super) fn begin(
        contents: &Contents,
        store: u64,
        options: Options,
        progress: Arc<Progress>,
        full: Receiver<Segment>,
        flush: Flush,
    ) -> io::Result<Compactor> {
        let mut merge = Merge {
            folder: contents.folder.clone(),
            store,
            options,
            snapshot: contents.snapshot,
            segments: contents.segments.clone(),
            progress: Arc::clone(&progress),
            flush,
        };
        progress.add_pending();
        let gone = EndGuard(Arc::clone(&progress));
        let run = move || {
            let _gone = gone;
            merge.merge_while_long();
            merge.progress.remove_pending();
            while let Ok(segment) = full.recv() {
                merge.segments.push(segment);
                merge.merge_while_long();
                merge.progress.remove_pending();
            }
        };
        let thread = thread::Builder::new().name("journal".to_owned()).spawn(run)?;
        Ok(Compactor { progress, thread: Some(thread) })
    }
}

impl Compactor {
    /// Returns a handle to wait until segments are merged.
    pub fn compaction_wait(&self) -> CompactionWait {
        CompactionWait(Arc::clone(&self.progress))
    }
}

impl Drop for Compactor {
    fn drop(&mut self) {
        self.progress.is_over.store(true, Ordering::Release);
        // It ends when the journal drops its sender. Even if it panicked, the store is closed afterwards.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Records, when dropped, that the compactor has ended, even if it panicked.
struct EndGuard(Arc<Progress>);

impl Drop for EndGuard {
    fn drop(&mut self) {
        self.0.has_ended.store(true, Ordering::Release);
    }
}

struct Merge {
    folder: PathBuf,
    store: u64,
    options: Options,
    snapshot: Option<Snapshot>,
    /// The full segments, oldest first.
    segments: Vec<Segment>,
    progress: Arc<Progress>,
    flush: Flush,
}

impl Merge {
    fn merge_while_long(&mut self) {
        while self.is_long() && !self.is_over() {
            match self.merge_segments() {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    let folder = self.folder.display();
                    tracing::error!(%error, "the journal in {folder} cannot be merged; it is tried again");
                    return;
                }
            }
        }
    }

    fn is_over(&self) -> bool {
        self.progress.is_over.load(Ordering::Acquire)
    }

    fn is_long(&self) -> bool {
        let bytes: u64 = self.segments.iter().map(|segment| segment.bytes).sum();
        let most = self.options.sizes.segments.max(self.snapshot.map_or(0, |snapshot| snapshot.bytes) / 2);
        bytes >= most || self.segments.len() >= self.options.sizes.files
    }

    /// Merges the oldest segments into a new snapshot. Returns whether there is a new one.
    fn merge_segments(&mut self) -> io::Result<bool> {
        // Changes that the database could lose in a crash stay in the segments, where each has its record
        // number.
        self.progress.set_flushed((self.flush)()?);
        let flushed = self.progress.flushed();
        let (mut tail, mut taken, mut sum) = (Tail::default(), None, None);
        // A large snapshot is rewritten for many keys at once.
        let of_snapshot = self.snapshot.map_or(0, |snapshot| snapshot.bytes / FOR_A_KEY);
        let keys = self.options.sizes.keys.max(usize::try_from(of_snapshot).unwrap_or(usize::MAX));
        for segment in self.segments.iter().take_while(|segment| segment.last <= flushed) {
            sum = read_into(&mut tail, &self.folder, self.store, segment)?.or(sum);
            taken = Some(*segment);
            if tail.len() >= keys {
                break;
            }
        }
        // A segment without a record changes nothing.
        let sum = sum.or(self.snapshot.and_then(|snapshot| snapshot.sum));
        let (Some(taken), Some(sum)) = (taken, sum) else { return Ok(false) };
        let about = About {
            role: Role::Snapshot,
            file: self.snapshot.map_or(1, |snapshot| snapshot.about.file + 1),
            store: self.store,
            schema: self.options.schema,
            record: taken.last,
            next_segment: taken.file + 1,
        };
        let entries =
            Entries::open(&self.folder, self.snapshot.as_ref().map(|snapshot| &snapshot.about), &tail)?;
        let Some(snapshot) = self.write_snapshot(about, entries, sum)? else { return Ok(false) };
        tracing::debug!(bytes = snapshot.bytes, record = about.record, "the journal has a new snapshot");
        if let Some(before) = self.snapshot.replace(snapshot) {
            fs::remove_file(files::path(&self.folder, Role::Snapshot, before.about.file))?;
        }
        for segment in self.segments.extract_if(.., |segment| segment.file < about.next_segment) {
            fs::remove_file(files::path(&self.folder, Role::Segment, segment.file))?;
        }
        Ok(true)
    }

    /// Writes a snapshot at half speed, because others need the disk, too. Returns nothing if it was told to
    /// stop.
    fn write_snapshot(
        &self,
        about: About,
        mut entries: Entries<'_>,
        sum: Sum,
    ) -> io::Result<Option<Snapshot>> {
        let mut snapshot = SnapshotWriter::begin(&self.folder, about)?;
        let mut begun = Instant::now();
        while let Some(entry) = entries.next()? {
            let is_kept = (self.options.is_kept)(entry.tree);
            let Some(value) = entry.value.filter(|_| is_kept) else { continue };
            if snapshot.put(entry.tree, &entry.key, &value)? {
                if self.is_over() {
                    snapshot.drop_it()?;
                    return Ok(None);
                }
                thread::sleep(begun.elapsed().min(AT_MOST));
                begun = Instant::now();
            }
        }
        // Damaged entries are not written again. The next start repairs them.
        if entries.are_damaged() {
            return Err(damaged());
        }
        snapshot.finish(sum).map(Some)
    }
}

/// Reads a segment, all of which was verified before or written by this program. Returns the sum after its
/// last record, if it has one.
fn read_into(tail: &mut Tail, folder: &Path, store: u64, segment: &Segment) -> io::Result<Option<Sum>> {
    let bytes = fs::read(files::path(folder, Role::Segment, segment.file))?;
    let (about, first) = About::read(&bytes).filter(|(about, _)| about.store == store).ok_or_else(damaged)?;
    let (mut at, mut sum) = (first.next, None);
    while (at as u64) < segment.bytes {
        let FrameRead::Frame(frame) = frame::read(&bytes, at, about.stamp()) else { return Err(damaged()) };
        if record::has_changes(frame.sort) {
            let record = Record::read(&frame).ok_or_else(damaged)?;
            sum = Some(record.sum);
            let put = |change, at| tail.put(change, record.number, segment.file, (record.begin + at) as u64);
            change::read_all(record.changes, put).map_err(|_| damaged())?;
        }
        at = frame.next;
    }
    Ok(sum)
}

fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a part of it is damaged, which the next start puts right")
}

/// One more key is held in memory for each so many bytes of the snapshot.
const FOR_A_KEY: u64 = 1 << 10;

/// How often a waiting thread checks whether the segments are merged.
const LOOKS: Duration = Duration::from_millis(50);

/// The longest pause after a block.
const AT_MOST: Duration = Duration::from_millis(50);
