use super::*;

fn zone(name: &str) -> TimeZone {
    TimeZone::by_name(name).unwrap()
}

/// A moment in this zone, such as `2026-03-28T12:00`.
fn at(zone: &TimeZone, local: &str) -> Timestamp {
    zone.moment(local.parse().unwrap()).unwrap()
}

/// When something begins that is typed so in Berlin, as UTC has it.
fn begins(typed: &str, now: &str) -> Result<String, UnreadMoment> {
    let berlin = zone("Europe/Berlin");
    let now = at(&berlin, now);
    let read = TypedMoment::read(typed, Some(&berlin), now)?;
    let begins = read.from(now, Some(&berlin));
    Ok(TimeZone::UTC.local(begins).strftime("%a %F %R").to_string())
}

/// A Saturday in winter.
const NOW: &str = "2026-11-28T21:00";

#[test]
fn moments_are_read_as_people_type_them() {
    for (typed, expected) in [
        ("thu 20:00", "Thu 2026-12-03 19:00"),
        ("Thursday, 20:00", "Thu 2026-12-03 19:00"),
        ("20:00 thu", "Thu 2026-12-03 19:00"),
        ("jeudi 20h", "Thu 2026-12-03 19:00"),
        ("perşembe 20.00", "Thu 2026-12-03 19:00"),
        ("الخميس ٢٠:٠٠", "Thu 2026-12-03 19:00"),
        ("thu 8pm", "Thu 2026-12-03 19:00"),
        ("20:00", "Sun 2026-11-29 19:00"),
        ("21:00", "Sun 2026-11-29 20:00"),
        ("21:01", "Sat 2026-11-28 20:01"),
        ("8:30 pm", "Sun 2026-11-29 19:30"),
        ("12am", "Sat 2026-11-28 23:00"),
        ("sat 20:00", "Sat 2026-12-05 19:00"),
        ("sat 22:00", "Sat 2026-11-28 21:00"),
        ("today 22:15", "Sat 2026-11-28 21:15"),
        ("tomorrow 19:30", "Sun 2026-11-29 18:30"),
        ("19:30 tomorrow", "Sun 2026-11-29 18:30"),
        ("yarın 19:30", "Sun 2026-11-29 18:30"),
        ("कल 19:30", "Sun 2026-11-29 18:30"),
        ("2026-12-24 18:00", "Thu 2026-12-24 17:00"),
        ("30m", "Sat 2026-11-28 20:30"),
        ("1h30m", "Sat 2026-11-28 21:30"),
        ("2d 3h", "Mon 2026-11-30 23:00"),
        ("1w", "Sat 2026-12-05 20:00"),
        ("60d", "Wed 2027-01-27 20:00"),
        (" 3 D ", "Tue 2026-12-01 20:00"),
        ("2 hours", "Sat 2026-11-28 22:00"),
        ("in 2 hours", "Sat 2026-11-28 22:00"),
        ("In 1 hour and 30 minutes", "Sat 2026-11-28 21:30"),
        ("2 hours from now", "Sat 2026-11-28 22:00"),
        ("1 day", "Sun 2026-11-29 20:00"),
        ("in a day", "Sun 2026-11-29 20:00"),
        ("1 week", "Sat 2026-12-05 20:00"),
        ("1 week 2 days", "Mon 2026-12-07 20:00"),
        ("2 saat sonra", "Sat 2026-11-28 22:00"),
        ("1 hafta", "Sat 2026-12-05 20:00"),
        ("bir gün sonra", "Sun 2026-11-29 20:00"),
        ("dans 2 heures", "Sat 2026-11-28 22:00"),
        ("2 jours", "Mon 2026-11-30 20:00"),
        ("une semaine", "Sat 2026-12-05 20:00"),
        ("2 घंटे में", "Sat 2026-11-28 22:00"),
        ("एक हफ़्ते बाद", "Sat 2026-12-05 20:00"),
        ("3 दिन", "Tue 2026-12-01 20:00"),
        ("بعد ٣ ساعات", "Sat 2026-11-28 23:00"),
        ("بعد ساعتين", "Sat 2026-11-28 22:00"),
        ("3 أيام", "Tue 2026-12-01 20:00"),
        ("2 மணி நேரத்தில்", "Sat 2026-11-28 22:00"),
        ("3 நாட்கள்", "Tue 2026-12-01 20:00"),
        ("පැය 2", "Sat 2026-11-28 22:00"),
        ("දින 3", "Tue 2026-12-01 20:00"),
        ("<t:1796324400:F>", "Thu 2026-12-03 19:00"),
        ("<t:1796324400>", "Thu 2026-12-03 19:00"),
    ] {
        assert_eq!(begins(typed, NOW), Ok(expected.to_owned()), "{typed}");
    }
}

