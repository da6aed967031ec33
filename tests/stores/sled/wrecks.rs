//! Damages files at random: nothing is missing afterwards, or the store reports it and does not open.
//!
//! `KUZHI_DAMAGES` sets how often each file of a store is damaged. The default is once.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::rating::Standing;
use kuzhi_domain::settings::{Pings, Preference, Preferences};
use kuzhi_domain::study::KeptReview;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{InteractionId, PlayerId};
use kuzhi_store::{
    Delivered, LeaderboardStore, LookupStore, MatchStore, PeopleStore, SledStore, Store, StoreError,
};
use tempfile::{TempDir, tempdir};

use super::open;
use crate::CACHE_MB;
use crate::child::all_versions;
use crate::laws::reviews::review;
use crate::laws::tournaments::{keep_ladder, seen};
use crate::matches::{ASHA, BANU, CHITRA, PLACE, at, chance, id, keep_for, keep_timed_out, keep_won};

/// How often each file is damaged in each way.
fn times() -> usize {
    let times = env::var("KUZHI_DAMAGES").ok().map(|text| text.parse().expect("KUZHI_DAMAGES is a number"));
    times.unwrap_or(1)
}

/// A way to damage the bytes of a file.
type Damage = fn(&mut Vec<u8>, &mut dyn FnMut() -> usize);

const DAMAGES: [(&str, Damage); 6] = [
    ("a flipped bit", |bytes, chance| {
        let at = chance() % bytes.len();
        bytes[at] ^= 1 << (chance() % 8);
    }),
    ("a cut tail", |bytes, chance| bytes.truncate(chance() % bytes.len())),
    ("a zeroed page", |bytes, chance| {
        let page = (chance() % bytes.len()) & !4_095;
        bytes.iter_mut().skip(page).take(4_096).for_each(|byte| *byte = 0);
    }),
    ("a page of something else", |bytes, chance| {
        let page = (chance() % bytes.len()) & !4_095;
        bytes
            .iter_mut()
            .skip(page)
            .take(4_096)
            .for_each(|byte| *byte = u8::try_from(chance() % 256).unwrap());
    }),
    ("a page in the place of another one", |bytes, chance| {
        let [from, to] = [chance(), chance()].map(|at| (at % bytes.len()) & !4_095);
        let page: Vec<u8> = bytes.iter().skip(from).take(4_096).copied().collect();
        bytes.iter_mut().skip(to).zip(page).for_each(|(byte, other)| *byte = other);
    }),
    ("nothing left", |bytes, _| bytes.clear()),
];

/// A folder with a store that is not open, and the store's content.
pub(super) struct ClosedStore {
    pub(super) folder: TempDir,
    matches: Vec<Match>,
    told: Answers,
}

/// What a store returns besides its matches.
#[derive(PartialEq, Debug)]
struct Answers {
    live: Vec<Match>,
    of_asha: Vec<Match>,
    timed_out: Vec<Match>,
    standings: Vec<Standing>,
    marks: Vec<bool>,
    delivered: Delivered,
    name: Option<String>,
    preferences: Preferences,
    have_played: bool,
    review: Option<KeptReview>,
    tournaments: [Vec<Tournament>; 3],
}

impl Answers {
    fn by(store: &dyn Store) -> Answers {
        Answers {
            live: store.live().unwrap(),
            of_asha: store.live_of(ASHA).unwrap(),
            timed_out: store.timed_out().unwrap(),
            standings: store.standings(Scope::Everywhere, "mangala").unwrap(),
            marks: (1..400)
                .map(|mark| store.match_of_interaction(InteractionId(mark)).unwrap().is_some())
                .collect(),
            delivered: store.delivered(store.live().unwrap()[0].id()).unwrap(),
            name: store.name_of(BANU).unwrap(),
            preferences: store.preferences(CHITRA).unwrap(),
            have_played: store.have_played(ASHA, BANU).unwrap(),
            review: store.review(id(1_000)).unwrap(),
            tournaments: seen(store),
        }
    }
}

/// When a store is compared with its journal.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Compared {
    Before,
    /// While it is used. If the two differ, it is opened again.
    Meanwhile,
}

