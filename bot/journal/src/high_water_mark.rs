//! A file beside the journal with the number of the last record on the disk.
//!
//! A journal that lost its end looks like one whose last record was being written when the program was
//! killed. The high-water mark tells the two apart. It is written after the record was synced, and never
//! synced itself: a power failure may leave an earlier number, never a later one.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::frame::{self, FrameRead, Sort, Stamp};

pub(super) struct HighWaterMark {
    file: File,
    stamp: Stamp,
}

pub(super) fn path(folder: &Path) -> PathBuf {
    folder.join("last")
}

impl HighWaterMark {
    pub(super) fn open(folder: &Path, store: u64) -> io::Result<HighWaterMark> {
        let file = File::options().create(true).truncate(false).write(true).open(path(folder))?;
        Ok(HighWaterMark { file, stamp: Stamp::for_file(store, 0) })
    }

    pub(super) fn write(&mut self, record: u64) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(frame::ALIGN);
        frame::write(&mut bytes, self.stamp, Sort::Closed, record, |_| ());
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&bytes)
    }
}

/// Reads the file, whatever store it belongs to. A reader of a live journal reads this first: the journal has
/// come as far by then, or farther.
pub(super) fn bytes(folder: &Path) -> Vec<u8> {
    // No file says nothing.
    fs::read(path(folder)).unwrap_or_default()
}

/// Returns the record number, if the file belongs to this store.
pub(super) fn record_number(bytes: &[u8], store: u64) -> Option<u64> {
    match frame::read(bytes, 0, Stamp::for_file(store, 0)) {
        FrameRead::Frame(frame) => Some(frame.number),
        _ => None,
    }
}
