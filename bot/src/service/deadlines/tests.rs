use std::ops::Range;
use std::pin::pin;
use std::task::{Context, Waker};

use kuzhi_domain::clock::GameClock;
use kuzhi_domain::matches::{MatchSetup, Place, Seat};
use kuzhi_domain::settings::Look;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{Commit, MatchStore};

use super::slots::IN_HAND;
use super::*;

const fn at(secs: u64) -> Timestamp {
    Timestamp::from_millis(secs * 1_000)
}

/// Returns the deadlines of a process with its own store.
fn deadlines(clock: &Clock) -> Deadlines {
    Deadlines::new(Arc::new(Records::new(Arc::new(MemoryStore::new()), Look::default())), clock.clone())
}

#[test]
fn a_sleep_after_reading_presence_is_noticed() {
    let (clock, setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    let before = clock.read();
    setter.sleep(Duration::from_hours(1));
    deadlines.let_clocks_run_out(true, before);
    assert!(!deadlines.is_there());
    deadlines.let_clocks_run_out(true, clock.read());
    assert!(deadlines.is_there());
}

#[tokio::test]
async fn presence_ends_with_the_last_check_before_a_sleep() {
    let (clock, setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    assert_eq!(deadlines.there_until(), None);
    deadlines.let_clocks_run_out(true, clock.read());
    setter.advance(Duration::from_mins(1));
    let _ = deadlines.take(5).await;
    setter.sleep(Duration::from_hours(1));
    let _ = deadlines.take(5).await;
    assert_eq!(deadlines.there_until(), Some(at(60)));
    deadlines.let_clocks_run_out(false, clock.read());
    assert_eq!(deadlines.there_until(), None);
}

/// Notes that someone is to be pinged to these matches at the same time.
fn record_pings(deadlines: &Deadlines, matches: Range<u64>, time: Timestamp) {
    matches.map(MatchId::from_random).for_each(|id| deadlines.record_ping(id, Some(time)));
}

/// Whether something may have fallen due already, without waiting.
fn comes_at_once(deadlines: &Deadlines) -> bool {
    pin!(deadlines.next()).poll(&mut Context::from_waker(Waker::noop())).is_ready()
}

#[tokio::test]
async fn only_an_earlier_deadline_wakes_up_whoever_waits() {
    let (clock, setter) = Clock::set_by_hand(at(0));
    let deadlines = deadlines(&clock);
    record_pings(&deadlines, 1..2, at(60));
    assert!(comes_at_once(&deadlines), "it is the first");
    record_pings(&deadlines, 1..2, at(90));
    record_pings(&deadlines, 2..3, at(60));
    assert!(!comes_at_once(&deadlines), "neither is earlier");
    record_pings(&deadlines, 3..4, at(50));
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
    deadlines.let_clocks_run_out(true, clock.read());
    assert!(comes_at_once(&deadlines));
    let _ = deadlines.take(5).await;
    deadlines.let_clocks_run_out(true, clock.read());
    assert!(!comes_at_once(&deadlines), "they ran already");
}

#[tokio::test]
async fn the_number_of_simultaneous_checks_is_bounded() {
    let (clock, _setter) = Clock::set_by_hand(at(10));
    let deadlines = deadlines(&clock);
    record_pings(&deadlines, 1..IN_HAND as u64 + 19, at(5));
    let first = deadlines.take(5).await.matches;
    assert_eq!(first.len(), IN_HAND);
    assert!(!comes_at_once(&deadlines), "all slots are in use");
    drop(first);
    assert!(comes_at_once(&deadlines));
    assert_eq!(deadlines.take(5).await.matches.len(), 18);
}

/// Deadlines of matches in which the time of one person each is up, all at once, and one more later. Each is
/// on a server of its own, or all are on one.
fn with_time_ups(clock: &Clock, number: u64, is_one_server: bool) -> Deadlines {
    let store = Arc::new(MemoryStore::new());
    let deadlines =
        Deadlines::new(Arc::new(Records::new(Arc::clone(&store) as _, Look::default())), clock.clone());
    for one in 1..=number + 1 {
        let people = [Seat::Person(PlayerId(one)), Seat::Person(PlayerId(100))];
        let begun = at(if one > number { 60 } else { 0 });
        let guild = Some(GuildId(if is_one_server { 1 } else { one }));
        let setup = MatchSetup::played(Game::default(), people, &[], begun).unwrap();
        let setup = setup.timed(GameClock::run("1+0".parse().unwrap(), begun));
        let place = Place { guild, ..setup.place };
        let next = MatchSetup { id: MatchId::from_random(one), place, ..setup }.check().unwrap();
        deadlines.watch([&next]);
        store.commit(&Commit { next, begun: None, interaction: None, quiet: true }).unwrap();
    }
    deadlines.let_clocks_run_out(true, clock.read());
    deadlines
}

#[tokio::test]
async fn clocks_in_doubt_are_held_until_the_clock_is_right() {
    let (clock, setter) = Clock::set_by_hand(at(120));
    let deadlines = with_time_ups(&clock, 6, false);
    assert!(comes_at_once(&deadlines));
    let due = deadlines.take(5).await;
    assert_eq!((due.matches.len(), due.held), (1, Some(6)), "the one that ran out later is not in doubt");
    assert!(!comes_at_once(&deadlines));
    setter.advance(HELD);
    assert!(comes_at_once(&deadlines));
    let due = deadlines.take(5).await;
    assert_eq!((due.matches.len(), due.held), (0, None), "that is no news");
    clock.record_comparison(false);
    assert_eq!(deadlines.take(5).await.matches.len(), 0);
    clock.record_comparison(true);
    let due = deadlines.take(5).await;
    assert_eq!((due.matches.len(), due.held), (6, Some(0)));
}

#[tokio::test]
async fn however_many_run_out_under_a_right_clock_all_do() {
    let (clock, _setter) = Clock::set_by_hand(at(120));
    let deadlines = with_time_ups(&clock, 60, false);
    clock.record_comparison(true);
    let due = deadlines.take(5).await;
    assert_eq!((due.matches.len(), due.held), (61, None));
}

#[tokio::test]
async fn the_clocks_of_one_server_are_not_in_doubt() {
    let (clock, _setter) = Clock::set_by_hand(at(120));
    let due = with_time_ups(&clock, 60, true).take(5).await;
    assert_eq!((due.matches.len(), due.held), (61, None));
}

#[tokio::test]
async fn a_clock_step_delays_timeouts_until_a_check() {
    for is_forward in [false, true] {
        let (clock, setter) = Clock::set_by_hand(at(10_000));
        let deadlines = deadlines(&clock);
        deadlines.let_clocks_run_out(true, clock.read());
        let hour = Duration::from_hours(1);
        if is_forward {
            setter.put_forward(hour);
        } else {
            setter.put_back(hour);
        }
        assert!(!deadlines.is_there());
        let _ = deadlines.take(5).await;
        assert_eq!(deadlines.there_until(), Some(at(10_000)));
        deadlines.let_clocks_run_out(true, clock.read());
        assert!(deadlines.is_there() && comes_at_once(&deadlines));
    }
}
