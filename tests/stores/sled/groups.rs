//! Commits that wait together share a flush, and readers wait only for the flush of what they read.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier};
use std::task::{Context, Waker};
use std::thread::{current, scope};

use kuzhi_domain::matches::{Actor, Intent, Match, Place, Scope, decide};
use kuzhi_domain::settings::Preferences;
use kuzhi_domain::{ChannelId, InteractionId, PlayerId};
use kuzhi_store::{
    Commit, CommitError, Delivered, LookupStore, MatchStore, Pending, PeopleStore, SledStore, Store,
    StoreError, run_cached,
};
use tempfile::tempdir;
use tokio::runtime::Runtime;

use super::disk::Disk;
use super::open;
use crate::laws::commits::{assert_answers, hand_in_at_odds};
use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, accepted, at, between, challenge, id, keep, keep_for, keep_timed_out,
    keep_won, then, well_begun,
};

const DEVI: PlayerId = PlayerId(1_004);
const ELSEWHERE: Place = Place { guild: None, channel: ChannelId(CHANNEL.0 + 1) };

fn submit(store: &SledStore, next: &Match) -> Pending {
    store.submit(Commit { next: next.clone(), begun: None, interaction: None, quiet: false })
}

/// Submits a commit to a disk that is held up.
fn held_up(disk: &Disk, store: &SledStore, next: &Match) -> Pending {
    let flushes = disk.flushes();
    disk.hold();
    let pending = submit(store, next);
    disk.until_more_than(flushes);
    pending
}

#[test]
fn commits_that_wait_together_share_a_flush() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    let mut pending = vec![held_up(&disk, &store, &challenge(0, 0))];
    pending.extend((1..40).map(|number| submit(&store, &challenge(number, 0))));
    let flushes = disk.flushes();
    disk.release();
    for one in pending {
        one.wait().unwrap();
    }
    assert_eq!(disk.flushes(), flushes + 1);
    assert_eq!(store.live().unwrap().len(), 40);
}

#[test]
fn commits_of_a_group_are_refused_each_for_itself() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    let first = held_up(&disk, &store, &between(99, 0, [CHITRA, DEVI], ELSEWHERE));
    let handed_in = hand_in_at_odds(&store);
    let flushes = disk.flushes();
    disk.release();
    first.wait().unwrap();
    assert_answers(&store, handed_in);
    assert_eq!(disk.flushes(), flushes + 1, "they were one group");
}

#[test]
fn readers_wait_only_for_the_flush_of_their_keys() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    keep_won(&store, 9, [CHITRA, DEVI], ELSEWHERE);
    let other = between(2, 5, [CHITRA, DEVI], ELSEWHERE);
    keep(&store, &other).unwrap();
    let open = challenge(1, 0);
    keep(&store, &open).unwrap();
    let begun = well_begun(&accepted(&open, 1), None);
    keep(&store, &begun).unwrap();
    let over = then(&begun, BANU, Intent::Resign, 10);
    let pending = held_up(&disk, &store, &over);

    let is_released = AtomicBool::new(false);
    let readers: [fn(&dyn Store) -> bool; 6] = [
        |store| store.load(id(1)).unwrap().is_some_and(|one| !one.is_live()),
        |store| store.live().unwrap().len() == 1,
        |store| store.live_in(CHANNEL).unwrap().is_empty(),
        |store| store.live_of(ASHA).unwrap().is_empty(),
        |store| store.standings(Scope::Guild(GUILD), "mangala").unwrap().len() == 2,
        |store| store.standing_of(Scope::Guild(GUILD), "mangala", ASHA).unwrap().is_some(),
    ];
    let barrier = Barrier::new(readers.len() + 1);
    scope(|scope| {
        let waiting = readers.map(|read| {
            let (store, barrier, is_released) = (&store, &barrier, &is_released);
            scope.spawn(move || {
                barrier.wait();
                (read(store), is_released.load(Ordering::SeqCst))
            })
        });
        barrier.wait();
        // All of this is answered while the disk hangs.
        for _ in 0..50 {
            assert_eq!(store.load(id(2)).unwrap().as_ref(), Some(&other));
            assert_eq!(store.live_in(ELSEWHERE.channel).unwrap(), std::slice::from_ref(&other));
            assert_eq!(store.live_of(CHITRA).unwrap(), std::slice::from_ref(&other));
            assert!(store.have_played(CHITRA, DEVI).unwrap() && !store.have_played(ASHA, DEVI).unwrap());
            assert_eq!(store.match_of_interaction(InteractionId(5)).unwrap(), None);
            assert_eq!(store.preferences(ASHA).unwrap(), Preferences::default());
            store.save_delivered(id(1), Delivered { version: 4, ..Delivered::default() }).unwrap();
            assert_eq!(store.delivered(id(1)).unwrap().version, 4);
            store.save_name(ASHA, "Asha").unwrap();
        }
        is_released.store(true, Ordering::SeqCst);
        disk.release();
        for reader in waiting {
            assert_eq!(reader.join().unwrap(), (true, true), "it saw the result, and not before it was kept");
        }
    });
    pending.wait().unwrap();
}

