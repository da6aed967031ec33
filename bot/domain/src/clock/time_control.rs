//! Time controls: how much time players have for their moves.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time that the players of a match have.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// This many days for each move.
    Days(u8),
    /// A bank of so many hours for all moves. What is not used of them is not lost, and nothing is added.
    Hours(u8),
    /// A bank of hours to which each move adds some, up to what it was at the start.
    Reserve {
        /// The bank that each player starts with, in hours. It never holds more.
        hours: u8,
        /// Added with each move, in hours.
        added: u8,
    },
    /// A bank of minutes for all moves, plus an increment in seconds with each move.
    Live {
        /// The bank that each player starts with, in minutes.
        minutes: u8,
        /// Added with each move.
        seconds: u8,
    },
}

const DAY: Duration = Duration::from_hours(24);

/// The least and the most time for the first move of a live game.
const FIRST_MOVE: [Duration; 2] = [Duration::from_secs(30), Duration::from_mins(2)];

impl TimeControl {
    /// The time controls that the bot suggests: all with days, and some live ones.
    pub const PROPOSED: [TimeControl; 8] = [
        TimeControl::Days(1),
        TimeControl::Days(3),
        TimeControl::Days(7),
        TimeControl::RESERVE,
        TimeControl::Live { minutes: 3, seconds: 2 },
        TimeControl::Live { minutes: 5, seconds: 3 },
        TimeControl::Live { minutes: 10, seconds: 5 },
        TimeControl::Live { minutes: 30, seconds: 20 },
    ];

    /// The reserve that the bot suggests: three days, and twelve hours with each move.
    pub const RESERVE: TimeControl = TimeControl::Reserve { hours: 72, added: 12 };

    /// The maximum of a bank in minutes, and of an increment in seconds.
    pub const MOST: u8 = 180;

    /// The maximum of a bank in hours: a week.
    pub const MOST_HOURS: u8 = 168;

    /// Whether this time control is allowed. Not every number of days or minutes is.
    pub fn exists(self) -> bool {
        match self {
            TimeControl::Days(days) => [1, 3, 7].contains(&days),
            TimeControl::Hours(hours) => (1..=TimeControl::MOST_HOURS).contains(&hours),
            TimeControl::Reserve { hours, added } => {
                (1..=TimeControl::MOST_HOURS).contains(&hours) && (1..=hours).contains(&added)
            }
            TimeControl::Live { minutes, seconds } => {
                (1..=TimeControl::MOST).contains(&minutes) && seconds <= TimeControl::MOST
            }
        }
    }

    /// The time that a player has at the start of a match. With days, it is the time for each move.
    pub const fn bank(self) -> Duration {
        match self {
            TimeControl::Days(days) => DAY.saturating_mul(days as u32),
            TimeControl::Hours(hours) | TimeControl::Reserve { hours, .. } => {
                Duration::from_hours(hours as u64)
            }
            TimeControl::Live { minutes, .. } => Duration::from_mins(minutes as u64),
        }
    }

    /// The time for the first move, before which the clock stands: a fifth of a bank. `None` if the clock
    /// runs from the beginning, as with days or hours.
    pub fn for_first_move(self) -> Option<Duration> {
        let [least, most] = FIRST_MOVE;
        self.is_live().then(|| (self.bank() / 5).clamp(least, most))
    }

    /// Returns the time that a player has after a move. `had` is their time before it, `spent` the time it
    /// took.
    pub fn after_move(self, had: Duration, spent: Duration) -> Duration {
        match self {
            TimeControl::Days(_) => self.bank(),
            TimeControl::Hours(_) => had.saturating_sub(spent),
            TimeControl::Reserve { added, .. } => {
                self.bank().min(had.saturating_sub(spent) + Duration::from_hours(added.into()))
            }
            TimeControl::Live { seconds, .. } => {
                had.saturating_sub(spent) + Duration::from_secs(seconds.into())
            }
        }
    }

    /// The rest of a bank at which the player is warned: a fifth. `None` for short banks, which need no
    /// warning, for days, and for what each move fills up.
    pub fn low(self) -> Option<Duration> {
        match self {
            TimeControl::Hours(_) | TimeControl::Live { minutes: 5.., .. } => Some(self.bank() / 5),
            TimeControl::Days(_) | TimeControl::Reserve { .. } | TimeControl::Live { .. } => None,
        }
    }

    /// What a player can give the other at once: a day, what a move adds, or a fifth of a bank.
    pub fn gift(self) -> Duration {
        match self {
            TimeControl::Days(_) => DAY,
            TimeControl::Reserve { added, .. } => Duration::from_hours(added.into()),
            TimeControl::Hours(_) | TimeControl::Live { .. } => self.bank() / 5,
        }
    }

    /// The most time that a player may have left after such a gift.
    pub const fn most_with_gifts(self) -> Duration {
        self.bank().saturating_mul(2)
    }

    /// Whether both players stay at the board for the whole match.
    pub const fn is_live(self) -> bool {
        matches!(self, TimeControl::Live { .. })
    }

    /// Whether people play over days. Nobody has to be there when it begins, nor at the same time.
    pub fn is_for_days(self) -> bool {
        self.bank() >= DAY
    }

    /// Whether what a player does not use for a move stays theirs.
    pub const fn is_bank(self) -> bool {
        !matches!(self, TimeControl::Days(_))
    }

