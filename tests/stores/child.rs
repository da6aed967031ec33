//! A second process: this test program again, with a task in its environment.

use std::fmt::Display;
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, abort};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::scope;
use std::{env, fs};

use kuzhi_domain::InteractionId;
use kuzhi_domain::matches::{Intent, Match};
use kuzhi_store::{
    Commit, CommitError, Delivered, MatchStore, ProcessedInteraction, SledStore, Store, StoreError,
};

use crate::CACHE_MB;
use crate::matches::{
    BANU, accepted, against_bot, at, challenge, chance, id, keep, keep_for, then, to_the_end, well_begun,
};

const TASK: &str = "KUZHI_STORES_TASK";
const PATH: &str = "KUZHI_STORES_PATH";

/// Starts a process that does a task with a store, and reports on its standard output.
pub(crate) fn process(task: &str, store: &Path) -> Command {
    command_for(Command::new(myself()), task, store)
}

/// Starts one in which no file may exceed a number of blocks of 512 or 1,024 bytes: a full disk that needs no
/// disk and no privileges.
pub(crate) fn process_with_little_room(task: &str, store: &Path, blocks: u32) -> Command {
    let mut shell = Command::new("sh");
    // With the signal ignored, the write fails instead, as on a full disk.
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    shell.arg("-c").arg(script).arg(myself());
    command_for(shell, task, store)
}

/// Returns a process's report, out of everything that the test program prints.
pub(crate) fn report_lines(output: &[u8]) -> Vec<String> {
    let lines = String::from_utf8_lossy(output);
    lines.lines().filter_map(|line| line.split_once("child: ")).map(|(_, said)| said.to_owned()).collect()
}

fn myself() -> PathBuf {
    env::current_exe().unwrap()
}

