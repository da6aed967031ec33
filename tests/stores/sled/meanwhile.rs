//! Large stores are compared with their journal while they are used.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::rating::Standing;
use kuzhi_store::{
    BackupError, CommitError, LeaderboardStore, LookupStore, MatchStore, PeopleStore, PersonalStore,
    SledStore, StoreError, StorePlace,
};
use tempfile::{TempDir, tempdir};

use super::wrecks::{ClosedStore, copy, files};
use super::{assert_agrees, open, place};
use crate::CACHE_MB;
use crate::child::{BEFORE, COMMITS, all_versions, process, report_lines};
use crate::laws::leaving::{NAME, WHO, fill, forget, leaving};
use crate::matches::{ASHA, BANU, CHITRA, PLACE, against_bot, id, keep, keep_won, moved};

fn open_and_verify_later(path: &Path) -> SledStore {
    SledStore::open_and_verify_later(path, CACHE_MB, 0).unwrap()
}

/// Opens a store's database without touching its journal. Sled's threads may hold the lock a moment longer
/// than the store that was just closed.
fn database(path: &Path) -> sled::Db {
    let attempt = |_| sled::open(path).map_err(|_| sleep(Duration::from_millis(20))).ok();
    (0..1_000).find_map(attempt).expect("the lock is given back within twenty seconds")
}

fn lies(path: &Path, tree: &str, key: &[u8]) -> Vec<u8> {
    database(path).open_tree(tree).unwrap().get(key).unwrap().expect("it is there").to_vec()
}

/// Changes a tree of a store that is not open.
fn change(path: &Path, tree: &str, key: &[u8], value: Option<&[u8]>) {
    let database = database(path);
    let tree = database.open_tree(tree).unwrap();
    let before = match value {
        Some(value) => tree.insert(key, value),
        None => tree.remove(key),
    };
    before.unwrap().expect("it is there before it is changed");
}

fn standings(store: &SledStore) -> Vec<Standing> {
    store.standings(Scope::Everywhere, "mangala").unwrap()
}

/// Opens a damaged store until everything is restored: it reports the damage, and only once.
fn put_right(path: &Path) -> SledStore {
    let store = open_and_verify_later(path);
    let said = store.compared().unwrap_err().to_string();
    assert!(said.contains("the database and its journal do not agree ("), "{said}");
    assert!(matches!(store.live(), Err(StoreError::Poisoned(_))), "it refuses everything");
    drop(store);
    let store = open_and_verify_later(path);
    store.compared().unwrap();
    store
}

/// Builds a store that lacks a rating in both database and journal, as if a result had been rated while the
/// database lacked it. Returns it with the ratings that it should have.
fn wrongly_rated() -> (TempDir, Vec<Standing>) {
    let folder = tempdir().unwrap();
    let expected = {
        let store = open(folder.path());
        keep_won(&store, 1, [ASHA, BANU], PLACE);
        keep_won(&store, 2, [CHITRA, BANU], PLACE);
        standings(&store)
    };
    let key = [&b"*"[..], &7_u64.to_be_bytes(), b"mangala", &ASHA.0.to_be_bytes()].concat();
    change(folder.path(), "standings", &key, None);
    fs::remove_dir_all(folder.path().join("journal")).unwrap();
    assert_eq!(standings(&open(folder.path())).len(), 2, "it shows");
    (folder, expected)
}

#[test]
fn whoever_plays_meanwhile_finds_all_of_it_again() {
    let folder = tempdir().unwrap();
    keep_won(&open(folder.path()), 9_000, [ASHA, BANU], PLACE);
    let mut kept = Vec::new();
    for round in 0..3 {
        let store = open_and_verify_later(folder.path());
        for version in all_versions().skip(round * 50).take(50) {
            keep(&store, &version).unwrap();
            kept.retain(|one: &Match| one.id() != version.id());
            kept.push(version);
        }
        if round > 0 {
            store.compared().unwrap();
        }
        for one in &kept {
            assert_eq!(store.load(one.id()).unwrap().as_ref(), Some(one));
        }
    }
    let store = open_and_verify_later(folder.path());
    store.compared().unwrap();
    assert!(kept.iter().all(|one| store.load(one.id()).unwrap().as_ref() == Some(one)));
    assert!(!folder.path().join("journal/unverified").exists());
    drop(store);
    assert_agrees(folder.path());
}

