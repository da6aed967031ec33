//! Compaction keeps the content, makes the store smaller, and leaves no trace of removed data.

use std::fs;
use std::path::Path;

use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::{
    Compacted, LookupStore, MatchStore, PeopleStore, PersonalStore, SledStore, StoreError, StorePlace,
};
use tempfile::tempdir;

use super::wrecks::{ClosedStore, copy, files};
use super::{assert_agrees, open, place};
use crate::CACHE_MB;
use crate::matches::{challenge, keep};

/// Returns the files of a folder that contain a text.
fn with_text(folder: &Path, text: &str) -> Vec<String> {
    let has_it = |bytes: Vec<u8>| bytes.windows(text.len()).any(|found| found == text.as_bytes());
    let found = files(folder).into_iter().filter(|file| has_it(fs::read(folder.join(file)).unwrap()));
    found.map(|file| file.display().to_string()).collect()
}

#[test]
fn a_compacted_store_is_the_same_however_it_was_left() {
    for is_closed in [true, false] {
        let kept = ClosedStore::new(is_closed);
        let folder = kept.folder.path();
        SledStore::compact(folder, CACHE_MB).unwrap();
        assert_agrees(folder);
        let left: Vec<_> = files(folder).iter().map(|file| file.display().to_string()).collect();
        let known = ["blobs/", "conf", "db", "journal/snapshot-0000000001", "journal/lock", "snap."];
        assert!(left.iter().all(|file| known.iter().any(|known| file.starts_with(known))), "{left:?}");
        kept.check(folder, "compacted").unwrap();
        kept.check(folder, "compacted, and opened again").unwrap();
        SledStore::compact(folder, CACHE_MB).unwrap();
        kept.check(folder, "compacted twice").unwrap();
    }
}

#[test]
fn compaction_leaves_no_trace_of_removed_data() {
    let folder = tempdir().unwrap();
    let (secret, bob) = ("Somebody who wants to be forgotten", PlayerId(7));
    let store = open(folder.path());
    store.save_name(bob, secret).unwrap();
    store.make_durable().unwrap();
    for round in 0..300 {
        for person in 100..120 {
            store.save_name(PlayerId(person), &format!("Person {person}, in round {round}")).unwrap();
        }
        store.make_durable().unwrap();
    }
    store.save_name(bob, "Bob").unwrap();
    drop(store);
    let before = with_text(folder.path(), secret);
    assert!(
        before.contains(&"db".to_owned()) && before.contains(&"journal/segment-0000000001".to_owned()),
        "{before:?}"
    );
    let Compacted { before, after } = SledStore::compact(folder.path(), CACHE_MB).unwrap();
    assert!(after < before, "{before} and then {after}");
    assert_eq!(with_text(folder.path(), secret), [""; 0]);
    let store = open(folder.path());
    assert_eq!(store.name_of(bob).unwrap().as_deref(), Some("Bob"));
    assert_eq!(store.name_of(PlayerId(119)).unwrap().as_deref(), Some("Person 119, in round 299"));
    drop(store);
    assert_agrees(folder.path());
}

/// What somebody puts there, whole but for one thing, is no store that was about to replace this one.
#[test]
fn what_is_not_a_whole_store_replaces_none() {
    let (kept, other) = (ClosedStore::new(true), ClosedStore::new(true));
    SledStore::compact(other.folder.path(), CACHE_MB).unwrap();
    let (folder, next) = (kept.folder.path(), kept.folder.path().join("next"));
    let base = next.join("journal/snapshot-0000000001");
    let spoil: [&dyn Fn(); 5] = [
        &|| fs::remove_file(next.join("db")).unwrap(),
        &|| fs::remove_file(&base).unwrap(),
        &|| fs::remove_dir_all(next.join("journal")).unwrap(),
        &|| fs::write(&base, &fs::read(&base).unwrap()[..1_000]).unwrap(),
        &|| {
            let mut bytes = fs::read(&base).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 1;
            fs::write(&base, bytes).unwrap();
        },
    ];
    for spoil in spoil {
        copy(other.folder.path(), &next);
        spoil();
        let left = files(&next);
        let found = place(folder).verify().unwrap();
        assert!(found.iter().all(|finding| finding.found.is_ok()), "{found:?}");
        kept.check(folder, "beside what is no store").unwrap();
        assert_agrees(folder);
        assert_eq!(files(&next), left);
        let refused = SledStore::compact(folder, CACHE_MB).unwrap_err().to_string();
        assert!(refused.contains("next is in the way"), "{refused}");
        SledStore::back_up(folder, folder.join("backup")).unwrap();
        fs::remove_file(folder.join("backup")).unwrap();
        fs::remove_dir_all(&next).unwrap();
    }
}

#[test]
fn compaction_leaves_used_and_missing_stores_alone() {
    let folder = tempdir().unwrap();
    let nowhere = folder.path().join("nowhere");
    let refused = SledStore::compact(&nowhere, CACHE_MB).unwrap_err();
    assert!(matches!(refused, StoreError::Unopened { .. }) && !nowhere.exists(), "{refused}");
    let path = folder.path().join("store");
    let store = open(&path);
    keep(&store, &challenge(1, 0)).unwrap();
    assert!(matches!(SledStore::compact(&path, CACHE_MB), Err(StoreError::Locked { .. })));
    drop(store);
    SledStore::compact(&path, CACHE_MB).unwrap();
}

#[test]
fn a_requested_compaction_runs_once_at_the_next_start() {
    let kept = ClosedStore::new(true);
    let place = place(kept.folder.path());
    assert_eq!(place.compact_if_due().unwrap(), None);
    // Also while the bot is running.
    let store = open(kept.folder.path());
    store.forget_guild(GuildId(77)).unwrap();
    drop(store);
    assert!(place.compact_if_due().unwrap().is_some());
    assert_eq!(place.compact_if_due().unwrap(), None);
    assert!(place.compact().is_ok());
    kept.check(kept.folder.path(), "compacted").unwrap();
}

/// The machine may stop while the next store is built. An unfinished one is not used.
#[test]
fn a_finished_compaction_is_taken_an_unfinished_removed() {
    let (kept, other) = (ClosedStore::new(true), ClosedStore::new(true));
    let (folder, unfinished) = (kept.folder.path(), kept.folder.path().join("next-unfinished"));
    fs::create_dir(&unfinished).unwrap();
    fs::copy(other.folder.path().join("db"), unfinished.join("db")).unwrap();
    kept.check(folder, "with an unfinished one").unwrap();
    assert!(!unfinished.exists());

    // A finished one replaces the current store, whoever opens it first.
    SledStore::compact(other.folder.path(), CACHE_MB).unwrap();
    let next = folder.join("next");
    copy(other.folder.path(), &next);
    fs::remove_file(next.join("journal/lock")).unwrap();
    let refused = place(folder).verify().unwrap_err().to_string();
    assert!(refused.contains("another store was about to replace it"), "{refused}");
    let refused = SledStore::back_up(folder, folder.join("backup")).unwrap_err().to_string();
    assert!(refused.contains("another store is about to replace"), "{refused}");
    kept.check(folder, "with the next one").unwrap();
    assert!(!next.exists() && !folder.join("before").exists());
    assert_agrees(folder);
}