fn command_for(mut command: Command, task: &str, store: &Path) -> Command {
    command.args(["--exact", "child::does_its_task", "--nocapture"]);
    command.env(TASK, task).env(PATH, store).env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn say(what: impl Display) {
    println!("child: {what}");
}

#[test]
fn does_its_task() {
    let (Ok(task), Some(path)) = (env::var(TASK), env::var_os(PATH)) else { return };
    let before = anonymous_kib();
    match task.as_str() {
        "abort in a flush" => return abort_in_a_flush(Path::new(&path)),
        "play and compact" => return play_and_compact(Path::new(&path)),
        _ => {}
    }
    let store = match SledStore::open(path, CACHE_MB) {
        Ok(store) => store,
        Err(error) => return say(error),
    };
    match task.as_str() {
        "hold" => {
            say("open");
            stdin().read_to_end(&mut Vec::new()).unwrap();
        }
        "abort" => {
            keep(&store, &challenge(1, 0)).unwrap();
            keep_for(&store, &accepted(&challenge(1, 0), 5), 7, 5).unwrap();
            store.save_delivered(id(1), Delivered { version: 2, ..Delivered::default() }).unwrap();
            store.make_durable().unwrap();
            abort();
        }
        "play" => all_versions().for_each(|next| {
            keep_for(&store, &next, next.version() + 1_000 * next.id().get(), 5).unwrap();
            say(told_of(&next));
        }),
        "crowd" => scope(|scope| {
            for writer in 0..8 {
                let store = &store;
                scope.spawn(move || {
                    for next in versions_from(writer * 1_000) {
                        keep_for(store, &next, next.version() + 1_000 * next.id().get(), 5).unwrap();
                        say(told_of(&next));
                    }
                });
            }
        }),
        "play a while" => {
            for next in all_versions().take(60) {
                keep_for(&store, &next, next.version() + 1_000 * next.id().get(), 5).unwrap();
                say(told_of(&next));
            }
            say("done");
        }
        "tell" => match tell(&store) {
            Ok((live, timed_out)) => say(format!("{live} live, {timed_out} out of time")),
            Err(error) => say(error),
        },
        "fill" => fill(&store),
        "idle" => {
            keep(&store, &challenge(1, 0)).unwrap();
            say(anonymous_kib() - before);
        }
        other => panic!("there is no task {other}"),
    }
}

/// Returns the number of live matches and of those that ended on time, which must not be too low.
fn tell(store: &SledStore) -> Result<(usize, usize), StoreError> {
    Ok((store.live()?.len(), store.timed_out()?.len()))
}

fn told_of(next: &Match) -> String {
    format!("{} {}", next.id().get(), next.version())
}

/// Returns the versions of one match after another against the bot, without end.
pub(crate) fn all_versions() -> impl Iterator<Item = Match> {
    versions_from(0)
}

/// Returns them from a match on.
fn versions_from(first: u64) -> impl Iterator<Item = Match> {
    (first..).flat_map(|number| {
        let begun = against_bot(number, number);
        let versions = to_the_end(&begun, chance(number));
        [begun].into_iter().chain(versions)
    })
}

/// Plays, closes the store, backs it up and compacts it, over and over, until something fails.
fn play_and_compact(path: &Path) {
    let mut versions = all_versions();
    for round in 0_u64.. {
        let store = match SledStore::open(path, CACHE_MB) {
            Ok(store) => store,
            Err(error) => return say(error),
        };
        for next in versions.by_ref().take(15) {
            keep_for(&store, &next, next.version() + 1_000 * next.id().get(), 5).unwrap();
            say(told_of(&next));
        }
        let backup = path.join(format!("backup-{}", round % 2));
        let _ = fs::remove_file(&backup);
        if let Err(error) = SledStore::back_up(path, &backup) {
            return say(error);
        }
        drop(store);
        if let Err(error) = SledStore::compact(path, CACHE_MB) {
            return say(error);
        }
    }
}

/// Submits commits together, and ends between their batch and their answers.
fn abort_in_a_flush(path: &Path) {
    let is_last = Arc::new(AtomicBool::new(false));
    let is_known = Arc::clone(&is_last);
    let store = SledStore::open_synced_by(path, CACHE_MB, move |file| {
        if is_known.load(Ordering::SeqCst) { abort() } else { file.sync_data() }
    });
    let store = store.unwrap();
    let begun = well_begun(&accepted(&challenge(1, 0), 5), None);
    keep(&store, &challenge(1, 0)).unwrap();
    keep(&store, &begun).unwrap();
    keep(&store, &challenge(2, 0)).unwrap();
    is_last.store(true, Ordering::SeqCst);
    let commits = [(then(&begun, BANU, Intent::Resign, 9), 7), (accepted(&challenge(2, 0), 6), 8)];
    let pending = commits.map(|(next, interaction)| {
        let mark = ProcessedInteraction { interaction: InteractionId(interaction), at: at(5) };
        store.submit(Commit { next, begun: None, interaction: Some(mark), quiet: false })
    });
    for one in pending {
        say(format!("{:?}", one.wait().is_ok()));
    }
}

/// Writes until the store refuses, then asks it for everything that it should no longer return.
fn fill(store: &dyn Store) {
    for next in all_versions() {
        let interaction = next.version() + 1_000 * next.id().get();
        match keep_for(store, &next, interaction, 5) {
            Ok(()) => say(told_of(&next)),
            Err(CommitError::Store(StoreError::Poisoned(text))) => {
                say(format!("refused: {text}"));
                let refusals = [
                    store.load(id(0)).map(drop),
                    store.live().map(drop),
                    store.match_of_interaction(InteractionId(interaction)).map(drop),
                    store.delivered(id(0)).map(drop),
                    store.forget_interactions(at(0)),
                    store.make_durable(),
                    store.save_delivered(id(0), Delivered::default()),
                ];
                for refusal in refusals {
                    assert!(matches!(refusal, Err(StoreError::Poisoned(again)) if again == text));
                }
                assert!(matches!(keep(store, &challenge(9_999, 0)), Err(CommitError::Store(_))));
                return say("done");
            }
            Err(other) => panic!("{other}"),
        }
    }
}

/// Returns the private memory of this process, in KiB. 0 where the system does not report it.
fn anonymous_kib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}
