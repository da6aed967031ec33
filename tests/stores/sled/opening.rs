//! What is not a store of ours, or not available now, is left alone and reported.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;

use kuzhi_domain::matches::{Actor, Intent, Scope, decide};
use kuzhi_domain::rating::{By, Chart, FromLine, Span};
use kuzhi_store::{LeaderboardStore, MatchStore, SledStore, StoreError};
use tempfile::tempdir;

use super::facts::put;
use super::{database, generation, open, place};
use crate::CACHE_MB;
use crate::child::{process, report_lines};
use crate::matches::{ASHA, BANU, CHITRA, GUILD, PLACE, at, challenge, keep, keep_timed_out, keep_won};

fn refused(path: &Path) -> StoreError {
    SledStore::open(path, CACHE_MB).unwrap_err()
}

fn unopened(path: &Path) -> String {
    match refused(path) {
        StoreError::Unopened { cause, .. } => cause,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_directory_is_made_with_all_above_it() {
    let directory = tempdir().unwrap();
    let path = directory.path().join("one/two");
    keep(&open(&path), &challenge(1, 0)).unwrap();
    assert_eq!(open(&path).live().unwrap(), [challenge(1, 0)]);
}

/// Sled itself takes an unfinished snapshot for the newest one.
#[test]
fn an_unfinished_snapshot_is_ignored() {
    for torn in [&b""[..], &[0x28, 0xb5, 0x2f, 0xfd, 0x00], &[0xff; 64]] {
        let directory = tempdir().unwrap();
        let store = open(directory.path());
        keep(&store, &challenge(1, 0)).unwrap();
        drop(store);
        let unfinished = generation(directory.path()).join("database/snap.7FFFFFFFFFFFFFFF.generating");
        fs::write(&unfinished, torn).unwrap();
        assert_eq!(open(directory.path()).live().unwrap(), [challenge(1, 0)]);
        assert!(!unfinished.exists());
    }
}

#[test]
fn a_store_opens_once_at_a_time() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    let unfinished = generation(directory.path()).join("database/snap.7FFFFFFFFFFFFFFF.generating");
    fs::write(&unfinished, "of the one that has it").unwrap();
    let second = refused(directory.path());
    assert!(matches!(second, StoreError::Locked { .. }), "{second:?}");
    assert!(unfinished.exists(), "what the other is writing is not ours to remove");
    fs::remove_file(&unfinished).unwrap();
    keep(&store, &challenge(1, 0)).unwrap();
    drop(store);
    assert_eq!(open(directory.path()).live().unwrap(), [challenge(1, 0)]);
}

#[test]
fn another_process_keeps_its_store() {
    let directory = tempdir().unwrap();
    let mut child = process("hold", directory.path()).spawn().unwrap();
    let mut heard = BufReader::new(child.stdout.take().unwrap());
    let mut output = Vec::new();
    while report_lines(&output) != ["open"] {
        assert_ne!(heard.read_until(b'\n', &mut output).unwrap(), 0, "{}", String::from_utf8_lossy(&output));
    }
    assert_eq!(
        refused(directory.path()).to_string(),
        format!(
            "the store at {} is in use by another process: stop that one, or set another store.path",
            directory.path().display()
        )
    );
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    open(directory.path());
}

#[test]
fn a_newer_store_is_left_alone() {
    let directory = tempdir().unwrap();
    keep(&open(directory.path()), &challenge(1, 0)).unwrap();
    let set_schema = |schema: u32| {
        let database = database(directory.path());
        database.open_tree("meta").unwrap().insert("schema", &schema.to_be_bytes()).unwrap();
    };
    set_schema(2);
    for _ in 0..2 {
        let newer = refused(directory.path());
        assert!(matches!(newer, StoreError::Newer { found: 2, known: 1, .. }), "{newer:?}");
    }
    set_schema(1);
    assert_eq!(open(directory.path()).live().unwrap(), [challenge(1, 0)]);
}

#[test]
fn ratings_by_other_rules_are_computed_again() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let chart = Chart::at(Scope::Guild(GUILD), "mangala", Span::Ever, By::Wins, at(5));
    let says = |store: &SledStore| {
        let page = store.page(&chart, FromLine::Top, 10).unwrap();
        let lines: Vec<_> = page.lines.iter().map(|(place, one)| (*place, one.player)).collect();
        (lines, store.careers(ASHA).unwrap(), store.standings(Scope::Everywhere, "mangala").unwrap())
    };
    let expected = {
        let store = open(path);
        for (number, pair) in (0..).zip([[ASHA, BANU], [BANU, CHITRA], [ASHA, CHITRA]]) {
            keep_won(&store, number, pair, PLACE);
        }
        says(&store)
    };
    assert_eq!(expected.0, [(1, ASHA), (2, BANU), (3, CHITRA)]);
    {
        put(path, "meta", b"rating rules", &99_u32.to_be_bytes());
        let database = database(path);
        assert!(database.drop_tree("counts").unwrap() && database.drop_tree("careers").unwrap());
        for tree in ["places", "results"] {
            let tree = database.open_tree(tree).unwrap();
            let keys: Vec<_> = tree.iter().keys().map(Result::unwrap).collect();
            for key in keys {
                tree.remove(key).unwrap();
            }
            tree.insert(b"as they lay before", b"{}").unwrap();
        }
    }
    for _ in 0..2 {
        assert_eq!(says(&open(path)), expected);
    }
}

