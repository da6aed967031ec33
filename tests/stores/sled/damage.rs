//! Damaged records and files are reported and kept, and cause no panic.

use std::path::Path;

use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::{Pings, Preference, Preferences};
use kuzhi_store::{CommitError, LookupStore, MatchStore, PeopleStore, TournamentStore};
use tempfile::tempdir;

use super::facts::{change, find};
use super::{database, open, place};
use crate::laws::reviews::review;
use crate::laws::tournaments::{joined, keep_ladder, seen, tournament};
use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, PLACE, accepted, against_bot, challenge, id, keep, keep_won, moved, with,
};

fn replaced(bytes: Vec<u8>, old: &str, new: &str) -> Vec<u8> {
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains(old), "{text}");
    text.replace(old, new).into_bytes()
}

/// Three matches, the second of which is then damaged.
fn damaged(path: &Path, damage: impl FnOnce(Vec<u8>) -> Vec<u8>) -> [Match; 2] {
    let matches = [against_bot(1, 10), moved(&against_bot(2, 20), 3, 25), challenge(3, 30)];
    let store = open(path);
    keep(&store, &matches[0]).unwrap();
    keep(&store, &against_bot(2, 20)).unwrap();
    keep(&store, &matches[1]).unwrap();
    keep(&store, &matches[2]).unwrap();
    drop(store);
    change(path, "matches", &id(2).get().to_be_bytes(), damage);
    let [first, _, third] = matches;
    [first, third]
}

#[test]
fn an_unreadable_record_is_set_aside_alone() {
    type Damage = fn(Vec<u8>) -> Vec<u8>;
    let damages: [(Damage, &str); 4] = [
        (|bytes| replaced(bytes, "[\"4\"]", "[\"0\"]"), "'0' is not a move"),
        (
            |bytes| replaced(bytes, "[\"4\"]", "[\"5\"]"),
            "its moves lead to '4.4.4.4.1.5/5.4.4.4.4.4 1:0 north'",
        ),
        (|bytes| bytes[..50].to_vec(), "it is damaged, or not the record of a match"),
        (
            |bytes| replaced(bytes, "\"schema\":1,", "\"schema\":2,"),
            "it has schema 2, and this Kuzhi knows 1",
        ),
    ];
    for (damage, cause) in damages {
        let directory = tempdir().unwrap();
        let others = damaged(directory.path(), damage);
        for _ in 0..2 {
            let store = open(directory.path());
            assert_eq!(store.live().unwrap(), others);
            assert_eq!(store.live_in(CHANNEL).unwrap(), others);
            assert_eq!(store.live_of(ASHA).unwrap(), others);
            let refused = store.load(id(2)).unwrap_err().to_string();
            let said = format!("the store failed: match 00000002 cannot be read, and is set aside: {cause}");
            assert!(refused.starts_with(&said), "{refused}");
            assert!(matches!(
                keep(&store, &with(against_bot(2, 20), |setup| setup.version = 3)),
                Err(CommitError::Conflict)
            ));
            assert_eq!(store.live().unwrap(), others);
        }
        let next = accepted(&others[1], 40);
        keep(&open(directory.path()), &next).unwrap();
    }
}

#[test]
fn the_first_reader_of_a_bad_record_gets_the_reason() {
    let directory = tempdir().unwrap();
    let others = damaged(directory.path(), |_| b"{}".to_vec());
    let store = open(directory.path());
    for _ in 0..2 {
        let refused = store.load(id(2)).unwrap_err().to_string();
        assert!(refused.ends_with("it does not say which schema it has"), "{refused}");
    }
    assert_eq!(store.live().unwrap(), others);
    drop(store);
    assert_eq!(find(directory.path(), "matches", &id(2).get().to_be_bytes()), None);
    assert_eq!(
        find(directory.path(), "aside", &[b"m", &id(2).get().to_be_bytes()[..]].concat()),
        Some(b"{}".to_vec())
    );
    for index in ["live index", "channel index", "player index"] {
        let database = database(directory.path());
        let keys = database.open_tree(index).unwrap().iter().keys().map(Result::unwrap);
        assert!(keys.into_iter().all(|key| !key.ends_with(&id(2).get().to_be_bytes())), "{index}");
    }
}

#[test]
fn the_review_of_an_unreadable_match_goes_with_it() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    for number in [1, 2] {
        keep_won(&store, number, [ASHA, BANU], PLACE);
        store.save_review(id(number), &review("mangala", 5)).unwrap();
    }
    drop(store);
    change(directory.path(), "matches", &id(2).get().to_be_bytes(), |_| b"{}".to_vec());
    let store = open(directory.path());
    assert!(store.load(id(2)).is_err());
    store.make_durable().unwrap();
    assert_eq!([1, 2].map(|number| store.review(id(number)).unwrap().is_some()), [true, false]);
}

