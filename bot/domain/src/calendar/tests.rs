use std::collections::BTreeSet;

use super::*;

const HOUR: Duration = Duration::from_hours(1);
const MINUTE: Duration = Duration::from_mins(1);
const ALLOWANCE: u16 = 30;

fn zone(name: &str) -> TimeZone {
    TimeZone::by_name(name).unwrap()
}

/// A moment that somebody types in a time zone.
fn at(zone: &TimeZone, text: &str) -> Timestamp {
    let local = text.parse().unwrap();
    zone.moment(local).unwrap()
}

fn week(zone: &TimeZone, days: &[i8], quiet: Option<(u16, u16)>) -> Week {
    Week {
        zone: zone.clone(),
        days_off: DaysOff::new(days.iter().copied()).unwrap(),
        quiet: quiet.map(|(from, until)| QuietHours::new(from * 60, until * 60).unwrap()),
    }
}

/// A calendar in which a week has held since long ago.
fn always(week: Week) -> Calendar {
    Calendar { zone: None, away: Vec::new(), changed: None, weeks: vec![(Timestamp::from_millis(0), week)] }
}

/// Every set of days off that somebody can have.
fn all_days_off() -> Vec<Vec<i8>> {
    let pairs = (1..=7).flat_map(|one| (1..=7).map(move |other| BTreeSet::from([one, other])));
    let all: BTreeSet<BTreeSet<i8>> = pairs.chain([BTreeSet::new()]).collect();
    all.into_iter().map(|days| days.into_iter().collect()).collect()
}

#[test]
fn nobody_has_more_than_two_days_off_and_half_a_day_quiet() {
    assert_eq!(all_days_off().len(), 1 + 7 + 21);
    for days in [vec![1, 2, 3], vec![0], vec![8]] {
        assert_eq!(DaysOff::new(days.clone()), None);
        assert!(serde_json::from_value::<DaysOff>(serde_json::json!(days)).is_err());
    }
    for (from, until, is_possible) in
        [(0, 0, false), (0, 720, true), (0, 721, false), (1_320, 600, true), (1_440, 60, false)]
    {
        assert_eq!(QuietHours::new(from, until).is_some(), is_possible, "{from} {until}");
        let stored = serde_json::json!([from, until]);
        assert_eq!(serde_json::from_value::<QuietHours>(stored).is_ok(), is_possible, "{from} {until}");
    }
}

#[test]
fn a_week_counts_as_its_clocks_show_it_minute_by_minute() {
    for (place, around) in [
        ("Europe/Berlin", "2026-03-29T12:00"),
        ("Europe/Berlin", "2026-10-25T12:00"),
        ("America/New_York", "2026-11-01T12:00"),
        ("Australia/Lord_Howe", "2026-04-05T12:00"),
        ("Asia/Kathmandu", "2026-06-01T12:00"),
    ] {
        let zone = zone(place);
        for (days, quiet) in [(vec![6, 7], Some((22, 7))), (vec![1], None), (vec![], Some((12, 14)))] {
            let calendar = always(week(&zone, &days, quiet));
            let rests = |at: Timestamp| {
                let local = zone.local(at);
                let is_quiet = quiet.is_some_and(|(from, until)| {
                    let hour = u16::try_from(local.hour()).unwrap();
                    if from < until { (from..until).contains(&hour) } else { hour >= from || hour < until }
                });
                is_quiet || days.contains(&zone.weekday_at(at))
            };
            let begin = at(&zone, around) - 60 * HOUR;
            let mut all = Duration::ZERO;
            for minute in 0..120 * 60 {
                let now = begin + minute * MINUTE;
                let expected = if rests(now) { Duration::ZERO } else { MINUTE };
                let counted = calendar.counted(now, now + MINUTE);
                assert_eq!(counted, expected, "{place} {days:?} {}", zone.typed_at(now));
                all += counted;
            }
            assert_eq!(calendar.counted(begin, begin + 120 * HOUR), all);
        }
    }
}

