use kuzhi_engine::Game;

use super::*;
use crate::domain::{MatchSetup, PlayerId, Seat};
use crate::store::MemoryStore;

const PEOPLE: [Seat; 2] = [Seat::Person(PlayerId(1)), Seat::Person(PlayerId(2))];

const fn at(secs: u64) -> Timestamp {
    Timestamp::from_millis(secs * 1_000)
}

fn ids(due: &DueMatches) -> Vec<MatchId> {
    due.matches.iter().map(|looked| looked.id).collect()
}

fn noted(entries: &[(u64, Option<u64>)]) -> LocalDeadlines {
    let entry = |&(due, up): &(u64, Option<u64>)| Entry { at: at(due), time_up: up.map(at) };
    let due = (1..).map(MatchId::from_random).zip(entries.iter().map(entry)).collect();
    LocalDeadlines { due, is_there: true, ..LocalDeadlines::default() }
}

#[test]
fn what_has_fallen_due_is_taken_once() {
    let mut noted = noted(&[(10, None), (20, Some(20)), (30, Some(40))]);
    assert_eq!(noted.next(), Some(at(10)));
    assert_eq!(noted.take(at(20), 5).matches.len(), 2);
    assert_eq!((noted.next(), ids(&noted.take(at(20), 5))), (Some(at(30)), vec![]));
}

#[test]
fn while_nobody_can_move_no_clock_runs_out() {
    let mut noted = LocalDeadlines { is_there: false, ..noted(&[(10, Some(10)), (20, None)]) };
    assert_eq!(noted.next(), Some(at(20)));
    assert_eq!(ids(&noted.take(at(30), 5)), [MatchId::from_random(2)]);
    noted.is_there = true;
    assert_eq!(ids(&noted.take(at(30), 5)), [MatchId::from_random(1)]);
}

#[test]
fn when_too_many_clocks_run_out_at_once_none_does() {
    let clocks: Vec<_> = (0..4).map(|_| (10, Some(10))).chain([(10, None), (50, Some(50))]).collect();
    let mut noted = noted(&clocks);
    let fallen = noted.take(at(10), 3);
    assert_eq!((ids(&fallen), fallen.too_many), (vec![MatchId::from_random(5)], Some(4)));
    // Clocks that run out later do not count either, and the fault is reported once.
    let later = noted.take(at(60), 3);
    assert_eq!((ids(&later), later.too_many, noted.next()), (vec![], None, None));
}

#[test]
fn as_many_as_are_allowed_run_out_together() {
    let clocks: Vec<_> = (0..3).map(|_| (10, Some(10))).collect();
    let fallen = noted(&clocks).take(at(10), 3);
    assert_eq!((fallen.matches.len(), fallen.too_many), (3, None));
}

#[test]
fn what_could_not_be_done_is_tried_again_until_the_match_is_looked_at() {
    let mut noted = noted(&[(10, Some(10))]);
    let id = MatchId::from_random(1);
    noted.take(at(10), 5);
    noted.retries.insert(id, (at(40), 3));
    assert_eq!((noted.next(), ids(&noted.take(at(39), 5))), (Some(at(40)), vec![]));
    let again: Vec<_> =
        noted.take(at(40), 5).matches.iter().map(|looked| (looked.id, looked.tries)).collect();
    assert_eq!((again, noted.next()), (vec![(id, 3)], None));
    // After the match was looked at, nothing is retried.
    let one = MatchSetup::played(Game::default(), PEOPLE, &[], at(0)).unwrap();
    let one = MatchSetup { id, ..one }.check().unwrap();
    noted.retries.insert(id, (at(50), 4));
    noted.update(&one, Some(at(70)));
    assert_eq!(noted.next(), Some(at(70)));
}

#[test]
fn a_match_that_is_due_in_several_ways_is_looked_at_once() {
    let mut noted = noted(&[(10, None)]);
    let id = MatchId::from_random(1);
    noted.note_call(id, Some(at(10)));
    noted.retries.insert(id, (at(9), 2));
    assert_eq!(ids(&noted.take(at(10), 5)), [id]);
    assert_eq!(noted.next(), None);
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
