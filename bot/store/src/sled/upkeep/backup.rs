//! Making backups of a store, and restoring a store from one.

use std::io;
use std::path::Path;

use kuzhi_journal::{Archived, Entry, NotArchived, Scan, Sizes};

use crate::record::SCHEMA;
use crate::sled::SledStore;
use crate::sled::database::options;
use crate::sled::generations::{self, Generations};
use crate::sled::opening::{Opening, open_database};
use crate::sled::trees::Kind;
use crate::{BackedUp, BackupError};

impl From<Archived> for BackedUp {
    fn from(Archived { entries, bytes, record }: Archived) -> BackedUp {
        BackedUp { entries, bytes, record }
    }
}

/// Backs up the store in a folder to a new file. The store can be used meanwhile.
pub(crate) fn back_up(path: &Path, file: &Path) -> Result<BackedUp, BackupError> {
    if file.exists() {
        return Err(BackupError::Taken(file.to_owned()));
    }
    let current = generations::current(path).map_err(|error| of_folder(path, &error))?;
    let current = current.ok_or_else(|| BackupError::NoStore(path.to_owned()))?;
    let archived = kuzhi_journal::archive(&current.journal(), options(Sizes::default()), file);
    let archived = archived.map_err(|error| match error {
        NotArchived::Nothing => BackupError::NoJournal(path.to_owned()),
        NotArchived::Newer(found) => open_database::newer(path, found).into(),
        NotArchived::Damaged(damage) => {
            BackupError::Damaged { path: path.to_owned(), why: damage.to_string() }
        }
        NotArchived::Unreadable(error) => of_folder(path, &error),
        NotArchived::File(error) => of_file(file, &error),
    })?;
    Ok(archived.into())
}

fn of_folder(path: &Path, error: &io::Error) -> BackupError {
    BackupError::Unreadable { path: path.to_owned(), cause: error.to_string() }
}

fn of_file(file: &Path, error: &io::Error) -> BackupError {
    BackupError::File { file: file.to_owned(), cause: error.to_string() }
}

/// Reads a backup through, and compares everything in it with its checksums.
pub(crate) fn examine(file: &Path) -> Result<BackedUp, BackupError> {
    let archived = kuzhi_journal::examine(file, SCHEMA).map_err(|error| match error {
        NotArchived::Nothing => BackupError::NoBackup(file.to_owned()),
        NotArchived::Newer(found) => BackupError::Newer { file: file.to_owned(), found },
        NotArchived::Damaged(damage) => {
            BackupError::Corrupt { file: file.to_owned(), why: damage.to_string() }
        }
        NotArchived::Unreadable(error) | NotArchived::File(error) => of_file(file, &error),
    })?;
    Ok(archived.into())
}

/// Restores the store in a folder from a backup.
pub(crate) fn restore(
    path: &Path,
    cache_mb: u32,
    file: &Path,
    replace: bool,
) -> Result<BackedUp, BackupError> {
    let restored_from = examine(file)?;
    let opening = Opening::new(path, cache_mb);
    let generations = opening.lock()?;
    let has_something = has_something(&generations).map_err(|error| of_folder(path, &error))?;
    if has_something && !replace {
        return Err(BackupError::NotEmpty(path.to_owned()));
    }
    opening.restore(&generations, file, has_something)?;
    drop(generations);
    // What could not be read when the backup was made is tried again.
    drop(SledStore::open(path, cache_mb)?);
    Ok(restored_from)
}

/// Returns whether the store in a folder has matches or people, or what cannot be read.
fn has_something(generations: &Generations) -> io::Result<bool> {
    let Some(current) = generations.current()? else { return Ok(false) };
    let contents = match kuzhi_journal::scan(&current.journal(), SCHEMA)? {
        Scan::Nothing | Scan::Newer(_) => return Ok(true),
        Scan::Found(contents) if contents.damage().is_some() => return Ok(true),
        Scan::Found(contents) => contents,
    };
    let kinds = [
        Kind::Matches,
        Kind::Quarantine,
        Kind::Preferences,
        Kind::HouseRules,
        Kind::Names,
        Kind::Tournaments,
        Kind::ServerFeeds,
        Kind::PersonFeeds,
    ];
    let mut entries = contents.entries()?;
    while let Some(Entry { tree, value, .. }) = entries.next()? {
        if value.is_some() && kinds.iter().any(|kind| kind.code() == tree) {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_goes_wrong_with_a_file_is_said_with_its_name() {
        let nowhere = tempfile::tempdir().unwrap();
        let said = |error: BackupError| error.to_string().replace(&nowhere.path().display().to_string(), "X");
        let file = nowhere.path().join("file");
        assert!(
            said(restore(nowhere.path(), 8, &file, false).unwrap_err())
                .starts_with("X/file cannot be read or written: ")
        );
        fs::write(&file, "something else").unwrap();
        assert!(
            said(restore(nowhere.path(), 8, &file, false).unwrap_err())
                .starts_with("X/file is not a backup of Kuzhi")
        );
        assert!(said(back_up(nowhere.path(), &file).unwrap_err()).starts_with("X/file already exists"));
        let other = nowhere.path().join("other");
        assert!(said(back_up(nowhere.path(), &other).unwrap_err()).starts_with("there is no store at X"));
        assert!(!other.exists());
    }
}
