//! Counts distinct people per day without identifying them.
//!
//! # Design
//!
//! Each person sets one bit of many, chosen by a hash with a key that is redrawn every day and stored
//! nowhere. The share of unset bits tells how many people there were, to about one in a hundred (linear
//! counting). Everything is cleared at midnight UTC.

use std::hash::{BuildHasher, RandomState};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::{PlayerId, Timestamp};

use super::{ALONE, Gauge};

/// The number of bits. It tells apart a few hundred thousand people.
const BITS: usize = 1 << 16;

const DAY: u64 = Duration::from_hours(24).as_secs();

static TODAY: LazyLock<Mutex<People>> = LazyLock::new(|| Mutex::new(People::of_day(0)));

/// Counts a person who does something.
pub(crate) fn record_person(who: PlayerId, now: Timestamp) {
    today(now, |people| people.add(who));
}

/// Sets the metric.
pub(crate) fn measure_people(now: Timestamp) {
    today(now, |people| Gauge::PeopleToday.set(ALONE, people.number()));
}

fn today(now: Timestamp, tell: impl FnOnce(&mut People)) {
    let mut people = TODAY.lock().unwrap_or_else(PoisonError::into_inner);
    let day = now.as_secs() / DAY;
    if people.day != day {
        *people = People::of_day(day);
    }
    tell(&mut people);
}

struct People {
    day: u64,
    key: RandomState,
    bits: Vec<u64>,
}

impl People {
    fn of_day(day: u64) -> People {
        People { day, key: RandomState::new(), bits: vec![0; BITS / 64] }
    }

    fn add(&mut self, who: PlayerId) {
        let bit = usize::try_from(self.key.hash_one(who) % BITS as u64).unwrap_or_default();
        self.bits[bit / 64] |= 1 << (bit % 64);
    }

    /// Returns the estimate.
    fn number(&self) -> f64 {
        let free: u32 = self.bits.iter().map(|bits| bits.count_zeros()).sum();
        let all = f64::from(u32::try_from(BITS).unwrap_or(u32::MAX));
        (all * (all / f64::from(free.max(1))).ln()).round()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_counted_once_a_day() {
        for number in [0_u32, 1, 2, 10, 1_000, 50_000, 200_000] {
            let mut people = People::of_day(1);
            for _ in 0..2 {
                (0..number).for_each(|who| people.add(PlayerId(u64::from(who) << 22)));
            }
            let (told, number) = (people.number(), f64::from(number));
            assert!((told - number).abs() <= 1.0_f64.max(number * 0.03), "{told} instead of {number}");
        }
    }

    #[test]
    fn a_new_day_knows_nobody() {
        let at = |secs: u64| Timestamp::from_millis(secs * 1_000);
        let number = |now| {
            let mut number = 0.0;
            today(now, |people| number = people.number());
            number
        };
        record_person(PlayerId(1), at(5 * DAY - 1));
        assert!(number(at(5 * DAY - 1)) >= 1.0);
        assert!(number(at(5 * DAY)) < 0.5);
    }
}