#[test]
fn what_is_used_up_has_been_counted() {
    let zone = zone("America/New_York");
    let begin = at(&zone, "2026-02-27T23:10");
    let mut calendar = always(week(&zone, &[6, 7], Some((23, 8))));
    calendar.away = vec![
        Away { from: begin + 30 * HOUR, until: begin + 50 * HOUR },
        Away { from: begin + 90 * HOUR, until: begin + 400 * HOUR },
    ];
    for hours in 0..600 {
        let time = hours * HOUR + 7 * MINUTE;
        let up = calendar.used_up(begin, time);
        assert_eq!(calendar.counted(begin, up), time, "{hours}");
        assert!(calendar.counted(begin, up - MINUTE) < time, "{hours}");
        let between = begin + hours / 2 * HOUR;
        let parts = calendar.counted(begin, between) + calendar.counted(between, begin + hours * HOUR);
        assert_eq!(parts, calendar.counted(begin, begin + hours * HOUR));
    }
}

#[test]
fn a_new_week_begins_on_monday() {
    let zone = zone("Europe/Berlin");
    let thursday = at(&zone, "2026-11-26T15:00");
    let monday = at(&zone, "2026-11-30T00:00");
    let weekend = week(&zone, &[6, 7], None);
    let calendar = Calendar::default().with_week(weekend.clone(), thursday);
    assert_eq!((calendar.zone(), calendar.week_at(thursday)), (Some(&zone), None));
    assert_eq!(calendar.next_week(thursday), Some((monday, &weekend)));
    assert_eq!((calendar.week_at(monday), calendar.next_week(monday)), (Some(&weekend), None));
    // Whoever changes it again before then has changed that only.
    let other = week(&zone, &[5], Some((22, 6)));
    let changed = calendar.with_week(other.clone(), thursday + HOUR);
    assert_eq!((changed.weeks.len(), changed.next_week(thursday)), (1, Some((monday, &other))));
    let none = changed.with_week(week(&zone, &[], None), thursday + 2 * HOUR);
    assert_eq!(none.weeks, []);
    // On a Monday it is the next one.
    let again = calendar.with_week(other.clone(), monday);
    assert_eq!(again.next_week(monday), Some((at(&zone, "2026-12-07T00:00"), &other)));
    assert_eq!(again.with_week(weekend, monday + HOUR), calendar.without_old(monday), "as it was");
    // Another place changes nothing of the week that holds.
    let moved = calendar.clone().living_in(self::zone("Asia/Colombo"));
    assert_eq!(moved.counted(monday, monday + 300 * HOUR), calendar.counted(monday, monday + 300 * HOUR));
}

#[test]
fn changing_the_week_every_day_gains_no_day() {
    let zones = ["Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles"].map(zone);
    let begin = at(&zones[0], "2026-01-05T09:00");
    let (mut calendar, mut now) = (Calendar::default(), begin);
    for day in 0..7 * 53 {
        // Today and tomorrow are always to be days off, wherever these begin first.
        let weekday = zones[0].weekday_at(now);
        let days = [weekday, weekday % 7 + 1];
        calendar = calendar.with_week(week(&zones[day % 3], &days, Some((20, 8))), now);
        now = now + DAY;
    }
    assert!(calendar.weeks.len() <= 54, "{}", calendar.weeks.len());
    // Five days of twelve hours, less what days of two places have in common.
    for week in 0..52 {
        let monday = begin + week * 7 * DAY;
        let counted = calendar.counted(monday, monday + 7 * DAY);
        assert!(counted >= 36 * HOUR, "{week} {counted:?}");
    }
}

