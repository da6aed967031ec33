//! The files of a store in a folder that can have others.

use std::fs;
use std::io;
use std::path::Path;

use kuzhi_journal::{is_journals, sync_folder};

use super::KEEPS;
use crate::sled::folder::is_sleds;
use crate::sled::folder::{INCOMING, JOURNAL};

/// Whether this is a folder, and no link to one.
pub(crate) fn is_folder(path: &Path) -> bool {
    path.symlink_metadata().is_ok_and(|about| about.is_dir())
}

/// Moves files to another folder, durably. If their folder is gone, they were moved before.
pub(crate) fn move_files(from: &Path, to: &Path, is_moved: impl Fn(&str) -> bool) -> io::Result<()> {
    for name in names(from, is_moved)? {
        fs::rename(from.join(&name), to.join(&name))?;
    }
    for folder in [to, from] {
        sync_folder(folder)?;
    }
    Ok(())
}

/// Whether a folder has files of a store.
pub(crate) fn has_store(folder: &Path) -> io::Result<bool> {
    Ok(!names(folder, is_sleds)?.is_empty() || !names(&folder.join(JOURNAL), is_journals)?.is_empty())
}

/// Whether two folders have files of a store with the same names. One that moves is in one of them alone.
pub(crate) fn overlap(one: &Path, other: &Path) -> io::Result<bool> {
    let is_in_both = |one: &Path, other: &Path, is_meant: fn(&str) -> bool| {
        Ok::<_, io::Error>(
            names(one, is_meant)?.iter().any(|name| other.join(name).symlink_metadata().is_ok()),
        )
    };
    Ok(is_in_both(one, other, is_sleds)?
        || is_in_both(&one.join(JOURNAL), &other.join(JOURNAL), is_journals)?)
}

/// Removes a store with its folder. Other files in it stay, and so does the folder then.
pub(crate) fn remove_store(folder: &Path) -> io::Result<()> {
    if !is_folder(folder) {
        return Ok(());
    }
    remove(&folder.join(INCOMING), is_journals)?;
    remove(&folder.join(JOURNAL), |name| is_journals(name) || name == "lock")?;
    remove(folder, |name| is_sleds(name) || name == KEEPS)
}

/// Removes files of a folder, and the folder if it is empty then.
fn remove(folder: &Path, is_meant: impl Fn(&str) -> bool) -> io::Result<()> {
    for file in names(folder, is_meant)?.into_iter().map(|name| folder.join(name)) {
        if is_folder(&file) { fs::remove_dir_all(file) } else { fs::remove_file(file) }?;
    }
    match fs::remove_dir(folder) {
        Err(error) if !matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::DirectoryNotEmpty) => {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Names of the files in a folder. None if it is not there, or no folder.
fn names(folder: &Path, is_meant: impl Fn(&str) -> bool) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(Vec::new());
        }
        entries => entries?,
    };
    let mut names = Vec::new();
    for entry in entries {
        names.extend(entry?.file_name().to_str().filter(|name| is_meant(name)).map(str::to_owned));
    }
    Ok(names)
}
