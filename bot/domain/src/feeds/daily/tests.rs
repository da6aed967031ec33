//! Tests of when puzzles of the day are posted, and of who has solved them.

use super::*;

const SLOT: DailySlot = DailySlot { channel: ChannelId(5), at: 540, set_by: PlayerId(7) };

fn berlin() -> TimeZone {
    TimeZone::by_name("Europe/Berlin").unwrap()
}

/// 1 December 2026, so many hours after midnight in Berlin.
fn on_the_first(hours: u64) -> Timestamp {
    Timestamp::from_millis(1_796_079_600_000) + Duration::from_hours(hours)
}

/// A feed whose next puzzle of the day comes on 1 December at nine.
fn feed() -> ServerFeed {
    let mut feed = ServerFeed::default();
    feed.set_daily(Some(SLOT), &berlin(), on_the_first(1));
    let daily = feed.daily.as_mut().unwrap();
    assert_eq!(daily.next, on_the_first(1), "the first one comes at once");
    daily.next = on_the_first(9);
    feed
}

/// The same after that one was posted.
fn posted() -> ServerFeed {
    let mut feed = feed();
    assert!(feed.begin_day(&berlin(), on_the_first(9)));
    assert!(feed.note_posted(day(), MessageId(1)));
    feed
}

fn day() -> Day {
    Day::in_zone(on_the_first(9), &berlin())
}

fn solved(who: u64) -> DailyResult {
    DailyResult { who: PlayerId(who), tries: 1, streak: 3 }
}

#[test]
fn it_comes_each_day_at_its_hour() {
    let (mut feed, zone) = (feed(), berlin());
    assert!(!feed.begin_day(&zone, on_the_first(8)), "its hour has not come");
    let mut days = Vec::new();
    for number in 0..200 {
        let due = feed.due().unwrap();
        assert_eq!(zone.clock_at(due), "09:00");
        assert!(feed.begin_day(&zone, due));
        let day = feed.daily.as_ref().unwrap().current_day().unwrap();
        assert!(feed.note_posted(day, MessageId(number)));
        if let Some(last) = days.last() {
            assert!(feed.note_shown(*last, 0), "the one before shows how it ended");
        }
        days.push(day);
    }
    assert!(days.windows(2).all(|two| two[0].next() == two[1]), "one a day");
}

#[test]
fn a_late_puzzle_is_posted_and_a_very_late_one_left_out() {
    let zone = berlin();
    let mut late = feed();
    assert!(late.begin_day(&zone, on_the_first(15)));
    assert_eq!(late.daily.as_ref().unwrap().current_day(), Some(day()));
    let mut left_out = feed();
    assert!(left_out.begin_day(&zone, on_the_first(24 * 3 + 23)));
    let daily = left_out.daily.unwrap();
    assert_eq!((daily.current, zone.typed_at(daily.next).as_str()), (None, "2026-12-05 09:00"));
}

#[test]
fn the_first_one_comes_at_once_and_the_next_one_at_its_hour() {
    let (mut feed, zone) = (ServerFeed::default(), berlin());
    feed.set_daily(Some(SLOT), &zone, on_the_first(1));
    assert!(feed.begin_day(&zone, on_the_first(1)));
    let daily = feed.daily.as_ref().unwrap();
    assert_eq!((daily.current_day(), zone.typed_at(daily.next).as_str()), (Some(day()), "2026-12-02 09:00"));
}

#[test]
fn the_next_message_has_the_solution_and_who_found_it() {
    let mut feed = posted();
    for (who, tries) in [(1, 2), (2, 1), (3, 1)] {
        assert!(feed.note_result(
            day(),
            DailyResult { who: PlayerId(who), tries, streak: 1 },
            on_the_first(10)
        ));
    }
    assert!(feed.begin_day(&berlin(), on_the_first(33)));
    let current = feed.daily.as_ref().unwrap().current.clone().unwrap();
    let past = PastDaily {
        day: day(),
        message: Some((ChannelId(5), MessageId(1))),
        solved_by: 3,
        first: vec![PlayerId(2), PlayerId(3)],
    };
    assert_eq!((current.before, current.begins_month, feed.ended_month()), (Some(past), false, None));
}