#[test]
fn reads_are_immediate_and_never_undone_by_a_crash() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    let cached = store.cached().unwrap();
    keep_for(&store, &challenge(1, 0), 7, 5).unwrap();
    assert_eq!(cached.load(id(1)).unwrap(), Some(challenge(1, 0)));
    assert_eq!(cached.match_of_interaction(InteractionId(7)).unwrap(), Some(id(1)));
    assert_eq!(cached.match_of_interaction(InteractionId(8)).unwrap(), None);
    assert!(matches!(cached.preferences(ASHA), Err(StoreError::WouldWait)), "nobody has read them");
    store.preferences(ASHA).unwrap();
    assert_eq!(cached.preferences(ASHA).unwrap(), Preferences::default());

    let next = accepted(&challenge(1, 0), 1);
    let pending = held_up(&disk, &store, &next);
    assert!(matches!(cached.load(id(1)), Err(StoreError::WouldWait)), "it is on its way");
    store.save_delivered(id(1), Delivered { version: 3, ..Delivered::default() }).unwrap();
    assert_eq!(cached.delivered(id(1)).unwrap().version, 3);
    disk.release();
    pending.wait().unwrap();
    assert_eq!(cached.load(id(1)).unwrap(), Some(next));
    assert_eq!(cached.delivered(id(1)).unwrap().version, 3);

    let changed = Preferences { listed: false, ..Preferences::default() };
    store.save_preferences(ASHA, &changed).unwrap();
    assert!(matches!(cached.preferences(ASHA), Err(StoreError::WouldWait)));
    assert_eq!(store.preferences(ASHA).unwrap(), changed);
    // A reader during the write does not know whether it is durable yet. A later reader does.
    assert_eq!(store.preferences(ASHA).unwrap(), changed);
    assert_eq!(cached.preferences(ASHA).unwrap(), changed);
    for name in ["Asha", "Asha K."] {
        store.save_name(ASHA, name).unwrap();
        assert_eq!(store.name_of(ASHA).unwrap().as_deref(), Some(name));
        assert_eq!(cached.name_of(ASHA).unwrap().as_deref(), Some(name));
    }

    drop(store);
    let store = disk.open(directory.path());
    let cached = store.cached().unwrap();
    assert!(matches!(cached.load(id(1)), Err(StoreError::WouldWait)));
    assert!(matches!(cached.match_of_interaction(InteractionId(7)), Err(StoreError::WouldWait)));
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(id(1)));
    assert_eq!(cached.match_of_interaction(InteractionId(8)).unwrap(), None);
}

#[test]
fn what_a_result_has_changed_is_told_with_it() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    let open = challenge(1, 0);
    keep(&store, &open).unwrap();
    let begun = well_begun(&accepted(&open, 1), None);
    keep(&store, &begun).unwrap();
    let over = then(&begun, BANU, Intent::Resign, 10);
    let ended = over.result().unwrap().ended;
    let change = |store: &dyn LookupStore| store.change_by(Scope::Guild(GUILD), "mangala", id(1), ended);
    assert_eq!(change(&store).unwrap(), None);

    let cached = store.cached().unwrap();
    assert_eq!(change(cached).unwrap(), None);
    let pending = held_up(&disk, &store, &over);
    assert!(matches!(change(cached), Err(StoreError::WouldWait)), "it is on its way");
    disk.release();
    pending.wait().unwrap();
    let told = change(cached).unwrap().unwrap();
    assert!(told.after.iter().any(|one| one.player == ASHA && one.won == 1));
    assert_eq!(change(&store).unwrap(), Some(told));

    drop(store);
    let store = disk.open(directory.path());
    assert!(matches!(change(store.cached().unwrap()), Err(StoreError::WouldWait)), "nobody has read it");
    assert_eq!(change(&store).unwrap(), Some(told));
}

