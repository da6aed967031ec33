//! What goes wrong with a database, said so that somebody can mend it.

use std::io::{self, ErrorKind};

use ::sled::Error;

/// What happened, and what helps against it where that is known.
pub(super) fn cause(error: &Error) -> String {
    match error {
        Error::Io(error) => io_cause(error),
        Error::Corruption { .. } => damaged().to_owned(),
        other => other.to_string(),
    }
}

/// What is said of a database that makes no sense.
pub(super) const fn damaged() -> &'static str {
    "its files are damaged; put a backup in their place, or move them away to begin anew"
}

/// What happened to a file.
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

/// Whether another process, or another store in this one, has the database.
///
/// Sled tells it only in words: an `Other` error with the lock's own error, which is `WouldBlock`,
/// written out in the text.
pub(super) fn is_locked(error: &Error) -> bool {
    let Error::Io(error) = error else { return false };
    let text = error.to_string();
    text.contains("could not acquire lock") && text.contains("WouldBlock")
}
