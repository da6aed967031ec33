//! Where a conversation is kept: in memory, or in a folder if `KUZHI_STORE` is `folder`.

use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{SledStore, Store};
use tempfile::TempDir;

/// The folder of a store, until the conversation is over.
pub(crate) type Home = Option<TempDir>;

/// Opens an empty store.
pub(crate) fn open() -> (Arc<dyn Store>, Home) {
    match std::env::var("KUZHI_STORE").as_deref() {
        Err(_) | Ok("" | "memory") => (Arc::new(MemoryStore::default()), None),
        Ok("folder") => {
            let folder = tempfile::tempdir().unwrap();
            (Arc::new(SledStore::open(folder.path(), 8).unwrap()), Some(folder))
        }
        Ok(other) => panic!("KUZHI_STORE is \"memory\" or \"folder\", not {other:?}"),
    }
}
