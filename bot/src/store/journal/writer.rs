//! The end of the journal, where records are appended.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::Sizes;
use super::change::Change;
use super::contents::{Contents, Log};
use super::files::{self, About, Role};
use super::frame::{self, Sort, Stamp};
use super::merger::Progress;
use super::witness::Witness;

/// How many zeros are written ahead. Overwriting them syncs in two thirds of the time. Writing four times as many takes
/// milliseconds, and a commit waits for it.
const AHEAD: u64 = 256 << 10;

/// How much memory is kept for the next record.
const KEPT: usize = 256 << 10;

/// Syncs a file to the disk.
pub(in crate::store) type SyncFile = Box<dyn FnMut(&File) -> io::Result<()> + Send>;

/// A journal open for writing.
pub(in crate::store) struct Journal {
    folder: PathBuf,
    store: u64,
    schema: u32,
    sizes: Sizes,
    sync: SyncFile,
    witness: Witness,
    log: Option<Open>,
    next_log: u64,
    last: u64,
    progress: Arc<Progress>,
    /// Sends full logs to the merger.
    full: Option<Sender<Log>>,
    record: Vec<u8>,
    /// Whether a write failed. A record after it could make the journal look damaged.
    has_failed: bool,
}

/// The log that records are appended to.
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
        schema: u32,
        sizes: Sizes,
        sync: SyncFile,
        progress: Arc<Progress>,
        full: Sender<Log>,
    ) -> io::Result<Journal> {
        let of_base = contents.base.map_or(1, |base| base.about.next_log);
        Ok(Journal {
            folder: contents.folder.clone(),
            store: contents.store(),
            schema,
            sizes,
            sync,
            witness: Witness::open(&contents.folder, contents.store())?,
            log: None,
            next_log: contents.logs.last().map_or(of_base, |log| log.file + 1),
            last: contents.last(),
            progress,
            full: Some(full),
            record: Vec::new(),
            has_failed: false,
        })
    }

    /// The store that it belongs to.
    pub(in crate::store) const fn store(&self) -> u64 {
        self.store
    }

    /// The last record.
    pub(in crate::store) const fn last(&self) -> u64 {
        self.last
    }

    /// Appends a record of changes that belong together and returns its number. The record is on the disk then.
    ///
    /// # Errors
    ///
    /// I/O errors. Whether the record is on the disk is unknown then, and everything after it is refused.
    pub(in crate::store) fn add<'a>(&mut self, changes: impl Iterator<Item = Change<'a>>) -> io::Result<u64> {
        self.write(Sort::Changes, self.last + 1, changes)?;
        self.last += 1;
        self.witness.write(self.last)?;
        Ok(self.last)
    }

    /// Records that the database has everything on the disk and that nothing follows.
    pub(in crate::store) fn close(&mut self) -> io::Result<()> {
        if self.log.is_none() {
            return Ok(());
        }
        self.progress.set_flushed(self.last);
        self.write(Sort::Closed, self.last, std::iter::empty())?;
        self.full = None;
        self.end_log()
    }

    fn write<'a>(
        &mut self,
        sort: Sort,
        number: u64,
        changes: impl Iterator<Item = Change<'a>>,
    ) -> io::Result<()> {
        if self.has_failed {
            return Err(io::Error::other("an earlier write to the journal failed"));
        }
        let written = self.append(sort, number, changes);
        self.has_failed = written.is_err();
        written
    }

    fn append<'a>(
        &mut self,
        sort: Sort,
        number: u64,
        changes: impl Iterator<Item = Change<'a>>,
    ) -> io::Result<()> {
        if self.log.as_ref().is_none_or(|log| log.end >= self.sizes.log) {
            self.end_log()?;
            self.begin_log()?;
        }
        let Some(log) = &mut self.log else { return Err(io::Error::other("there is no log to write to")) };
        let record = &mut self.record;
        record.clear();
        let flushed = self.progress.flushed();
        frame::write(record, log.stamp, sort, number, |into| {
            into.extend_from_slice(&flushed.to_le_bytes());
            changes.for_each(|change| change.write(into));
        });
        log.write(record)?;
        (self.sync)(&log.file)?;
        record.shrink_to(KEPT);
        Ok(())
    }

    fn begin_log(&mut self) -> io::Result<()> {
        let about = About {
            role: Role::Log,
            file: self.next_log,
            store: self.store,
            schema: self.schema,
            record: self.last,
            next_log: 0,
        };
        let file = File::create(files::path(&self.folder, Role::Log, about.file))?;
        files::sync_folder(&self.folder)?;
        let mut log = Open { file, number: about.file, stamp: about.stamp(), end: 0, written: 0 };
        let mut first = Vec::new();
        about.write(&mut first);
        // It is synced with the first record.
        log.write(&mut first)?;
        self.next_log += 1;
        self.log = Some(log);
        Ok(())
    }

    fn end_log(&mut self) -> io::Result<()> {
        let Some(log) = self.log.take() else { return Ok(()) };
        // Cut off the zeros written ahead. A crash may leave them.
        log.file.set_len(log.end)?;
        if let Some(full) = &self.full {
            self.progress.add_pending();
            // The merger may have ended.
            let _ = full.send(Log { file: log.number, last: self.last, bytes: log.end });
        }
        Ok(())
    }
}

impl Open {
    /// Appends bytes, with zeros ahead where the file ends.
    fn write(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        let (length, end) = (bytes.len(), self.end + bytes.len() as u64);
        if end > self.written {
            self.written = end.next_multiple_of(AHEAD);
            bytes.resize(usize::try_from(self.written - self.end).unwrap_or(length), 0);
        }
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(bytes)?;
        self.end = end;
        Ok(())
    }
}

/// Tidies a journal's folder: removes unfinished and outdated files, and writes the last log again if it may not be on the
/// disk.
///
/// After a failed sync a file can read as it was written and still not be on the disk.
pub(super) fn tidy(contents: &Contents) -> io::Result<()> {
    let folder = &contents.folder;
    for file in files::list_unfinished(folder)? {
        fs::remove_file(file)?;
    }
    remove_old(folder, contents)?;
    if let (false, Some(last)) = (contents.is_closed, contents.logs.last()) {
        let path = files::path(folder, Role::Log, last.file);
        let mut bytes = fs::read(&path)?;
        bytes.truncate(usize::try_from(last.bytes).unwrap_or(usize::MAX));
        let unfinished = files::unfinished(&path);
        let mut file = File::create(&unfinished)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        files::put_in_place(&unfinished, &path)?;
    }
    for log in &contents.unborn {
        fs::remove_file(files::path(folder, Role::Log, *log))?;
    }
    Ok(())
}

/// Removes the files that the base replaces.
fn remove_old(folder: &Path, contents: &Contents) -> io::Result<()> {
    let Some(base) = contents.base else { return Ok(()) };
    for (role, file) in files::list(folder)? {
        let is_old = match role {
            Role::Base => file < base.about.file,
            Role::Log => file < base.about.next_log,
        };
        if is_old {
            fs::remove_file(files::path(folder, role, file))?;
        }
    }
    Ok(())
}
