//! The stored form of a game's clock.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::clock::{GameClock, Notice, TimeOff};
use serde::{Deserialize, Serialize};

use crate::record::RecordError;

/// A clock; the banks are milliseconds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClockRecord {
    control: String,
    south: u64,
    north: u64,
    /// The time for the first move, while the clock stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first_move: Option<u64>,
    since: Timestamp,
    settled: Timestamp,
    notice: NoticeRecord,
    told_low: [bool; 2],
    /// Left out where it is all, as nearly always.
    #[serde(default, skip_serializing_if = "TimeOff::is_all")]
    time_off: TimeOff,
    /// When the players' time does not run.
    #[serde(default, skip_serializing_if = "are_empty")]
    calendars: [Option<Calendar>; 2],
}

fn are_empty(calendars: &[Option<Calendar>; 2]) -> bool {
    calendars.iter().all(Option::is_none)
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum NoticeRecord {
    Nothing,
    Reminded,
    Up,
}

impl ClockRecord {
    pub(super) fn into_clock(self) -> Result<GameClock, RecordError> {
        Ok(GameClock {
            control: self.control.parse()?,
            banks: [self.south, self.north].map(Duration::from_millis),
            first_move: self.first_move.map(Duration::from_millis),
            since: self.since,
            credited_until: self.settled,
            notice: match self.notice {
                NoticeRecord::Nothing => Notice::Nothing,
                NoticeRecord::Reminded => Notice::Reminded,
                NoticeRecord::Up => Notice::Up,
            },
            told_low: self.told_low,
            time_off: self.time_off,
            calendars: self.calendars.map(|calendar| calendar.map(Arc::new)),
        })
    }
}

impl From<GameClock> for ClockRecord {
    fn from(clock: GameClock) -> ClockRecord {
        // No bank comes near to what a u64 of milliseconds holds.
        let millis = |bank: Duration| u64::try_from(bank.as_millis()).unwrap_or(u64::MAX);
        let [south, north] = clock.banks.map(millis);
        let notice = match clock.notice {
            Notice::Nothing => NoticeRecord::Nothing,
            Notice::Reminded => NoticeRecord::Reminded,
            Notice::Up => NoticeRecord::Up,
        };
        let first_move = clock.first_move.map(millis);
        let GameClock { control, since, credited_until: settled, told_low, time_off, calendars, .. } = clock;
        let control = control.to_string();
        let calendars = calendars.map(|calendar| calendar.map(Arc::unwrap_or_clone));
        ClockRecord {
            control,
            south,
            north,
            first_move,
            since,
            settled,
            notice,
            told_low,
            time_off,
            calendars,
        }
    }
}
