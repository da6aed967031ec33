//! Storage: the traits of a store, the stores, and the choice between them.

mod audit;
mod backup;
mod error;
pub(crate) mod flush_watcher;
mod journal;
mod order;
mod pending;
#[cfg(feature = "postgres")]
mod postgres;
mod reading;
mod record;
mod sled;
mod traits;
mod transfer;
mod turns;

use std::io;
use std::path::Path;
use std::sync::Arc;

use kuzhi_config::Settings;

pub use self::audit::{Audit, Rated, audit, each_rated};
pub use self::backup::{BackedUp, BackupError, back_up, examine, restore};
pub use self::error::StoreError;
pub use self::order::{began, is_unfinished, timed_out};
pub use self::pending::{Answer, Pending};
#[cfg(feature = "postgres")]
pub use self::postgres::PostgresStore;
pub use self::reading::{find, look_up, read, save_delivered};
pub use self::sled::{Compacted, Discrepancy, Finding, SledStore};
pub use self::traits::{
    Commit, CommitError, Delivered, DueStore, LeaderboardStore, Lookup, LookupRequest, LookupStore,
    MATCHES_AT_ONCE, MatchStore, Operation, Page, PeopleStore, PersonSettings, PersonalStore, ProcessStore,
    ProcessedInteraction, RemovalOutcome, Store, StoreFuture, StoreSize, Take, Taken, TournamentStore, Turn,
};
pub use self::transfer::{Digest, Item, Transfer, TransferError, export, import};
pub use self::turns::Turns;
pub use crate::flush_watcher::watch_flushes;
pub use crate::record::personal::personal_record;
pub use crate::record::usage::{Usage, UsageKey};

/// How many bytes of the memory that the bot may use are one byte of the store's cache. The system caches the
/// store's files as well.
const CACHE: u32 = 32;

/// The journal size in bytes from which on a store is compared with its journal while people play. Smaller
/// ones take a second or two.
pub const LONG: u64 = 64 << 20;

/// Opens the store that the settings name. No other code knows which one that is.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed then.
pub fn open(settings: &Settings) -> Result<Arc<dyn Store>, StoreError> {
    open_or(settings, |store, cache_mb| SledStore::open(&store.path, cache_mb))
}

/// Opens the store without making people wait: a large store is compared with its journal while they play. If
/// the two differ, the store refuses everything, which ends the bot, and the next start repairs it.
///
/// # Errors
///
/// As [`open`].
pub fn open_and_verify_later(settings: &Settings) -> Result<Arc<dyn Store>, StoreError> {
    open_or(settings, |store, cache_mb| SledStore::open_and_verify_later(&store.path, cache_mb, LONG))
}

fn open_or(
    settings: &Settings,
    folder: impl FnOnce(&kuzhi_config::Store, u32) -> Result<SledStore, StoreError>,
) -> Result<Arc<dyn Store>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => Ok(Arc::new(folder(store, cache_mb(settings))?)),
        #[cfg(feature = "postgres")]
        Some(url) => {
            Ok(Arc::new(PostgresStore::open(url, store.connections, store.certificates.as_deref())?))
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// The size of the store's cache, in MiB.
fn cache_mb(settings: &Settings) -> u32 {
    cache_share(settings.limits.memory_mb)
}

fn cache_share(memory_mb: u32) -> u32 {
    (memory_mb / CACHE).clamp(2, 128)
}

/// Opens the store for an export or import of everything in it.
///
/// # Errors
///
/// As [`open`].
pub fn open_to_move(settings: &Settings) -> Result<Box<dyn Transfer>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => Ok(Box::new(SledStore::open(&store.path, cache_mb(settings))?)),
        #[cfg(feature = "postgres")]
        Some(url) => {
            Ok(Box::new(PostgresStore::open(url, store.connections, store.certificates.as_deref())?))
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// Returns the name of the configured store for messages to people.
pub fn name(settings: &Settings) -> String {
    match &settings.store.url {
        None => settings.store.path.display().to_string(),
        Some(_) => "the database of store.url".to_owned(),
    }
}

#[cfg(not(feature = "postgres"))]
fn without_postgres() -> StoreError {
    let cause = "this Kuzhi is built without PostgreSQL; leave store.url empty".to_owned();
    StoreError::Unopened { path: "store.url".to_owned(), cause }
}

/// Checks that everything in the store's folder agrees. It changes nothing. Nothing else may use the store
/// meanwhile.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`].
pub fn verify(settings: &Settings) -> Result<Vec<Finding>, StoreError> {
    sled::verify(&settings.store.path, cache_mb(settings))
}

/// Checks the configured store, and changes nothing. Returns `None` if there is none and the first start
/// makes one. What is in a database, its server looks after.
///
/// # Errors
///
/// As [`open`].
pub fn inspect(settings: &Settings) -> Result<Option<Vec<Finding>>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => sled::inspect(&store.path, cache_mb(settings)),
        #[cfg(feature = "postgres")]
        Some(url) => {
            let has_tables = PostgresStore::inspect(url, store.certificates.as_deref())?;
            Ok(has_tables.then(Vec::new))
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// Checks whether a folder can be written to, or be made, and leaves nothing behind.
///
/// # Errors
///
/// The reason why not.
pub fn may_write(folder: &Path) -> io::Result<()> {
    sled::may_write(folder)
}

/// Whether the configured store is a folder, which this program looks after and backs up. A database has a
/// server for that.
pub fn has_folder(settings: &Settings) -> bool {
    settings.store.url.is_none()
}

/// Compacts the configured store, so that it is as small as possible and has no trace of removed data. For a
/// folder, this returns the sizes before and after, and nothing else may use it meanwhile. A kill at any
/// moment loses nothing.
///
/// # Errors
///
/// [`StoreError`]. The store is unchanged then.
pub fn compact(settings: &Settings) -> Result<Option<Compacted>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => SledStore::compact(&store.path, cache_mb(settings)).map(Some),
        #[cfg(feature = "postgres")]
        Some(url) => {
            let store = PostgresStore::open(url, store.connections, store.certificates.as_deref())?;
            store.compact().map(|()| None)
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// Compacts a folder if its database has grown too large or compaction was
/// [requested](compact_at_next_start).
///
/// # Errors
///
/// As [`compact`].
pub fn compact_if_due(settings: &Settings) -> Result<Option<Compacted>, StoreError> {
    if !has_folder(settings) {
        return Ok(None);
    }
    let path = &settings.store.path;
    let unknown = |error: io::Error| StoreError::Disk { path: path.clone(), cause: error.into() };
    if sled::is_due(path, settings.store.compact_at).map_err(unknown)? { compact(settings) } else { Ok(None) }
}

/// Requests compaction of the configured folder at the next start. The bot may be running.
///
/// # Errors
///
/// I/O errors.
pub fn compact_at_next_start(settings: &Settings) -> io::Result<()> {
    if has_folder(settings) { sled::want(&settings.store.path) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_is_a_share_of_the_memory_limit() {
        assert_eq!([32, 84, 96, 256, 8192].map(cache_share), [2, 2, 3, 8, 128]);
    }
}
