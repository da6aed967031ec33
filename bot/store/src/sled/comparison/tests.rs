//! Tests of comparing while the store is used: what is noticed, what may continue, and what a kill leaves.

use std::fs::File;

use kuzhi_journal::{Depth, JournalBuilder, Scan, Sizes};
use tempfile::{TempDir, tempdir};

use super::*;
use crate::record::SCHEMA;
use crate::sled::SledStore;
use crate::sled::folder::JOURNAL;
use crate::sled::recovery::open_with_journal::{Compared, Opening};

impl Comparison {
    fn contents(&self) -> Arc<Contents> {
        self.lock().contents.clone().unwrap()
    }
}

/// A database with these names of people, and a journal with those.
fn opened(has: &[(&str, &str)], should_have: &[(&str, &str)]) -> (Comparison, TempDir) {
    let folder = tempdir().unwrap();
    let db = ::sled::Config::new().temporary(true).open().unwrap();
    let trees = Trees::open(&db).unwrap();
    for (key, name) in has {
        trees.tree(Kind::Names).insert(key, *name).unwrap();
    }
    let mut founding = JournalBuilder::begin(folder.path(), 5, SCHEMA, 9).unwrap();
    for (key, name) in should_have {
        founding.put(Kind::Names.code(), key.as_bytes(), name.as_bytes()).unwrap();
    }
    founding.finish().unwrap();
    let Scan::Found(contents) = kuzhi_journal::scan(folder.path(), SCHEMA, Depth::Segments).unwrap() else {
        panic!()
    };
    (Comparison::new(folder.path(), trees, contents.into()), folder)
}

fn changes(key: &str, name: Option<&str>) -> WriteBatch {
    let mut changes = WriteBatch::default();
    match name {
        Some(name) => changes.put(Kind::Names, key, name),
        None => changes.remove(Kind::Names, key),
    }
    changes
}

/// The outcome, and the message to the store.
fn run(comparison: &Comparison) -> (Result<(), Disagreement>, Option<Disagreement>) {
    let said = Arc::new(Mutex::new(None));
    let hears = Arc::clone(&said);
    comparison.run(&|| false, Box::new(move |why| *hears.lock().unwrap() = Some(why.clone())));
    let said = said.lock().unwrap().clone();
    (comparison.wait(), said)
}

#[test]
fn what_changes_meanwhile_was_compared_before() {
    let all = [("a", "Asha"), ("b", "Banu"), ("c", "Chitra")];
    let (comparison, folder) = opened(&all, &all);
    for (key, name) in [("b", Some("Bilge")), ("c", None), ("d", Some("Deniz"))] {
        // The second time it is known to have changed.
        for _ in 0..2 {
            comparison.about_to_change(&changes(key, name)).unwrap();
            match name {
                Some(name) => comparison.trees.tree(Kind::Names).insert(key, name).map(drop).unwrap(),
                None => comparison.trees.tree(Kind::Names).remove(key).map(drop).unwrap(),
            }
        }
    }
    assert_eq!(run(&comparison), (Ok(()), None));
    assert_eq!(kuzhi_journal::read_unverified(folder.path()), None);
}

#[test]
fn nothing_is_written_over_what_differs() {
    let (comparison, _folder) = opened(&[("a", "Asha"), ("c", "Chitra")], &[("a", "Alice"), ("b", "Banu")]);
    for key in ["a", "b", "c"] {
        let differs = comparison.about_to_change(&changes(key, None)).unwrap_err();
        assert!(differs.to_string().contains("do not agree (of names)"), "{key}: {differs}");
    }
    assert_eq!(comparison.about_to_change(&changes("d", Some("Deniz"))), Ok(()));
}

#[test]
fn whatever_differs_is_said_and_noted_for_good() {
    for (has, should_have) in [
        (&[][..], &[("a", "Asha")][..]),
        (&[("a", "Asha")], &[]),
        (&[("a", "Asha"), ("b", "Bilge")], &[("a", "Asha"), ("b", "Banu")]),
    ] {
        let (comparison, folder) = opened(has, should_have);
        let (outcome, said) = run(&comparison);
        assert_eq!(outcome.as_ref().err(), said.as_ref());
        assert!(said.is_some_and(|said| {
            said.to_string().contains("do not agree (of names): the next start compares all")
        }));
        assert_eq!(
            kuzhi_journal::read_unverified(folder.path()),
            Some(Unverified { since: 9, differs: true })
        );
        // And nothing is written any more, wherever it is.
        assert_eq!(comparison.about_to_change(&changes("z", Some("Zoe"))), outcome);
    }
}

