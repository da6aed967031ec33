//! Every clock of days ends, whatever its player does with the time that does not count, and whatever the bot
//! misses.

use std::collections::BTreeSet;
use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::calendar::{Calendar, DaysOff, QuietHours, Week};
use kuzhi_domain::clock::{GameClock, TimeControl};
use kuzhi_domain::moments::TimeZone;
use kuzhi_engine::Side;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
const YEAR: Duration = Duration::from_hours(365 * 24);
const ME: Side = Side::South;

/// The begin of 2026: clocks change in March and October, and in the south in April and October.
const BEGIN: Timestamp = Timestamp::from_millis(1_767_225_600_000);

/// A player who wants to move as late as possible.
struct Player {
    calendar: Calendar,
    allowance: u16,
    /// The longest time away that they ask for at once.
    piece: Duration,
}

impl Player {
    /// They are away if they may, for as long as they may.
    fn rest(&mut self, now: Timestamp) {
        let left = u32::from(self.calendar.days_left(now, self.allowance)) * DAY;
        if let Ok(next) = self.calendar.go_away(now + left.min(self.piece), now, self.allowance) {
            self.calendar = next;
        }
    }
}

/// Plays turns, each to its last hour, and returns for how long the longest lasted beside outages.
fn longest_turn(player: &mut Player, control: TimeControl, outage: Duration) -> Duration {
    let (mut clock, mut now, mut longest) = (GameClock::start(control, BEGIN), BEGIN, Duration::ZERO);
    while now < BEGIN + YEAR {
        let (begun, mut missed) = (now, Duration::ZERO);
        if outage > Duration::ZERO {
            // The bot is away once a turn.
            let from = now + 5 * HOUR;
            clock = clock.with_absence_credited(ME, from, from + outage).unwrap_or(clock);
            missed = outage;
        }
        loop {
            let up = clock.runs_out(ME);
            now = now.max(up - HOUR);
            player.rest(now);
            match clock.with_calendars([Some(&player.calendar), None]) {
                Some(next) if next.runs_out(ME) > up => clock = next,
                _ => break,
            }
        }
        longest = longest.max(now.since(begun).saturating_sub(missed));
        assert!(
            clock.left(ME, now) <= HOUR,
            "{control} {:?} {player:?}",
            clock.left(ME, now),
            player = player.calendar
        );
        clock = clock.after_move(ME, now).after_move(ME.other(), now);
        if clock.banks[0] < 2 * HOUR {
            // Their bank is used up, and with it the game.
            clock = GameClock::start(control, now);
        }
        clock = clock.with_calendars([Some(&player.calendar), None]).unwrap_or(clock);
    }
    longest
}

#[test]
fn every_clock_of_days_ends_whatever_does_not_count() {
    let pairs = (1..=7).flat_map(|one| (1..=7).map(move |other| BTreeSet::from([one, other])));
    let days_off: BTreeSet<BTreeSet<i8>> = pairs.chain([BTreeSet::new()]).collect();
    let quiet =
        [None, QuietHours::new(20 * 60, 8 * 60), QuietHours::new(0, 12 * 60), QuietHours::new(90, 150)];
    let zones = ["Europe/Berlin", "Australia/Lord_Howe", "America/New_York", "Asia/Kolkata"];
    let controls =
        ["1d", "3d", "7d", "3d+12h", "36h", "168h"].map(|text| text.parse::<TimeControl>().unwrap());
    let mut number = 0;
    for days in &days_off {
        for quiet in quiet {
            for (allowance, outage) in [(0, 0), (30, 0), (30, 40), (7, 9)] {
                number += 1;
                let control = controls[number % controls.len()];
                let zone = TimeZone::by_name(zones[number / 3 % zones.len()]).unwrap();
                let week = Week { zone, days_off: DaysOff::new(days.iter().copied()).unwrap(), quiet };
                let calendar = Calendar::default().with_week(week, BEGIN - 14 * DAY);
                let piece = [DAY, 5 * DAY, 400 * DAY][number % 3];
                let mut player = Player { calendar, allowance, piece };
                let longest = longest_turn(&mut player, control, outage * HOUR);
                // Five days a week count, and half of each day, less the hour that a clock is put forward. No
                // two years have more than twice the days away.
                let most = control.bank().mul_f64(7.0 / 5.0 * 24.0 / 11.0) + 3 * DAY;
                let most = most + 2 * u32::from(allowance) * DAY;
                assert!(longest <= most, "{control} {days:?} {quiet:?} {allowance} {outage}: {longest:?}");
            }
        }
    }
    assert_eq!(number, 29 * 4 * 4);
}
