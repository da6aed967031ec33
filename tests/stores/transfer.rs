//! Everything in a store is transferred to another one and back, unchanged.

use std::io::Cursor;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::limits::{Bucket, BucketOwner, Cost};
use kuzhi_domain::matches::{Intent, Match, Scope};
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::settings::{HouseRule, HouseRules, Pings, Preference, Preferences};
use kuzhi_domain::study::{KeptLine, KeptReview, Note};
use kuzhi_domain::{GuildId, Language, MessageId, PlayerId};
use kuzhi_store::{
    Delivered, Digest, Operation, PersonalStore, SledStore, Store, StoreError, Transfer, TransferError,
    Usage, export, import,
};
use tempfile::tempdir;

use crate::CACHE_MB;
use crate::laws::feeds::{posted, reminded};
use crate::laws::leaving::forget;
use crate::laws::puzzles::solved;
use crate::laws::reviews::review;
use crate::laws::tournaments::{joined, keep_ladder, keep_played, seen, tournament};
use crate::matches::{
    ASHA, BANU, CHITRA, GUILD, PLACE, accepted, against_bot, at, challenge, id, keep, keep_timed_out,
    keep_won, keep_won_at, moved, then,
};
use crate::postgres::Schema;

/// Stores something of every kind.
fn fill(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    keep_won_at(store, 2, [CHITRA, ASHA], PLACE, 5_000);
    keep_timed_out(store, 3, [BANU, ASHA], 40);
    keep(store, &challenge(4, 10)).unwrap();
    keep(store, &then(&challenge(4, 10), BANU, Intent::Decline, 11)).unwrap();
    keep(store, &challenge(5, 20)).unwrap();
    let begun = accepted(&challenge(6, 30), 31);
    for version in [&challenge(6, 30), &begun, &moved(&begun, 0, 32)] {
        keep(store, version).unwrap();
    }
    keep(store, &against_bot(7, 40)).unwrap();
    // More than one transaction imports.
    (1_000..1_700).for_each(|number| keep(store, &challenge(number, number)).unwrap());
    let delivered = Delivered { version: 3, board: Some(MessageId(9)), ..Delivered::default() };
    store.save_delivered(id(6), delivered).unwrap();
    store.save_name(ASHA, "Asha 👑").unwrap();
    store.save_name(BANU, "Banu \"B\"\n").unwrap();
    store.save_language(CHITRA, Language::Tamil).unwrap();
    let quiet = Preferences::default().with(Preference::Pings(Pings::Off));
    store.save_preferences(ASHA, &quiet).unwrap();
    store
        .save_house_rules(GUILD, &HouseRules::default().with(HouseRule::KeepOut(vec![PlayerId(9)])))
        .unwrap();
    assert!(store.save_solver(BANU, &solved()).unwrap());
    assert!(store.save_server_feed(GUILD, &posted(&[ASHA])).unwrap());
    assert!(store.save_person_feed(ASHA, &reminded()).unwrap());
    store.record_presence(at(77)).unwrap();
    let bucket = |owner, full| Usage::Bucket(owner, Cost::Hint, Bucket { full: at(full) });
    let usage = [bucket(BucketOwner::Person(ASHA), 5), bucket(BucketOwner::Guild(GuildId(ASHA.0)), 6)];
    store.save_usage(&usage, &[]).unwrap();
    store.record_left_guild(GuildId(5), Some(at(88))).unwrap();
    let line = KeptLine::new("Plan A", 1, "3,5".parse().unwrap());
    store.save_note(ASHA, id(6), &Note::default().with_text("Watch\npit 3").with_line(Some(line))).unwrap();
    store.save_note(BANU, id(6), &Note::default().with_text("x")).unwrap();
    store.save_note(BANU, id(1), &Note::default().with_text("y")).unwrap();
    store.save_review(id(1), &review("mangala", 9)).unwrap();
    store.save_review(id(3), &KeptReview { judgement: 0, ..review("kotu-baendum", 30) }).unwrap();
    keep_played(store, 1, &[ASHA, BANU, CHITRA, PlayerId(5)]);
    keep_ladder(store, 2, &[BANU, ASHA]);
    for subject in ["k7x2m9qp", "k7x2m9qq"] {
        let operation = Operation { at: at(5), command: "undo".to_owned(), subject: subject.to_owned() };
        store.record_operation(&operation).unwrap();
    }
}

