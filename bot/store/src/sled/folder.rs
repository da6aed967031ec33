//! The store's folder and the files in it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use kuzhi_journal::sync_folder;

/// A file in the store's folder that requests compaction at the next start.
const COMPACTION_REQUEST: &str = "compact";

/// A file or folder that is made to see whether one can be, and removed at once.
const PROBE: &str = ".kuzhi-check";

/// Checks whether a folder can be written to, or be made, and leaves nothing behind. Only the attempt tells:
/// permissions say nothing of a full disk, or of a place like `/proc`.
///
/// # Errors
///
/// The reason why not.
pub(crate) fn may_write(path: &Path) -> io::Result<()> {
    let path = std::path::absolute(path)?;
    let mut missing = None;
    for folder in path.ancestors() {
        match (fs::metadata(folder), missing) {
            (Ok(about), None) if about.is_dir() => {
                let probe = folder.join(PROBE);
                let written = fs::write(&probe, PROBE);
                let removed = fs::remove_file(probe);
                return written.and(removed);
            }
            (Ok(about), Some(missing)) if about.is_dir() => {
                return fs::create_dir(missing).and_then(|()| fs::remove_dir(missing));
            }
            (Ok(_), _) => return Err(io::ErrorKind::NotADirectory.into()),
            (Err(error), _) if error.kind() == io::ErrorKind::NotFound => missing = Some(folder),
            (Err(error), _) => return Err(error),
        }
    }
    Err(io::ErrorKind::NotFound.into())
}

/// Returns whether data was removed, or compaction was requested, since the last compaction.
pub(super) fn is_compaction_requested(path: &Path) -> bool {
    compaction_request(path).exists()
}

/// Requests compaction of the store in a folder at the next start, whoever uses it now.
pub(crate) fn request_compaction(path: &Path) -> io::Result<()> {
    File::create(compaction_request(path))?.sync_all()?;
    sync_folder(path)
}

/// Withdraws the request.
pub(super) fn clear_compaction_request(path: &Path) -> io::Result<()> {
    match fs::remove_file(compaction_request(path)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn compaction_request(path: &Path) -> PathBuf {
    path.join(COMPACTION_REQUEST)
}

/// Returns whether a folder holds a store in the form that it had before there were generations.
pub(super) fn has_old_form(path: &Path) -> bool {
    path.join("db").is_file() || path.join("journal").is_dir()
}

/// Removes files of a folder, and the folder if it is empty then. Others stay.
pub(super) fn remove_files(folder: &Path, is_meant: impl Fn(&str) -> bool) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(());
        }
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        if !entry.file_name().to_str().is_some_and(&is_meant) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    match fs::remove_dir(folder) {
        Err(error) if !matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::DirectoryNotEmpty) => {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Returns whether a file of this name in the database's folder is sled's.
pub(super) fn is_sleds(name: &str) -> bool {
    matches!(name, "db" | "conf" | "blobs") || name.starts_with("snap.")
}

/// Returns the size of sled's files in bytes.
pub(super) fn database_size(path: &Path) -> io::Result<u64> {
    let entries = match fs::read_dir(path) {
        // It was deleted, and the next start builds it anew.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        entries => entries?,
    };
    let mut bytes = 0;
    for entry in entries {
        let entry = entry?;
        if !entry.file_name().to_str().is_some_and(is_sleds) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            for blob in fs::read_dir(entry.path())? {
                bytes += blob?.metadata()?.len();
            }
        } else {
            bytes += entry.metadata()?.len();
        }
    }
    Ok(bytes)
}