#[test]
fn a_store_that_is_closed_waits_for_no_comparison() {
    let names: Vec<String> = (1_000..2_000).map(|number| number.to_string()).collect();
    let has: Vec<_> = names.iter().map(|name| (name.as_str(), name.as_str())).collect();
    let (comparison, folder) = opened(&has, &has[..999]);
    let unverified = Unverified { since: 4, differs: false };
    kuzhi_journal::mark_unverified(folder.path(), unverified).unwrap();
    comparison.run(&|| true, Box::new(|why| panic!("{why}")));
    assert_eq!(kuzhi_journal::read_unverified(folder.path()), Some(unverified), "it is in unverified still");
    assert_eq!(comparison.about_to_change(&changes("1500", None)), Ok(()));
    assert!(comparison.about_to_change(&changes("1999", None)).is_err());
}

#[test]
fn doubt_from_an_earlier_start_lasts_until_all_agrees() {
    let all = [("a", "Asha"), ("b", "Banu")];
    for (has, left) in [(&all[..], None), (&all[..1], Some(Unverified { since: 4, differs: true }))] {
        let (comparison, folder) = opened(has, &all);
        kuzhi_journal::mark_unverified(folder.path(), Unverified { since: 4, differs: false }).unwrap();
        let again = Comparison::new(folder.path(), comparison.trees.clone(), comparison.contents());
        assert_eq!(run(&again).0.is_ok(), left.is_none());
        assert_eq!(kuzhi_journal::read_unverified(folder.path()), left);
    }
}

/// A store as a kill leaves it before anything was compared: nobody ever started the comparison.
fn killed(path: &Path, compared: Compared, changes: Option<&WriteBatch>) -> Option<Unverified> {
    let opening = Opening::new(path, 8, compared);
    let mut database = opening.open(Sizes::default(), Arc::new(File::sync_data)).unwrap();
    if let Some(changes) = changes {
        database.write(changes).unwrap();
    }
    drop(database);
    kuzhi_journal::read_unverified(&path.join(JOURNAL))
}

fn last(path: &Path) -> u64 {
    let Ok(Scan::Found(contents)) = kuzhi_journal::scan(&path.join(JOURNAL), SCHEMA, Depth::Whole) else {
        panic!()
    };
    contents.last()
}

/// A store with two names. If `has_lost`, the database has lost the first one.
fn store(has_lost: bool) -> TempDir {
    let folder = tempdir().unwrap();
    drop(SledStore::open(folder.path(), 8).unwrap());
    let mut both = changes("first", Some("Asha"));
    both.extend(changes("second", Some("Banu")));
    assert_eq!(killed(folder.path(), Compared::Before, Some(&both)), None, "all was compared");
    if has_lost {
        let db = ::sled::open(folder.path()).unwrap();
        Trees::open(&db).unwrap().tree(Kind::Names).remove("first").unwrap().unwrap();
    }
    folder
}

#[test]
fn doubt_outlives_a_killed_start() {
    for has_lost in [true, false] {
        let folder = store(has_lost);
        let (path, since) = (folder.path(), last(folder.path()));
        let soon = Compared::Meanwhile(0);
        let unverified = Some(Unverified { since, differs: false });
        for name in ["Bilge", "Banu"] {
            assert_eq!(killed(path, soon, Some(&changes("second", Some(name)))), unverified);
            assert_eq!(killed(path, soon, None), unverified);
        }
        assert!(last(path) > since);
        let store = SledStore::open_and_verify_later(path, 8, 0).unwrap();
        assert_eq!(store.compared().is_err(), has_lost);
        drop(store);
        let differs = has_lost.then_some(Unverified { since, differs: true });
        assert_eq!(kuzhi_journal::read_unverified(&path.join(JOURNAL)), differs);
        // And the next start knows that everything derived from them must be recomputed.
        let opened = Opening::new(path, 8, soon).open(Sizes::default(), Arc::new(File::sync_data)).unwrap();
        assert_eq!(opened.went_on_in_doubt(), has_lost);
        assert_eq!(opened.trees.tree(Kind::Names).get("first").unwrap().as_deref(), Some(&b"Asha"[..]));
    }
}

/// Whoever compares first finds it. A kill just after the repair takes none of it back.
#[test]
fn a_difference_is_noted_before_it_is_put_right() {
    let folder = store(true);
    let (path, since) = (folder.path(), last(folder.path()));
    assert!(killed(path, Compared::Meanwhile(0), Some(&changes("second", None))).is_some());
    let differs = Some(Unverified { since, differs: true });
    assert_eq!(killed(path, Compared::Before, None), differs);
    let database = Opening::new(path, 8, Compared::Before).open(Sizes::default(), Arc::new(File::sync_data));
    let database = database.unwrap();
    assert!(database.went_on_in_doubt());
    database.mark_verified().unwrap();
    assert_eq!(kuzhi_journal::read_unverified(&path.join(JOURNAL)), None);
}

/// Nothing was derived from it: it was compared before.
#[test]
fn repairs_before_opening_leave_no_doubt() {
    let folder = store(true);
    assert_eq!(killed(folder.path(), Compared::Before, None), None);
    let database =
        Opening::new(folder.path(), 8, Compared::Before).open(Sizes::default(), Arc::new(File::sync_data));
    assert!(!database.unwrap().went_on_in_doubt());
}
