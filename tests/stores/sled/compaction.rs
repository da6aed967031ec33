//! Compaction keeps the content, makes the store smaller, and leaves no trace of removed data.

use std::fs;
use std::path::Path;

use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::{
    Compacted, LookupStore, MatchStore, PeopleStore, PersonalStore, SledStore, StoreError, StoreLocation,
};
use tempfile::tempdir;

use super::wrecks::{ClosedStore, copy, files};
use super::{assert_agrees, generation, open, place};
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
        let known = ["2/database/", "2/journal/snapshot-0000000001", "CURRENT", "lock"];
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
        before.contains(&"1/database/db".to_owned())
            && before.contains(&"1/journal/segment-0000000001".to_owned()),
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
fn an_unfinished_compaction_is_removed() {
    let (kept, other) = (ClosedStore::new(true), ClosedStore::new(true));
    let (folder, unfinished) = (kept.folder.path(), kept.folder.path().join("2.unfinished"));
    copy(&generation(other.folder.path()), &unfinished);
    fs::remove_file(unfinished.join("journal/segment-0000000001")).unwrap();
    kept.check(folder, "with an unfinished one").unwrap();
    assert!(!unfinished.exists());
    SledStore::compact(folder, CACHE_MB).unwrap();
    assert_agrees(folder);
}
