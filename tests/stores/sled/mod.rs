//! What the store on disk withstands.

mod crashes;
mod damage;
mod disk;
mod full_disk;
mod groups;
mod opening;
mod wrecks;

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use kuzhi_bot::store::SledStore;

use crate::CACHE_MB;

fn open(path: &Path) -> SledStore {
    SledStore::open(path, CACHE_MB).expect("the store can be opened")
}

/// The database itself, to look and meddle behind the store's back.
///
/// The journal goes: it would put right what is changed here. Sled's threads may hold its lock a moment longer than the
/// store that was just closed.
fn database(path: &Path) -> sled::Db {
    let _ = fs::remove_dir_all(path.join("journal"));
    let attempt = |_| sled::open(path).map_err(|_| sleep(Duration::from_millis(20))).ok();
    (0..100).find_map(attempt).expect("the lock is given back within two seconds")
}
