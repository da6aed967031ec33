//! Compaction: a new store is built from the journal and replaces the old one.
//!
//! Sled appends new data and reuses freed space late, and the journal's logs hold removed data until they are
//! merged into the snapshot. After a compaction both contain only current data.

use std::fs::File;
use std::io;
use std::path::Path;

use crate::StoreError;
use crate::sled::SledStore;
use crate::sled::folder::{JOURNAL, clear_compaction_request, database_size, is_compaction_requested};
use crate::sled::recovery::open_database::{locked, retried};
use crate::sled::recovery::open_with_journal::{Compared, Opening};
use crate::sled::recovery::rebuild::{BuildError, build, read_journal};
use crate::sled::recovery::swap::{Before, Next};

/// Databases smaller than this, in bytes, are not compacted: sled takes about that much when empty.
const LEAST: u64 = 64 << 20;

/// The size of a store in bytes before and after a compaction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Compacted {
    /// Before, including the journal.
    pub before: u64,
    /// After, including the journal.
    pub after: u64,
}

/// Compacts the store in a folder. Nothing else may use it meanwhile. A kill at any moment leaves the old
/// store or the compacted one.
pub(crate) fn compact(path: &Path, cache_mb: u32) -> Result<Compacted, StoreError> {
    if !path.join("db").exists() && !path.join(JOURNAL).is_dir() {
        let cause = "there is none; set store.path to the folder that the bot uses".to_owned();
        return Err(StoreError::Unopened { path: path.display().to_string(), cause });
    }
    // Repairs come first, so that the journal has everything.
    drop(SledStore::open(path, cache_mb)?);
    let _locks = lock(path, cache_mb)?;
    let compacted = || -> Result<Compacted, BuildError> {
        let before = size(path)?;
        let contents = read_journal(&path.join(JOURNAL))?;
        let next = Next::begin(path)?;
        build(next.folder(), cache_mb, &contents)?;
        next.take_its_place(Before::Goes)?;
        clear_compaction_request(path)?;
        Ok(Compacted { before, after: size(path)? })
    };
    compacted().map_err(|error| StoreError::Uncompacted { path: path.to_owned(), cause: error.into() })
}

/// Locks the store's journal and sled's file.
pub(crate) fn lock(path: &Path, cache_mb: u32) -> Result<Vec<File>, StoreError> {
    let mut locks = vec![Opening::new(path, cache_mb, Compared::Before).lock()?];
    if let Ok(file) = File::open(path.join("db")) {
        retried(|| Ok(file.try_lock().ok())).ok().flatten().ok_or_else(|| locked(path))?;
        locks.push(file);
    }
    Ok(locks)
}

/// Returns whether the database is this many times as large as its contents, or compaction was requested.
/// With a ratio of 0, only the request counts.
pub(crate) fn is_due(path: &Path, ratio: u32) -> io::Result<bool> {
    if is_compaction_requested(path) {
        return Ok(true);
    }
    if ratio == 0 || !path.join(JOURNAL).is_dir() {
        return Ok(false);
    }
    let (database, kept) = (database_size(path)?, kuzhi_journal::base_size(&path.join(JOURNAL))?);
    Ok(database >= LEAST && kept.is_some_and(|kept| database > kept.saturating_mul(ratio.into())))
}

fn size(path: &Path) -> io::Result<u64> {
    Ok(database_size(path)? + kuzhi_journal::size(&path.join(JOURNAL))?)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;
    use crate::sled::folder::request_compaction;

    #[test]
    fn compaction_follows_growth_or_a_request() {
        let folder = tempdir().unwrap();
        let path = folder.path();
        assert!(!is_due(path, 8).unwrap(), "there is none");
        fs::create_dir(path.join(JOURNAL)).unwrap();
        let set = |name: &str, mebibytes: u64| {
            File::create(path.join(name)).unwrap().set_len(mebibytes << 20).unwrap();
        };
        set("db", 80);
        assert!(!is_due(path, 8).unwrap(), "nobody knows what is kept");
        set("journal/snapshot-0000000001", 6);
        set("journal/segment-0000000001", 3);
        set("journal/lock", 90);
        assert!(is_due(path, 13).unwrap());
        assert!(!is_due(path, 14).unwrap() && !is_due(path, 0).unwrap());
        fs::create_dir(path.join("blobs")).unwrap();
        set("blobs/7", 5);
        assert!(is_due(path, 14).unwrap(), "of its files all count");
        set("journal/snapshot-0000000002", 9);
        assert!(
            !is_due(path, 14).unwrap() && is_due(path, 9).unwrap(),
            "what is kept is in the last snapshot"
        );
        set("db", 50);
        assert!(!is_due(path, 1).unwrap(), "it is small");
        request_compaction(path).unwrap();
        assert!(is_due(path, 0).unwrap() && is_due(path, 8).unwrap());
        clear_compaction_request(path).unwrap();
        clear_compaction_request(path).unwrap();
        assert!(!is_due(path, 8).unwrap());
    }
}
