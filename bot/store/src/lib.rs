//! Storage: the traits of a store, the stored form of everything, and the store in a folder.

mod audit;
mod backup;
mod error;
mod flush_watcher;
mod location;
mod order;
mod pending;
mod reading;
pub mod record;
mod sled;
mod traits;
mod transfer;
mod turns;

use std::io;
use std::path::Path;

pub use self::audit::{Audit, Rated, audit, each_rated};
pub use self::backup::{BackedUp, BackupError};
pub use self::error::StoreError;
pub use self::flush_watcher::{flushed, watch_flushes};
pub use self::location::{Folder, StoreLocation};
pub use self::order::{began, is_unfinished, timed_out};
pub use self::pending::{Answer, Pending, block_on};
pub use self::reading::{look_up, run, run_cached, save_delivered};
pub use self::record::personal::personal_record;
pub use self::record::usage::{Usage, UsageKey};
pub use self::sled::{Compacted, Discrepancy, Finding, SledStore};
pub use self::traits::{
    Beside, Commit, CommitError, Delivered, DueStore, FeedStore, LeaderboardStore, Lookup, LookupRequest,
    LookupStore, MATCHES_AT_ONCE, MatchStore, Operation, Page, PeopleStore, PersonSettings, PersonalStore,
    ProcessStore, ProcessedInteraction, RemovalOutcome, Store, StoreFuture, StoreSize, Take, Taken,
    TournamentStore, Turn, games_of_ids,
};
pub use self::transfer::{Digest, Item, Transfer, TransferError, export, import};
pub use self::turns::Turns;

/// Reads a backup through, and compares everything in it with its checksums. Nothing is restored.
///
/// # Errors
///
/// [`BackupError`].
pub fn examine(file: &Path) -> Result<BackedUp, BackupError> {
    sled::examine(file)
}

/// Returns what the opening of a store does, and how far it is, once it takes more than ten seconds.
pub fn opening_status() -> Option<String> {
    sled::opening_status()
}

/// Checks whether a folder can be written to, or be made, and leaves nothing behind.
///
/// # Errors
///
/// The reason why not.
pub fn may_write(folder: &Path) -> io::Result<()> {
    sled::may_write(folder)
}
