//! What fails in database or journal, with messages that say what helps.

use std::io::{self, ErrorKind};
use std::panic::{AssertUnwindSafe, catch_unwind};

use ::sled::{Db, Error};

/// What fails where a database and its journal are read together.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    #[error("it cannot be read: {0}")]
    Database(Error),
    #[error("the journal cannot be read: {}", io_cause(.0))]
    Journal(io::Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Database(error)
    }
}

/// Runs an operation on a database that may be damaged: sled asserts much about the files that it reads, and
/// damaged ones break its assertions.
pub(super) fn guarded<T>(job: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    let damaged = || Error::ReportableBug("what it read made no sense to it".to_owned());
    catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| Err(damaged().into()))
}

/// Closes a database that may be damaged.
pub(super) fn drop_quietly(db: Db) {
    // Its errors were already reported.
    let _ = catch_unwind(AssertUnwindSafe(|| drop(db)));
}

/// Describes an error, with the remedy if there is one.
pub(super) fn cause(error: &Error) -> String {
    match error {
        Error::Io(error) => io_cause(error),
        Error::Corruption { .. } => "its files are damaged".to_owned(),
        other => other.to_string(),
    }
}

/// Describes an I/O error.
pub(super) fn io_cause(error: &io::Error) -> String {
    let kind = error.kind();
    match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            format!("{kind}; the disk may be full, so make room on it")
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            format!("{kind}; let the user that runs the bot write there")
        }
        ErrorKind::NotFound => format!("{kind}; set store.path to a folder that the bot can make and write"),
        ErrorKind::NotADirectory => format!("{kind}; it has to be one, and need not exist yet"),
        _ => error.to_string(),
    }
}

/// Returns whether another process, or another store in this one, has locked the database.
///
/// Sled reports it only as text: an `Other` error that contains the lock's own error, which is `WouldBlock`.
pub(super) fn is_locked(error: &Error) -> bool {
    let Error::Io(error) = error else { return false };
    let text = error.to_string();
    text.contains("could not acquire lock") && text.contains("WouldBlock")
}

/// Returns whether an error means damaged files, rather than a disk that is full or not writable.
pub(super) fn is_damage(error: &Error) -> bool {
    match error {
        Error::Io(io) => !is_of_the_disk(io) && !is_locked(error),
        _ => true,
    }
}

/// Returns whether an error says that a disk is full or not writable, rather than that it cannot be read.
pub(super) fn is_of_the_disk(error: &io::Error) -> bool {
    use ErrorKind::{
        FileTooLarge, NotADirectory, OutOfMemory, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem,
        StorageFull,
    };
    matches!(
        error.kind(),
        FileTooLarge
            | NotADirectory
            | OutOfMemory
            | PermissionDenied
            | QuotaExceeded
            | ReadOnlyFilesystem
            | StorageFull
    )
}