#[test]
fn what_is_no_moment_is_not_read() {
    for typed in [
        "",
        "m",
        "30",
        "-1h",
        "1.5h",
        "1h1h",
        "30m 1h",
        "1x",
        "99999d",
        "99999999999999999999d",
        "soon",
        "thu",
        "tomorrow",
        "20",
        "24:00",
        "20:60",
        "20:0",
        "13pm",
        "0pm",
        "thu 20:00 fri",
        "thu thu",
        "2026-13-01 20:00",
        "<t:>",
        "<t:-5>",
        "<t:x:F>",
        "<t:18446744073709551615>",
        "20h30",
        "in",
        "hours",
        "in hours 2 days",
        "a",
        "2 hours 3 hours",
        "noon",
    ] {
        assert_eq!(begins(typed, NOW), Err(UnreadMoment::Unclear), "{typed}");
    }
}

#[test]
fn a_time_of_day_needs_a_time_zone_and_a_length_does_not() {
    let now = Timestamp::from_millis(1_796_000_000_000);
    let read = |typed: &str| TypedMoment::read(typed, None, now);
    for typed in ["20:00", "thu 20:00", "tomorrow 8pm"] {
        assert_eq!(read(typed), Err(UnreadMoment::NoTimeZone), "{typed}");
    }
    assert_eq!(read("soon"), Err(UnreadMoment::Unclear));
    let day = read("1d").unwrap();
    assert_eq!(day.from(now, None), now + Duration::from_hours(24));
    assert_eq!(read("<t:5>"), Ok(TypedMoment::At(Timestamp::from_millis(5_000))));
}

#[test]
fn in_spring_a_time_that_clocks_leave_out_is_an_hour_later() {
    // At 02:00 on 29 March clocks in Berlin go on to 03:00.
    let friday = "2026-03-27T21:00";
    assert_eq!(begins("sat 20:00", friday).unwrap(), "Sat 2026-03-28 19:00");
    assert_eq!(begins("sun 20:00", friday).unwrap(), "Sun 2026-03-29 18:00");
    assert_eq!(begins("sun 01:59", friday).unwrap(), "Sun 2026-03-29 00:59");
    assert_eq!(begins("sun 02:30", friday).unwrap(), "Sun 2026-03-29 01:30", "that is 03:30");
    assert_eq!(begins("sun 03:30", friday).unwrap(), "Sun 2026-03-29 01:30");
    // A week later is the same time of day, and so many hours are so many hours.
    assert_eq!(begins("1w", friday).unwrap(), "Fri 2026-04-03 19:00");
    assert_eq!(begins("2d", friday).unwrap(), "Sun 2026-03-29 19:00");
    assert_eq!(begins("48h", friday).unwrap(), "Sun 2026-03-29 20:00");
    assert_eq!(begins("tomorrow 00:30", "2026-03-29T20:00").unwrap(), "Sun 2026-03-29 22:30");
}

#[test]
fn in_autumn_a_time_that_is_twice_is_the_first_one() {
    // At 03:00 on 25 October clocks in Berlin go back to 02:00.
    let friday = "2026-10-23T21:00";
    assert_eq!(begins("sat 20:00", friday).unwrap(), "Sat 2026-10-24 18:00");
    assert_eq!(begins("sun 20:00", friday).unwrap(), "Sun 2026-10-25 19:00");
    assert_eq!(begins("sun 02:30", friday).unwrap(), "Sun 2026-10-25 00:30", "and not 01:30");
    assert_eq!(begins("sun 03:00", friday).unwrap(), "Sun 2026-10-25 02:00");
    assert_eq!(begins("1w", friday).unwrap(), "Fri 2026-10-30 20:00");
    assert_eq!(begins("2d", friday).unwrap(), "Sun 2026-10-25 20:00");
    // In the hour that comes again, the first such time is past, so it is the one of tomorrow.
    let berlin = zone("Europe/Berlin");
    let second = Timestamp::from_millis(at(&berlin, "2026-10-25T02:30").as_millis() + 3_600_000);
    let read = TypedMoment::read("02:40", Some(&berlin), second).unwrap().from(second, Some(&berlin));
    assert_eq!(TimeZone::UTC.local(read).to_string(), "2026-10-26T01:40:00");
}

#[test]
fn other_parts_of_the_world_change_their_clocks_otherwise() {
    let read = |name: &str, typed: &str, now: &str| {
        let zone = zone(name);
        let now = at(&zone, now);
        let read = TypedMoment::read(typed, Some(&zone), now).unwrap().from(now, Some(&zone));
        TimeZone::UTC.local(read).strftime("%F %R").to_string()
    };
    assert_eq!(read("Asia/Kolkata", "20:00", "2026-03-28T12:00"), "2026-03-28 14:30");
    assert_eq!(read("Europe/Istanbul", "sun 20:00", "2026-03-27T12:00"), "2026-03-29 17:00");
    assert_eq!(read("America/New_York", "sun 02:30", "2026-03-06T12:00"), "2026-03-08 07:30");
    assert_eq!(read("America/New_York", "sun 01:30", "2026-10-30T12:00"), "2026-11-01 05:30");
    assert_eq!(read("Australia/Lord_Howe", "sun 02:15", "2026-10-02T12:00"), "2026-10-03 15:45");
    assert_eq!(read("Pacific/Auckland", "20:00", "2026-11-28T20:30"), "2026-11-29 07:00");
}
