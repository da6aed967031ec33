use super::*;

const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };

const fn at(secs: u64) -> Timestamp {
    Timestamp::from_millis(secs * 1_000)
}

#[test]
fn only_the_movers_clock_runs_and_moves_add_the_increment() {
    let clock = GameClock::run(LIVE, at(0)).after_move(Side::South, at(20));
    assert_eq!(clock.banks, [Duration::from_secs(283), Duration::from_mins(5)]);
    // The same player moves again.
    let clock = clock.after_move(Side::South, at(30));
    assert_eq!(clock.banks, [Duration::from_secs(276), Duration::from_mins(5)]);
    assert_eq!(clock.runs_out(Side::North), at(330));
    assert!(!clock.is_up(Side::North, at(329)) && clock.is_up(Side::North, at(330)));
    assert_eq!(clock.left(Side::North, at(400)), Duration::ZERO);
}

#[test]
fn a_live_clock_stands_until_the_first_move() {
    let clock = GameClock::start(LIVE, at(0));
    assert_eq!((clock.runs_out(Side::South), clock.reminder(Side::South)), (at(60), None));
    assert!(!clock.is_up(Side::South, at(59)) && clock.is_up(Side::South, at(60)));
    let begun = clock.after_move(Side::South, at(50));
    assert_eq!(begun, GameClock { since: at(50), credited_until: at(50), ..GameClock::run(LIVE, at(0)) });
    // Who is late keeps a full bank.
    let up = GameClock { notice: Notice::Up, ..clock };
    assert_eq!(up.known_banks(Side::South), clock.banks);
    assert_eq!(GameClock { notice: Notice::Up, ..begun }.known_banks(Side::North)[1], Duration::ZERO);
    assert_eq!(up.after_move(Side::South, at(90)).banks, clock.banks);
    for control in [TimeControl::Days(1), TimeControl::Hours(36)] {
        assert_eq!(GameClock::start(control, at(0)), GameClock::run(control, at(0)));
    }
}

#[test]
fn a_gift_before_the_first_move_is_time_for_it() {
    let clock = GameClock::start(LIVE, at(0));
    let given = clock.with_gift(Side::South, at(20)).unwrap();
    assert_eq!((given.runs_out(Side::South), given.banks), (at(120), clock.banks));
    assert_eq!(given.with_gift(Side::South, at(30)), None, "plenty");
    let up = GameClock { notice: Notice::Up, ..clock }.with_gift(Side::South, at(200)).unwrap();
    assert_eq!((up.runs_out(Side::South), up.notice), (at(260), Notice::Reminded));
}

#[test]
fn nobody_has_less_than_nothing() {
    let clock = GameClock::run(LIVE, at(0)).after_move(Side::South, at(10_000));
    assert_eq!(clock.banks[0], Duration::from_secs(3));
}

#[test]
fn a_takeback_gives_nobody_time() {
    let clock = GameClock::run(LIVE, at(0)).after_move(Side::South, at(20));
    let clock = clock.after_takeback(Side::North, at(50));
    assert_eq!(clock.banks, [Duration::from_secs(283), Duration::from_secs(270)]);
    assert_eq!(clock.runs_out(Side::South), at(50 + 283));
    let days = GameClock::start(TimeControl::Days(1), at(0)).after_takeback(Side::North, at(9_000));
    assert_eq!(days.runs_out(Side::South), at(9_000 + 86_400));
}

