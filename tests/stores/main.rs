//! Laws that every store obeys, and faults that each kind of store survives.

#![expect(clippy::unwrap_used, reason = "a test that gets no answer has failed")]

mod child;
mod laws;
mod matches;
mod postgres;
mod ratings;
mod sled;
mod transfer;

use std::ops::Deref;

use kuzhi_memory_store::MemoryStore;
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{SledStore, Store};
use tempfile::TempDir;

/// A store under test, and what must outlive it.
struct Opened<S> {
    store: S,
    _directory: Option<TempDir>,
}

impl<S: Store> Deref for Opened<S> {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        &self.store
    }
}

// Add a line here for a new store.
laws::each_law!(in_memory: Some(crate::in_memory()));
laws::each_law!(on_disk: Some(crate::on_disk()));
laws::each_law!(in_postgres: crate::in_postgres());

fn in_memory() -> Opened<MemoryStore> {
    Opened { store: MemoryStore::new(), _directory: None }
}

fn on_disk() -> Opened<SledStore> {
    let directory = tempfile::tempdir().expect("the machine has room for temporary files");
    let store = SledStore::open(directory.path().join("store"), CACHE_MB).expect("a new store opens");
    Opened { store, _directory: Some(directory) }
}

/// `None` if PostgreSQL is not installed.
fn in_postgres() -> Option<Opened<PostgresStore>> {
    let store = postgres::Schema::new()?.open();
    Some(Opened { store, _directory: None })
}

/// The cache of stores on disk, in MiB.
const CACHE_MB: u32 = 8;
