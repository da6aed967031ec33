//! A file system that fails under the store: everything confirmed is there, or the store says what is wrong.
//! Nothing is lost silently.
//!
//! The system's C compiler builds the fault injector between the store and its files (`failing_disk.c`).
//! Without a compiler these tests are skipped. Each kind of fault is tried a few times; `KUZHI_FAULTS=500
//! cargo test -p kuzhi-tests --test stores failing_disk` tries more.

use std::env;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use kuzhi_store::{BackupError, Finding, LookupStore, MatchStore, SledStore};
use kuzhi_tests::failing_disk::FailingDisk;
use rand::RngExt;
use tempfile::tempdir;

use super::wrecks::{ClosedStore, copy};
use super::{assert_agrees, open, place};
use crate::CACHE_MB;
use crate::child::{process, report_lines};
use crate::matches::{against_bot, id, keep};

fn times() -> u32 {
    let times = env::var("KUZHI_FAULTS").ok().map(|text| text.parse().expect("KUZHI_FAULTS is a number"));
    times.unwrap_or(4)
}

/// The fault injector between a store and its files.
struct Disk(FailingDisk);

impl Disk {
    fn build() -> Option<Disk> {
        FailingDisk::build().map(Disk)
    }

    /// Lets a process do a task with a store while its disk fails, and returns its report.
    fn run(&self, task: &str, store: &Path, fault: &str, seed: u32) -> (Vec<String>, Output) {
        self.run_with(task, store, fault, seed, Duration::ZERO)
    }

    /// The same, while each flush takes longer.
    fn run_with(
        &self,
        task: &str,
        store: &Path,
        fault: &str,
        seed: u32,
        slow: Duration,
    ) -> (Vec<String>, Output) {
        let aside = tempfile::tempdir_in(store.parent().unwrap()).unwrap();
        let mut child = process(task, store);
        child
            .env("LD_PRELOAD", self.0.library())
            .env("DISK_FOLDER", store)
            .env("DISK_ASIDE", aside.path())
            .env("DISK_FAULT", fault)
            .env("DISK_SEED", seed.to_string())
            .env("DISK_SLOW_US", slow.as_micros().to_string());
        let output = child.output().unwrap();
        (report_lines(&output.stdout), output)
    }
}

/// Checks that everything confirmed is in the store. If nothing was confirmed, it may refuse to open.
fn has_all_that_was_told(store: &Path, told: &[String], what: &str) {
    let versions: Vec<(u64, u64)> = told
        .iter()
        .filter_map(|line| {
            let (number, version) = line.split_once(' ')?;
            Some((number.parse().ok()?, version.parse().ok()?))
        })
        .collect();
    let opened = match SledStore::open(store, CACHE_MB) {
        Ok(opened) => opened,
        Err(error) if versions.is_empty() => return eprintln!("{what}: {error}"),
        Err(error) => panic!("{what}, after {} versions: {error}", versions.len()),
    };
    for &(number, version) in &versions {
        let found = opened.load(id(number)).unwrap();
        let found = found.unwrap_or_else(|| panic!("{what}: match {number} is gone"));
        assert!(
            found.version() >= version,
            "{what}: {number} was told at {version}, and is at {}",
            found.version()
        );
    }
    // And it continues.
    keep(&opened, &against_bot(999_999_999, 0)).unwrap();
    drop(opened);
    assert_agrees(store);
}

/// Draws which operation fails: early ones as often as late ones.
fn at_random(most: u32) -> u32 {
    let most = most >> rand::rng().random_range(0..6);
    rand::rng().random_range(1..=most.max(1))
}

#[test]
fn a_power_cut_takes_nothing_that_was_told() {
    let Some(disk) = Disk::build() else { return };
    for seed in 0..times() {
        for (task, most) in [("play", 700), ("play and compact", 3_000)] {
            let folder = tempdir().unwrap();
            let store = folder.path().join("store");
            let at = at_random(most);
            let (told, output) = disk.run(task, &store, &format!("cut:{at}"), seed);
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(!output.status.success(), "{task}, cut at operation {at}: {text}");
            // The power fails again while the next start repairs what the first failure left.
            let again = at_random(80);
            disk.run("tell", &store, &format!("cut:{again}"), seed + 1_000_000);
            let what = format!("{task}, cut at operation {at} and {again} of the next start, seed {seed}");
            has_all_that_was_told(&store, &told, &what);
            for backup in [0, 1].map(|number| store.join(format!("backup-{number}"))) {
                if backup.exists() {
                    restores(&backup, &what);
                }
            }
        }
    }
}

/// While a flush takes this long, many jobs wait for the next one.
const SLOW: Duration = Duration::from_millis(3);

