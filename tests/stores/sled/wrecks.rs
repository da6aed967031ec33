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
use kuzhi_store::{Delivered, LeaderboardStore, LookupStore, MatchStore, PeopleStore, SledStore, Store};
use tempfile::{TempDir, tempdir};

use super::{assert_agrees, database, generation, open, place};
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

    /// Builds one with most of its data in the journal's snapshot.
    fn with_base() -> ClosedStore {
        let mut kept = ClosedStore::new(true);
        SledStore::compact(kept.folder.path(), CACHE_MB).unwrap();
        let store = open(kept.folder.path());
        kept.matches.push(keep_won(&store, 3_000, [ASHA, CHITRA], PLACE));
        kept.told = Answers::by(&store);
        kept
    }

    /// Checks that the store in a folder has everything.
    pub(super) fn check(&self, folder: &Path, what: &str) -> Result<(), String> {
        let store = SledStore::open(folder, CACHE_MB).map_err(|error| error.to_string())?;
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
fn wreck(kept: &ClosedStore, seed: u64) -> usize {
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
                if let Err(text) = kept.check(folder.path(), &what) {
                    assert!(text.contains("its database and its journal are both damaged"), "{what}: {text}");
                    refused += 1;
                } else {
                    kept.check(folder.path(), &format!("{what}, opened again")).unwrap();
                }
            }
        }
    }
    refused
}

#[test]
fn damage_to_a_closed_store_loses_nothing() {
    assert_eq!(wreck(&ClosedStore::new(true), 1), 0, "one of the two was always whole");
}

#[test]
fn damage_to_a_closed_store_with_a_snapshot_loses_nothing() {
    assert_eq!(wreck(&ClosedStore::with_base(), 5), 0, "one of the two was always whole");
}

#[test]
fn damage_to_a_killed_store_is_reported() {
    wreck(&ClosedStore::new(false), 2);
}

#[test]
fn missing_database_files_are_rebuilt() {
    let kept = ClosedStore::new(true);
    for gone in ["db", "conf", "blobs", ""] {
        let folder = tempdir().unwrap();
        copy(kept.folder.path(), folder.path());
        let path = generation(folder.path()).join("database").join(gone);
        if path.is_dir() {
            fs::remove_dir_all(path).unwrap();
        } else {
            fs::remove_file(path).unwrap();
        }
        kept.check(folder.path(), gone).unwrap();
        assert_agrees(folder.path());
    }
}

/// Whatever entry of whatever tree differs, the start finds it.
#[test]
fn differences_in_every_tree_are_found_and_repaired() {
    let kept = ClosedStore::new(true);
    let trees: Vec<String> = {
        let database = database(kept.folder.path());
        let name = |name: sled::IVec| String::from_utf8(name.to_vec()).unwrap();
        let names = database.tree_names().into_iter().map(name).filter(|name| name != "__sled__default");
        names.filter(|name| !database.open_tree(name).unwrap().is_empty()).collect()
    };
    assert!(
        ["matches", "names", "standings", "results"].iter().all(|one| trees.contains(&(*one).to_owned()))
    );
    for (number, name) in trees.iter().enumerate() {
        let folder = tempdir().unwrap();
        copy(kept.folder.path(), folder.path());
        {
            let database = database(folder.path());
            let tree = database.open_tree(name).unwrap();
            let (key, value) = tree.last().unwrap().unwrap();
            match number % 3 {
                0 => _ = tree.remove(&key).unwrap(),
                1 => _ = tree.insert(&key, [&value[..], b"x"].concat()).unwrap(),
                _ => _ = tree.insert([&key[..], b"x"].concat(), value).unwrap(),
            }
        }
        let found = place(folder.path()).verify().unwrap();
        let wrong: Vec<_> = found.iter().filter(|finding| finding.found.is_err()).collect();
        assert!(wrong.len() <= 1 && wrong.iter().all(|one| one.what == "database"), "{name}: {found:?}");
        kept.check(folder.path(), name).unwrap();
        assert_agrees(folder.path());
    }
}

#[test]
fn a_missing_journal_is_written_from_the_database() {
    let kept = ClosedStore::new(true);
    fs::remove_dir_all(generation(kept.folder.path()).join("journal")).unwrap();
    kept.check(kept.folder.path(), "without a journal").unwrap();
    assert!(generation(kept.folder.path()).join("journal/snapshot-0000000001").exists());
    assert_agrees(kept.folder.path());
}

/// Segments alone are not all of a journal, although they begin with the first record.
#[test]
fn a_missing_snapshot_is_damage_also_after_a_restore() {
    let (kept, elsewhere) = (ClosedStore::new(true), tempdir().unwrap());
    let (path, file) = (elsewhere.path().join("store"), elsewhere.path().join("backup"));
    SledStore::back_up(kept.folder.path(), &file).unwrap();
    SledStore::restore(&path, CACHE_MB, &file, false).unwrap();
    kept.check(&path, "restored, with a record since").unwrap();
    fs::remove_file(generation(&path).join("journal/snapshot-0000000001")).unwrap();
    let found = place(&path).verify().unwrap();
    let journal = found.iter().find(|finding| finding.what == "journal").unwrap();
    assert!(journal.found.as_ref().unwrap_err().to_string().contains("its snapshot is missing"), "{found:?}");
    fs::remove_file(&file).unwrap();
    SledStore::back_up(&path, &file).unwrap_err();
    let database = generation(&path).join("database");
    let whole = elsewhere.path().join("whole");
    copy(&database, &whole);
    fs::remove_dir_all(&database).unwrap();
    let refused = kept.check(&path, "without a database").unwrap_err();
    assert!(refused.contains("both damaged") && !refused.contains("go on with"), "{refused}");
    copy(&whole, &database);
    kept.check(&path, "from the database").unwrap();
    assert_agrees(&path);
}

