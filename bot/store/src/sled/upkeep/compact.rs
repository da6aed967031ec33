//! Compaction: a new store is built from the journal and replaces the old one.
//!
//! Sled appends new data and reuses freed space late, and the journal's logs hold removed data until they are
//! merged into the snapshot. After a compaction both contain only current data.

use std::io;
use std::path::Path;

use crate::StoreError;
use crate::sled::folder::{clear_compaction_request, database_size, is_compaction_requested};
use crate::sled::generations::{self, Generation};
use crate::sled::opening::Opening;

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
    let uncompacted =
        |error: io::Error| StoreError::Uncompacted { path: path.to_owned(), cause: error.into() };
    let size = || generations::current(path)?.as_ref().map(size).transpose();
    let Some(before) = size().map_err(uncompacted)? else {
        let cause = "there is none; set store.path to the folder that the bot uses".to_owned();
        return Err(StoreError::Unopened { path: path.display().to_string(), cause });
    };
    Opening::new(path, cache_mb).compact()?;
    clear_compaction_request(path).map_err(uncompacted)?;
    Ok(Compacted { before, after: size().map_err(uncompacted)?.unwrap_or_default() })
}

/// Returns whether the database is this many times as large as its contents, or compaction was requested.
/// With a ratio of 0, only the request counts.
pub(crate) fn is_due(path: &Path, ratio: u32) -> io::Result<bool> {
    if is_compaction_requested(path) {
        return Ok(true);
    }
    let Some(current) = generations::current(path)?.filter(|_| ratio > 0) else { return Ok(false) };
    let (database, kept) =
        (database_size(&current.database())?, kuzhi_journal::snapshot_size(&current.journal())?);
    Ok(database >= LEAST && kept.is_some_and(|kept| database > kept.saturating_mul(ratio.into())))
}

fn size(generation: &Generation) -> io::Result<u64> {
    Ok(database_size(&generation.database())? + kuzhi_journal::size(&generation.journal())?)
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};

    use tempfile::tempdir;

    use super::*;
    use crate::sled::folder::request_compaction;

    #[test]
    fn compaction_follows_growth_or_a_request() {
        let folder = tempdir().unwrap();
        let path = folder.path();
        assert!(!is_due(path, 8).unwrap(), "there is none");
        for folder in ["1/journal", "1/database/blobs"] {
            fs::create_dir_all(path.join(folder)).unwrap();
        }
        let set = |name: &str, mebibytes: u64| {
            File::create(path.join("1").join(name)).unwrap().set_len(mebibytes << 20).unwrap();
        };
        set("database/db", 80);
        assert!(!is_due(path, 8).unwrap(), "nobody knows what is kept");
        set("journal/snapshot-0000000001", 6);
        set("journal/segment-0000000001", 3);
        assert!(is_due(path, 13).unwrap());
        assert!(!is_due(path, 14).unwrap() && !is_due(path, 0).unwrap());
        set("database/blobs/7", 5);
        assert!(is_due(path, 14).unwrap(), "of its files all count");
        set("journal/snapshot-0000000002", 9);
        assert!(
            !is_due(path, 14).unwrap() && is_due(path, 9).unwrap(),
            "what is kept is in the last snapshot"
        );
        set("database/db", 50);
        assert!(!is_due(path, 1).unwrap(), "it is small");
        fs::remove_dir_all(path.join("1/database")).unwrap();
        assert!(!is_due(path, 1).unwrap(), "it is gone, and built anew");
        request_compaction(path).unwrap();
        assert!(is_due(path, 0).unwrap() && is_due(path, 8).unwrap());
        clear_compaction_request(path).unwrap();
        clear_compaction_request(path).unwrap();
        assert!(!is_due(path, 8).unwrap());
    }
}
