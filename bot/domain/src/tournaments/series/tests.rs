use super::*;
use crate::erasure::Erasure;
use crate::tournaments::tests::{HOST, LIVE, announced, by, with};
use crate::tournaments::{TournamentFacts, TournamentIntent, TournamentKind};

const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(2) };
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

fn berlin() -> TimeZone {
    TimeZone::by_name("Europe/Berlin").unwrap()
}

/// A moment in Berlin, such as `2026-01-02T20:00`.
fn on(local: &str) -> Timestamp {
    berlin().moment(local.parse().unwrap()).unwrap()
}

/// The first tournament of a series, announced a day before it begins at this time in Berlin.
fn first(every: Every, ahead: u8, until: Option<&str>, begins: &str) -> Tournament {
    let begins = on(begins);
    let mut one = announced(SWISS, LIVE);
    one.rules.begins = begins;
    (one.made, one.credited_until) = (begins - DAY, begins - DAY);
    let repetition = Repetition { every, ahead, until: until.map(on) };
    assert_eq!(repetition.check(&one.rules), Ok(()));
    let series = Series::begin(repetition, Some(berlin()), &one.rules);
    one.with_series(Some(series))
}

fn decide(one: &Tournament, who: u64, intent: TournamentIntent, now: Timestamp) -> Tournament {
    one.decide(by(PlayerId(who)), intent, now).unwrap()
}

const ALWAYS: TournamentIntent = TournamentIntent::Always { has_role: true };

/// The next one, once it is due, as a process makes it that looks when something is due.
fn next_of(one: &mut Tournament) -> Option<Tournament> {
    let due = one.next_is_announced_at()?;
    assert_eq!(one.next_of_series(one.next_id(0), due - Duration::from_secs(1)), None, "it is too early");
    if one.catch_up_series(due) && !one.awaits_next() {
        return None;
    }
    let next = one.next_of_series(one.next_id(0), due).unwrap();
    assert!(one.note_next(next.id) && !one.note_next(next.id));
    assert_eq!((one.next_is_announced_at(), next.check()), (None, Ok(())));
    assert!(next.follows(one));
    Some(next)
}

#[test]
fn fifty_two_weeks_are_at_the_same_time_of_day() {
    let mut one = first(Every::Week, 3, None, "2026-01-02T20:00");
    for who in 1..=4 {
        one = decide(&one, who, ALWAYS, one.made + HOUR);
    }
    let mut ids = std::collections::BTreeSet::from([one.id]);
    let mut hours = std::collections::BTreeSet::new();
    for week in 1..=52_u32 {
        // Every third one is put off by a day, which moves no other one; every fifth is called off.
        let before = one.made + HOUR;
        if week % 3 == 0 {
            one = decide(&one, HOST.0, TournamentIntent::PutOff(DAY), before);
        }
        if week % 5 == 0 {
            one = decide(&one, HOST.0, TournamentIntent::Stop { reason: "Rain.".to_owned() }, before);
            assert!(!one.is_live() && one.awaits_next());
        } else if week % 7 != 0 {
            one = one.advance(&TournamentFacts::default(), one.rules.begins).unwrap();
            assert!(one.is_running());
        }
        let next = next_of(&mut one).unwrap();
        let expected = berlin().days_after(on("2026-01-02T20:00"), 7 * week);
        assert_eq!(Some(next.rules.begins), expected, "week {week}");
        assert_eq!(berlin().clock_at(next.rules.begins), "20:00");
        assert!(next.made <= next.rules.begins - 3 * DAY && one.rules.begins < next.rules.begins);
        assert_eq!(next.everyone(), [1, 2, 3, 4].map(PlayerId));
        assert_eq!(next.stage, TournamentStage::Open);
        assert!(ids.insert(next.id), "no id comes twice");
        hours.insert(next.rules.begins.as_millis() / 3_600_000 % 24);
        one = next;
    }
    assert_eq!(hours, [18, 19].into(), "in summer and in winter");
}