#[test]
fn an_unreadable_review_is_none_and_is_replaced() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    keep_won(&store, 1, [ASHA, BANU], PLACE);
    let kept = review("mangala", 5);
    store.save_review(id(1), &kept).unwrap();
    drop(store);
    change(directory.path(), "reviews", &id(1).get().to_be_bytes(), |bytes| bytes[..50].to_vec());
    let found = |path: &Path| {
        let all = place(path).verify().unwrap();
        all.into_iter().find(|one| one.what == "reviews").unwrap().found
    };
    drop(open(directory.path()));
    assert!(found(directory.path()).unwrap_err().to_string().starts_with("that of 00000001: it is damaged"));
    let store = open(directory.path());
    assert_eq!(store.review(id(1)).unwrap(), None);
    store.save_review(id(1), &kept).unwrap();
    assert_eq!(store.review(id(1)).unwrap(), Some(kept));
    drop(store);
    assert_eq!(found(directory.path()), Ok("all 1 can be read".to_owned()));
}

#[test]
fn what_was_set_aside_comes_back_when_it_can_be_read() {
    let directory = tempdir().unwrap();
    let [first, third] = damaged(directory.path(), |bytes| replaced(bytes, "\"schema\":1,", "\"schema\":2,"));
    assert_eq!(open(directory.path()).live().unwrap(), [first.clone(), third.clone()]);
    let key = [b"m", &id(2).get().to_be_bytes()[..]].concat();
    change(directory.path(), "aside", &key, |bytes| replaced(bytes, "\"schema\":2,", "\"schema\":1,"));
    let second = moved(&against_bot(2, 20), 3, 25);
    let store = open(directory.path());
    assert_eq!(store.load(id(2)).unwrap(), Some(second.clone()));
    assert_eq!(store.live_of(ASHA).unwrap(), [first, second.clone(), third]);
    keep(&store, &moved(&second, 0, 30)).unwrap();
    drop(store);
    assert_eq!(find(directory.path(), "aside", &key), None);
}

#[test]
fn an_unreadable_tournament_is_set_aside_and_comes_back() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let (all, key) = {
        let store = open(path);
        let all = [1, 2, 3].map(|number| keep_ladder(&store, number, &[ASHA, BANU]));
        (all, tournament(2).get().to_be_bytes())
    };
    change(path, "tournaments", &key, |bytes| replaced(bytes, "\"schema\":1,", "\"schema\":2,"));
    for _ in 0..2 {
        let store = open(path);
        for list in seen(&store) {
            assert!(list.len() == 2 && list.iter().all(|one| one.id != tournament(2)));
        }
        let said = store.tournament(tournament(2)).unwrap_err().to_string();
        let due =
            "tournament 00000002 cannot be read, and is set aside: it has schema 2, and this Kuzhi knows 1";
        assert!(said.ends_with(due), "{said}");
        assert!(!store.save_tournament(&joined(&all[1], CHITRA)).unwrap());
    }
    assert_eq!(find(path, "tournaments", &key), None);
    let checked = |path: &Path| {
        let all = place(path).verify().unwrap();
        all.into_iter().find(|one| one.what == "tournaments").unwrap().found
    };
    let said = checked(path).unwrap_err().to_string();
    assert_eq!(said, "00000002: it cannot be read and was set aside");
    let aside = [b"t", &key[..]].concat();
    change(path, "aside", &aside, |bytes| replaced(bytes, "\"schema\":2,", "\"schema\":1,"));
    let store = open(path);
    assert_eq!(store.tournament(tournament(2)).unwrap().as_ref(), Some(&all[1]));
    assert!(seen(&store).iter().all(|list| list.len() == 3));
    assert!(store.save_tournament(&joined(&all[1], CHITRA)).unwrap());
    drop(store);
    assert_eq!(find(path, "aside", &aside), None);
    assert_eq!(checked(path), Ok("all 3 can be read, and are in their lists".to_owned()));
}

#[test]
fn unreadable_settings_count_as_defaults() {
    let directory = tempdir().unwrap();
    let quiet = Preferences::default().with(Preference::Pings(Pings::Off));
    open(directory.path()).save_preferences(ASHA, &quiet).unwrap();
    let key = ASHA.0.to_be_bytes();
    change(directory.path(), "preferences", &key, |bytes| bytes[..9].to_vec());
    let store = open(directory.path());
    assert_eq!(store.preferences(ASHA).unwrap(), Preferences::default());
    drop(store);
    assert_eq!(find(directory.path(), "preferences", &key).unwrap().len(), 9, "looking changes nothing");
    let store = open(directory.path());
    store.save_preferences(ASHA, &quiet).unwrap();
    assert_eq!(store.preferences(ASHA).unwrap(), quiet);
    drop(store);
    assert_eq!(find(directory.path(), "aside", &[b"p", &key[..]].concat()).unwrap().len(), 9);
}