#[test]
fn a_gift_adds_a_day_or_a_fifth_of_a_bank() {
    let hours = |hours: u64| at(hours * 3_600);
    let days = |days: u8| GameClock::start(TimeControl::Days(days), at(0));
    let given = days(3).with_gift(Side::South, hours(60)).unwrap();
    assert_eq!((given.runs_out(Side::South), given.banks), (hours(96), days(3).banks));
    // With less than all of the days used, the move gets more of them than usual; the next does not.
    let given = days(1).with_gift(Side::South, hours(6)).unwrap();
    assert_eq!(given.runs_out(Side::South), hours(48));
    assert_eq!(given.with_gift(Side::South, hours(7)), None, "plenty");
    assert_eq!(given.after_move(Side::South, hours(9)).banks, days(1).banks);
    // Time that is up is given from now on.
    let up = GameClock { notice: Notice::Up, ..days(3) }.with_gift(Side::South, hours(100)).unwrap();
    assert_eq!((up.runs_out(Side::South), up.notice), (hours(124), Notice::Reminded));
    let live = GameClock { notice: Notice::Up, ..GameClock::run(LIVE, at(0)) };
    let given = live.with_gift(Side::South, at(400)).unwrap();
    assert_eq!((given.runs_out(Side::South), given.banks[1]), (at(460), Duration::from_mins(5)));
    assert_eq!(
        GameClock::run(LIVE, at(0)).with_gift(Side::South, at(100)).unwrap().left(Side::South, at(100)),
        Duration::from_secs(260)
    );
}

#[test]
fn organisers_give_time_for_a_move_once() {
    let hours = |hours: u64| at(hours * 3_600);
    let day = GameClock::start(TimeControl::Days(1), at(0));
    let gift = (Duration::from_hours(6), hours(10));
    let given = day.with_time_given(Side::South, gift).unwrap();
    assert_eq!(given.runs_out(Side::South), hours(30));
    assert_eq!(given.with_time_given(Side::South, gift), None, "once");
    assert_eq!(given.after_move(Side::South, hours(12)).banks, day.banks, "for this move alone");
    let moved = day.after_move(Side::South, hours(11));
    assert_eq!(moved.with_time_given(Side::North, gift), None, "it was for the other move");
    let much = (Duration::from_hours(240), hours(10));
    let most = day.with_time_given(Side::South, much).unwrap();
    assert_eq!(most.runs_out(Side::South), hours(58), "two days at most");
    let reserve = GameClock::start(TimeControl::RESERVE, at(0));
    let given = reserve.with_time_given(Side::South, gift).unwrap();
    assert_eq!(given.runs_out(Side::South), hours(78));
}

#[test]
fn days_are_for_each_move() {
    let clock = GameClock::start(TimeControl::Days(1), at(0)).after_move(Side::South, at(80_000));
    assert_eq!(clock.runs_out(Side::South), at(80_000 + 86_400));
    assert_eq!(clock.reminder(Side::North), Some(at(80_000 + 64_800)));
}

#[test]
fn a_reserve_runs_down_and_fills_up() {
    let hours = |hours: u64| at(hours * 3_600);
    let clock = GameClock::start(TimeControl::RESERVE, at(0));
    assert_eq!((clock.first_move, clock.runs_out(Side::South)), (None, hours(72)));
    let clock = clock.after_move(Side::South, hours(60));
    assert_eq!(clock.banks, [24, 72].map(Duration::from_hours));
    let clock = clock.after_move(Side::North, hours(61));
    assert_eq!(clock.banks, [24, 72].map(Duration::from_hours), "it never holds more");
    // They are reminded of each move, by what is left of it.
    assert_eq!(clock.reminder(Side::South), Some(hours(61 + 18)));
    let later =
        clock.reminded(Side::South).after_move(Side::South, hours(80)).after_move(Side::North, hours(80));
    assert_eq!(
        (later.banks[0], later.reminder(Side::South)),
        (Duration::from_hours(17), Some(hours(80) + Duration::from_mins(765)))
    );
    let given = clock.with_gift(Side::South, hours(71)).unwrap();
    assert_eq!(given.runs_out(Side::South), hours(71 + 14 + 12));
    let back = clock.after_takeback(Side::South, hours(65));
    assert_eq!(back.banks[0], Duration::from_hours(20), "spent time stays spent");
}