/// The journal is the truth. A database that it does not belong to is kept, for whoever has put it there.
#[test]
fn another_bots_database_is_kept_and_not_used() {
    let (kept, other) = (ClosedStore::new(true), ClosedStore::new(true));
    let database = generation(kept.folder.path()).join("database");
    let theirs = generation(other.folder.path()).join("database");
    fs::remove_dir_all(&database).unwrap();
    copy(&theirs, &database);
    kept.check(kept.folder.path(), "beside another one's database").unwrap();
    assert_agrees(kept.folder.path());
    assert!(database.join("db").exists(), "whoever has put it there finds it again");
}

#[test]
fn both_damaged_is_refused_with_what_to_do() {
    let kept = ClosedStore::new(true);
    for file in ["database/db", "journal/snapshot-0000000001"] {
        let path = generation(kept.folder.path()).join(file);
        let length = fs::metadata(&path).unwrap().len();
        fs::write(&path, vec![0x5a; usize::try_from(length).unwrap()]).unwrap();
    }
    for _ in 0..2 {
        let refused = kept.check(kept.folder.path(), "").unwrap_err();
        assert!(refused.contains("its database and its journal are both damaged"), "{refused}");
        assert!(refused.contains("restore a backup (kuzhi-bot restore)"), "{refused}");
    }
}

#[test]
fn an_older_database_gets_what_it_lacks() {
    for is_compacted in [false, true] {
        let (folder, older) = (tempdir().unwrap(), tempdir().unwrap());
        keep_won(&open(folder.path()), 1, [ASHA, BANU], PLACE);
        copy(folder.path(), older.path());
        keep_won(&open(folder.path()), 2, [ASHA, BANU], PLACE);
        if is_compacted {
            SledStore::compact(folder.path(), CACHE_MB).unwrap();
        }
        let standings = open(folder.path()).standings(Scope::Everywhere, "mangala").unwrap();
        let database = generation(folder.path()).join("database");
        fs::remove_dir_all(&database).unwrap();
        copy(&generation(older.path()).join("database"), &database);
        let store = open(folder.path());
        assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap(), standings);
        drop(store);
        assert_agrees(folder.path());
    }
}

/// What both damaged is refused for, an operator may decide: the database counts once the journal is away.
#[test]
fn what_the_database_still_has_is_used_on_demand() {
    let kept = ClosedStore::new(true);
    let generation = generation(kept.folder.path());
    database(kept.folder.path()).open_tree("names").unwrap().remove(BANU.0.to_be_bytes()).unwrap();
    let snapshot = generation.join("journal/snapshot-0000000001");
    fs::write(&snapshot, "damaged").unwrap();
    let refused = SledStore::open(kept.folder.path(), CACHE_MB).unwrap_err().to_string();
    assert!(refused.contains("to go on with what the database still has"), "{refused}");
    fs::rename(generation.join("journal"), kept.folder.path().join("away")).unwrap();
    let store = open(kept.folder.path());
    assert_eq!(store.name_of(BANU).unwrap(), None);
    assert!(kept.matches.iter().all(|one| store.load(one.id()).unwrap().as_ref() == Some(one)));
    drop(store);
    assert_agrees(kept.folder.path());
    assert!(generation.join("database/db").exists(), "it is kept");
}

#[test]
fn no_new_store_takes_the_place_of_one_that_is_gone() {
    let kept = ClosedStore::new(true);
    let generation = generation(kept.folder.path());
    let away = kept.folder.path().join("away");
    fs::rename(&generation, &away).unwrap();
    let refused = kept.check(kept.folder.path(), "").unwrap_err();
    assert!(
        refused.contains("its file CURRENT says that it is in the folder 1, which is not there"),
        "{refused}"
    );
    assert!(place(kept.folder.path()).verify().unwrap_err().to_string().contains("CURRENT"));
    fs::rename(&away, &generation).unwrap();
    kept.check(kept.folder.path(), "put back").unwrap();
}

#[test]
fn a_pointer_that_leads_nowhere_loses_nothing() {
    for said in [None, Some(""), Some("9"), Some("nonsense")] {
        let kept = ClosedStore::new(true);
        let pointer = kept.folder.path().join("CURRENT");
        match said {
            Some(said) => fs::write(&pointer, said).unwrap(),
            None => fs::remove_file(&pointer).unwrap(),
        }
        kept.check(kept.folder.path(), &format!("{said:?}")).unwrap();
        assert_eq!(kept.check(kept.folder.path(), "again"), Ok(()));
    }
}