    /// How long a game takes in which each makes so many moves and uses all of their time.
    pub fn longest(self, moves: u32) -> Duration {
        let (bank, added) = match self {
            TimeControl::Days(_) => (Duration::ZERO, self.bank()),
            TimeControl::Hours(_) => (self.bank(), Duration::ZERO),
            TimeControl::Reserve { added, .. } => (self.bank(), Duration::from_hours(added.into())),
            TimeControl::Live { seconds, .. } => (self.bank(), Duration::from_secs(seconds.into())),
        };
        2 * (bank + moves * added)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Days(days) => write!(f, "{days}d"),
            TimeControl::Hours(hours) => write!(f, "{hours}h"),
            TimeControl::Reserve { hours, added } => write!(f, "{}+{}", Length(*hours), Length(*added)),
            TimeControl::Live { minutes, seconds } => write!(f, "{minutes}+{seconds}"),
        }
    }
}

/// Hours as they are written: in days if there are whole ones.
struct Length(u8);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_multiple_of(24) { write!(f, "{}d", self.0 / 24) } else { write!(f, "{}h", self.0) }
    }
}

/// Reads days or hours as hours.
fn length(text: &str) -> Option<u8> {
    let text = text.trim();
    let (number, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: u8 = number.trim_end().parse().ok()?;
    match unit {
        "d" | "D" => number.checked_mul(24),
        "h" | "H" => Some(number),
        _ => None,
    }
}

/// The error for a text that is not a time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{0}' is not a clock: write 1d, 3d or 7d, hours such as 36h, 3d+12h, or minutes and seconds such as 5+3"
)]
pub struct ParseTimeControlError(String);

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refused = || ParseTimeControlError(text.chars().take(20).collect());
        let text = text.trim();
        if let Some((Some(hours), Some(added))) =
            text.split_once('+').map(|(start, added)| (length(start), length(added)))
        {
            let control = TimeControl::Reserve { hours, added };
            return Some(control).filter(|control| control.exists()).ok_or_else(refused);
        }
        if let Some(days) = text.strip_suffix(['d', 'D']) {
            let days = days.trim_end().parse().map(TimeControl::Days);
            return days.ok().filter(|control| control.exists()).ok_or_else(refused);
        }
        if let Some(hours) = text.strip_suffix(['h', 'H']) {
            let hours = hours.trim_end().parse().map(TimeControl::Hours);
            return hours.ok().filter(|control| control.exists()).ok_or_else(refused);
        }
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| text.trim().parse().map_err(|_| refused());
        let control = TimeControl::Live { minutes: number(minutes)?, seconds: number(seconds)? };
        Some(control).filter(|control| control.exists()).ok_or_else(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_game_has_time_for_its_first_move() {
        for (minutes, secs) in [(1, 30), (3, 36), (5, 60), (10, 120), (180, 120)] {
            let first = TimeControl::Live { minutes, seconds: 9 }.for_first_move();
            assert_eq!(first, Some(Duration::from_secs(secs)), "{minutes}");
        }
        assert_eq!(TimeControl::Days(1).for_first_move(), None);
        assert_eq!(TimeControl::Hours(36).for_first_move(), None);
    }

    #[test]
    fn a_reserve_never_holds_more_than_at_the_start() {
        let hours = Duration::from_hours;
        let after = |had, spent| TimeControl::RESERVE.after_move(hours(had), hours(spent));
        assert_eq!([after(72, 5), after(72, 30), after(10, 10), after(3, 9)], [72, 54, 12, 12].map(hours));
    }

    #[test]
    fn the_longest_game_uses_all_time_of_both() {
        let days = |clock: &str| clock.parse::<TimeControl>().unwrap().longest(20).as_secs() / 86_400;
        assert_eq!(["1d", "3d", "3d+12h", "36h"].map(days), [40, 120, 26, 3]);
        assert_eq!("5+3".parse::<TimeControl>().unwrap().longest(30), Duration::from_mins(13));
    }

    #[test]
    fn text_round_trips() {
        for control in TimeControl::PROPOSED {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        assert_eq!("36 h".parse(), Ok(TimeControl::Hours(36)));
        for (text, hours, added) in
            [("3d+12h", 72, 12), ("36h+6h", 36, 6), (" 7D + 1d ", 168, 24), ("1h+1h", 1, 1)]
        {
            let control = TimeControl::Reserve { hours, added };
            assert_eq!((text.parse(), control.to_string().parse()), (Ok(control), Ok(control)), "{text}");
        }
        assert_eq!(TimeControl::RESERVE.to_string(), "3d+12h");
        assert_eq!(TimeControl::Hours(168).to_string().parse(), Ok(TimeControl::Hours(168)));
        for (text, live) in [("5", (5, 0)), (" 180 + 180 ", (180, 180)), ("1+0", (1, 0))] {
            let (minutes, seconds) = live;
            assert_eq!(text.parse(), Ok(TimeControl::Live { minutes, seconds }), "{text}");
        }
        for text in [
            "",
            "0+5",
            "2d",
            "0h",
            "169h",
            "h",
            "d",
            "5+",
            "+3",
            "181+0",
            "5+181",
            "-5+3",
            "5+3+1",
            "five",
            "1.5+2",
            "3d+12",
            "3+12h",
            "3d+",
            "8d+1h",
            "12h+1d",
            "3d+0h",
            "d+h",
            "3d+12h+1h",
            "99d+1h",
            "3é+1é",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text:?} was taken");
        }
    }
}
