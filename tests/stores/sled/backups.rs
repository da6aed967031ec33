//! A backup has the store's state at one moment, whatever happens meanwhile, or it is refused.

use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::scope;

use kuzhi_domain::PlayerId;
use kuzhi_store::{BackupError, LookupStore, MatchStore, PeopleStore, SledStore, StoreError};
use tempfile::tempdir;

use super::wrecks::ClosedStore;
use super::{assert_agrees, generation, open};
use crate::CACHE_MB;
use crate::child::all_versions;
use crate::matches::{challenge, chance, keep, keep_for};

#[test]
fn a_backup_during_play_has_all_answered_commits() {
    let folder = tempdir().unwrap();
    let [path, file] = ["store", "backup"].map(|name| folder.path().join(name));
    let store = open(&path);
    let (answered, is_over) = (Mutex::new(Vec::new()), AtomicBool::new(false));
    let backups = scope(|scope| {
        scope.spawn(|| {
            for next in all_versions().take_while(|_| !is_over.load(Ordering::SeqCst)) {
                keep_for(&store, &next, next.version() + 1_000 * next.id().get(), 5).unwrap();
                answered.lock().unwrap().push(next);
            }
        });
        let mut backups = Vec::new();
        while backups.len() < 8 {
            let file = file.with_extension(backups.len().to_string());
            let before = answered.lock().unwrap().clone();
            let made = SledStore::back_up(&path, &file).unwrap();
            assert_eq!(made.bytes, fs::metadata(&file).unwrap().len());
            backups.push((file, before));
        }
        is_over.store(true, Ordering::SeqCst);
        backups
    });
    for (number, (file, before)) in backups.into_iter().enumerate() {
        let elsewhere = folder.path().join(format!("elsewhere-{number}"));
        SledStore::restore(&elsewhere, CACHE_MB, &file, false).unwrap();
        assert_agrees(&elsewhere);
        let restored = open(&elsewhere);
        for one in before {
            let found = restored.load(one.id()).unwrap().unwrap();
            assert!(found.version() >= one.version(), "{} was answered", one.id());
        }
        keep(&restored, &challenge(999_999, 0)).unwrap();
    }
}

#[test]
fn a_restored_store_is_equal_and_compact() {
    for is_closed in [true, false] {
        let (kept, elsewhere) = (ClosedStore::new(is_closed), tempdir().unwrap());
        let file = elsewhere.path().join("backup");
        SledStore::back_up(kept.folder.path(), &file).unwrap();
        let path = elsewhere.path().join("store");
        let restored = SledStore::restore(&path, CACHE_MB, &file, false).unwrap();
        assert_eq!(restored.bytes, fs::metadata(&file).unwrap().len());
        kept.check(&path, "restored").unwrap();
        kept.check(&path, "restored, and opened again").unwrap();
        assert_agrees(&path);
    }
}

#[test]
fn what_was_changed_or_removed_is_in_no_later_backup() {
    let folder = tempdir().unwrap();
    let (path, file) = (folder.path().join("store"), folder.path().join("backup"));
    let store = open(&path);
    let secret = "Somebody who wants to be forgotten";
    store.save_name(PlayerId(7), secret).unwrap();
    store.make_durable().unwrap();
    store.save_name(PlayerId(7), "Bob").unwrap();
    store.make_durable().unwrap();
    SledStore::back_up(&path, &file).unwrap();
    let bytes = fs::read(&file).unwrap();
    let has = |text: &str| bytes.windows(text.len()).any(|found| found == text.as_bytes());
    assert!(has("Bob") && !has(secret));
}

