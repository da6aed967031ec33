//! A store that is written to for a long time stays as small as its content.
//!
//! `KUZHI_MOVES=1000000 cargo test -p kuzhi-tests --test stores growth -- --nocapture` simulates a busy
//! month. The default is some thousand moves.

use std::fs;
use std::path::Path;
use std::thread::scope;
use std::time::Instant;

use kuzhi_domain::matches::{Match, MatchSetup, Place, Seat};
use kuzhi_domain::{ChannelId, MessageId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{Compacted, Delivered, MatchStore, SledStore};
use tempfile::tempdir;

use super::{assert_agrees, generation, open};
use crate::CACHE_MB;
use crate::matches::{at, chance, id, keep_for, to_the_end};

/// The total number of moves.
fn moves() -> u64 {
    std::env::var("KUZHI_MOVES").ok().map_or(6_000, |text| text.parse().expect("KUZHI_MOVES is a number"))
}

/// How often its size is checked.
const ROUNDS: u64 = 10;

/// How many matches run at once, and how many people there are for each.
const TABLES: u64 = 8;
const PEOPLE: u64 = 50;

/// A match between two people of a table.
fn begun(table: u64, number: u64) -> Match {
    let people = [number % PEOPLE, (number / PEOPLE + 1) * 7 % PEOPLE + PEOPLE];
    let seats = people.map(|person| Seat::Person(PlayerId(1_000 * (table + 1) + person)));
    let setup = MatchSetup::played(Game::default(), seats, &[], at(number * 1_000)).unwrap();
    let place = Place { guild: None, channel: ChannelId(table) };
    MatchSetup { id: id(table * 100_000_000 + number), place, ..setup }.check().unwrap()
}

/// Plays matches to their ends, with marks and messages, as the bot stores them.
fn play(store: &SledStore, table: u64, moves: u64) -> u64 {
    let (mut made, mut number) = (0, 0);
    while made < moves {
        let begun = begun(table, number);
        let versions = to_the_end(&begun, chance(table * 1_000_003 + number));
        for next in [begun].into_iter().chain(versions) {
            let interaction = table * 1_000_000_000 + made;
            keep_for(store, &next, interaction, made).unwrap();
            let board = Some(MessageId(interaction));
            store
                .save_delivered(
                    next.id(),
                    Delivered { version: next.version(), board, ..Delivered::default() },
                )
                .unwrap();
            made += 1;
            if made.is_multiple_of(4_000) {
                store.forget_interactions(at(made - 2_000)).unwrap();
            }
        }
        number += 1;
    }
    made
}

fn size(path: &Path, is_counted: impl Fn(&str) -> bool + Copy) -> u64 {
    let mut bytes = 0;
    for entry in fs::read_dir(path).unwrap() {
        let Ok(entry) = entry else { continue };
        // A file of the journal may be deleted meanwhile.
        let Ok(metadata) = entry.metadata() else { continue };
        if metadata.is_file() && is_counted(entry.file_name().to_str().unwrap()) {
            bytes += metadata.len();
        }
    }
    bytes
}

fn memory_kib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

#[test]
fn a_store_that_is_written_for_long_stays_bounded() {
    let folder = tempdir().unwrap();
    let path = folder.path();
    let began = Instant::now();
    let mut made = 0;
    let store = open(path);
    for round in 1..=ROUNDS {
        let each = moves().div_ceil(TABLES * ROUNDS);
        made += scope(|scope| {
            let store = &store;
            let playing: Vec<_> = (0..TABLES)
                .map(|table| scope.spawn(move || play(store, table + TABLES * round, each)))
                .collect();
            playing.into_iter().map(|one| one.join().unwrap()).sum::<u64>()
        });
        let now = generation(path);
        let journal = size(&now.join("journal"), |_| true);
        let base = size(&now.join("journal"), |name| name.starts_with("snapshot-") && !name.contains("new"));
        let database = size(&now.join("database"), |_| true);
        println!(
            "{made} moves after {} s: database {} MiB, journal {} MiB (base {}), memory {} MiB",
            began.elapsed().as_secs(),
            database >> 20,
            journal >> 20,
            base >> 20,
            memory_kib() >> 10
        );
        // The base twice while the next one is written, logs of up to half its size, and those that fill
        // meanwhile.
        assert!(journal <= 3 * base + (64 << 20), "a journal of {journal} bytes over a base of {base}");
    }
    drop(store);
    let started = Instant::now();
    drop(open(path));
    println!("opened after {:.1} s", started.elapsed().as_secs_f64());
    let started = Instant::now();
    let Compacted { before, after } = SledStore::compact(path, CACHE_MB).unwrap();
    println!(
        "compacted in {:.1} s: {} MiB before, {} MiB now",
        started.elapsed().as_secs_f64(),
        before >> 20,
        after >> 20
    );
    let live = size(&generation(path).join("journal"), |name| name.starts_with("snapshot-"));
    println!("live: {} MiB in the base", live >> 20);
    assert!(after < before, "{before} and then {after}");
    // Sled's fixed size, and its overhead per entry.
    assert!(after < 6 * live + (8 << 20), "{after} bytes for {live}");
    assert_agrees(path);
}