#[test]
fn low_time_is_announced_once_per_game() {
    let clock = GameClock::run(LIVE, at(0));
    assert_eq!(clock.reminder(Side::South), Some(at(240)));
    let told = clock.reminded(Side::South);
    assert_eq!((told.notice, told.reminder(Side::South)), (Notice::Reminded, None));
    // Increments bring the bank above the mark again.
    let above = told.after_move(Side::South, at(241)).after_move(Side::South, at(241));
    assert_eq!(above.banks[0], Duration::from_secs(65));
    assert_eq!(above.reminder(Side::South), None);
    assert_eq!(above.reminder(Side::North), Some(at(241 + 240)), "each player is told");
    assert_eq!(above.after_takeback(Side::North, at(250)).reminder(Side::South), None);
}

#[test]
fn no_reminder_on_a_turn_that_begins_low_on_time() {
    let clock = GameClock { banks: [Duration::from_mins(1); 2], ..GameClock::run(LIVE, at(0)) };
    assert_eq!(clock.reminder(Side::South), None);
    let clock = GameClock::run(LIVE, at(0));
    assert!(clock.is_worth_saying(Side::South, at(280)) && !clock.is_worth_saying(Side::South, at(281)));
    let days = GameClock::start(TimeControl::Days(1), at(0));
    assert!(days.is_worth_saying(Side::South, at(86_390)));
}

#[test]
fn of_a_short_bank_nobody_is_told() {
    for (minutes, first) in [(4, None), (5, Some(at(240))), (180, Some(at(8_640)))] {
        let clock = GameClock::run(TimeControl::Live { minutes, seconds: 9 }, at(0));
        assert_eq!(clock.reminder(Side::South), first, "{minutes}");
    }
}

#[test]
fn an_absence_is_taken_off_once() {
    let clock = GameClock::run(LIVE, at(0));
    let pushed = clock.with_absence_credited(Side::South, at(100), at(400)).unwrap();
    assert_eq!(pushed.left(Side::South, at(400)), Duration::from_secs(200));
    assert_eq!(pushed.with_absence_credited(Side::South, at(100), at(400)), None);
    // The pause is extended later, from the same mark.
    let again = pushed.with_absence_credited(Side::South, at(100), at(450)).unwrap();
    assert_eq!(again.left(Side::South, at(450)), Duration::from_secs(200));
    // A turn that began after the mark.
    let late = GameClock::run(LIVE, at(390)).with_absence_credited(Side::South, at(100), at(400)).unwrap();
    assert_eq!(late.left(Side::South, at(400)), Duration::from_mins(5));
}

#[test]
fn setting_the_clock_back_changes_no_bank() {
    let hour = Duration::from_hours(1);
    for since in [100, 4_990] {
        let clock = GameClock::run(LIVE, at(since));
        let left = clock.left(Side::South, at(5_000));
        let back = clock.after_step_back(hour, at(1_395), at(1_400)).unwrap();
        assert_eq!(back.left(Side::South, at(1_400)), left, "{since}");
        assert_eq!(back.after_step_back(hour, at(1_395), at(1_400)), None, "once");
    }
    let later = GameClock::run(LIVE, at(1_397));
    assert_eq!(later.after_step_back(hour, at(1_395), at(1_400)), None, "it began after that");
    // Time that was credited to it before stays credited.
    let credited = GameClock::run(LIVE, at(4_800));
    let credited = credited.with_absence_credited(Side::South, at(4_850), at(4_950)).unwrap();
    let back = credited.after_step_back(hour, at(1_395), at(1_400)).unwrap();
    assert_eq!(back.left(Side::South, at(1_400)), Duration::from_secs(200));
}

#[test]
fn a_turn_in_the_future_begins_now() {
    let clock = GameClock::run(LIVE, at(3_600));
    assert_eq!(clock.without_future_times(at(0)).unwrap().runs_out(Side::South), at(300));
    assert_eq!(clock.without_future_times(at(3_590)), None, "another machine's clock may be somewhat ahead");
}

