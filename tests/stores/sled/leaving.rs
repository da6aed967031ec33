//! Deleting a person removes them from every file once the files are rewritten, whatever happens meanwhile.

use std::fs;
use std::path::Path;

use kuzhi_domain::MatchId;
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_store::{Finding, LookupStore, MatchStore, PersonalStore, SledStore, StoreLocation, export};
use tempfile::tempdir;

use super::{open, place};
use crate::laws::leaving::{NAME, WHO, fill, forget, lapse, leaving};
use crate::matches::{BANU, challenge, keep};

/// Returns all files in a folder, with their paths.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push((path.display().to_string(), fs::read(&path).unwrap()));
        }
    }
    found
}

/// Returns the files that contain something of them: their ID as digits or as in keys, in either byte order,
/// or their name.
fn traces(folder: &Path) -> Vec<String> {
    let patterns = [
        WHO.to_string().into_bytes(),
        WHO.0.to_be_bytes().to_vec(),
        WHO.0.to_le_bytes().to_vec(),
        NAME.as_bytes().to_vec(),
    ];
    let has = |bytes: &[u8]| {
        patterns.iter().any(|pattern| bytes.windows(pattern.len()).any(|part| part == pattern.as_slice()))
    };
    files(folder).into_iter().filter(|(_, bytes)| has(bytes)).map(|(path, _)| path).collect()
}

/// Returns what others see of it.
fn seen(store: &SledStore) -> Vec<(MatchId, u64)> {
    let past = HistoryFilter { player: BANU, game: None, against: Against::Anybody };
    store.past(&past, 0, 999).unwrap().iter().map(|one| (one.id(), one.version())).collect()
}

#[test]
fn the_next_start_leaves_no_trace_in_any_file() {
    let directory = tempdir().unwrap();
    let folder = directory.path();
    let store = open(folder);
    fill(&store);
    drop(store);
    assert!(!traces(folder).is_empty(), "the test finds what is there");
    let store = open(folder);
    forget(&store, leaving());
    lapse(&store);
    let before = seen(&store);
    drop(store);
    assert!(!traces(folder).is_empty(), "files keep what was removed");
    assert!(place(folder).compact_if_due().unwrap().is_some(), "a start does this first");
    assert!(place(folder).compact_if_due().unwrap().is_none(), "once");
    let store = open(folder);
    assert_eq!(traces(folder), [""; 0], "while it runs");
    assert_eq!(seen(&store), before);
    assert_eq!(store.name_of(BANU).unwrap().as_deref(), Some("Banu"));
    keep(&store, &challenge(9_000, 5)).unwrap();
    drop(store);
    assert_eq!(traces(folder), [""; 0], "when it has ended");
    for Finding { what, found } in place(folder).verify().unwrap() {
        assert!(found.is_ok(), "{what}: {found:?}");
    }
    assert_eq!(seen(&open(folder)), before);
}

#[test]
fn limits_that_lapse_later_leave_no_trace_either() {
    let directory = tempdir().unwrap();
    let folder = directory.path();
    let store = open(folder);
    fill(&store);
    forget(&store, leaving());
    drop(store);
    assert!(place(folder).compact_if_due().unwrap().is_some());
    let store = open(folder);
    lapse(&store);
    drop(store);
    assert!(place(folder).compact_if_due().unwrap().is_some(), "the files are written anew once more");
    assert_eq!(traces(folder), [""; 0]);
}

#[test]
fn an_export_has_no_trace_of_them() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    fill(&store);
    forget(&store, leaving());
    lapse(&store);
    let mut exported = Vec::new();
    export(&store, &mut exported, &mut |_| ()).unwrap();
    let exported = String::from_utf8(exported).unwrap();
    assert!(!exported.contains(&WHO.to_string()) && !exported.contains(NAME));
    assert!(exported.contains(&leaving().stand_in.to_string()));
}

#[test]
fn files_are_written_anew_on_command() {
    let directory = tempdir().unwrap();
    let folder = directory.path();
    let store = open(folder);
    fill(&store);
    forget(&store, leaving());
    lapse(&store);
    let before = seen(&store);
    drop(store);
    place(folder).compact().unwrap();
    assert_eq!(traces(folder), [""; 0]);
    assert_eq!(seen(&open(folder)), before);
}

#[test]
fn an_interrupted_removal_resumes_at_the_next_start() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    fill(&store);
    store.begin_leaving(leaving()).unwrap();
    let before = store.matches_of(WHO).unwrap();
    store.stop_scans();
    assert!(store.forget(leaving()).is_err() && store.matches_of(WHO).is_err(), "nothing is scanned");
    assert_eq!(seen(&store), seen(&store), "people are still answered");
    drop(store);
    let store = open(directory.path());
    assert_eq!(store.matches_of(WHO).unwrap(), before, "nothing was removed in part");
    forget(&store, leaving());
}

#[test]
fn a_crash_before_they_are_removed_is_made_up_for() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    fill(&store);
    store.begin_leaving(leaving()).unwrap();
    drop(store);
    let store = open(directory.path());
    assert_eq!(store.leaving().unwrap(), [leaving()], "a start finds who was to be removed");
    forget(&store, leaving());
    assert_eq!(store.matches_of(WHO).unwrap(), []);
}
