//! Backups: everything that a store in a folder holds, in one file, made while the bot runs or is stopped.

use std::path::PathBuf;

use super::StoreError;

/// The contents of a backup.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BackedUp {
    /// The number of entries, including indexes and leaderboards.
    pub entries: u64,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The last record of the store's journal that it includes.
    pub record: u64,
}

/// The reasons why a backup or a restore failed. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store is in a database.
    #[error(
        "store.url: what a database keeps is backed up with pg_dump, and restored with pg_restore \
         (docs/backup.md); `kuzhi-bot export` writes it to a file as well"
    )]
    OfDatabase,
    /// There is no store.
    #[error("there is no store at {0}: set store.path to the folder that the bot uses")]
    NoStore(PathBuf),
    /// The store's journal is gone, or its first start was killed.
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
        /// The error of the file system.
        cause: String,
    },
    /// The file already exists.
    #[error("{0} already exists: name another file")]
    Taken(PathBuf),
    /// The file cannot be read or written.
    #[error("{file} cannot be read or written: {cause}")]
    File {
        /// The file.
        file: PathBuf,
        /// The error of the file system.
        cause: String,
    },
    /// The file is not a backup.
    #[error("{0} is not a backup of Kuzhi: name a file made by `kuzhi-bot backup`")]
    NoBackup(PathBuf),
    /// A newer version of the bot wrote the file.
    #[error("{file} was made by a newer Kuzhi (schema {found}): update Kuzhi")]
    Newer {
        /// The file.
        file: PathBuf,
        /// Its schema.
        found: u32,
    },
    /// The file is damaged.
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
    /// The store could not be restored from the backup.
    #[error("the store at {path} could not be restored from the backup, and is unchanged: {why}")]
    Unbuilt {
        /// The store's folder.
        path: PathBuf,
        /// The reason.
        why: String,
    },
}
