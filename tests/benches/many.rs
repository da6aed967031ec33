//! How a store copes with a million matches of 200,000 people: how long opening, leaderboards, profiles,
//! histories and moves take, and how much memory and disk it needs.
//!
//! `cargo bench -p kuzhi-tests --bench many -- [MATCHES PEOPLE [FOLDER]]`. A store that already exists in the
//! folder is measured as it is.

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use kuzhi_bot::clock::Clock;
use kuzhi_domain::matches::{Actor, Intent, Match, MatchSetup, Scope, Seat, decide};
use kuzhi_domain::people::{Against, HistoryFilter, Journey};
use kuzhi_domain::rating::{By, Chart, FromLine, Span};
use kuzhi_domain::settings::Theme;
use kuzhi_domain::study::Day;
use kuzhi_domain::tournaments::Trophies;
use kuzhi_domain::{GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_store::{Commit, LookupRequest, SledStore, Store, Transfer};
use kuzhi_view::screens::{self, GameProfile, Profile, ProfileReader};
use kuzhi_view::words::Words;

/// How often each operation is measured.
const TIMES: usize = 2_000;

/// The cache of the database, in MiB, as in a bot with two gigabytes (`limits.memory_mb`).
const CACHE_MB: u32 = 64;

/// The argument that makes this program open a store, and no more.
const APART: &str = "--apart";

fn main() {
    // As the bot does.
    kuzhi_bot::allocator::limit_retained_memory();
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [APART, what, folder] = args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        run_apart(what, Path::new(folder));
    }
    let number = |at: usize, usual: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (matches, people) = (number(0, 1_000_000), number(1, 200_000));
    let own = tempfile::tempdir().unwrap();
    let folder = args.get(2).map_or_else(|| own.path().join("store"), |folder| Path::new(folder).to_owned());
    if !folder.join("CURRENT").exists() {
        let began = Instant::now();
        seed(&folder, matches, people);
        println!("made {matches} matches of {people} people in {:.0} s", began.elapsed().as_secs_f64());
    }
    let current = generation(&folder);
    println!(
        "disk: {} MiB of the database, {} MiB of the journal",
        size(&current.join("database")) >> 20,
        size(&current.join("journal")) >> 20
    );
    start_apart("a start after a clean stop", &folder);
    start_apart("a start after a kill", &folder);
    fs::remove_dir_all(generation(&folder).join("database")).unwrap();
    start_apart("a start without the database, which is built anew", &folder);
    let now = Clock::of_system().now();
    let before = memory();
    let store = start("a start after that", &folder);
    println!(
        "memory: {} MiB more than before, {} MiB at most",
        memory().saturating_sub(before) >> 10,
        peak() >> 10
    );
    let empty = SledStore::open(own.path().join("empty"), CACHE_MB).unwrap();
    leaderboards(&store, people, now);
    histories(&store, people);
    profiles(&store, people);
    commits(&empty, &store, now);
    println!("memory at the end: {} MiB, {} MiB at most", memory() >> 10, peak() >> 10);
    // For repeated measurements.
    store.rest().unwrap();
}

/// Opens a store, as the bot does, and says how long that took.
fn start(what: &str, folder: &Path) -> SledStore {
    let began = Instant::now();
    let store = SledStore::open(folder, CACHE_MB).unwrap();
    println!("{what}: {:.2} s", began.elapsed().as_secs_f64());
    store
}

/// Returns the folder of the generation that counts.
fn generation(store: &Path) -> PathBuf {
    store.join(fs::read_to_string(store.join("CURRENT")).unwrap().trim())
}

/// Opens a store in a process of its own, which makes some moves and ends without closing it.
fn start_apart(what: &str, folder: &Path) {
    let apart = Command::new(std::env::current_exe().unwrap()).args([APART, what]).arg(folder).status();
    assert!(apart.unwrap().success());
}

fn run_apart(what: &str, folder: &Path) -> ! {
    let store = start(what, folder);
    println!("memory for it: {} MiB at most", peak() >> 10);
    moves(&store, 0, Clock::of_system().now());
    std::process::exit(0)
}