#[test]
fn a_match_that_differs_is_not_built_upon() {
    let folder = tempdir().unwrap();
    let first = against_bot(1, 10);
    let second = moved(&first, 3, 20);
    let key = id(1).get().to_be_bytes();
    keep(&open(folder.path()), &first).unwrap();
    let old = lies(folder.path(), "matches", &key);
    keep(&open(folder.path()), &second).unwrap();
    // Its last move is missing.
    change(folder.path(), "matches", &key, Some(&old));
    let store = open_and_verify_later(folder.path());
    let again = keep(&store, &moved(&first, 2, 30));
    assert!(matches!(again, Err(CommitError::Store(StoreError::Poisoned(_)))), "{again:?}");
    assert!(matches!(store.compared(), Err(StoreError::Poisoned(_))));
    drop(store);
    let store = open_and_verify_later(folder.path());
    assert_eq!(store.load(id(1)).unwrap(), Some(second.clone()));
    keep(&store, &moved(&second, 0, 40)).unwrap();
    store.compared().unwrap();
    drop(store);
    assert_agrees(folder.path());
}

/// Everything written in doubt was consistent until then, but may be based on wrong data.
#[test]
fn ratings_are_made_anew_after_play_in_doubt() {
    let (folder, expected) = wrongly_rated();
    let doubt = folder.path().join("journal/unverified");
    fs::write(&doubt, "0 differs").unwrap();
    for _ in 0..2 {
        let store = open_and_verify_later(folder.path());
        assert_eq!(standings(&store), expected);
        store.compared().unwrap();
        assert!(!doubt.exists());
    }
}

/// Data that was only not compared yet, and agrees, raises no doubt.
#[test]
fn ratings_are_not_made_anew_where_all_agreed() {
    for soon in [true, false] {
        let (folder, _) = wrongly_rated();
        let doubt = folder.path().join("journal/unverified");
        fs::write(&doubt, "0").unwrap();
        let store = if soon { open_and_verify_later(folder.path()) } else { open(folder.path()) };
        store.compared().unwrap();
        assert_eq!(standings(&store).len(), 2);
        assert!(!doubt.exists());
    }
}

/// Kills at any moment during the comparison, with a database that has lost something.
#[test]
fn a_kill_during_comparison_hides_no_loss() {
    for (name, commits) in [("lost", 1), ("lost", 40), ("whole", 1), ("whole", 40)] {
        let folder = tempdir().unwrap();
        let path = folder.path();
        let store = open(path);
        let won =
            [keep_won(&store, 9_000, [ASHA, BANU], PLACE), keep_won(&store, 9_001, [CHITRA, BANU], PLACE)];
        store.save_name(BANU, "Banu").unwrap();
        drop(store);
        let is_lost = name == "lost";
        if is_lost {
            change(path, "names", &BANU.0.to_be_bytes(), None);
        }
        let mut told = Vec::new();
        for round in 0..3 {
            // Each process continues where the last one was killed, and ends by itself in the middle.
            let mut child = process("abort soon", path);
            child.env(COMMITS, commits.to_string()).env(BEFORE, (round * commits).to_string());
            let output = child.output().unwrap();
            assert!(!output.status.success());
            told.extend(report_lines(&output.stdout));
        }
        let versions: Vec<_> = told.iter().filter_map(|line| line.split_once(' ')).collect();
        // Whether the damage was noticed before the kill is chance. It must be noticed at some point.
        let store = open_and_verify_later(path);
        let store = if store.compared().is_ok() {
            store
        } else {
            assert!(is_lost);
            drop(store);
            open_and_verify_later(path)
        };
        store.compared().unwrap();
        assert_eq!(store.name_of(BANU).unwrap().as_deref(), Some("Banu"), "{name}, {commits}");
        for one in &won {
            assert_eq!(store.load(one.id()).unwrap().as_ref(), Some(one));
        }
        assert!(!versions.is_empty() || is_lost, "{told:?}");
        for (number, version) in versions {
            let Ok(number) = number.parse() else { continue };
            let found = store.load(id(number)).unwrap().expect("it was told");
            assert!(found.version() >= version.parse().unwrap(), "{number}");
        }
        drop(store);
        assert!(!path.join("journal/unverified").exists());
        assert_agrees(path);
    }
}