#[test]
fn another_hour_or_time_zone_brings_no_second_one_that_day() {
    let zone = berlin();
    let mut feed = posted();
    feed.set_daily(Some(DailySlot { at: 1_200, ..SLOT }), &zone, on_the_first(10));
    assert_eq!(zone.typed_at(feed.daily.as_ref().unwrap().next), "2026-12-02 20:00");
    let honolulu = TimeZone::by_name("Pacific/Honolulu").unwrap();
    feed.move_daily(&honolulu, on_the_first(10));
    let daily = feed.daily.unwrap();
    assert!(Day::in_zone(daily.next, &honolulu) > day());
    assert_eq!(daily.current_day(), Some(day()), "people go on with the one that is there");
}

#[test]
fn results_are_shown_together_and_once_each() {
    let mut feed = posted();
    let now = on_the_first(10);
    assert!(feed.note_result(day(), solved(1), now));
    assert!(!feed.note_result(day(), solved(1), now), "once each");
    assert!(feed.note_result(day(), solved(2), now + Duration::from_secs(3)));
    assert_eq!(feed.due(), Some(now + GATHERS), "both are shown together");
    assert!(!feed.note_shown(day(), 1), "somebody else has solved it meanwhile");
    assert!(feed.note_shown(day(), 2));
    assert!(feed.due().unwrap() > now + GATHERS);
    assert!(!feed.note_result(day().next(), solved(3), now), "another day");
    assert_eq!(feed.months[0].scores.len(), 2);
}

#[test]
fn very_many_results_are_counted() {
    let mut feed = posted();
    for who in 0..1_500 {
        assert!(feed.note_result(day(), solved(who), on_the_first(10)));
    }
    let current = feed.daily.unwrap().current.unwrap();
    assert_eq!((current.results.len(), current.solved_by()), (PostedDaily::MOST_NAMED, 1_500));
}

#[test]
fn what_cannot_be_posted_is_tried_less_and_less_often() {
    let mut feed = feed();
    let mut now = on_the_first(9);
    assert!(feed.begin_day(&berlin(), now));
    let mut tries = 0;
    loop {
        assert!(feed.put_off(day(), now));
        let Some(due) = feed.daily.as_ref().unwrap().current.as_ref().unwrap().due else { break };
        assert!(due > now);
        now = due;
        tries += 1;
    }
    assert!((10..20).contains(&tries), "{tries}");
    assert!(feed.due().unwrap() > now, "the next one comes all the same");
}

#[test]
fn a_new_month_keeps_the_table_of_the_last_one() {
    let (mut feed, zone) = (posted(), berlin());
    assert!(feed.note_result(day(), solved(1), on_the_first(10)));
    assert!(feed.begin_day(&zone, on_the_first(24 * 31 + 9)));
    let months: Vec<_> = feed.months.iter().map(|table| (table.month.as_str(), table.scores.len())).collect();
    assert_eq!(months, [("2027-01", 0), ("2026-12", 1)]);
    assert_eq!(feed.ended_month(), Some(&feed.months[1]));
}

#[test]
fn people_who_leave_are_named_nowhere() {
    let mut feed = posted();
    for who in [7, 8] {
        assert!(feed.note_result(day(), solved(who), on_the_first(10)));
    }
    let leaving = Erasure::new(PlayerId(7), 5);
    let next = feed.anonymised(leaving).unwrap();
    let text = serde_json::to_string(&next).unwrap();
    let daily = next.daily.as_ref().unwrap();
    assert!(daily.slot.set_by.has_left() && daily.current.as_ref().unwrap().solved_by() == 2, "{text}");
    assert_eq!((next.months[0].scores.len(), next.version), (1, feed.version + 1));
    assert_eq!(next.anonymised(leaving), None);
}

#[test]
fn off_and_on_again_the_same_day_goes_on() {
    let (mut feed, zone) = (posted(), berlin());
    let slot = DailySlot { channel: ChannelId(6), ..SLOT };
    assert!(feed.note_result(day(), solved(1), on_the_first(10)));
    feed.set_daily(None, &zone, on_the_first(11));
    assert_eq!((feed.due(), feed.names(PlayerId(1))), (None, true));
    feed.set_daily(Some(slot), &zone, on_the_first(12));
    let daily = feed.daily.as_ref().unwrap();
    assert_eq!((daily.current_day(), daily.next), (Some(day()), on_the_first(33)), "one a day");
    assert!(feed.result_of(PlayerId(1)).is_some(), "who had solved it");
    feed.set_daily(None, &zone, on_the_first(13));
    feed.set_daily(Some(slot), &zone, on_the_first(30));
    let daily = feed.daily.as_ref().unwrap();
    assert_eq!((daily.current_day(), daily.next), (None, on_the_first(30)), "the next day it comes at once");
}
