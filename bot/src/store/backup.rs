//! A backup: everything that the store in a folder keeps, in one file, made while the bot runs or while it is stopped.

use std::path::{Path, PathBuf};

use kuzhi_config::Settings;

use super::{StoreError, sled};
use crate::memory::MemoryPlan;

/// What a backup has in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BackedUp {
    /// How many entries, indexes and leaderboards among them.
    pub entries: u64,
    /// How many bytes its file has.
    pub bytes: u64,
    /// Up to which record of the store's journal it goes.
    pub record: u64,
}

/// Why there is no backup, or why the store is not restored from one. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store is in a database.
    #[error(
        "store.url: what a database keeps is backed up with pg_dump, and restored with pg_restore (docs/backup.md); \
         `kuzhi-bot export` writes it to a file as well"
    )]
    OfDatabase,
    /// There is nothing to back up.
    #[error("there is no store at {0}: set store.path to the folder that the bot uses")]
    NoStore(PathBuf),
    /// An older Kuzhi has made the store.
    #[error(
        "the store at {0} has no journal, which backups are made from: start the bot once, which creates one"
    )]
    NoJournal(PathBuf),
    /// The journal cannot be used.
    #[error(
        "the journal of the store at {path} is damaged ({why}): start the bot, which repairs it, and then \
         back up"
    )]
    Damaged {
        /// The store's folder.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The journal cannot be read.
    #[error("the journal of the store at {path} cannot be read: {cause}")]
    Unreadable {
        /// The store's folder.
        path: PathBuf,
        /// What the file system says.
        cause: String,
    },
    /// The store is being exchanged.
    #[error(
        "another store is about to replace the one at {0}: wait until that is done, or start the bot, which \
         finishes it"
    )]
    UnderWay(PathBuf),
    /// The file is there already.
    #[error("{0} already exists: name another file")]
    Taken(PathBuf),
    /// The file is of no use.
    #[error("{file} cannot be read or written: {cause}")]
    File {
        /// The file.
        file: PathBuf,
        /// What the file system says.
        cause: String,
    },
    /// The file is something else.
    #[error("{0} is not a backup of Kuzhi: name a file made by `kuzhi-bot backup`")]
    NoBackup(PathBuf),
    /// The file is of a later version of the bot.
    #[error("{file} was made by a newer Kuzhi (schema {found}): update Kuzhi")]
    Newer {
        /// The file.
        file: PathBuf,
        /// Its schema.
        found: u32,
    },
    /// The file is not as it was written.
    #[error("{file} is damaged or cut off ({why}): nothing was changed; take another backup")]
    Corrupt {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// There is a store already.
    #[error(
        "the store at {0} already has matches or people: set store.path to a new folder, or use --replace, \
         which keeps the old store in a folder beside the new one's files"
    )]
    NotEmpty(PathBuf),
    /// The store could not be made of the backup.
    #[error("the store at {path} could not be restored from the backup, and is unchanged: {why}")]
    Unbuilt {
        /// The store's folder.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// Writes everything that the store keeps to a new file, which appears whole or not at all. Whoever uses the store goes on.
///
/// # Errors
///
/// [`BackupError`].
pub fn back_up(settings: &Settings, file: &Path) -> Result<BackedUp, BackupError> {
    match settings.store.url {
        None => sled::back_up(&settings.store.path, file),
        Some(_) => Err(BackupError::OfDatabase),
    }
}

/// Makes the store of a backup, whose checksums are looked at first. One with something in it is only replaced if that is
/// wanted, and is kept beside the new one then. Nobody else uses the store meanwhile.
///
/// # Errors
///
/// [`BackupError`].
pub fn restore(settings: &Settings, file: &Path, replace: bool) -> Result<BackedUp, BackupError> {
    match settings.store.url {
        None => sled::restore(&settings.store.path, MemoryPlan::of(settings).cache_mb, file, replace),
        Some(_) => Err(BackupError::OfDatabase),
    }
}