#[test]
fn faults_lose_nothing_answered_to_a_crowd() {
    let Some(disk) = Disk::build() else { return };
    for seed in 0..times() {
        for (fault, most) in [("cut", 600), ("cut", 200), ("torn", 200), ("sync", 100), ("full", 200)] {
            let folder = tempdir().unwrap();
            let store = folder.path().join("store");
            // A few are answered before.
            let at = 50 + at_random(most);
            let (told, output) = disk.run_with("crowd", &store, &format!("{fault}:{at}"), seed, SLOW);
            let what = format!("{fault} at {at}, seed {seed}");
            // It ends in the middle, unless the store could not be opened.
            let is_said = !output.status.success() || !told.iter().any(|line| is_version(line));
            assert!(is_said, "{what}: {}", String::from_utf8_lossy(&output.stdout));
            for Finding { what: part, found } in place(&store).verify().unwrap_or_default() {
                assert!(
                    found.is_ok() || part != "journal",
                    "{what}: its journal was taken to be damaged: {found:?}"
                );
            }
            has_all_that_was_told(&store, &told, &what);
        }
    }
}

/// A backup is complete, or says that it is not.
fn restores(backup: &Path, what: &str) {
    let elsewhere = tempdir().unwrap();
    match SledStore::restore(elsewhere.path().join("store"), CACHE_MB, backup, false) {
        Ok(_) => assert_agrees(&elsewhere.path().join("store")),
        Err(BackupError::Corrupt { .. } | BackupError::NoBackup(_)) => {}
        Err(error) => panic!("{what}: {error}"),
    }
}

#[test]
fn a_write_cut_by_a_kill_loses_nothing_answered() {
    let Some(disk) = Disk::build() else { return };
    for seed in 0..times() {
        for (task, most) in [("play", 300), ("play and compact", 900)] {
            let folder = tempdir().unwrap();
            let store = folder.path().join("store");
            let at = at_random(most);
            let (told, _) = disk.run(task, &store, &format!("torn:{at}"), seed);
            has_all_that_was_told(&store, &told, &format!("{task}, torn at write {at}"));
        }
    }
}

#[test]
fn full_disks_and_failed_flushes_lose_nothing_answered() {
    let Some(disk) = Disk::build() else { return };
    for seed in 0..times() {
        for (fault, most) in [("full", 300), ("sync", 200)] {
            for task in ["fill", "play and compact"] {
                let folder = tempdir().unwrap();
                let store = folder.path().join("store");
                let at = at_random(most);
                let (told, output) = disk.run(task, &store, &format!("{fault}:{at}"), seed);
                let what = format!("{task}, {fault} at {at}");
                // It refuses from then on, or does not open. The other task ends at a commit that cannot be
                // made.
                let said = told.last().is_some_and(|last| last.parse::<u64>().is_err() && !is_version(last));
                let text = String::from_utf8_lossy(&output.stdout);
                assert!(said || !output.status.success(), "{what}: {text}");
                has_all_that_was_told(&store, &told, &what);
            }
        }
    }
}

fn is_version(line: &str) -> bool {
    line.split_once(' ')
        .is_some_and(|(one, other)| one.parse::<u64>().is_ok() && other.parse::<u64>().is_ok())
}

#[test]
fn partial_writes_change_nothing() {
    let Some(disk) = Disk::build() else { return };
    for seed in 0..times().div_ceil(4) {
        let folder = tempdir().unwrap();
        let store = folder.path().join("store");
        let (told, output) = disk.run("play a while", &store, "short", seed);
        assert!(output.status.success() && told.last().is_some_and(|last| last == "done"), "{told:?}");
        has_all_that_was_told(&store, &told, "short writes");
    }
}

#[test]
fn read_errors_are_reported_or_repaired() {
    let Some(disk) = Disk::build() else { return };
    let kept = ClosedStore::new(true);
    let whole = {
        let store = open(kept.folder.path());
        format!("{} live, {} out of time", store.live().unwrap().len(), store.timed_out().unwrap().len())
    };
    let mut refused = 0;
    for seed in 0..4 * times() {
        let folder = tempdir().unwrap();
        let store = folder.path().join("store");
        copy(kept.folder.path(), &store);
        let at = at_random(400);
        let (told, output) = disk.run("tell", &store, &format!("read:{at}"), seed);
        let what = format!("read {at} failed");
        match told.last() {
            Some(told) if *told == whole => {}
            Some(told) => {
                assert!(
                    told.contains("cannot be opened") || told.contains("the store failed"),
                    "{what}: {told}"
                );
                refused += 1;
            }
            // It stopped early, which is reported as well.
            None => assert!(!output.status.success(), "{what}: {}", String::from_utf8_lossy(&output.stdout)),
        }
        kept.check(&store, &what).unwrap();
    }
    assert!(refused > 0 || times() < 8, "some of it is read");
}