/// Checks that two stores have the same content.
fn assert_alike(one: &dyn Store, other: &dyn Store) {
    let both = [one, other];
    let [first, second] = both.map(|store| (store.live().unwrap(), store.timed_out().unwrap()));
    assert_eq!(first, second);
    for number in [1, 2, 3, 4, 5, 6, 7, 1_699] {
        let [first, second] =
            both.map(|store| (store.load(id(number)).unwrap(), store.delivered(id(number)).unwrap()));
        assert_eq!(first, second);
        assert!(first.0.is_some());
        let [first, second] = both.map(|store| store.review(id(number)).unwrap());
        assert_eq!(first, second);
        assert_eq!(first.is_some(), [1, 3].contains(&number));
    }
    for player in [ASHA, BANU, CHITRA] {
        let [first, second] = both.map(|store| {
            let known = (store.name_of(player).unwrap(), store.language_of(player).unwrap());
            let live: Vec<_> = store.live_of(player).unwrap().iter().map(Match::id).collect();
            let past =
                store.past(&HistoryFilter { player, game: None, against: Against::Anybody }, 0, 99).unwrap();
            assert!(!past.is_empty());
            let met = store.have_played(player, ASHA).unwrap();
            let set = (
                store.preferences(player).unwrap(),
                store.solver(player).unwrap(),
                store.notes_of(player).unwrap(),
            );
            assert_eq!(set.2.is_empty(), player == CHITRA);
            (known, set, live, past, met)
        });
        assert_eq!(first, second);
    }
    for scope in [Scope::Guild(GUILD), Scope::Everywhere] {
        let [first, second] = both.map(|store| {
            let standings = store.standings(scope, "mangala").unwrap();
            standings
                .iter()
                .map(|one| (one.player, one.won, one.lost, one.rating.value().round()))
                .collect::<Vec<_>>()
        });
        assert_eq!(first, second);
        assert_eq!(first.len(), 3);
    }
    let [first, second] = both.map(|store| store.server_feed(GUILD).unwrap());
    assert!(first.daily.is_some() && first == second);
    let [first, second] = both.map(|store| store.person_feed(ASHA).unwrap());
    assert!(first.puzzle.is_some() && first == second);
    let [first, second] = both.map(seen);
    assert_eq!(first, second);
    assert!(first.iter().all(|list| list.len() == 2), "in every list");
    let of_season = both.map(|store| store.tournaments_of_season(tournament(1)).unwrap().len());
    assert_eq!(of_season, [1, 1], "and in its season");
    let [first, second] = both.map(|store| {
        let mut usage = store.usage().unwrap();
        usage.sort_by_key(Usage::key);
        (usage, store.last_there().unwrap(), store.house_rules(GUILD).unwrap(), store.left_guilds().unwrap())
    });
    assert_eq!(first, second);
    assert_eq!(first.3.len(), 1);
    let [first, second] = both.map(|store| store.operations().unwrap());
    assert_eq!((first.len(), first), (2, second));
}

fn exported(store: &dyn Transfer) -> (Vec<u8>, Digest) {
    let mut file = Vec::new();
    let digest = export(store, &mut file, &mut |_| {}).unwrap();
    (file, digest)
}

fn imported(store: &dyn Transfer, file: &[u8]) -> Result<Digest, TransferError> {
    import(store, &mut Cursor::new(file), &mut |_| {})
}

