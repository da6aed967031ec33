//! How a store stands a million matches of 200,000 people: how long it takes to open, how long leaderboards, profiles and
//! moves take, and how much memory and disk it needs.
//!
//! `cargo bench -p kuzhi-tests --bench many -- [MATCHES PEOPLE [FOLDER]]`; a folder that has a store already is measured as
//! it is.

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use kuzhi_bot::clock::Clock;
use kuzhi_bot::domain::{
    Actor, By, Chart, FromLine, GuildId, Intent, Match, MatchId, MatchSetup, PlayerId, Scope, Seat, Span,
    Theme, Timestamp, decide,
};
use kuzhi_bot::screens::{self, OfGame, Profile};
use kuzhi_bot::store::{Commit, SledStore, Store, Wanted};
use kuzhi_bot::words::Words;
use kuzhi_engine::Game;

/// How often each thing is done.
const TIMES: usize = 2_000;

/// The cache of the database, in MiB, as the bot has it with its usual memory.
const CACHE_MB: u32 = 64;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (matches, people) = (number(0, 1_000_000), number(1, 200_000));
    let own = tempfile::tempdir().unwrap();
    let folder = args.get(2).map_or_else(|| own.path().join("store"), |folder| Path::new(folder).to_owned());
    if !folder.join("db").exists() {
        let began = Instant::now();
        seed(&folder, matches, people);
        println!("made {matches} matches of {people} people in {:.0} s", began.elapsed().as_secs_f64());
    }
    println!(
        "disk: {} MiB, of which the journal {} MiB",
        size(&folder) >> 20,
        size(&folder.join("journal")) >> 20
    );
    let before = memory();
    let began = Instant::now();
    let store = SledStore::open(&folder, CACHE_MB).unwrap();
    println!("opened in {:.2} s; bar 5 s", began.elapsed().as_secs_f64());
    println!(
        "memory: {} MiB more than before, {} MiB at most",
        memory().saturating_sub(before) >> 10,
        peak() >> 10
    );
    let now = Clock::of_system().now();
    leaderboards(&store, people, now);
    profiles(&store, people);
    let empty = SledStore::open(own.path().join("empty"), CACHE_MB).unwrap();
    // By turns, so that a slower moment of the machine hits both.
    let (mut alone, mut among) = (Vec::new(), Vec::new());
    for round in 0..10 {
        alone.extend(moves(&empty, round, now));
        among.extend(moves(&store, round, now));
    }
    let (alone, among) =
        (told("a move's commit, empty store", alone), told("a move's commit, this store", among));
    println!("ratio of the medians {:.2}; bar 1.20", among.as_secs_f64() / alone.as_secs_f64());
    println!("memory at the end: {} MiB", memory() >> 10);
}

fn seed(folder: &Path, matches: u64, people: u64) {
    let made = Command::new(env!("CARGO_BIN_EXE_kuzhi-bot-under-test"))
        .args(["seed-demo", "--matches", &matches.to_string(), "--people", &people.to_string()])
        .env("DISCORD_TOKEN", "none")
        .env("KUZHI_STORE__PATH", folder)
        .status()
        .unwrap();
    assert!(made.success());
}

fn size(folder: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let of = |entry: fs::DirEntry| match entry.metadata() {
        Ok(data) if data.is_dir() => size(&entry.path()),
        Ok(data) => data.len(),
        Err(_) => 0,
    };
    entries.flatten().map(of).sum()
}

/// The memory of this process, in KiB.
fn memory() -> u64 {
    of_status("VmRSS:")
}

/// The most that it ever was.
fn peak() -> u64 {
    of_status("VmHWM:")
}