impl Compared {
    fn open(self, folder: &Path, what: &str) -> Result<SledStore, String> {
        if self == Compared::Before {
            return SledStore::open(folder, CACHE_MB).map_err(|error| error.to_string());
        }
        let open =
            || SledStore::open_and_verify_later(folder, CACHE_MB, 0).map_err(|error| error.to_string());
        let store = open()?;
        let Err(ruined) = store.compared() else { return Ok(store) };
        let said = ruined.to_string();
        assert!(said.contains("the database and its journal do not agree ("), "{what}: {said}");
        assert!(matches!(store.live(), Err(StoreError::Poisoned(_))), "{what}");
        drop(store);
        let store = open()?;
        store.compared().unwrap_or_else(|error| panic!("{what}: {error}"));
        Ok(store)
    }
}

impl ClosedStore {
    /// Builds one that was closed, or left by a killed program.
    pub(super) fn new(is_closed: bool) -> ClosedStore {
        let (open_folder, folder) = (tempdir().unwrap(), tempdir().unwrap());
        let store = open(open_folder.path());
        let mut matches: Vec<Match> = Vec::new();
        for (mark, version) in (1..300).zip(all_versions()) {
            keep_for(&store, &version, mark, 5).unwrap();
            matches.retain(|one| one.id() != version.id());
            matches.push(version);
        }
        for number in 1_000..1_010 {
            matches.push(keep_won(&store, number, [ASHA, BANU], PLACE));
        }
        matches.push(keep_timed_out(&store, 2_000, [ASHA, BANU], 40));
        for name in 0..500 {
            store.save_name(PlayerId(name), "somebody whose name is of some length").unwrap();
        }
        store.save_name(BANU, "Banu").unwrap();
        store.save_review(id(1_000), &review("mangala", 8)).unwrap();
        keep_ladder(&store, 1, &[ASHA, BANU]);
        keep_ladder(&store, 2, &[BANU, CHITRA]);
        let live = store.live().unwrap()[0].id();
        store.save_delivered(live, Delivered { version: 3, ..Delivered::default() }).unwrap();
        store.save_preferences(CHITRA, &Preferences::default().with(Preference::Pings(Pings::Off))).unwrap();
        store.forget_interactions(at(0)).unwrap();
        store.make_durable().unwrap();
        let told = Answers::by(&store);
        if is_closed {
            drop(store);
        }
        copy(open_folder.path(), folder.path());
        ClosedStore { folder, matches, told }
    }

    /// Builds one with most of its data in the journal's base.
    fn with_base() -> ClosedStore {
        let mut kept = ClosedStore::new(true);
        fs::remove_dir_all(kept.folder.path().join("journal")).unwrap();
        let store = open(kept.folder.path());
        kept.matches.push(keep_won(&store, 3_000, [ASHA, CHITRA], PLACE));
        kept.told = Answers::by(&store);
        kept
    }

    /// Checks that the store in a folder has everything.
    pub(super) fn check(&self, folder: &Path, what: &str) -> Result<(), String> {
        self.check_compared(folder, what, Compared::Before)
    }

    fn check_compared(&self, folder: &Path, what: &str, compared: Compared) -> Result<(), String> {
        let store = compared.open(folder, what)?;
        for one in &self.matches {
            assert_eq!(store.load(one.id()).unwrap().as_ref(), Some(one), "{what}");
        }
        assert_eq!(Answers::by(&store), self.told, "{what}");
        // And it continues.
        store.save_preferences(ASHA, &Preferences::default()).unwrap();
        Ok(())
    }
}

pub(super) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(from.file_name().unwrap());
        if from.is_dir() { copy(&from, &to) } else { _ = fs::copy(&from, &to).unwrap() }
    }
}

/// Returns all files in a folder and its subfolders, with their relative paths.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            let name = PathBuf::from(path.file_name().unwrap());
            found.extend(files(&path).into_iter().map(|file| name.join(file)));
        } else {
            found.push(path.file_name().unwrap().into());
        }
    }
    found.sort();
    found
}