#[test]
fn a_year_of_fortnights_and_of_months_comes_as_it_was_chosen() {
    for (every, begins, number, last) in [
        (Every::Fortnight, "2026-01-02T20:00", 26, "2027-01-01T20:00"),
        (Every::Month, "2026-01-02T20:00", 12, "2027-01-01T20:00"),
        (Every::Month, "2026-01-30T02:30", 14, "2027-03-26T02:30"),
    ] {
        let mut one = first(every, every.usual_days_ahead(), None, begins);
        for _ in 0..number {
            one = next_of(&mut one).unwrap();
        }
        assert_eq!(one.rules.begins, on(last), "{every:?}");
    }
}

#[test]
fn a_series_ends_with_its_last_day_or_when_somebody_ends_it() {
    let mut one = first(Every::Week, 6, Some("2026-01-16T23:59"), "2026-01-02T20:00");
    for _ in 0..2 {
        one = next_of(&mut one).unwrap();
    }
    assert_eq!(one.rules.begins, on("2026-01-16T20:00"));
    assert_eq!((one.next_begins(), next_of(&mut one)), (None, None));
    assert!(!one.awaits_next() && one.posts.news.is_empty(), "nobody has to be told");

    let one = first(Every::Week, 6, None, "2026-01-02T20:00");
    let refused = one.decide(by(PlayerId(1)), TournamentIntent::EndSeries, one.made);
    assert_eq!(refused, Err(TournamentRefusal::NotOrganiser));
    let ended = decide(&one, HOST.0, TournamentIntent::EndSeries, one.made);
    assert_eq!((ended.next_is_announced_at(), ended.is_live()), (None, true));
    assert_eq!(ended.log.last().unwrap().what, LogEntry::SeriesEnded);
    let again = ended.decide(by(HOST), TournamentIntent::EndSeries, one.made);
    assert_eq!(again, Err(TournamentRefusal::NoSeries));
    let stopped = decide(&one, HOST.0, TournamentIntent::Stop { reason: String::new() }, one.made);
    let ended = decide(&stopped, HOST.0, TournamentIntent::EndSeries, one.made);
    assert!(stopped.awaits_next() && !ended.awaits_next(), "also once it was called off");
}

#[test]
fn after_a_long_absence_the_next_one_to_come_is_announced() {
    let mut one = first(Every::Week, 3, None, "2026-01-02T20:00");
    let back = on("2026-01-24T12:00");
    assert_eq!(one.next_of_series(one.next_id(0), back), None, "9 January is past");
    assert!(one.catch_up_series(back) && !one.catch_up_series(back));
    assert_eq!(one.next_begins(), Some(on("2026-01-30T20:00")));
    assert_eq!(one.next_is_announced_at(), Some(on("2026-01-27T20:00")), "and not at once, again and again");
    let late = on("2026-01-30T19:00");
    assert_eq!(one.next_of_series(one.next_id(0), late).unwrap().rules.begins, on("2026-01-30T20:00"));
    let mut last = first(Every::Week, 3, Some("2026-01-16T23:59"), "2026-01-02T20:00");
    assert!(last.catch_up_series(back) && !last.awaits_next());
}

#[test]
fn one_for_which_there_is_no_room_is_left_out_and_told() {
    let mut one = first(Every::Week, 3, None, "2026-01-02T20:00");
    let (now, begins) = (on("2026-01-06T20:00"), on("2026-01-09T20:00"));
    assert!(one.skip_next(begins, now) && !one.skip_next(begins, now));
    assert_eq!(one.log.last().unwrap().what, LogEntry::LeftOut(begins));
    assert_eq!((one.next_begins(), one.posts.news.len()), (Some(on("2026-01-16T20:00")), 1));
}

