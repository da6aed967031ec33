use std::ops::Range;
use std::pin::pin;
use std::task::{Context, Waker};

use super::*;
use crate::store::MemoryStore;

const fn at(secs: u64) -> Timestamp {
    Timestamp::from_millis(secs * 1_000)
}

/// Returns the deadlines of a process with its own store.
fn deadlines(clock: &Clock) -> Deadlines {
    Deadlines::new(Arc::new(Records::new(Arc::new(MemoryStore::new()))), clock.clone())
}

#[test]
fn a_sleep_after_presence_was_looked_at_is_noticed_however_late_it_is_noted() {
    let (clock, setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    setter.sleep(Duration::from_hours(1));
    deadlines.let_clocks_run_out(true, at(0));
    assert!(!deadlines.is_there());
    deadlines.let_clocks_run_out(true, clock.now());
    assert!(deadlines.is_there());
}

#[tokio::test]
async fn the_bot_was_there_until_it_last_ran_before_a_sleep() {
    let (clock, setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    assert_eq!(deadlines.there_until(), None);
    deadlines.let_clocks_run_out(true, clock.now());
    setter.advance(Duration::from_mins(1));
    let _ = deadlines.take(5).await;
    setter.sleep(Duration::from_hours(1));
    let _ = deadlines.take(5).await;
    assert_eq!(deadlines.there_until(), Some(at(60)));
    deadlines.let_clocks_run_out(false, clock.now());
    assert_eq!(deadlines.there_until(), None);
}

/// Notes that someone is to be called to these matches at the same time.
fn note_calls(deadlines: &Deadlines, matches: Range<u64>, time: Timestamp) {
    matches.map(MatchId::from_random).for_each(|id| deadlines.note_call(id, Some(time)));
}

/// Whether something may have fallen due already, without waiting.
fn comes_at_once(deadlines: &Deadlines) -> bool {
    pin!(deadlines.next()).poll(&mut Context::from_waker(Waker::noop())).is_ready()
}

#[tokio::test]
async fn only_an_earlier_deadline_wakes_up_whoever_waits() {
    let (clock, setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    note_calls(&deadlines, 1..2, at(60));
    assert!(comes_at_once(&deadlines), "it is the first");
    note_calls(&deadlines, 1..2, at(90));
    note_calls(&deadlines, 2..3, at(60));
    assert!(!comes_at_once(&deadlines), "neither is earlier");
    note_calls(&deadlines, 3..4, at(50));
    assert!(comes_at_once(&deadlines), "it is earlier");
    assert!(!comes_at_once(&deadlines));
    setter.advance(Duration::from_secs(50));
    assert!(comes_at_once(&deadlines), "it has come");
    assert_eq!(deadlines.take(5).await.matches.len(), 1);
    assert!(!comes_at_once(&deadlines), "the next one is later");
    setter.advance(Duration::from_secs(10));
    assert!(comes_at_once(&deadlines));
}

#[tokio::test]
async fn clocks_that_run_again_wake_up_whoever_waits() {
    let (clock, _setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    assert!(!comes_at_once(&deadlines));
    deadlines.let_clocks_run_out(true, clock.now());
    assert!(comes_at_once(&deadlines));
    let _ = deadlines.take(5).await;
    deadlines.let_clocks_run_out(true, clock.now());
    assert!(!comes_at_once(&deadlines), "they ran already");
}

#[tokio::test]
async fn of_many_matches_only_some_are_looked_at_simultaneously() {
    let (clock, _setter) = Clock::set_by_hand(at(10));
    let deadlines = deadlines(&clock);
    note_calls(&deadlines, 1..51, at(5));
    let first = deadlines.take(5).await.matches;
    assert_eq!(first.len(), AT_ONCE);
    assert!(!comes_at_once(&deadlines), "all slots are in use");
    drop(first);
    assert!(comes_at_once(&deadlines));
    assert_eq!(deadlines.take(5).await.matches.len(), 50 - AT_ONCE);
}

#[tokio::test]
async fn after_too_many_clocks_ran_out_at_once_none_does() {
    let (clock, _setter) = Clock::set_by_hand(at(10));
    let deadlines = deadlines(&clock);
    deadlines.let_clocks_run_out(true, clock.now());
    let time_up =
        |number| deadlines.state().local.note_due(MatchId::from_random(number), Some(at(9)), Some(at(9)));
    (0..6).for_each(time_up);
    let due = deadlines.take(5).await;
    assert_eq!((due.matches.len(), due.too_many), (0, Some(6)));
    // Reported once.
    (6..9).for_each(time_up);
    let due = deadlines.take(50).await;
    assert_eq!((due.matches.len(), due.too_many), (0, None));
}
