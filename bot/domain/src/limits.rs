//! Rate limits for expensive actions of people and servers, as token buckets.

use std::time::Duration;

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::{GuildId, PlayerId, Timestamp};

/// Numbers that grow by one with each change are far below this.
pub(crate) const MOST_CHANGES: u64 = 1 << 53;

/// A kind of action that costs others something: their peace, or the bot's processor time.
#[derive(
    Copy,
    Clone,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Cost {
    /// Notifying a person: a challenge, an offer.
    Notification,
    /// Drawing a picture or an animation for one person.
    Picture,
    /// Searching for a hint.
    Hint,
    /// Beginning a game against the bot, which the store keeps for good.
    Game,
}

crate::named!(Cost);

/// Whose use a bucket limits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BucketOwner {
    /// A person, wherever they are.
    Person(PlayerId),
    /// A server, for all people there together.
    Guild(GuildId),
}

/// The size of a bucket, and how fast it refills.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rate {
    /// The number of tokens in a full bucket.
    pub at_once: u16,
    /// The time in which one token comes back.
    pub each: Duration,
}

impl Rate {
    /// Returns the rate for this many people together.
    #[must_use]
    pub fn times(self, people: u16) -> Rate {
        let people = people.max(1);
        Rate { at_once: self.at_once.saturating_mul(people), each: self.each / u32::from(people) }
    }

    /// How long an empty bucket takes to fill up.
    fn whole(self) -> Duration {
        self.each.saturating_mul(self.at_once.into())
    }
}

/// The state of a token bucket. It is stored as the time at which the bucket is full again. So a bucket
/// refills by itself, and a full one need not be stored.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Bucket {
    /// When it is full.
    pub full: Timestamp,
}

impl Bucket {
    /// Takes one token.
    ///
    /// # Errors
    ///
    /// The time at which there is a token again, if the bucket is empty.
    pub fn take(self, rate: Rate, now: Timestamp) -> Result<Bucket, Timestamp> {
        self.take_some(1, rate, now)
    }

    /// Takes so many tokens at once, at most as many as a full bucket has.
    ///
    /// # Errors
    ///
    /// The time at which there are enough.
    pub fn take_some(self, tokens: usize, rate: Rate, now: Timestamp) -> Result<Bucket, Timestamp> {
        let empty = now + rate.whole();
        // A bucket far below empty was written by a wrong clock, or under a much slower rate.
        let before = if self.full > empty + rate.whole() { now } else { self.full.max(now) };
        let tokens = u16::try_from(tokens).unwrap_or(u16::MAX).min(rate.at_once);
        let full = before + rate.each.saturating_mul(tokens.into());
        if full > empty { Err(now + full.since(empty)) } else { Ok(Bucket { full }) }
    }

    /// Takes so many tokens, or whatever there is.
    #[must_use]
    pub fn drain(self, tokens: usize, rate: Rate, now: Timestamp) -> Bucket {
        self.take_some(tokens, rate, now).unwrap_or(Bucket { full: now + rate.whole() })
    }

    /// Whether the bucket is full.
    pub fn is_full(self, now: Timestamp) -> bool {
        self.full <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp::from_millis(1_000_000_000);
    const RATE: Rate = Rate { at_once: 3, each: Duration::from_secs(2) };

    fn later(seconds: u64) -> Timestamp {
        NOON + Duration::from_secs(seconds)
    }

    fn emptied() -> Bucket {
        (0..3).fold(Bucket::default(), |bucket, _| bucket.take(RATE, NOON).unwrap())
    }

    #[test]
    fn so_many_at_once_and_then_one_each_time() {
        let empty = emptied();
        assert_eq!(empty.take(RATE, NOON), Err(later(2)));
        assert_eq!(empty.take(RATE, later(1)), Err(later(2)));
        let again = empty.take(RATE, later(2)).unwrap();
        assert_eq!(again.take(RATE, later(2)), Err(later(4)));
    }

    #[test]
    fn many_at_once_take_a_full_bucket() {
        let two = Bucket::default().take_some(2, RATE, NOON).unwrap();
        assert_eq!(
            (two.take_some(2, RATE, NOON), two.take_some(9, RATE, NOON)),
            (Err(later(2)), Err(later(4)))
        );
        assert_eq!(Bucket::default().take_some(900, RATE, NOON), Ok(emptied()));
        assert_eq!((two.drain(9, RATE, NOON), two.drain(1, RATE, NOON)), (emptied(), emptied()));
        assert_eq!(emptied().drain(9, RATE, NOON), emptied(), "nothing is owed");
    }

    #[test]
    fn a_bucket_refills_up_to_its_capacity() {
        let empty = emptied();
        assert!(!empty.is_full(later(5)) && empty.is_full(later(6)));
        let mut bucket = empty;
        for _ in 0..3 {
            bucket = bucket.take(RATE, later(3_600)).unwrap();
        }
        assert_eq!(bucket.take(RATE, later(3_600)), Err(later(3_602)));
    }

    #[test]
    fn a_small_clock_step_back_refills_nothing() {
        let before = Timestamp::from_millis(NOON.as_millis() - 500);
        assert_eq!(emptied().take(RATE, before), Err(later(2)));
    }

    #[test]
    fn a_wrong_clock_blocks_nobody_for_ever() {
        assert!(Bucket { full: later(1_000_000) }.take(RATE, NOON).is_ok());
    }

    #[test]
    fn a_server_has_as_much_as_several_people() {
        let server = RATE.times(10);
        assert_eq!((server.at_once, server.each), (30, Duration::from_millis(200)));
        assert_eq!(RATE.times(0), RATE);
    }
}