#[test]
fn a_non_empty_store_is_replaced_only_on_demand() {
    let (kept, folder) = (ClosedStore::new(true), tempdir().unwrap());
    let (path, file) = (folder.path().join("store"), folder.path().join("backup"));
    SledStore::back_up(kept.folder.path(), &file).unwrap();
    // An empty store can be overwritten.
    drop(open(&path));
    SledStore::restore(&path, CACHE_MB, &file, false).unwrap();
    kept.check(&path, "restored").unwrap();

    let other = challenge(777_777, 0);
    keep(&open(&path), &other).unwrap();
    let refused = SledStore::restore(&path, CACHE_MB, &file, false).unwrap_err();
    assert!(matches!(refused, BackupError::NotEmpty(_)), "{refused}");
    assert_eq!(open(&path).load(other.id()).unwrap().as_ref(), Some(&other));

    let before = fs::read(path.join("CURRENT")).unwrap();
    SledStore::restore(&path, CACHE_MB, &file, true).unwrap();
    kept.check(&path, "replaced").unwrap();
    assert_eq!(open(&path).load(other.id()).unwrap(), None);
    // An operator may go back, and forth.
    let after = fs::read(path.join("CURRENT")).unwrap();
    fs::write(path.join("CURRENT"), before).unwrap();
    assert_eq!(open(&path).load(other.id()).unwrap().as_ref(), Some(&other));
    // Also if the one that they went back to has to be built anew.
    let gone = generation(&path).join("database");
    fs::remove_dir_all(gone).unwrap();
    assert_eq!(open(&path).load(other.id()).unwrap().as_ref(), Some(&other));
    fs::write(path.join("CURRENT"), after).unwrap();
    kept.check(&path, "forth").unwrap();
    let store = open(&path);
    let refused = SledStore::restore(&path, CACHE_MB, &file, true).unwrap_err();
    assert!(matches!(refused, BackupError::Store(StoreError::Locked { .. })), "{refused}");
    drop(store);
    SledStore::restore(&path, CACHE_MB, &file, true).unwrap();
    kept.check(&path, "restored again").unwrap();
}

#[test]
fn a_backup_damaged_anywhere_is_refused() {
    let (kept, folder) = (ClosedStore::new(true), tempdir().unwrap());
    let (path, file) = (folder.path().join("store"), folder.path().join("backup"));
    SledStore::back_up(kept.folder.path(), &file).unwrap();
    let whole = fs::read(&file).unwrap();
    let mut chance = chance(3);
    for round in 0..200 {
        let (mut bytes, at) = (whole.clone(), chance() % whole.len());
        match round % 4 {
            0 => bytes[at] ^= 1 << (chance() % 8),
            1 => bytes.truncate(at),
            2 => bytes.iter_mut().skip(at & !4_095).take(4_096).for_each(|byte| *byte = 0),
            _ => bytes.extend_from_slice(&whole[at & !31..]),
        }
        if bytes == whole {
            continue;
        }
        fs::write(&file, &bytes).unwrap();
        match SledStore::restore(&path, CACHE_MB, &file, false) {
            Err(BackupError::Corrupt { .. } | BackupError::NoBackup(_)) => assert!(!path.exists(), "{round}"),
            Err(other) => panic!("{other}, round {round}, at {at}"),
            // Bytes between two blocks have no meaning: the restored store is the same.
            Ok(_) => {
                kept.check(&path, &format!("round {round}, at {at}")).unwrap();
                fs::remove_dir_all(&path).unwrap();
            }
        }
    }
    fs::write(&file, &whole).unwrap();
    SledStore::restore(&path, CACHE_MB, &file, false).unwrap();
    kept.check(&path, "put right").unwrap();
}

#[test]
fn a_damaged_store_is_repaired_before_backup() {
    let kept = ClosedStore::new(true);
    let (path, folder) = (kept.folder.path(), tempdir().unwrap());
    let log = generation(path).join("journal/segment-0000000001");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 700].fill(0x5a);
    fs::write(&log, bytes).unwrap();
    let file = folder.path().join("backup");
    let refused = SledStore::back_up(path, &file).unwrap_err();
    assert!(matches!(refused, BackupError::Damaged { .. }), "{refused}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left of it");
    kept.check(path, "put right").unwrap();
    SledStore::back_up(path, &file).unwrap();
    assert!(file.exists());
}