fn of_status(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// Says how long something took, and gives the median.
fn told(what: &str, mut took: Vec<Duration>) -> Duration {
    took.sort();
    let at = |part: usize| took[(took.len() - 1) * part / 1_000];
    let millis = |time: Duration| time.as_secs_f64() * 1_000.0;
    println!(
        "{what}: median {:.3} ms, p99 {:.3} ms, at most {:.3} ms",
        millis(at(500)),
        millis(at(990)),
        millis(at(1_000))
    );
    at(500)
}

/// One of so many, as good as drawn.
fn drawn(number: usize, of: u64) -> u64 {
    (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17) % of
}

/// The people of `seed-demo`; those who play much come first.
fn person(number: u64) -> PlayerId {
    PlayerId(1_200_000_000_000_000_000 + number * 7_919)
}

fn leaderboards(store: &dyn Store, people: u64, now: Timestamp) {
    let mut took = Vec::new();
    for number in 0..TIMES {
        let who = person(drawn(number, people));
        let game = ["mangala", "pallankuzhi"][number % 2];
        let scope = match number % 3 {
            0 => Scope::Guild(GuildId(1_100_000_000_000_000_000 + drawn(number, people / 40))),
            _ => Scope::Everywhere,
        };
        let (span, by) = (Span::ALL[number % 3], By::ALL[number / 3 % 3]);
        let began = Instant::now();
        let chart = Chart::at(scope, game, span, by, now);
        let page = store.page(&chart, FromLine::Top, screens::LEADERBOARD_LENGTH).unwrap();
        let own = store.standing_of(scope, game, who).unwrap();
        if let Some(value) = own.as_ref().and_then(|one| chart.value_of(one)) {
            store.above(&chart, value).unwrap();
        }
        let names = page.lines.iter().map(|(_, one)| one.player).chain([who]).collect();
        store.look_up(&Wanted { names, ..Wanted::default() }).unwrap();
        took.push(began.elapsed());
    }
    told("a leaderboard with one's own place", took);
}

fn profiles(store: &dyn Store, people: u64) {
    let (mut read, mut drawn_too) = (Vec::new(), Vec::new());
    for number in 0..TIMES / 4 {
        // Every fourth one is of those who play most.
        let who = person(if number % 4 == 0 { drawn(number, 50) } else { drawn(number, people) });
        let began = Instant::now();
        let all = store.careers(who).unwrap();
        let of_game = |(id, career): (String, kuzhi_bot::domain::Career)| {
            let standing = store.standing_of(Scope::Everywhere, &id, who).unwrap();
            OfGame { game: Game::by_id(&id).unwrap(), standing, career }
        };
        let games: Vec<OfGame> = all.into_iter().map(of_game).collect();
        let solver = store.solver(who).unwrap();
        let profile = Profile { name: "Somebody".to_owned(), asker: None, games, solver };
        let shown = screens::profile(Words::english(), &profile, Theme::Dark);
        read.push(began.elapsed());
        if let Some(card) = shown.card {
            card.png().unwrap();
        }
        drawn_too.push(began.elapsed());
    }
    told("a profile in words", read);
    told("a profile with its card", drawn_too);
}

/// How long the commits of the moves of some matches take.
fn moves(store: &dyn Store, round: u64, now: Timestamp) -> Vec<Duration> {
    let mut took = Vec::new();
    for number in 0..10 {
        let seats = [1, 2].map(|one| Seat::Person(PlayerId(1_000 * round + 10 * number + one)));
        let setup = MatchSetup::played(Game::default(), seats, &[], now).unwrap();
        let id = MatchId::from_random(0xff_0000_0000 + 100 * round + number);
        let mut last: Match = MatchSetup { id, ..setup }.check().unwrap();
        keep(store, &last);
        while took.len() < usize::try_from(20 * (number + 1)).unwrap() && last.is_live() {
            let mv = last.board().unwrap().legal()[0];
            let who = last.person_to_move().unwrap();
            last = decide(&last, Actor::Person(who), Intent::Move { at: None, mv }, now).unwrap();
            let began = Instant::now();
            keep(store, &last);
            took.push(began.elapsed());
        }
    }
    took
}

fn keep(store: &dyn Store, next: &Match) {
    store.commit(&Commit { next: next.clone(), begun: None, mark: None, quiet: false }).unwrap();
}
