//! Making backups of a store, and restoring a store from one.

use std::fs;
use std::io;
use std::path::Path;

use kuzhi_journal::{Archived, Depth, NotArchived, Scan};

use super::compact::lock;
use crate::record::SCHEMA;
use crate::sled::SledStore;
use crate::sled::commits::results::RULES_KEPT;
use crate::sled::folder::{INCOMING, JOURNAL};
use crate::sled::recovery::rebuild::{BuildError, build, read_journal};
use crate::sled::recovery::swap::{self, Before, Next};
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
    if swap::is_under_way(path).map_err(|error| of_folder(path, &error))? {
        return Err(BackupError::UnderWay(path.to_owned()));
    }
    // If database and journal were not compared, or differed, ratings may be based on wrong data. A store
    // restored from the backup then recomputes them.
    let if_in_doubt = (Kind::Meta.code(), RULES_KEPT);
    let archived = kuzhi_journal::archive(&path.join(JOURNAL), SCHEMA, file, if_in_doubt).map_err(
        |error| match error {
            NotArchived::Nothing if path.join("db").exists() => BackupError::NoJournal(path.to_owned()),
            NotArchived::Nothing => BackupError::NoStore(path.to_owned()),
            NotArchived::Newer(found) => crate::sled::recovery::open_database::newer(path, found).into(),
            NotArchived::Damaged(damage) => {
                BackupError::Damaged { path: path.to_owned(), why: damage.to_string() }
            }
            NotArchived::Unreadable(error) => of_folder(path, &error),
            NotArchived::File(error) => of_file(file, &error),
        },
    )?;
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
    let unbuilt = |why: BuildError| BackupError::Unbuilt { path: path.to_owned(), why: why.to_string() };
    let locks = lock(path, cache_mb)?;
    let restored = || -> Result<bool, BuildError> {
        swap::finish_swap(path)?;
        let has_something = has_something(path)?;
        if has_something && !replace {
            return Ok(false);
        }
        let next = Next::begin(path)?;
        let incoming = next.folder().join(INCOMING);
        fs::create_dir(&incoming)?;
        kuzhi_journal::put_archive(file, &incoming)?;
        let contents = read_journal(&incoming)?;
        build(next.folder(), cache_mb, &contents)?;
        fs::remove_dir_all(&incoming)?;
        next.take_its_place(if has_something { Before::Stays } else { Before::Goes })?;
        Ok(true)
    };
    if !restored().map_err(unbuilt)? {
        return Err(BackupError::NotEmpty(path.to_owned()));
    }
    drop(locks);
    // Indexes and formats of newer versions are created now.
    drop(SledStore::open(path, cache_mb)?);
    Ok(restored_from)
}

/// Returns whether the store in a folder has matches or people, or what cannot be read.
fn has_something(path: &Path) -> Result<bool, BuildError> {
    let contents = match kuzhi_journal::scan(&path.join(JOURNAL), SCHEMA, Depth::Whole)? {
        Scan::Nothing => return Ok(path.join("db").exists()),
        Scan::Newer(_) => return Ok(true),
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
    ];
    let mut entries = contents.entries()?;
    while let Some(entry) = entries.next()? {
        if entry.value.is_some() && kinds.iter().any(|kind| kind.code() == entry.tree) {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
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