#[test]
fn what_an_undone_result_had_changed_is_told_no_more() {
    let directory = tempdir().unwrap();
    let store = open(directory.path());
    let [first, second] = [1, 2].map(|number| keep_timed_out(&store, number, [ASHA, BANU], 10 * number));
    let change = |store: &dyn LookupStore, one: &Match| {
        store.change_by(Scope::Guild(GUILD), "mangala", one.id(), one.result().unwrap().ended)
    };
    let cached = store.cached().unwrap();
    let before = change(cached, &second).unwrap().unwrap();
    keep(&store, &decide(&first, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    for one in [&first, &second] {
        assert!(matches!(change(cached, one), Err(StoreError::WouldWait)), "it is no more as it was told");
    }
    assert_eq!(change(&store, &first).unwrap(), None);
    let after = change(&store, &second).unwrap().unwrap();
    assert_eq!(after.before[0].played() + 1, before.before[0].played(), "it was rated anew");
}

#[tokio::test]
async fn only_what_is_not_known_is_read_on_another_thread() {
    let directory = tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(open(directory.path()));
    let read_on = |store: &dyn LookupStore| store.preferences(ASHA).map(|_| current().id());
    assert_ne!(run_cached(&store, read_on).await.unwrap(), current().id());
    assert_eq!(run_cached(&store, read_on).await.unwrap(), current().id());
}

#[test]
fn no_thread_waits_until_a_delivery_is_durable() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    let pending = held_up(&disk, &store, &challenge(1, 0));
    let told = Delivered { version: 3, ..Delivered::default() };
    let mut durable = store.begin_keep_delivered(id(1), told, true).unwrap();
    assert!(durable.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending(), "the disk hangs");
    assert_eq!(store.cached().unwrap().delivered(id(1)).unwrap(), told);
    let flushes = disk.flushes();
    disk.release();
    pending.wait().unwrap();
    Runtime::new().unwrap().block_on(durable).unwrap();
    assert!(disk.flushes() > flushes, "it is on the disk");
}

#[test]
fn a_failed_flush_is_a_failure_for_all_who_wait() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    keep(&store, &challenge(1, 0)).unwrap();
    let first = held_up(&disk, &store, &accepted(&challenge(1, 0), 1));
    let second = submit(&store, &challenge(2, 0));
    store.save_delivered(id(1), Delivered { version: 1, ..Delivered::default() }).unwrap();
    let mut flushes = 0;
    scope(|scope| {
        let reader = scope.spawn(|| store.load(id(1)));
        disk.fail_once();
        disk.release();
        for refused in [first.wait(), second.wait()] {
            assert!(matches!(refused, Err(CommitError::Store(StoreError::Poisoned(_)))), "{refused:?}");
        }
        flushes = disk.flushes();
        let read = reader.join().unwrap();
        assert!(matches!(read, Err(StoreError::Poisoned(_))) || read.unwrap() == Some(challenge(1, 0)));
    });
    let text = store.make_durable().unwrap_err().to_string();
    assert!(text.contains("(the disk is gone), and refuses everything until the bot is restarted"), "{text}");
    assert!(matches!(store.load(id(1)), Err(StoreError::Poisoned(_))));
    assert!(matches!(
        submit(&store, &challenge(3, 0)).wait(),
        Err(CommitError::Store(StoreError::Poisoned(_)))
    ));
    drop(store);
    // Another thread may have been about to begin one when the first failed.
    assert!(disk.flushes() <= flushes + 1, "nothing follows a failed flush");
    let store = open(directory.path());
    assert_eq!(store.load(id(2)).unwrap(), None, "it was not begun");
    keep_for(&store, &challenge(4, 0), 7, 5).unwrap();
}

#[test]
fn buffered_writes_flush_soon_and_idle_stores_rest() {
    let (directory, disk) = (tempdir().unwrap(), Disk::default());
    let store = disk.open(directory.path());
    keep(&store, &challenge(1, 0)).unwrap();
    let flushes = disk.flushes();
    for told in 0..20 {
        store.save_delivered(id(1), Delivered { version: told, ..Delivered::default() }).unwrap();
    }
    disk.until_more_than(flushes);
    assert_eq!(disk.flushes(), flushes + 1, "one for all of them");
}