#[test]
fn a_year_has_so_many_days_away() {
    let now = at(&TimeZone::UTC, "2026-11-29T10:00");
    let calendar = Calendar::default();
    assert_eq!(calendar.days_left(now, ALLOWANCE), 30);
    let refused = |calendar: &Calendar, days: u32, now| calendar.go_away(now + days * DAY, now, ALLOWANCE);
    assert_eq!(refused(&calendar, 0, now), Err(AwayRefusal::Past));
    assert_eq!(refused(&calendar, 31, now), Err(AwayRefusal::TooLong { left: 30 }));
    let away = refused(&calendar, 12, now).unwrap();
    assert_eq!((away.days_left(now, ALLOWANCE), away.away_at(now + 12 * DAY)), (18, None), "it ends");
    assert_eq!(away.counted(now - DAY, now + 14 * DAY), 3 * DAY);
    // It can be longer or shorter than they said, and what is not used is theirs.
    let longer = away.go_away(now + 20 * DAY, now + DAY, ALLOWANCE).unwrap();
    assert_eq!(longer.away, [Away { from: now, until: now + 20 * DAY }]);
    assert_eq!(away.go_away(now + 31 * DAY, now + DAY, ALLOWANCE), Err(AwayRefusal::TooLong { left: 30 }));
    let back = longer.come_back(now + 2 * DAY + HOUR).unwrap();
    assert_eq!((back.days_left(now + 3 * DAY, ALLOWANCE), back.away_at(now + 3 * DAY)), (27, None));
    assert_eq!(back.come_back(now + 3 * DAY), Err(AwayRefusal::NotAway));
    // A year later they have all of them again, and nothing of this year's besides.
    let later = now + YEAR + 3 * DAY;
    assert_eq!(back.days_left(later, ALLOWANCE), 30);
    assert_eq!(refused(&back, 31, later), Err(AwayRefusal::TooLong { left: 30 }));
    assert_eq!(refused(&back, 30, later).unwrap().away.len(), 1, "what is long over is forgotten");
}

#[test]
fn a_time_away_begins_once_a_day() {
    let now = at(&TimeZone::UTC, "2026-11-29T10:00");
    let away = Calendar::default().go_away(now + 5 * DAY, now, ALLOWANCE).unwrap();
    let back = away.come_back(now + HOUR).unwrap();
    let again = |at: Timestamp| back.go_away(at + 2 * DAY, at, ALLOWANCE);
    assert_eq!(again(now + 2 * HOUR), Err(AwayRefusal::Again { at: now + DAY }));
    assert_eq!(again(now + DAY).map(|next| next.away.len()), Ok(2));
    // All boards show another end, so that changes once a day, too.
    let longer = away.go_away(now + 6 * DAY, now + HOUR, ALLOWANCE).unwrap();
    let change = |at: Timestamp| longer.go_away(now + 4 * DAY, at, ALLOWANCE);
    assert_eq!(change(now + 24 * HOUR), Err(AwayRefusal::Changed { at: now + 25 * HOUR }));
    assert!(change(now + 25 * HOUR).is_ok() && longer.come_back(now + 2 * HOUR).is_ok());
    let at_once = away.come_back(now).unwrap();
    assert_eq!(at_once, Calendar::default(), "nobody was away");
}

#[test]
fn a_turn_knows_only_what_concerns_it() {
    let zone = zone("Europe/Berlin");
    let now = at(&zone, "2026-11-26T15:00");
    let away = Calendar::default().living_in(zone.clone()).go_away(now + 3 * DAY, now, ALLOWANCE).unwrap();
    let full = away.with_week(week(&zone, &[6, 7], None), now);
    let turn = full.for_turn(now).unwrap();
    assert_eq!((turn.zone(), turn.away.len(), turn.weeks.len()), (None, 1, 1));
    assert_eq!(full.for_turn(now + 3 * DAY).unwrap().away, []);
    assert_eq!(away.for_turn(now + 3 * DAY), None);
    assert_eq!(full.clone().without_weeks().for_turn(now + 3 * DAY), None);
    let ended = full.with_week(week(&zone, &[], None), now + 7 * DAY);
    let later = now + 21 * DAY;
    assert_eq!((ended.weeks.len(), ended.for_turn(later)), (2, None));
    assert_eq!(full.for_turn(now).unwrap().counted(now, later), full.counted(now, later));
}

#[test]
fn calendars_read_as_they_were_written() {
    let zone = zone("Europe/Berlin");
    let now = at(&zone, "2026-11-26T15:00");
    let away = Calendar::default().go_away(now + 3 * DAY, now, ALLOWANCE).unwrap();
    for calendar in [Calendar::default(), away.with_week(week(&zone, &[6, 7], Some((22, 7))), now), away] {
        let stored = serde_json::to_string(&calendar).unwrap();
        assert_eq!(serde_json::from_str::<Calendar>(&stored).unwrap(), calendar, "{stored}");
    }
    assert_eq!(serde_json::to_string(&Calendar::default()).unwrap(), "{}");
}
