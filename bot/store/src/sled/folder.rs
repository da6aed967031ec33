//! What lies in a store's folder beside sled's own files: the journal, and the request to compact at the next
//! start.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::journal;

/// The journal's folder, inside the store's.
pub(super) const JOURNAL: &str = "journal";

/// The folder of the journal from a backup, inside that of a store that is restored from it.
pub(super) const INCOMING: &str = "incoming";

/// A file in the store's folder that requests compaction at the next start.
const WANTED: &str = "compact";

/// Checks whether a folder can be written to, or be made, without doing so.
///
/// # Errors
///
/// The reason why not.
pub(super) fn may_write(path: &Path) -> io::Result<()> {
    let path = std::path::absolute(path)?;
    for folder in path.ancestors() {
        match fs::metadata(folder) {
            Ok(about) if about.is_dir() => return may_write_to(folder),
            Ok(_) => return Err(io::ErrorKind::NotADirectory.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::NotFound.into())
}

#[cfg(target_os = "linux")]
fn may_write_to(folder: &Path) -> io::Result<()> {
    use rustix::fs::{Access, access};
    Ok(access(folder, Access::WRITE_OK | Access::EXEC_OK)?)
}

/// Elsewhere, the start finds out.
#[cfg(not(target_os = "linux"))]
fn may_write_to(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Returns whether data was removed, or compaction was requested, since the last compaction.
pub(super) fn is_wanted(path: &Path) -> bool {
    wanted(path).exists()
}

/// Requests compaction of the store in a folder at the next start, whoever uses it now.
pub(crate) fn want(path: &Path) -> io::Result<()> {
    File::create(wanted(path))?.sync_all()?;
    journal::sync_folder(path)
}

/// Withdraws the request.
pub(super) fn forget_that_it_is_wanted(path: &Path) -> io::Result<()> {
    match fs::remove_file(wanted(path)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn wanted(path: &Path) -> PathBuf {
    path.join(WANTED)
}
