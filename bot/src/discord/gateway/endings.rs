//! Backs off, longer each time, when sessions and connections end soon after they began. Discord resets the
//! token of a bot that begins too many sessions a day.

use std::time::Duration;

/// How many in a row are no accident any more.
const ALARMING: u32 = 3;

/// Counts those that ended soon, one after another.
#[derive(Debug)]
pub(crate) struct Endings {
    /// How long one must last for the next to follow at once.
    settled: Duration,
    /// The pause after the second in a row.
    first: Duration,
    longest: Duration,
    in_a_row: u32,
}

/// What follows an ending.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rest {
    /// How long to wait before the next.
    pub(crate) pause: Duration,
    /// How many in a row have ended soon.
    pub(crate) in_a_row: u32,
}

impl Endings {
    pub(crate) const fn new(settled: Duration, first: Duration, longest: Duration) -> Endings {
        Endings { settled, first, longest, in_a_row: 0 }
    }

    /// Notes that one has ended after this time.
    pub(crate) fn record_ending(&mut self, lasted: Duration) -> Rest {
        self.in_a_row = if lasted < self.settled { self.in_a_row.saturating_add(1) } else { 0 };
        let pause = match self.in_a_row.checked_sub(2) {
            None => Duration::ZERO,
            Some(doublings) => self.first.saturating_mul(1 << doublings.min(16)).min(self.longest),
        };
        Rest { pause, in_a_row: self.in_a_row }
    }
}

impl Rest {
    /// Whether an operator should know.
    pub(crate) const fn is_alarming(self) -> bool {
        self.in_a_row >= ALARMING
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn pauses_grow_while_nothing_lasts() {
        let mut endings = Endings::new(300 * SECOND, 2 * SECOND, 300 * SECOND);
        let mut seconds = || endings.record_ending(299 * SECOND).pause.as_secs();
        let pauses: Vec<u64> = (0..11).map(|_| seconds()).collect();
        assert_eq!(pauses, [0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
        assert_eq!(endings.record_ending(300 * SECOND), Rest { pause: Duration::ZERO, in_a_row: 0 });
        assert_eq!(endings.record_ending(SECOND).pause, Duration::ZERO);
    }

    #[test]
    fn a_day_has_enough_sessions_however_soon_they_end() {
        for lasts in [0, 1, 60, 299, 300, 301] {
            let mut endings = Endings::new(300 * SECOND, 2 * SECOND, 300 * SECOND);
            let (mut passed, mut sessions) = (Duration::ZERO, 0);
            while passed < Duration::from_hours(24) {
                // A turn to begin takes 5.5 s.
                passed += lasts * SECOND + endings.record_ending(lasts * SECOND).pause.max(6 * SECOND);
                sessions += 1;
            }
            assert!(sessions < 310, "{sessions} sessions of {lasts} s");
        }
    }

    #[test]
    fn the_third_in_a_row_is_no_accident() {
        let mut endings = Endings::new(SECOND, SECOND, SECOND);
        let alarms = [0, 0, 0, 2, 0].map(|lasted| endings.record_ending(lasted * SECOND).is_alarming());
        assert_eq!(alarms, [false, false, true, false, false]);
    }
}
