//! A witness beside the journal: up to which record it was on the disk.
//!
//! A journal that was cut at its end looks like one whose last record was being written when the program was killed. The
//! witness tells the two apart. It is written after the record is on the disk, and never synced: a power failure may leave
//! an earlier number, never a later one.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::frame::{self, Found, Sort, Stamp};

pub(super) struct Witness {
    file: File,
    stamp: Stamp,
}

pub(super) fn path(folder: &Path) -> PathBuf {
    folder.join("last")
}

impl Witness {
    pub(super) fn open(folder: &Path, store: u64) -> io::Result<Witness> {
        let file = File::options().create(true).truncate(false).write(true).open(path(folder))?;
        Ok(Witness { file, stamp: Stamp::of(store, 0) })
    }

    pub(super) fn write(&mut self, record: u64) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(frame::ALIGN);
        frame::write(&mut bytes, self.stamp, Sort::Closed, record, |_| ());
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&bytes)
    }
}

/// What is written there, of whatever store. Whoever reads a journal that is being written reads this first: the
/// journal has come as far then, or farther.
pub(super) fn bytes(folder: &Path) -> Vec<u8> {
    // Where there is none, it says nothing.
    fs::read(path(folder)).unwrap_or_default()
}

/// What it says, if it says anything of this store.
pub(super) fn said(bytes: &[u8], store: u64) -> Option<u64> {
    match frame::read(bytes, 0, Stamp::of(store, 0)) {
        Found::Frame(frame) => Some(frame.number),
        _ => None,
    }
}