#[test]
fn a_bot_moves_to_postgres_and_back() {
    let Some(schema) = Schema::new() else { return };
    let directory = tempdir().unwrap();
    let open = |name: &str| SledStore::open(directory.path().join(name), CACHE_MB).unwrap();
    let (old, back) = (open("old"), open("back"));
    fill(&old);
    let (file, out) = exported(&old);
    assert!(out.count > 700 && out.left_behind == 0);

    let mut changed = file.clone();
    let second = file.iter().position(|letter| *letter == b'\n').unwrap() + 9;
    changed[second] ^= 1;
    for store in [&schema.open() as &dyn Transfer, &back] {
        let why = "its checksum is wrong, so the file was damaged or changed there";
        assert_eq!(imported(store, &changed).unwrap_err().to_string(), refusal(2, why));
    }
    assert!(imported(&schema.open(), &file).unwrap().agrees_with(&out));
    let postgres = schema.open();
    assert_alike(&old, &postgres);
    let (again, digest) = exported(&postgres);
    assert!(digest.agrees_with(&out));

    assert!(imported(&back, &again).unwrap().agrees_with(&out));
    drop(back);
    let back = open("back");
    assert_alike(&old, &back);
    assert_eq!(exported(&back), (file, out), "to the last letter");
    // It continues from there.
    for store in [&postgres as &dyn Store, &back] {
        let ladder = store.tournament(tournament(2)).unwrap().unwrap();
        assert!(store.save_tournament(&joined(&ladder, CHITRA)).unwrap());
        keep(store, &then(&store.load(id(6)).unwrap().unwrap(), ASHA, Intent::Resign, 9_000)).unwrap();
    }
}

#[test]
fn exports_are_refused_during_deletions() {
    let directory = tempdir().unwrap();
    let store = SledStore::open(directory.path(), CACHE_MB).unwrap();
    keep_won(&store, 1, [ASHA, BANU], PLACE);
    let leaving = Erasure::new(ASHA, 5);
    PersonalStore::begin_leaving(&store, leaving).unwrap();
    let refused = export(&store, &mut Vec::new(), &mut |_| {});
    assert!(matches!(refused, Err(TransferError::Erasure)), "{refused:?}");
    forget(&store, leaving);
    assert_eq!(exported(&store).1.left_behind, 0);
}

