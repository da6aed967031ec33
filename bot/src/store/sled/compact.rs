//! Compaction: a store is built anew from what its journal has, and takes its own place.
//!
//! Sled writes behind what it has and comes back to old places late, and logs of the journal hold what was removed until
//! they are taken into the base. After a compaction both have what is kept, and no trace of anything else.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::SledStore;
use super::open::{is_sleds, locked, retried};
use super::opening::{Compared, JOURNAL, Opening};
use super::rebuild::{BuildError, build, read_journal};
use super::swap::{Before, Next};
use crate::store::StoreError;
use crate::store::journal;

/// Databases that are smaller are left alone, in bytes: what sled takes for nothing in particular.
const LEAST: u64 = 64 << 20;

/// A file in the folder of a store: it is to be compacted at the next start.
const WANTED: &str = "compact";

/// How many bytes a store took before and after it was compacted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Compacted {
    /// Before, journal included.
    pub before: u64,
    /// And after.
    pub after: u64,
}

/// Compacts the store in a folder, which nobody else may use meanwhile. A kill at any moment leaves it as it was or as it is then.
pub(in crate::store) fn compact(path: &Path, cache_mb: u32) -> Result<Compacted, StoreError> {
    let failed = |why: BuildError| {
        let path = path.display();
        StoreError::Failed(format!("{path} could not be compacted, and is unchanged: {why}"))
    };
    if !path.join("db").exists() && !path.join(JOURNAL).is_dir() {
        let cause = "there is none; set store.path to the folder that the bot uses".to_owned();
        return Err(StoreError::Unopened { path: path.display().to_string(), cause });
    }
    // Whatever there is to put right is put right before: then the journal has everything.
    drop(SledStore::open(path, cache_mb)?);
    let _locks = lock(path, cache_mb)?;
    let compacted = || -> Result<Compacted, BuildError> {
        let before = size(path)?;
        let contents = read_journal(&path.join(JOURNAL))?;
        let next = Next::begin(path)?;
        build(next.folder(), cache_mb, &contents)?;
        next.take_its_place(Before::Goes)?;
        forget_that_it_is_wanted(path)?;
        Ok(Compacted { before, after: size(path)? })
    };
    compacted().map_err(failed)
}

/// Keeps others away from a store, older Kuzhis among them, which look at sled's file alone.
pub(super) fn lock(path: &Path, cache_mb: u32) -> Result<Vec<File>, StoreError> {
    let mut locks = vec![Opening::of(path, cache_mb, Compared::Before).lock()?];
    if let Ok(file) = File::open(path.join("db")) {
        retried(|| Ok(file.try_lock().ok())).ok().flatten().ok_or_else(|| locked(path))?;
        locks.push(file);
    }
    Ok(locks)
}

/// Whether the database takes so many times what is kept, or somebody has asked for a compaction. With a ratio of 0 only the
/// latter counts.
pub(in crate::store) fn is_due(path: &Path, ratio: u32) -> io::Result<bool> {
    if is_wanted(path) {
        return Ok(true);
    }
    if ratio == 0 || !path.join(JOURNAL).is_dir() {
        return Ok(false);
    }
    let (database, kept) = (database_size(path)?, journal::base_size(&path.join(JOURNAL))?);
    Ok(database >= LEAST && kept.is_some_and(|kept| database > kept.saturating_mul(ratio.into())))
}

/// Whether something was removed, or somebody has asked, since the store was compacted.
pub(super) fn is_wanted(path: &Path) -> bool {
    wanted(path).exists()
}

/// Has the store in a folder compacted at the next start, whoever has it now.
pub(in crate::store) fn want(path: &Path) -> io::Result<()> {
    File::create(wanted(path))?.sync_all()?;
    journal::sync_folder(path)
}

fn forget_that_it_is_wanted(path: &Path) -> io::Result<()> {
    match fs::remove_file(wanted(path)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn wanted(path: &Path) -> PathBuf {
    path.join(WANTED)
}

fn size(path: &Path) -> io::Result<u64> {
    Ok(database_size(path)? + journal::size(&path.join(JOURNAL))?)
}

/// How many bytes sled's files take.
pub(super) fn database_size(path: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if !entry.file_name().to_str().is_some_and(is_sleds) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            for blob in fs::read_dir(entry.path())? {
                bytes += blob?.metadata()?.len();
            }
        } else {
            bytes += entry.metadata()?.len();
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_store_is_compacted_when_its_database_has_outgrown_what_is_kept_or_somebody_asks() {
        let folder = tempdir().unwrap();
        let path = folder.path();
        assert!(!is_due(path, 8).unwrap(), "there is none");
        fs::create_dir(path.join(JOURNAL)).unwrap();
        let set = |name: &str, mebibytes: u64| {
            File::create(path.join(name)).unwrap().set_len(mebibytes << 20).unwrap();
        };
        set("db", 80);
        assert!(!is_due(path, 8).unwrap(), "nobody knows what is kept");
        set("journal/base-0000000001", 6);
        set("journal/log-0000000001", 3);
        set("journal/lock", 90);
        assert!(is_due(path, 13).unwrap());
        assert!(!is_due(path, 14).unwrap() && !is_due(path, 0).unwrap());
        fs::create_dir(path.join("blobs")).unwrap();
        set("blobs/7", 5);
        assert!(is_due(path, 14).unwrap(), "of its files all count");
        set("journal/base-0000000002", 9);
        assert!(!is_due(path, 14).unwrap() && is_due(path, 9).unwrap(), "what is kept is in the last base");
        set("db", 50);
        assert!(!is_due(path, 1).unwrap(), "it is small");
        want(path).unwrap();
        assert!(is_due(path, 0).unwrap() && is_due(path, 8).unwrap());
        forget_that_it_is_wanted(path).unwrap();
        forget_that_it_is_wanted(path).unwrap();
        assert!(!is_due(path, 8).unwrap());
    }
}
