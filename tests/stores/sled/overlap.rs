//! On a slow disk two flushes are under way at once, and nobody sees more of it than that it is quicker.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::scope;
use std::time::Duration;

use kuzhi_domain::matches::{Intent, Match, Scope};
use kuzhi_store::{
    Commit, CommitError, Delivered, LookupStore, MatchStore, Pending, SledStore, Store, StoreError,
};
use tempfile::{TempDir, tempdir};

use super::disk::Disk;
use super::{assert_agrees, open as open_again};
use crate::matches::{ASHA, BANU, CHANNEL, GUILD, accepted, challenge, id, keep, then, well_begun};

/// A store on a disk that is known to be slow.
fn on_a_slow_disk() -> (TempDir, Disk, SledStore) {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    disk.slow_down(Duration::from_millis(10));
    (90..95).for_each(|number| keep(&store, &challenge(number, 0)).unwrap());
    (directory, disk, store)
}

fn submit(store: &SledStore, next: &Match) -> Pending {
    store.submit(Commit { next: next.clone(), begun: None, interaction: None, quiet: false })
}

/// Submits two commits, each in a flush of its own, both of which are held up. Returns them and the first
/// one's number.
fn both_held_up(disk: &Disk, store: &SledStore, [first, second]: [&Match; 2]) -> ([Pending; 2], u64) {
    let flushes = disk.flushes();
    disk.hold();
    let first = submit(store, first);
    disk.until_more_than(flushes);
    let second = submit(store, second);
    disk.until_more_than(flushes + 1);
    ([first, second], flushes + 1)
}

#[test]
fn overlapping_flushes_count_in_order() {
    let (_directory, disk, store) = on_a_slow_disk();
    let open = challenge(1, 0);
    keep(&store, &open).unwrap();
    let begun = accepted(&open, 1);
    let ([first, second], flush) = both_held_up(&disk, &store, [&begun, &challenge(2, 0)]);
    let third = submit(&store, &challenge(3, 0));
    let is_first_let_through = AtomicBool::new(false);
    scope(|scope| {
        let later = scope.spawn(|| {
            second.wait().unwrap();
            is_first_let_through.load(Ordering::SeqCst)
        });
        disk.let_through(flush + 1);
        disk.until_ended(flush + 1);
        assert_eq!(disk.flushes(), flush + 1, "two are under way until the first one ends");
        is_first_let_through.store(true, Ordering::SeqCst);
        disk.let_through(flush);
        first.wait().unwrap();
        assert!(later.join().unwrap(), "it was answered although the first one was not on the disk");
        disk.release();
        third.wait().unwrap();
    });
    assert_eq!(store.load(id(1)).unwrap(), Some(begun));
    for number in [2, 3] {
        assert_eq!(store.load(id(number)).unwrap(), Some(challenge(number, 0)));
    }
    assert_eq!(disk.most_at_once(), 2);
}

#[test]
fn a_version_is_planned_over_an_unflushed_one() {
    let (directory, disk, store) = on_a_slow_disk();
    let open = challenge(1, 0);
    keep(&store, &open).unwrap();
    let (begun, cancelled) = (accepted(&open, 1), then(&open, ASHA, Intent::Cancel, 2));
    let over = then(&begun, BANU, Intent::Resign, 10);
    let ([first, second], _) = both_held_up(&disk, &store, [&begun, &over]);
    let at_odds = submit(&store, &cancelled);
    let cached = store.cached().unwrap();
    assert!(matches!(cached.load(id(1)), Err(StoreError::WouldWait)), "both are on their way");
    assert_eq!(store.load(id(90)).unwrap(), Some(challenge(90, 0)), "nothing else waits");
    store.save_delivered(id(1), Delivered { version: 2, ..Delivered::default() }).unwrap();
    disk.release();
    for one in [first, second] {
        one.wait().unwrap();
    }
    assert!(matches!(at_odds.wait(), Err(CommitError::Conflict)));
    assert_eq!(store.load(id(1)).unwrap().as_ref(), Some(&over));
    assert!(store.live_in(CHANNEL).unwrap().iter().all(|one| one.id() != id(1)), "its indexes followed");
    drop(store);
    let store = open_again(directory.path());
    assert_eq!(store.load(id(1)).unwrap(), Some(over));
    assert_eq!(store.delivered(id(1)).unwrap().version, 2);
    drop(store);
    assert_agrees(directory.path());
}

#[test]
fn overlapping_flushes_leave_nothing_in_memory() {
    let (directory, disk, store) = on_a_slow_disk();
    let [first, second] = [1, 2].map(|number| {
        let open = challenge(number, 0);
        keep(&store, &open).unwrap();
        let begun = well_begun(&accepted(&open, 1), None);
        keep(&store, &begun).unwrap();
        begun
    });
    // The result that is stored later came earlier, so the other one is rated anew.
    let [later, earlier] = [then(&first, BANU, Intent::Resign, 20), then(&second, ASHA, Intent::Resign, 10)];
    let (both, _) = both_held_up(&disk, &store, [&later, &earlier]);
    disk.release();
    for one in both {
        one.wait().unwrap();
    }
    let changes = |store: &dyn Store| {
        [&later, &earlier].map(|one| {
            let ended = one.result().unwrap().ended;
            store.change_by(Scope::Guild(GUILD), "mangala", one.id(), ended).unwrap().unwrap()
        })
    };
    let told = changes(&store);
    assert_eq!(told[0].before[0].played(), 1, "it is the second result");
    drop(store);
    assert_eq!(told, changes(&open_again(directory.path())));
}

#[test]
fn a_failed_flush_fails_the_overlapping_ones() {
    let (directory, disk, store) = on_a_slow_disk();
    let ([first, second], flush) = both_held_up(&disk, &store, [&challenge(1, 0), &challenge(2, 0)]);
    disk.let_through(flush + 1);
    disk.until_ended(flush + 1);
    disk.fail_once();
    disk.release();
    for refused in [first.wait(), second.wait()] {
        assert!(matches!(refused, Err(CommitError::Store(StoreError::Poisoned(_)))), "{refused:?}");
    }
    drop(store);
    assert_eq!(disk.flushes(), flush + 1, "nothing follows a failed flush");
    let store = open_again(directory.path());
    keep(&store, &challenge(3, 0)).unwrap();
    drop(store);
    assert_agrees(directory.path());
}