#[test]
fn an_unverified_backup_is_rated_again_on_restore() {
    for (doubt, is_rated_anew) in
        [(None, false), (Some("0"), true), (Some("0 differs"), true), (Some("?"), true)]
    {
        let (folder, expected) = wrongly_rated();
        if let Some(doubt) = doubt {
            fs::write(folder.path().join("journal/unverified"), doubt).unwrap();
        }
        let (file, elsewhere) = (folder.path().join("backup"), folder.path().join("elsewhere"));
        SledStore::back_up(folder.path(), &file).unwrap();
        SledStore::restore(&elsewhere, CACHE_MB, &file, false).unwrap();
        assert_eq!(standings(&open(&elsewhere)) == expected, is_rated_anew, "{doubt:?}");
        assert!(!elsewhere.join("journal/unverified").exists());
        if is_rated_anew {
            assert_agrees(&elsewhere);
        }
    }
}

#[test]
fn backups_during_comparison_are_complete() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("store");
    let mut before = Vec::new();
    for round in 0..4 {
        let store = open_and_verify_later(&path);
        for version in all_versions().skip(round * 40).take(40) {
            keep(&store, &version).unwrap();
            before.retain(|one: &Match| one.id() != version.id());
            before.push(version);
        }
        let (file, elsewhere) =
            (folder.path().join(format!("{round}")), folder.path().join(format!("at-{round}")));
        SledStore::back_up(&path, &file).unwrap();
        SledStore::restore(&elsewhere, CACHE_MB, &file, false).unwrap();
        assert_agrees(&elsewhere);
        let restored = open_and_verify_later(&elsewhere);
        restored.compared().unwrap();
        assert!(before.iter().all(|one| restored.load(one.id()).unwrap().as_ref() == Some(one)));
    }
}

#[test]
fn a_store_that_is_replaced_takes_its_doubt_with_it() {
    let (kept, folder) = (ClosedStore::new(true), tempdir().unwrap());
    let (path, file) = (folder.path().join("store"), folder.path().join("backup"));
    SledStore::back_up(kept.folder.path(), &file).unwrap();
    let (other, _) = wrongly_rated();
    copy(other.path(), &path);
    fs::write(path.join("journal/unverified"), "0 differs").unwrap();
    SledStore::restore(&path, CACHE_MB, &file, true).unwrap();
    assert!(!path.join("journal/unverified").exists());
    assert_eq!(fs::read(path.join("replaced-1/journal/unverified")).unwrap(), b"0 differs");
    kept.check(&path, "restored").unwrap();
}

#[test]
fn a_damaged_store_is_repaired_at_the_next_opening() {
    let kept = ClosedStore::new(true);
    let damage = |name: &str, doubt: &str| {
        let folder = tempdir().unwrap();
        copy(kept.folder.path(), folder.path());
        change(folder.path(), "names", &BANU.0.to_be_bytes(), None);
        fs::write(folder.path().join("journal/unverified"), doubt).unwrap();
        (folder, format!("{name}, {doubt}"))
    };
    for doubt in ["0", "0 differs"] {
        let (folder, what) = damage("compacted", doubt);
        SledStore::compact(folder.path(), CACHE_MB).unwrap();
        assert!(files(folder.path()).iter().all(|file| !file.ends_with("doubt")), "{what}");
        assert_agrees(folder.path());
        kept.check(folder.path(), &what).unwrap();

        let (folder, what) = damage("opened to move it", doubt);
        drop(place(folder.path()).open_to_move().unwrap());
        assert!(!folder.path().join("journal/unverified").exists(), "{what}");
        assert_agrees(folder.path());
        kept.check(folder.path(), &what).unwrap();

        let (folder, what) = damage("verified", doubt);
        let findings = place(folder.path()).verify().unwrap();
        let wrong: Vec<_> = findings.iter().filter_map(|one| one.found.as_ref().err()).collect();
        assert!(wrong.len() == 1 && wrong[0].to_string().contains("1 of names missing"), "{what}: {wrong:?}");
        assert_eq!(
            fs::read(folder.path().join("journal/unverified")).unwrap(),
            doubt.as_bytes(),
            "it changes nothing"
        );
        kept.check(folder.path(), &what).unwrap();
    }
}

