use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{MatchSetup, Seat};
use kuzhi_engine::Game;

use super::*;

const PEOPLE: [Seat; 2] = [Seat::Person(PlayerId(1)), Seat::Person(PlayerId(2))];

const fn at(secs: u64) -> Timestamp {
    Timestamp::from_millis(secs * 1_000)
}

const fn id(number: u64) -> MatchId {
    MatchId::from_random(number)
}

/// Notes matches by number, from 1 on: when something is due, and when time is up, if a clock runs.
fn noted(entries: &[(u64, Option<u64>)]) -> LocalDeadlines {
    let mut noted = LocalDeadlines::default();
    for (number, (due, up)) in (1..).zip(entries) {
        noted.record_due(id(number), Some(at(*due)), up.map(at));
    }
    noted
}

/// Takes out what has fallen due while clocks run. At most five may run out at once.
fn take(noted: &mut LocalDeadlines, now: u64) -> Taken {
    noted.take(Take { now: at(now), clocks_run: true, most_time_ups: 5, at_most: 10 }, &[])
}

fn ids(taken: &Taken) -> Vec<MatchId> {
    taken.matches.iter().map(|(id, _)| *id).collect()
}

#[test]
fn what_has_fallen_due_is_taken_once_in_its_order() {
    let mut noted = noted(&[(30, Some(40)), (20, Some(20)), (10, None)]);
    assert_eq!(noted.next(true), Some(at(10)));
    let taken = take(&mut noted, 20);
    assert_eq!((ids(&taken), taken.next), (vec![id(3), id(2)], Some(at(30))));
    assert_eq!(ids(&take(&mut noted, 20)), []);
}

#[test]
fn deadlines_are_taken_up_to_the_requested_number() {
    let mut noted = noted(&[(10, None), (10, Some(10)), (10, None)]);
    let two = Take { now: at(10), clocks_run: true, most_time_ups: 5, at_most: 2 };
    assert_eq!(ids(&noted.take(two, &[])).len(), 2);
    let rest = noted.take(two, &[]);
    assert_eq!((rest.matches.len(), rest.next), (1, None));
}

#[test]
fn while_nobody_can_move_no_clock_runs_out() {
    let mut noted = noted(&[(10, Some(10)), (20, None)]);
    assert_eq!(noted.next(false), Some(at(20)));
    let taken = noted.take(Take { now: at(30), clocks_run: false, most_time_ups: 5, at_most: 10 }, &[]);
    assert_eq!((ids(&taken), taken.next), (vec![id(2)], None));
    assert_eq!(ids(&take(&mut noted, 30)), [id(1)]);
}

#[test]
fn when_too_many_clocks_run_out_at_once_none_does() {
    let clocks: Vec<_> = (0..6).map(|_| (10, Some(10))).chain([(10, None), (50, Some(50))]).collect();
    let mut noted = noted(&clocks);
    let taken = take(&mut noted, 10);
    assert_eq!((ids(&taken), taken.time_ups, taken.next), (vec![id(7)], 6, None));
}

#[test]
fn a_held_clock_does_not_run_out_but_others_do() {
    let mut noted = noted(&[(10, Some(10)), (12, Some(12)), (40, Some(40))]);
    noted.record_ping(id(1), Some(at(11)));
    assert_eq!(noted.time_ups(at(20)).collect::<Vec<_>>(), [id(1), id(2)]);
    let all = Take { now: at(20), clocks_run: true, most_time_ups: 1, at_most: 10 };
    let held = noted.take(Take { most_time_ups: 9, ..all }, &[id(1)]);
    assert_eq!((ids(&held), held.next), (vec![id(1), id(2)], Some(at(40))), "one of them for the call");
    let free = noted.take(all, &[]);
    assert_eq!(ids(&free), [id(1)]);
}

#[test]
fn reminders_are_no_clocks_that_run_out() {
    let reminders: Vec<_> = (0..6).map(|_| (10, Some(11))).collect();
    let taken = take(&mut noted(&reminders), 10);
    assert_eq!((taken.matches.len(), taken.time_ups), (6, 0));
}

#[test]
fn as_many_as_are_allowed_run_out_together() {
    let clocks: Vec<_> = (0..5).map(|_| (10, Some(10))).collect();
    let taken = take(&mut noted(&clocks), 10);
    assert_eq!((taken.matches.len(), taken.time_ups), (5, 5));
}

#[test]
fn a_later_deadline_replaces_the_earlier_one() {
    let mut noted = noted(&[(10, None)]);
    noted.record_due(id(1), Some(at(30)), Some(at(40)));
    assert_eq!(noted.next(true), Some(at(30)));
    noted.record_due(id(1), None, None);
    assert_eq!((noted.next(true), ids(&take(&mut noted, 50))), (None, vec![]));
}

#[test]
fn failed_deadlines_are_retried_until_handled() {
    let mut noted = noted(&[(10, Some(10))]);
    take(&mut noted, 10);
    noted.record_retry(id(1), at(40), 3);
    assert_eq!((noted.next(true), ids(&take(&mut noted, 39))), (Some(at(40)), vec![]));
    assert_eq!((take(&mut noted, 40).matches, noted.next(true)), (vec![(id(1), 3)], None));
    // After the match was looked at, nothing is retried.
    let one = MatchSetup::played(Game::default(), PEOPLE, &[], at(0)).unwrap();
    let one = MatchSetup { id: id(1), ..one }.check().unwrap();
    noted.record_retry(id(1), at(50), 4);
    noted.update(&one, Some(at(70)));
    assert_eq!(noted.next(true), Some(at(70)));
}

#[test]
fn a_match_with_several_deadlines_is_checked_once() {
    let mut noted = noted(&[(10, None)]);
    noted.record_ping(id(1), Some(at(10)));
    noted.record_retry(id(1), at(9), 2);
    assert_eq!((take(&mut noted, 10).matches, noted.next(true)), (vec![(id(1), 2)], None));
}