#[test]
fn time_does_not_run_out_while_nobody_can_move() {
    let clock = GameClock { notice: Notice::Up, ..GameClock::run(LIVE, at(0)) };
    let pushed = clock.with_absence_credited(Side::South, at(200), at(1_000)).unwrap();
    assert!(!pushed.is_up(Side::South, at(1_000)) && pushed.notice == Notice::Reminded);
    let before = clock.with_absence_credited(Side::South, at(310), at(1_000)).unwrap();
    assert!(before.is_up(Side::South, at(1_000)) && before.notice == Notice::Up);
}

/// A calendar with times away, in hours.
fn away<const N: usize>(spans: [[u64; 2]; N]) -> Calendar {
    let hours = |hours: u64| at(hours * 3_600);
    spans.into_iter().fold(Calendar::default(), |calendar, [from, until]| {
        let gone = calendar.go_away(hours(until), hours(from), 300);
        gone.unwrap()
    })
}

#[test]
fn days_do_not_run_for_who_is_away() {
    let hours = |hours: u64| at(hours * 3_600);
    let calendar = away([[10, 58]]);
    let gone = || [Some(&calendar), None];
    for control in ["1d", "3d", "36h", "3d+12h"].map(|control| control.parse::<TimeControl>().unwrap()) {
        let clock = GameClock::start(control, hours(0));
        let stands = clock.with_calendars(gone()).unwrap();
        assert_eq!(stands.with_calendars(gone()), None, "it is known");
        assert_eq!(stands.runs_out(Side::South), hours(48) + control.bank());
        assert_eq!(
            stands.left(Side::South, hours(50)),
            control.bank().saturating_sub(Duration::from_hours(10))
        );
        assert_eq!(
            stands.left(Side::South, hours(60)),
            control.bank().saturating_sub(Duration::from_hours(12))
        );
        let moved = stands.after_move(Side::South, hours(50));
        assert_eq!(moved.banks[0], control.after_move(control.bank(), Duration::from_hours(10)));
        assert_eq!(moved.runs_out(Side::North), hours(50) + control.bank(), "the other is not away");
        // Coming back early shows at once.
        let back = away([[10, 58]]).come_back(hours(20)).unwrap();
        let early = stands.with_calendars([Some(&back), None]).unwrap();
        assert_eq!(early.runs_out(Side::South), hours(10) + control.bank());
    }
    for control in ["5+3", "180+180", "12h", "6h+1h"].map(|control| control.parse().unwrap()) {
        assert_eq!(GameClock::start(control, hours(0)).with_calendars(gone()), None, "{control}");
    }
}

#[test]
fn whoever_is_away_too_late_has_lost() {
    let hours = |hours: u64| at(hours * 3_600);
    let clock = GameClock::start(TimeControl::Days(1), hours(0));
    let late = clock.with_calendars([Some(&away([[25, 90]])), None]).unwrap();
    assert!(late.is_up(Side::South, hours(24)) && late.runs_out(Side::South) == hours(24));
}

#[test]
fn outages_and_times_away_add_up() {
    let hours = |hours: u64| at(hours * 3_600);
    let clock = GameClock::start(TimeControl::Days(1), hours(0));
    let stands = clock.with_calendars([Some(&away([[10, 30]])), None]).unwrap();
    for ([from, until], lost) in [
        // Before it, in it, over its beginning and its end, around it, and after it.
        ([2, 5], 3),
        ([12, 20], 0),
        ([8, 20], 2),
        ([20, 34], 4),
        ([5, 35], 10),
        ([32, 40], 8),
    ] {
        let credited = stands.with_absence_credited(Side::South, hours(from), hours(until)).unwrap();
        assert_eq!(credited.runs_out(Side::South), hours(24 + 20 + lost), "{from} {until}");
        assert_eq!(credited.with_absence_credited(Side::South, hours(from), hours(until)), None);
        let twice = credited.with_absence_credited(Side::South, hours(40), hours(41)).unwrap();
        assert_eq!(twice.runs_out(Side::South), hours(24 + 20 + lost + 1));
    }
    let gift = stands.with_gift(Side::South, hours(9)).unwrap();
    assert_eq!(gift.runs_out(Side::South), hours(24 + 20 + 24));
}