/// Alternately, so that slower moments of the machine affect both.
fn commits(empty: &dyn Store, store: &dyn Store, now: Timestamp) {
    let (mut alone, mut among) = (Vec::new(), Vec::new());
    for round in 1..11 {
        alone.extend(moves(empty, round, now));
        among.extend(moves(store, round, now));
    }
    let (alone, among) = (
        print_times("a move's commit, empty store", &alone),
        print_times("a move's commit, this store", &among),
    );
    println!("ratio of the medians {:.2}; bar 1.20", among.as_secs_f64() / alone.as_secs_f64());
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

/// Returns the memory of this process, in KiB.
fn memory() -> u64 {
    of_status("VmRSS:")
}

/// Returns its peak.
fn peak() -> u64 {
    of_status("VmHWM:")
}

fn of_status(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// The start of an operation, and this thread's processor time until then.
struct Begun(Instant, Duration);

/// Returns how long an operation took, and this thread's processor time for it, in steps of some
/// milliseconds: on a busy machine that is less.
struct Took {
    all: Duration,
    worked: Duration,
}

impl Begun {
    fn now() -> Begun {
        Begun(Instant::now(), worked())
    }

    fn took(&self) -> Took {
        Took { all: self.0.elapsed(), worked: worked().saturating_sub(self.1) }
    }
}

/// Returns the processor time of this thread.
fn worked() -> Duration {
    let said = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(said.split(' ').next().and_then(|nanos| nanos.parse().ok()).unwrap_or_default())
}

/// Prints how long an operation took, and returns the median.
fn print_times(what: &str, took: &[Took]) -> Duration {
    let at = |of: fn(&Took) -> Duration| {
        let mut sorted: Vec<Duration> = took.iter().map(of).collect();
        sorted.sort();
        [500, 990, 1_000].map(|part: usize| sorted[(sorted.len() - 1) * part / 1_000])
    };
    let all = at(|took| took.all);
    let [median, p99, most] = all.map(|time| time.as_secs_f64() * 1_000.0);
    let [_, work_p99, _] = at(|took| took.worked).map(|time| time.as_secs_f64() * 1_000.0);
    let work: Duration = took.iter().map(|took| took.worked).sum();
    let mean = work.as_secs_f64() * 1_000.0 / u32::try_from(took.len()).map_or(1.0, f64::from);
    println!(
        "{what}: median {median:.3} ms, p99 {p99:.3} ms, at most {most:.3} ms; of work {mean:.3} ms on \
         average, p99 {work_p99:.3} ms"
    );
    all[0]
}

/// Returns a pseudo-random number below `end`.
fn drawn(number: usize, of: u64) -> u64 {
    (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17) % of
}

/// The people of `seed-demo`. Those who play a lot come first.
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
        let began = Begun::now();
        let chart = Chart::at(scope, game, span, by, now);
        let page = store.page(&chart, FromLine::Top, screens::LEADERBOARD_LENGTH).unwrap();
        let own = store.standing_of(scope, game, who).unwrap();
        if let Some(value) = own.as_ref().and_then(|one| chart.value_of(one)) {
            store.above(&chart, value).unwrap();
        }
        let names = page.lines.iter().map(|(_, one)| one.player).chain([who]).collect();
        store.look_up(&LookupRequest { names, ..LookupRequest::default() }).unwrap();
        took.push(began.took());
    }
    print_times("a leaderboard with one's own place", &took);
}

fn histories(store: &dyn Store, people: u64) {
    let mut took = Vec::new();
    for number in 0..TIMES {
        let player = person(if number % 4 == 0 { drawn(number, 50) } else { drawn(number, people) });
        let (game, against) = match number % 3 {
            0 => (Game::by_id("pallankuzhi"), Against::Anybody),
            1 => (None, Against::Person(person(drawn(number + 1, people)))),
            _ => (None, Against::Anybody),
        };
        let began = Begun::now();
        store.past(&HistoryFilter { player, game, against }, 0, screens::HISTORY_LENGTH + 1).unwrap();
        took.push(began.took());
    }
    print_times("a page of what somebody has played", &took);
}

fn profiles(store: &dyn Store, people: u64) {
    let (mut read, mut drawn_too) = (Vec::new(), Vec::new());
    for number in 0..TIMES / 4 {
        // Every fourth one belongs to the people who play most.
        let who = person(if number % 4 == 0 { drawn(number, 50) } else { drawn(number, people) });
        let began = Begun::now();
        let all = store.careers(who).unwrap();
        let of_game = |(id, career): (String, kuzhi_domain::people::Career)| {
            let standing = store.standing_of(Scope::Everywhere, &id, who).unwrap();
            GameProfile { game: Game::by_id(&id).unwrap(), standing, career }
        };
        let journey = Journey::new(&all, &[]);
        let games: Vec<GameProfile> = all.into_iter().map(of_game).collect();
        let solver = store.solver(who).unwrap();
        let profile = Profile {
            player: who,
            name: "Somebody".to_owned(),
            reader: ProfileReader::Own { shares: true },
            games,
            journey,
            solver,
            today: Day::new(0),
            places: Vec::new(),
            trophies: Trophies::default(),
        };
        let shown = screens::profile(Words::english(), &profile, Theme::Dark);
        read.push(began.took());
        if let Some(card) = shown.card {
            card.png().unwrap();
        }
        drawn_too.push(began.took());
    }
    print_times("a profile in words", &read);
    print_times("a profile with its card", &drawn_too);
}

/// Measures the commits of the moves of some matches.
fn moves(store: &dyn Store, round: u64, now: Timestamp) -> Vec<Took> {
    let mut took = Vec::new();
    for number in 0..10 {
        let seats = [1, 2].map(|one| Seat::Person(PlayerId(1_000 * round + 10 * number + one)));
        let setup = MatchSetup::played(Game::default(), seats, &[], now).unwrap();
        // Other matches than those of an earlier measurement.
        let id = MatchId::from_random(rand::random());
        let mut last: Match = MatchSetup { id, ..setup }.check().unwrap();
        keep(store, &last);
        while took.len() < usize::try_from(20 * (number + 1)).unwrap() && last.is_live() {
            let mv = last.board().unwrap().legal()[0];
            let who = last.person_to_move().unwrap();
            last = decide(&last, Actor::Person(who), Intent::Move { at: None, mv }, now).unwrap();
            let began = Begun::now();
            keep(store, &last);
            took.push(began.took());
        }
    }
    took
}

fn keep(store: &dyn Store, next: &Match) {
    store.commit(&Commit { next: next.clone(), begun: None, interaction: None, quiet: false }).unwrap();
}
