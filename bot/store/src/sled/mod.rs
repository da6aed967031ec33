//! The store that the bot uses: the embedded database sled, one directory on disk.

mod cache;
mod commits;
mod database;
mod discrepancy;
mod failure;
mod folder;
mod generations;
mod index;
mod keys;
mod lost;
mod opening;
mod read;
mod trees;
mod upkeep;
mod write_batch;

use std::fmt;
use std::fs::File;
use std::hash::Hash;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_journal::{Sizes, SyncFile};

use self::cache::{Cache, Recent};
use self::commits::write_behind::BufferedValue;
use self::commits::writer::Writer;
pub use self::discrepancy::Discrepancy;
pub(super) use self::folder::may_write;
use self::opening::progress;
use self::opening::{Opening, open_database};
use self::trees::{Kind, Trees};
pub(super) use self::upkeep::backup::{back_up, examine, restore};
pub use self::upkeep::compact::Compacted;
pub(super) use self::upkeep::compact::{compact, is_due};
pub use self::upkeep::verify::Finding;
pub(super) use self::upkeep::verify::{inspect, verify};
use super::turns::Turns;
use crate::{BackedUp, BackupError, StoreError};

/// Returns how far the opening of a store is, if it takes long.
pub(super) fn opening_status() -> Option<String> {
    progress::status()
}

/// A store in a directory.
///
/// One thread writes everything (`commits/writer/`, which says what readers wait for): first to the journal,
/// then to the database.
pub struct SledStore {
    // The first to be dropped: it holds the database open.
    writer: Writer,
    cache: Arc<Cache>,
    path: PathBuf,
    trees: Trees,
    turns: Turns,
    /// Whether scans of everything have to end, because the bot stops.
    is_stopping: AtomicBool,
}

impl SledStore {
    /// Opens the store in a directory, or creates a new one there.
    ///
    /// # Errors
    ///
    /// [`StoreError::Locked`], [`StoreError::Newer`] or [`StoreError::Unopened`]. Nothing was changed then.
    pub fn open(path: impl AsRef<Path>, cache_mb: u32) -> Result<SledStore, StoreError> {
        SledStore::open_synced_by(path, cache_mb, File::sync_data)
    }

    /// Opens the store with another way to sync files, so that tests can delay it or make it fail.
    ///
    /// # Errors
    ///
    /// As [`SledStore::open`].
    pub fn open_synced_by(
        path: impl AsRef<Path>,
        cache_mb: u32,
        sync: impl Fn(&File) -> io::Result<()> + Send + Sync + 'static,
    ) -> Result<SledStore, StoreError> {
        let (path, sync) = (path.as_ref(), Arc::new(sync) as SyncFile);
        let database = Opening::new(path, cache_mb).open(Sizes::default(), &sync)?;
        let not_opened = |error| open_database::not_opened(path, &error);
        let trees = database.trees.clone();
        let cache = Arc::new(Cache::since(trees.last_interaction().map_err(not_opened)?));
        let begun = Writer::begin(path.to_owned(), database, Arc::clone(&cache));
        let writer = begun.map_err(|error| not_opened(::sled::Error::Io(error)))?;
        let (turns, is_stopping) = (Turns::default(), AtomicBool::new(false));
        Ok(SledStore { writer, cache, path: path.to_owned(), trees, turns, is_stopping })
    }

    /// Compacts the store in a folder. Nothing else may use it meanwhile. A kill at any moment leaves the old
    /// store or the compacted one.
    ///
    /// # Errors
    ///
    /// As [`SledStore::open`], or [`StoreError::Uncompacted`]. The store is unchanged then.
    pub fn compact(path: impl AsRef<Path>, cache_mb: u32) -> Result<Compacted, StoreError> {
        compact(path.as_ref(), cache_mb)
    }

    /// Writes a backup of the store in a folder to a new file. The store can be used meanwhile.
    ///
    /// # Errors
    ///
    /// [`BackupError`].
    pub fn back_up(path: impl AsRef<Path>, file: impl AsRef<Path>) -> Result<BackedUp, BackupError> {
        back_up(path.as_ref(), file.as_ref())
    }

    /// Restores the store in a folder from a backup. A store that is not empty is replaced only on request.
    ///
    /// # Errors
    ///
    /// [`BackupError`].
    pub fn restore(
        path: impl AsRef<Path>,
        cache_mb: u32,
        file: impl AsRef<Path>,
        replace: bool,
    ) -> Result<BackedUp, BackupError> {
        restore(path.as_ref(), cache_mb, file.as_ref(), replace)
    }

    /// Reads from the trees, unless an earlier change has failed.
    fn read<T>(&self, read: impl FnOnce(&Trees) -> ::sled::Result<T>) -> Result<T, StoreError> {
        self.writer.check_healthy()?;
        read(&self.trees).map_err(|error| self.failed(&error))
    }

    /// Returns the cached value, or reads and caches it.
    fn cached_or<K, V, R>(&self, recent: &Recent<K, V>, key: K, read: R) -> Result<V, StoreError>
    where
        K: Eq + Hash,
        V: Clone,
        R: FnOnce() -> Result<V, StoreError>,
    {
        self.writer.check_healthy()?;
        if let Some(value) = recent.get(&key) {
            return Ok(value);
        }
        let start = recent.begin_read();
        let value = read()?;
        recent.put_read(start, key, value.clone());
        Ok(value)
    }

    /// Returns the pending note under a key, or else the stored value.
    fn noted(&self, kind: Kind, key: &[u8]) -> Result<BufferedValue, StoreError> {
        match self.writer.noted_key(kind, key)? {
            Some(noted) => Ok(noted),
            None => Ok(self.read(|trees| trees.tree(kind).get(key))?.map(|bytes| bytes.to_vec())),
        }
    }

    fn failed(&self, error: &::sled::Error) -> StoreError {
        StoreError::Disk { path: self.path.clone(), cause: failure::cause(error).into() }
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SledStore").field("path", &self.path).finish_non_exhaustive()
    }
}