#[test]
fn a_file_that_is_cut_off_or_spoilt_is_refused() {
    let directory = tempdir().unwrap();
    let open = |name: &str| SledStore::open(directory.path().join(name), CACHE_MB).unwrap();
    let old = open("old");
    keep_won(&old, 1, [ASHA, BANU], PLACE);
    old_name(&old);
    let (file, _) = exported(&old);
    let text = String::from_utf8(file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let without_end = lines[..lines.len() - 1].join("\n");
    let refused = |name: &str, text: &str| imported(&open(name), text.as_bytes()).unwrap_err();
    let last = lines.len() - 1;
    assert!(matches!(refused("cut", &without_end), TransferError::Cut(number) if number == last));
    assert!(matches!(refused("empty", ""), TransferError::Cut(_)));
    let said = refused("half", &without_end[..without_end.len() - 5]).to_string();
    assert_eq!(said, refusal(last, "it has no checksum, so it is cut off, or no line of an export"));
    let one_less = [&lines[..1], &lines[2..]].concat().join("\n");
    let other = [&lines[..1], &lines[2..3], &lines[2..]].concat().join("\n");
    let twice = [&lines[..2], &lines[1..]].concat().join("\n");
    for (name, text, number, why) in [
        ("less", one_less, last - 2, "a line is missing"),
        ("other", other, last - 1, "a line stands in the place of another"),
        ("twice", twice, last, "a line stands there twice"),
    ] {
        let why = format!("it ends {} items, but {number} stand before it: {why}", last - 1);
        assert_eq!(refused(name, &text).to_string(), refusal(text.lines().count(), &why));
    }
    let spoilt = lines[1].replace("\"version\":3", "\"version\":0");
    let endless = lines[1].replace("\"version\":3", &format!("\"version\":{}", u64::MAX));
    for (line, why) in [
        (checked(&spoilt), "its version is 0"),
        (checked(&endless), "it has too many changes"),
        (spoilt, "its checksum is wrong, so the file "),
    ] {
        let said = refused(&line[line.len() - 9..], &text.replace(lines[1], &line)).to_string();
        assert!(said.starts_with(&format!("line 2 cannot be used: {why}")), "{said}");
    }
    let headless = lines[1..].join("\n");
    assert!(matches!(refused("headless", &headless), TransferError::Line { number: 1, .. }));
}

fn refusal(line: usize, why: &str) -> String {
    format!("line {line} cannot be used: {why}; restore it or export again, and import into a new store")
}

/// Any change of a letter is found, and its line named, whatever the letter says.
#[test]
fn every_changed_letter_is_found() {
    let directory = tempdir().unwrap();
    let open = |name: &str| SledStore::open(directory.path().join(name), CACHE_MB).unwrap();
    let old = open("old");
    keep_ladder(&old, 1, &[ASHA, BANU]);
    old_name(&old);
    let (file, _) = exported(&old);
    let (mut line, mut checked) = (1, 0);
    let new = open("new");
    for at in 0..file.len() {
        let is_break = file[at] == b'\n';
        // A digit for a digit is a change that nothing but a checksum finds.
        if at % 7 == 0 && !is_break {
            let mut changed = file.clone();
            changed[at] ^= 1;
            let said = imported(&new, &changed).unwrap_err().to_string();
            assert!(said.starts_with(&format!("line {line} cannot be used: ")), "{at}: {said}");
            checked += 1;
        }
        line += usize::from(is_break);
    }
    assert!(checked > 50, "{checked}");
}

#[test]
fn a_name_that_nobody_can_have_is_refused() {
    let directory = tempdir().unwrap();
    let open = |name: &str| SledStore::open(directory.path().join(name), CACHE_MB).unwrap();
    let old = open("old");
    old_name(&old);
    let text = String::from_utf8(exported(&old).0).unwrap();
    let line = text.lines().find(|line| line.contains("\"Asha\"")).unwrap();
    let long = text.replace(line, &checked(&line.replace("Asha", &"ஆ".repeat(101))));
    let said = imported(&open("new"), long.as_bytes()).unwrap_err().to_string();
    assert!(said.contains("its name is longer than 100 letters"), "{said}");
}

/// Returns the line with the checksum that it should have.
fn checked(line: &str) -> String {
    let (text, _) = line.rsplit_once(",\"crc32\":").unwrap();
    let step = |sum: u32| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
    let sum = text.bytes().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| step(sum)));
    format!("{text},\"crc32\":{}}}", !sum)
}

fn old_name(store: &dyn Store) {
    store.save_name(ASHA, "Asha").unwrap();
}

#[test]
fn nothing_is_imported_over_what_is_there() {
    let Some(schema) = Schema::new() else { return };
    let directory = tempdir().unwrap();
    let (old, postgres) = (SledStore::open(directory.path(), CACHE_MB).unwrap(), schema.open());
    let empty: [&dyn Transfer; 2] = [&old, &postgres];
    let (file, _) = exported(&old);
    assert!(empty.iter().all(|store| store.is_empty().unwrap()));
    old_name(&old);
    keep(&postgres, &challenge(1, 0)).unwrap();
    let Some(another) = Schema::new() else { return };
    let (elsewhere, club) = (tempdir().unwrap(), another.open());
    let own = SledStore::open(elsewhere.path(), CACHE_MB).unwrap();
    keep_ladder(&own, 1, &[ASHA, BANU]);
    keep_ladder(&club, 1, &[ASHA, BANU]);
    let with_tournaments: [&dyn Transfer; 2] = [&own, &club];
    for store in empty.into_iter().chain(with_tournaments) {
        let refused = imported(store, &file);
        assert!(matches!(refused, Err(TransferError::NotEmpty)), "{refused:?}");
    }
    let error: TransferError = StoreError::WouldWait.into();
    assert!(matches!(error, TransferError::Store(_)));
}