#[test]
fn whoever_always_plays_enters_once_and_can_stop_that() {
    let mut one = first(Every::Week, 3, None, "2026-01-02T20:00");
    let now = one.made;
    one = decide(&one, 1, ALWAYS, now);
    one = decide(&with(&one, 2..=3), 2, ALWAYS, now);
    assert_eq!(one.everyone(), [1, 2, 3].map(PlayerId));
    assert!(one.enters_always(PlayerId(1)) && !one.enters_always(PlayerId(3)));
    let left = decide(&one, 1, TournamentIntent::Leave, now);
    assert!(left.enters_always(PlayerId(1)), "they are away this time");
    let mut stopped = decide(&left, 2, ALWAYS, now);
    assert_eq!(stopped.everyone(), [2, 3].map(PlayerId), "they stay in this one");
    assert_eq!(next_of(&mut stopped).unwrap().everyone(), [1].map(PlayerId));
    let announced = stopped.decide(by(PlayerId(4)), ALWAYS, now);
    assert_eq!(announced, Err(TournamentRefusal::NextIsAnnounced));
    let removed = TournamentIntent::Remove { player: PlayerId(1), reason: "Spam.".to_owned() };
    let mut removed = decide(&one, HOST.0, removed, now);
    assert_eq!(removed.decide(by(PlayerId(1)), ALWAYS, now), Err(TournamentRefusal::Removed));
    assert_eq!(next_of(&mut removed).unwrap().everyone(), [2].map(PlayerId));
    let mut gone = one.anonymised(Erasure::new(PlayerId(1), 5)).unwrap();
    assert!(!gone.people().contains(&PlayerId(1)));
    assert_eq!(next_of(&mut gone).unwrap().everyone(), [2].map(PlayerId));
    let alone = announced_once().decide(by(PlayerId(1)), ALWAYS, now);
    assert_eq!(alone, Err(TournamentRefusal::NoSeries));
}

fn announced_once() -> Tournament {
    announced(SWISS, LIVE)
}

#[test]
fn no_more_enter_by_themselves_than_can_play() {
    let mut one = first(Every::Week, 3, None, "2026-01-02T20:00");
    one.rules.most = 4;
    for who in 1..=4 {
        one = decide(&one, who, ALWAYS, one.made);
    }
    assert_eq!(one.decide(by(PlayerId(5)), ALWAYS, one.made), Err(TournamentRefusal::Full));
    let full = decide(&decide(&one, 4, ALWAYS, one.made), 5, ALWAYS, one.made);
    assert_eq!(full.everyone(), [1, 2, 3, 4].map(PlayerId));
    assert!(full.enters_always(PlayerId(5)), "they are in the next one");
}

#[test]
fn what_was_chosen_is_checked() {
    let rules = first(Every::Week, 3, None, "2026-01-02T20:00").rules;
    let (zone, now) = (berlin(), on("2026-01-01T12:00"));
    let chosen =
        |ahead, until| Repetition::chosen(Some(Every::Week), ahead, until, (&rules, Some(&zone), now));
    let usual = chosen(None, None).unwrap().unwrap();
    assert_eq!((usual.ahead, usual.until), (3, None));
    for (typed, until) in [("2026-03-01", "2026-03-01T23:59"), ("8w", "2026-02-26T12:00")] {
        assert_eq!(chosen(Some(6), Some(typed)).unwrap().unwrap().until, Some(on(until)), "{typed}");
    }
    for ahead in [-1, 0, 7, 500] {
        assert_eq!(chosen(Some(ahead), None), Err(TournamentRefusal::DaysAhead { most: 6 }), "{ahead}");
    }
    assert_eq!(chosen(None, Some("2026-01-01")), Err(TournamentRefusal::EndsBefore));
    assert_eq!(chosen(None, Some(" soon")), Err(TournamentRefusal::NoDay("soon".to_owned())));
    let ladder = announced(TournamentKind::Ladder, LIVE).rules;
    assert_eq!(usual.check(&ladder), Err(TournamentRefusal::ComesOnce));
    let once = Repetition::chosen(None, Some(500), Some("soon"), (&ladder, None, now));
    assert_eq!(once, Ok(None));
}

#[test]
fn a_record_carries_the_series_and_others_have_none() {
    let one = decide(
        &first(Every::Month, 7, Some("2026-12-31T23:59"), "2026-01-02T20:00"),
        1,
        ALWAYS,
        on("2026-01-01T21:00"),
    );
    let text = serde_json::to_string(&one).unwrap();
    assert_eq!(serde_json::from_str::<Tournament>(&text).unwrap(), one);
    assert!(text.contains(r#""zone":"Europe/Berlin""#) && text.contains(r#""every":"month""#), "{text}");
    assert!(!serde_json::to_string(&announced_once()).unwrap().contains("series"));
}
