//! Where a store is: the one object that knows which kind of store it is.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kuzhi_config::Settings;

use super::sled;
use super::{BackedUp, BackupError, Compacted, Finding, SledStore, Store, StoreError, Transfer};

/// How many bytes of the memory that the bot may use are one byte of the store's cache. The system caches the
/// store's files as well.
const CACHE: u32 = 32;

/// A folder or a database that has a store, or will have one.
pub trait StoreLocation: Send + Sync {
    /// Returns its name for messages to people.
    fn name(&self) -> String;

    /// Opens the store, which the first start makes.
    ///
    /// # Errors
    ///
    /// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]; nothing was changed then.
    /// So for every method below.
    fn open(&self) -> Result<Arc<dyn Store>, StoreError>;

    /// Opens the store for an export or import of everything in it.
    fn open_to_move(&self) -> Result<Box<dyn Transfer>, StoreError>;

    /// Checks the store, and changes nothing. Returns `None` if there is none and the first start makes one.
    fn inspect(&self) -> Result<Option<Vec<Finding>>, StoreError>;

    /// Compacts the store, so that it is as small as possible and has no trace of removed data. For a folder,
    /// this returns the sizes before and after, and nothing else may use it meanwhile. A kill at any moment
    /// loses nothing.
    fn compact(&self) -> Result<Option<Compacted>, StoreError>;

    /// Returns the folder, which this program looks after and backs up. `None` for a database, whose server
    /// does that.
    fn folder(&self) -> Option<&Folder> {
        None
    }
}

/// A folder for the embedded store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder {
    path: PathBuf,
    cache_mb: u32,
    compact_at: u32,
}

impl Folder {
    /// Returns the folder that the settings name.
    pub fn from_settings(settings: &Settings) -> Folder {
        let (path, compact_at) = (settings.store.path.clone(), settings.store.compact_at);
        Folder { path, cache_mb: cache_share(settings.limits.memory_mb), compact_at }
    }

    /// Checks that everything in it agrees, and changes nothing. Nothing else may use the store meanwhile.
    ///
    /// # Errors
    ///
    /// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`].
    pub fn verify(&self) -> Result<Vec<Finding>, StoreError> {
        sled::verify(&self.path, self.cache_mb)
    }

    /// Compacts it if its database has grown too large, or if data was removed.
    ///
    /// # Errors
    ///
    /// As [`StoreLocation::compact`].
    pub fn compact_if_due(&self) -> Result<Option<Compacted>, StoreError> {
        let unknown = |error: io::Error| StoreError::Disk { path: self.path.clone(), cause: error.into() };
        if sled::is_due(&self.path, self.compact_at).map_err(unknown)? { self.compact() } else { Ok(None) }
    }

    /// Writes everything that the store holds to a new file, which appears complete or not at all. The store
    /// can be used meanwhile.
    ///
    /// # Errors
    ///
    /// [`BackupError`].
    pub fn back_up(&self, file: &Path) -> Result<BackedUp, BackupError> {
        sled::back_up(&self.path, file)
    }

    /// Restores the store from a backup after checking its checksums. A store that is not empty is replaced
    /// only on request, and is then kept beside the new one. Nothing else may use the store meanwhile.
    ///
    /// # Errors
    ///
    /// [`BackupError`].
    pub fn restore(&self, file: &Path, replace: bool) -> Result<BackedUp, BackupError> {
        sled::restore(&self.path, self.cache_mb, file, replace)
    }
}

impl StoreLocation for Folder {
    fn name(&self) -> String {
        self.path.display().to_string()
    }

    fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(Arc::new(SledStore::open(&self.path, self.cache_mb)?))
    }

    fn open_to_move(&self) -> Result<Box<dyn Transfer>, StoreError> {
        Ok(Box::new(SledStore::open(&self.path, self.cache_mb)?))
    }

    fn inspect(&self) -> Result<Option<Vec<Finding>>, StoreError> {
        sled::inspect(&self.path, self.cache_mb)
    }

    fn compact(&self) -> Result<Option<Compacted>, StoreError> {
        SledStore::compact(&self.path, self.cache_mb).map(Some)
    }

    fn folder(&self) -> Option<&Folder> {
        Some(self)
    }
}

/// Returns the size of the store's cache, in MiB.
fn cache_share(memory_mb: u32) -> u32 {
    (memory_mb / CACHE).clamp(2, 128)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_is_a_share_of_the_memory_limit() {
        assert_eq!([32, 84, 96, 256, 8192].map(cache_share), [2, 2, 3, 8, 128]);
    }
}
