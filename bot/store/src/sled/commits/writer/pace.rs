//! When the next flush may begin: after the one before it, or beside it.

use std::time::{Duration, Instant};

use kuzhi_journal::OVERLAPPING;

/// Flushes that take less follow one another: handing one to another thread would cost more than it saves.
const SLOW: Duration = Duration::from_millis(1);

/// How many flushes follow one another, after those beside others took too long, before that is tried again.
const RETRY: u32 = 500;

/// Each flush counts for this part of the mean.
const PART: u32 = 8;

/// Decides from how long flushes took.
///
/// While a slow disk, or a disk behind a network, flushes, processors rest. Two flushes at once then write
/// almost twice as many groups, if the disk makes them side by side. If it makes one after the other, the
/// second one takes twice as long, and nothing is gained.
#[derive(Default, Debug)]
pub(crate) struct Pace {
    /// How long a flush takes on average if it is the only one.
    alone: Duration,
    /// The same beside another one, if that is known.
    beside: Option<Duration>,
    /// How many flushes have followed one another since that was known to be too long.
    tries: u32,
    last: Option<Instant>,
}

impl Pace {
    /// Whether flushes overlap.
    pub(crate) fn overlaps(&self) -> bool {
        self.alone >= SLOW && !self.is_beside_too_long()
    }

    /// Returns when a flush may begin beside the last one: so that they begin at equal intervals.
    pub(crate) fn next(&self) -> Option<Instant> {
        let parts = u32::try_from(OVERLAPPING).unwrap_or(u32::MAX);
        self.last.map(|last| last + self.alone / parts)
    }

    /// Takes note that a flush begins.
    pub(crate) const fn begins(&mut self, now: Instant) {
        self.last = Some(now);
    }

    /// Takes note of how long a flush took, alone or beside another one.
    pub(crate) fn took(&mut self, time: Duration, was_alone: bool) {
        if was_alone {
            self.alone = mean(self.alone, time);
            self.tries = if self.is_beside_too_long() { self.tries + 1 } else { 0 };
            if self.tries >= RETRY {
                (self.tries, self.beside) = (0, None);
            }
        } else {
            let beside = self.beside.map_or(time, |beside| mean(beside, time));
            self.beside = Some(beside);
            // Alone it would take no longer. Under load no flush is alone.
            self.alone = self.alone.min(beside);
        }
    }

    fn is_beside_too_long(&self) -> bool {
        self.beside.is_some_and(|beside| beside > self.alone * 3 / 2)
    }
}

fn mean(mean: Duration, time: Duration) -> Duration {
    (mean * (PART - 1) + time) / PART
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn after(flushes: &[(u32, bool)]) -> Pace {
        let mut pace = Pace::default();
        for (ms, was_alone) in flushes {
            (0..50).for_each(|_| pace.took(MS * *ms, *was_alone));
        }
        pace
    }

    #[test]
    fn flushes_overlap_on_a_slow_disk_alone() {
        assert!(!Pace::default().overlaps(), "nothing is known");
        assert!(!after(&[(0, true)]).overlaps());
        assert!(after(&[(5, true)]).overlaps());
        assert!(after(&[(5, true), (6, false)]).overlaps());
        assert!(!after(&[(5, true), (0, true)]).overlaps());
        assert!(!after(&[(5, true), (0, false)]).overlaps(), "it has become quick, and no flush was alone");
    }

    #[test]
    fn one_slow_flush_among_quick_ones_changes_nothing() {
        let mut pace = after(&[(0, true)]);
        pace.took(MS * 7, true);
        assert!(!pace.overlaps());
    }

    #[test]
    fn a_serial_disk_gets_one_flush_at_a_time() {
        let mut pace = after(&[(5, true), (10, false)]);
        assert!(!pace.overlaps());
        let alone = (1..=RETRY).find(|_| {
            pace.took(MS * 5, true);
            pace.overlaps()
        });
        assert_eq!(alone, Some(RETRY));
        pace.took(MS * 10, false);
        assert!(!pace.overlaps());
        pace.took(MS * 40, true);
        assert!(pace.overlaps(), "it has become slower");
    }

    #[test]
    fn overlapping_flushes_begin_at_equal_intervals() {
        let (mut pace, now) = (after(&[(8, true)]), Instant::now());
        assert_eq!(pace.next(), None);
        pace.begins(now);
        let left = pace.next().unwrap() - now;
        assert!(MS * 3 < left && left <= MS * 4, "{left:?}");
    }
}
