//! What is kept when the bot stops: the traits of a store, the stores, and which of them is used.

mod error;
mod memory;
mod order;
mod pending;
mod reading;
mod record;
mod replay;
mod settings;
mod sled;
mod traits;
mod usage;

use std::sync::Arc;

use kuzhi_config::Settings;

pub use self::error::StoreError;
pub use self::memory::{Fault, Held, MemoryStore};
pub use self::pending::Pending;
pub use self::reading::read;
pub use self::sled::SledStore;
pub use self::traits::{
    Commit, CommitError, Delivered, DeliveryStore, LeaderboardStore, Mark, MatchStore, PeopleStore,
    PresenceStore, SettingsStore, Store, UsageStore,
};
pub use self::usage::{Usage, UsageKey};
use crate::memory::MemoryPlan;

/// Opens the store that the settings ask for: no other place knows which one that is.
///
/// # Errors
///
/// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed then.
pub fn open(settings: &Settings) -> Result<Arc<dyn Store>, StoreError> {
    let store = SledStore::open(&settings.store.path, MemoryPlan::of(settings).cache_mb)?;
    Ok(Arc::new(store))
}
