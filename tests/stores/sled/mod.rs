//! Faults that the store on disk survives.

mod backups;
mod compaction;
mod crashes;
mod damage;
mod disk;
mod facts;
mod failing_disk;
mod full_disk;
mod groups;
mod growth;
mod leaving;
mod opening;
mod wrecks;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use kuzhi_config::{Environment, Settings};
use kuzhi_store::{Finding, Folder, SledStore};

use crate::CACHE_MB;

/// The folder of a bot's store, as its settings name it.
fn place(path: &Path) -> Folder {
    let environment: Environment = [("KUZHI_STORE__PATH", path.display().to_string())].into_iter().collect();
    Folder::from_settings(&Settings::load(None, &environment).unwrap())
}

/// Fails unless everything stored in a folder is consistent.
fn assert_agrees(path: &Path) {
    for Finding { what, found } in place(path).verify().unwrap() {
        assert!(found.is_ok(), "{what}: {found:?}");
    }
}

fn open(path: &Path) -> SledStore {
    SledStore::open(path, CACHE_MB).expect("the store can be opened")
}

/// Returns the folder of the generation that counts.
fn generation(path: &Path) -> PathBuf {
    path.join(fs::read_to_string(path.join("CURRENT")).unwrap().trim())
}

/// Opens the database itself, to inspect and change it without the store's knowledge. Sled's threads may hold
/// the lock a moment longer than the store that was just closed.
fn database(path: &Path) -> sled::Db {
    let path = generation(path).join("database");
    let attempt = |_| sled::open(&path).map_err(|_| sleep(Duration::from_millis(20))).ok();
    (0..100).find_map(attempt).expect("the lock is given back within two seconds")
}
