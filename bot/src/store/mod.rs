//! What is kept when the bot stops: the traits of a store, the stores, and which of them is used.

mod audit;
mod backup;
mod careers;
mod delivered;
mod error;
mod journal;
mod leaving;
mod memory;
mod order;
mod pending;
mod personal;
#[cfg(feature = "postgres")]
mod postgres;
mod private_notes;
mod ratings;
mod reading;
mod record;
mod replay;
mod reviews;
mod settings;
mod sled;
mod solvers;
mod traits;
mod transfer;
mod turns;
mod usage;

use std::io;
use std::sync::Arc;

use kuzhi_config::Settings;

pub use self::audit::{Audit, Board, Rated, audit, each_rated};
pub use self::backup::{BackedUp, BackupError, back_up, restore};
pub use self::error::StoreError;
pub use self::memory::{Fault, Held, MemoryStore};
pub use self::pending::Pending;
pub use self::personal::personal_record;
#[cfg(feature = "postgres")]
pub use self::postgres::PostgresStore;
pub use self::reading::{keep_delivered, look_up, read};
pub use self::sled::{Compacted, Finding, SledStore};
pub use self::traits::{
    Asked, CareerStore, Commit, CommitError, Delivered, DeliveryStore, DueStore, Extent, ExtentStore,
    Forgotten, Found, Kept, LeaderboardStore, LookupStore, Mark, MatchStore, NoteStore, Page, PeopleStore,
    PersonalStore, PresenceStore, PuzzleStore, ReviewStore, SettingsStore, Store, Take, Taken, Turn,
    TurnStore, UsageStore, Wanted,
};
pub use self::transfer::{Digest, Item, Transfer, TransferError, export, import};
pub use self::usage::{Usage, UsageKey};
use crate::memory::MemoryPlan;

/// From how many bytes of its journal on a store is compared with it while people play already: less takes a second or two.
pub const LONG: u64 = 64 << 20;

/// Opens the store that the settings ask for: no other place knows which one that is.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed then.
pub fn open(settings: &Settings) -> Result<Arc<dyn Store>, StoreError> {
    open_or(settings, |store, cache_mb| SledStore::open(&store.path, cache_mb))
}

/// The same for people who wait. What is long is looked through while they play; should it not be as it was written, the
/// store refuses everything from then on, which ends the bot, and the next start puts it right.
///
/// # Errors
///
/// As [`open`].
pub fn open_soon(settings: &Settings) -> Result<Arc<dyn Store>, StoreError> {
    open_or(settings, |store, cache_mb| SledStore::open_soon(&store.path, cache_mb, LONG))
}

fn open_or(
    settings: &Settings,
    folder: impl FnOnce(&kuzhi_config::Store, u32) -> Result<SledStore, StoreError>,
) -> Result<Arc<dyn Store>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => Ok(Arc::new(folder(store, MemoryPlan::of(settings).cache_mb)?)),
        #[cfg(feature = "postgres")]
        Some(url) => {
            Ok(Arc::new(PostgresStore::open(url, store.connections, store.certificates.as_deref())?))
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// The same, to move all that it keeps.
///
/// # Errors
///
/// As [`open`].
pub fn open_to_move(settings: &Settings) -> Result<Box<dyn Transfer>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => Ok(Box::new(SledStore::open(&store.path, MemoryPlan::of(settings).cache_mb)?)),
        #[cfg(feature = "postgres")]
        Some(url) => {
            Ok(Box::new(PostgresStore::open(url, store.connections, store.certificates.as_deref())?))
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// What the store that the settings ask for is called where people read it.
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

/// Looks whether all that is kept agrees, and changes nothing; nobody else may use the store meanwhile.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`].
pub fn verify(settings: &Settings) -> Result<Vec<Finding>, StoreError> {
    sled::verify(&settings.store.path, MemoryPlan::of(settings).cache_mb)
}

/// Compacts the store that the settings ask for: it takes no more room than it needs then, and no trace is left of what was
/// removed from it. Nobody else uses a folder meanwhile, of which the sizes are given; a kill at any moment loses nothing.
///
/// # Errors
///
/// [`StoreError`]; the store is as it was then.
pub fn compact(settings: &Settings) -> Result<Option<Compacted>, StoreError> {
    let Settings { store, .. } = settings;
    match &store.url {
        None => SledStore::compact(&store.path, MemoryPlan::of(settings).cache_mb).map(Some),
        #[cfg(feature = "postgres")]
        Some(url) => {
            let store = PostgresStore::open(url, store.connections, store.certificates.as_deref())?;
            store.compact().map(|()| None)
        }
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(without_postgres()),
    }
}

/// The same of a folder, if its database has grown too large, or if somebody has [asked](compact_at_next_start) for it.
///
/// # Errors
///
/// As [`compact`].
pub fn compact_if_due(settings: &Settings) -> Result<Option<Compacted>, StoreError> {
    if settings.store.url.is_some() {
        return Ok(None);
    }
    let is_due = sled::is_due(&settings.store.path, settings.store.compact_at);
    let is_due = is_due.map_err(|error| StoreError::Failed(format!("its size is not known: {error}")))?;
    if is_due { compact(settings) } else { Ok(None) }
}

/// Has the store in the folder of the settings compacted at the next start. The bot may run.
///
/// # Errors
///
/// What the file system says.
pub fn compact_at_next_start(settings: &Settings) -> io::Result<()> {
    if settings.store.url.is_some() { Ok(()) } else { sled::want(&settings.store.path) }
}