#[test]
fn indexes_that_are_missing_are_made_anew() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let (first, second) = {
        let store = open(path);
        keep_won(&store, 1, [CHITRA, BANU], PLACE);
        (keep_timed_out(&store, 2, [ASHA, BANU], 40), keep_timed_out(&store, 3, [BANU, CHITRA], 20))
    };
    let standings = open(path).standings(Scope::Guild(GUILD), "mangala").unwrap();
    for missing in ["timed out index", "places", "counts", "careers", "results", "standings", "encounters"] {
        assert!(database(path).drop_tree(missing).unwrap(), "{missing}");
        let store = open(path);
        assert_eq!(store.timed_out().unwrap(), [second.clone(), first.clone()], "{missing}");
        assert_eq!(store.standings(Scope::Guild(GUILD), "mangala").unwrap(), standings, "{missing}");
        let played = store.careers(BANU).unwrap().remove("mangala").unwrap_or_default();
        let ratings: Vec<bool> = played.played().iter().map(|one| one.rating.is_some()).collect();
        assert_eq!(ratings, [true; 3], "{missing}");
    }
    let store = open(path);
    for over in [first, second] {
        keep(&store, &decide(&over, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    }
    let left = store.standings(Scope::Guild(GUILD), "mangala").unwrap();
    assert_eq!(
        left.iter().map(|one| (one.player, one.played())).collect::<Vec<_>>(),
        [(CHITRA, 1), (BANU, 1)]
    );
}

#[test]
fn another_programs_database_is_left_alone() {
    let directory = tempdir().unwrap();
    let [plain, with_trees] = ["plain", "with trees"].map(|name| directory.path().join(name));
    let theirs = |path: &Path| sled::open(path).unwrap();
    theirs(&plain).insert("key", "value").unwrap();
    theirs(&with_trees).open_tree("matches").unwrap().insert("key", "value").unwrap();
    for path in [&plain, &with_trees] {
        assert!(
            unopened(path).starts_with("it is another program's database, or that of a Kuzhi before 0.1.0")
        );
        let said = place(path).verify().unwrap_err().to_string();
        assert!(said.contains("kuzhi-bot export"), "{said}");
    }
    assert_eq!(theirs(&plain).get("key").unwrap().unwrap(), "value");
    assert!(theirs(&plain).tree_names().len() == 1);
}

#[test]
fn a_file_is_no_store() {
    let directory = tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "a letter").unwrap();
    assert_eq!(unopened(&file), "not a directory; it has to be one, and need not exist yet");
    assert_eq!(fs::read(&file).unwrap(), b"a letter");
}

/// Measures the process's private memory (`RssAnon`) before opening and after one commit, with which sled
/// starts its threads.
///
/// In unoptimised builds sled copies its empty page tables of two megabytes over the stack, which takes 20 MB
/// that a release build does not need.
#[test]
fn an_idle_store_takes_little_memory() {
    let most = if cfg!(debug_assertions) { 32_768 } else { 2_048 };
    let directory = tempdir().unwrap();
    let said = report_lines(&process("idle", directory.path()).output().unwrap().stdout);
    let kib: u64 = said[0].parse().unwrap();
    assert!(kib < most, "{kib} KiB");
}