#[test]
fn nobody_else_has_the_store_meanwhile() {
    let folder = tempdir().unwrap();
    keep_won(&open(folder.path()), 1, [ASHA, BANU], PLACE);
    let file = folder.path().join("backup");
    SledStore::back_up(folder.path(), &file).unwrap();
    let store = open_and_verify_later(folder.path());
    let is_locked = |error: StoreError| matches!(error, StoreError::Locked { .. });
    assert!(is_locked(SledStore::open(folder.path(), CACHE_MB).unwrap_err()));
    assert!(is_locked(SledStore::compact(folder.path(), CACHE_MB).unwrap_err()));
    assert!(is_locked(place(folder.path()).verify().unwrap_err()));
    let refused = SledStore::restore(folder.path(), CACHE_MB, &file, true).unwrap_err();
    assert!(matches!(refused, BackupError::Store(StoreError::Locked { .. })), "{refused}");
    store.compared().unwrap();
}

/// Entries that the database has lost cannot be found in it, and would come back from the journal.
#[test]
fn nobody_is_forgotten_before_all_was_compared() {
    let folder = tempdir().unwrap();
    let path = folder.path();
    let store = open(path);
    fill(&store);
    store.make_durable().unwrap();
    drop(store);
    change(path, "names", &WHO.0.to_be_bytes(), None);
    let store = open_and_verify_later(path);
    // Whatever comes first: nothing was removed, and nobody was told that it was.
    if store.begin_leaving(leaving()).is_ok() {
        assert!(matches!(store.forget(leaving()), Err(StoreError::Poisoned(_))));
        assert!(matches!(store.matches_of(WHO), Err(StoreError::Poisoned(_))));
    }
    drop(store);
    let store = open_and_verify_later(path);
    assert_eq!(store.name_of(WHO).unwrap().as_deref(), Some(NAME), "it is all there again");
    forget(&store, leaving());
    assert_eq!(store.name_of(WHO).unwrap(), None);
    assert_eq!(store.matches_of(WHO).unwrap(), []);
    store.compared().unwrap();
    drop(store);
    let store = open_and_verify_later(path);
    store.compared().unwrap();
    assert_eq!(store.name_of(WHO).unwrap(), None, "and does not come back");
}

/// Returns the trees of a store that have entries, except those for the store's own use.
fn trees_with_something(path: &Path) -> Vec<String> {
    let database = database(path);
    let name = |name: sled::IVec| String::from_utf8(name.to_vec()).unwrap();
    let names = database.tree_names().into_iter().map(name);
    let is_ours = |name: &String| name != "meta" && name != "__sled__default";
    names.filter(is_ours).filter(|name| !database.open_tree(name).unwrap().is_empty()).collect()
}

#[test]
fn differences_in_every_tree_are_logged_and_repaired() {
    let kept = ClosedStore::new(true);
    let trees = trees_with_something(kept.folder.path());
    assert!(
        ["matches", "names", "standings", "results"].iter().all(|one| trees.contains(&(*one).to_owned()))
    );
    for (number, name) in trees.iter().enumerate() {
        let folder = tempdir().unwrap();
        copy(kept.folder.path(), folder.path());
        let what = {
            let database = database(folder.path());
            let tree = database.open_tree(name).unwrap();
            let (key, value) = tree.first().unwrap().unwrap();
            match number % 3 {
                0 => {
                    tree.remove(&key).unwrap();
                    "missing"
                }
                1 => {
                    tree.insert(&key, [&value[..], b"x"].concat()).unwrap();
                    "changed"
                }
                _ => {
                    tree.insert([&key[..], b"x"].concat(), value).unwrap();
                    "too much"
                }
            }
        };
        drop(put_right(folder.path()));
        kept.check(folder.path(), &format!("{what} in {name}")).unwrap();
        assert_agrees(folder.path());
    }
}

#[test]
fn a_name_saved_during_comparison_is_kept() {
    let folder = tempdir().unwrap();
    let people = (0..2_000).map(PlayerId);
    let name = |player: PlayerId, round: u32| format!("Person {}, in round {round}", player.0);
    {
        let store = open(folder.path());
        people.clone().for_each(|player| store.save_name(player, &name(player, 0)).unwrap());
        store.make_durable().unwrap();
    }
    for round in 1..4 {
        let store = open_and_verify_later(folder.path());
        for player in people.clone() {
            store.save_name(player, &name(player, round)).unwrap();
            if player.0 % 100 == 0 {
                store.make_durable().unwrap();
            }
        }
        store.compared().unwrap();
        drop(store);
        let store = open(folder.path());
        for player in people.clone() {
            assert_eq!(store.name_of(player).unwrap(), Some(name(player, round)));
        }
    }
}
