//! The errors of a store.

use std::error::Error;
use std::path::PathBuf;

use kuzhi_domain::rating::Leaderboard;
use kuzhi_domain::{MatchId, TournamentId};
use tokio::task::JoinError;

/// The reason for an error, in words for the bot's operator.
type Cause = Box<dyn Error + Send + Sync>;

/// The reasons why a store cannot do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process uses the store.
    #[error("the store at {path} is in use by another process: stop that one, or set another store.path")]
    Locked {
        /// The store's location.
        path: String,
    },
    /// The store cannot be opened.
    #[error("the store at {path} cannot be opened: {cause}")]
    Unopened {
        /// The store's location.
        path: String,
        /// The reason.
        cause: String,
    },
    /// A newer version of the bot wrote the store.
    #[error(
        "the store at {path} was written by a newer Kuzhi (schema {found}, this one knows {known}): \
         update Kuzhi"
    )]
    Newer {
        /// The store's location.
        path: String,
        /// The store's schema.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// A Kuzhi of before the first release made the store, and nothing upgrades that.
    #[error(
        "the store at {path} was made by a Kuzhi of before the first release, with tables that this one does \
         not know: export it with the version that made it (kuzhi-bot export FILE), and import that into \
         another store (kuzhi-bot import FILE)"
    )]
    Older {
        /// The store's location.
        path: String,
    },
    /// A record cannot be made of something. Nothing was written.
    #[error("the store failed: {what} cannot be written: {cause}")]
    Unwritable {
        /// What was to be written, as a noun.
        what: String,
        /// The reason.
        cause: Cause,
    },
    /// The record of a match makes no match. The others can still be read.
    #[error("the store failed: match {id} cannot be read, and is set aside: {cause}")]
    Unreadable {
        /// The match.
        id: MatchId,
        /// The reason.
        cause: Cause,
    },
    /// The record of a tournament makes no tournament. The others can still be read.
    #[error("the store failed: tournament {id} cannot be read, and is set aside: {cause}")]
    UnreadableTournament {
        /// The tournament.
        id: TournamentId,
        /// The reason.
        cause: Cause,
    },
    /// The effect of a result on ratings is missing.
    #[error(
        "the store failed: what {id} has changed on {board} is not kept; make all ratings anew with: \
         kuzhi-bot ratings rebuild"
    )]
    Unrated {
        /// The match.
        id: MatchId,
        /// The leaderboard.
        board: Leaderboard,
    },
    /// The files of the store cannot be read or written.
    #[error("the store failed: it could not read or write {}: {cause}", path.display())]
    Disk {
        /// The folder or file.
        path: PathBuf,
        /// The reason.
        cause: Cause,
    },
    /// The database refused, or cannot be reached.
    #[error("the store failed: the database {name} failed: {cause}")]
    Database {
        /// Its address, without the password.
        name: String,
        /// The reason.
        cause: Cause,
    },
    /// A store could not be compacted, and is as it was.
    #[error("the store failed: {} could not be compacted, and is unchanged: {cause}", path.display())]
    Uncompacted {
        /// The folder.
        path: PathBuf,
        /// The reason.
        cause: Cause,
    },
    /// Others kept changing it, each time before it could be changed here.
    #[error("the store failed: others kept changing {0}")]
    Contended(&'static str),
    /// The store is being closed.
    #[error("the store failed: it is being closed")]
    Closing,
    /// A request to the store panicked.
    #[error("the store failed: {0}")]
    Panicked(JoinError),
    /// The caller cannot wait, but would have to. Nothing was done.
    #[error("the store cannot answer without reading or waiting for the disk")]
    WouldWait,
    /// A change failed half-way. The store refuses everything until it is opened again.
    #[error("the store failed: {0}")]
    Poisoned(String),
}

impl StoreError {
    /// Returns what makes the error for something that no record can be made of.
    pub fn unwritable<E: Into<Cause>>(what: impl Into<String>) -> impl FnOnce(E) -> StoreError {
        move |cause| StoreError::Unwritable { what: what.into(), cause: cause.into() }
    }

    /// Whether nothing at all can be stored for now, rather than one thing.
    pub fn is_outage(&self) -> bool {
        matches!(self, StoreError::Disk { .. } | StoreError::Database { .. })
    }
}