/// Damages each file of a store in each way. Returns how often it was refused.
fn wreck(kept: &ClosedStore, seed: u64, compared: Compared) -> usize {
    let (mut chance, mut refused) = (chance(seed), 0);
    for file in files(kept.folder.path()) {
        for (damage, change) in DAMAGES {
            for round in 0..times() {
                let folder = tempdir().unwrap();
                copy(kept.folder.path(), folder.path());
                let path = folder.path().join(&file);
                let mut bytes = fs::read(&path).unwrap();
                if bytes.is_empty() {
                    continue;
                }
                change(&mut bytes, &mut chance);
                fs::write(&path, bytes).unwrap();
                let what = format!("{damage} in {}, round {round}", file.display());
                if let Err(text) = kept.check_compared(folder.path(), &what, compared) {
                    assert!(text.contains("its database and its journal are both damaged"), "{what}: {text}");
                    refused += 1;
                } else {
                    kept.check_compared(folder.path(), &format!("{what}, opened again"), compared).unwrap();
                }
            }
        }
    }
    refused
}

#[test]
fn damage_to_a_closed_store_loses_nothing() {
    assert_eq!(wreck(&ClosedStore::new(true), 1, Compared::Before), 0, "one of the two was always whole");
}

#[test]
fn damage_to_a_killed_store_is_reported() {
    wreck(&ClosedStore::new(false), 2, Compared::Before);
}

#[test]
fn damage_to_a_closed_store_loses_nothing_once_compared() {
    assert_eq!(wreck(&ClosedStore::new(true), 3, Compared::Meanwhile), 0, "one of the two was always whole");
}

#[test]
fn damage_to_a_killed_store_is_reported_during_comparison() {
    wreck(&ClosedStore::new(false), 4, Compared::Meanwhile);
}

#[test]
fn damage_to_a_store_with_a_base_is_reported() {
    wreck(&ClosedStore::with_base(), 5, Compared::Meanwhile);
}

#[test]
fn missing_database_files_are_rebuilt() {
    let kept = ClosedStore::new(true);
    for gone in ["db", "conf", "blobs"] {
        let folder = tempdir().unwrap();
        copy(kept.folder.path(), folder.path());
        let path = folder.path().join(gone);
        if path.is_dir() {
            fs::remove_dir_all(path).unwrap();
        } else {
            fs::remove_file(path).unwrap();
        }
        kept.check(folder.path(), gone).unwrap();
    }
}

#[test]
fn a_missing_journal_is_rebuilt_and_a_foreign_one_refused() {
    let kept = ClosedStore::new(true);
    let journal = kept.folder.path().join("journal");
    let other = ClosedStore::new(true);
    fs::remove_dir_all(other.folder.path().join("journal")).unwrap();
    copy(&journal, &other.folder.path().join("journal"));
    let refused = other.check(other.folder.path(), "").unwrap_err();
    assert!(refused.contains("its journal belongs to another store; put the one into"), "{refused}");
    fs::remove_dir_all(&journal).unwrap();
    kept.check(kept.folder.path(), "without a journal").unwrap();
    assert!(journal.join("snapshot-0000000001").exists());
}

#[test]
fn both_damaged_is_refused_with_what_to_do() {
    let kept = ClosedStore::new(true);
    for file in ["db", "journal/snapshot-0000000001"] {
        let path = kept.folder.path().join(file);
        let length = fs::metadata(&path).unwrap().len();
        fs::write(&path, vec![0x5a; usize::try_from(length).unwrap()]).unwrap();
    }
    for _ in 0..2 {
        let refused = kept.check(kept.folder.path(), "").unwrap_err();
        assert!(refused.contains("its database and its journal are both damaged"), "{refused}");
        assert!(refused.contains("put a backup of the whole folder in its place"), "{refused}");
    }
}

#[test]
fn an_older_database_catches_up_with_the_journal() {
    let folder = tempdir().unwrap();
    let older = tempdir().unwrap();
    keep_won(&open(folder.path()), 1, [ASHA, BANU], PLACE);
    copy(folder.path(), older.path());
    keep_won(&open(folder.path()), 2, [ASHA, BANU], PLACE);
    let standings = open(folder.path()).standings(Scope::Everywhere, "mangala").unwrap();
    for file in files(older.path()).iter().filter(|file| !file.starts_with("journal")) {
        fs::copy(older.path().join(file), folder.path().join(file)).unwrap();
    }
    let store = open(folder.path());
    assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap(), standings);
}
