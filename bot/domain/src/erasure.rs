//! People who leave. Their data is deleted, and a stand-in id takes their place in what others keep.

use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::{PlayerId, Timestamp};

/// The highest bit of every stand-in id. Discord's ids contain their creation time, and the ids with this
/// highest bit date from half a day on 1 January 2015. Nobody has one, because Discord began some months
/// later.
const NOBODY: u64 = 1 << 47;

/// For this long after a person has left, no match of theirs is rated. Otherwise they could be somebody's new
/// opponent as often as they like.
const UNRATED_FOR: Duration = Duration::from_hours(24);

/// Whether a person left so lately that their matches are not rated. A time far in the future comes from a
/// clock that was wrong.
pub fn has_left_lately(left: Timestamp, now: Timestamp) -> bool {
    now.since(left) < UNRATED_FOR && left.since(now) < UNRATED_FOR
}

impl PlayerId {
    /// Returns a stand-in id, chosen by a random number, for a person who leaves. Nobody on Discord has it.
    pub const fn stand_in(random: u64) -> PlayerId {
        PlayerId(NOBODY | (random & (NOBODY - 1)))
    }

    /// Returns the number by which a list still knows this person once they have left: a hash of their id
    /// with the key of that list. It looks like a stand-in, and is not the one in their matches.
    #[must_use]
    pub fn pseudonym(self, key: u64) -> PlayerId {
        let hash =
            Sha256::new().chain_update(key.to_be_bytes()).chain_update(self.0.to_be_bytes()).finalize();
        PlayerId::stand_in(hash.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    /// Whether this is the stand-in or the mark of a person who has left.
    pub const fn has_left(self) -> bool {
        self.0 >> 47 == 1
    }
}

/// A person who leaves, and their stand-in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Erasure {
    /// Their Discord id.
    pub who: PlayerId,
    /// The id that replaces theirs.
    pub stand_in: PlayerId,
}

impl Erasure {
    /// Chooses the stand-in by a random number.
    pub const fn new(who: PlayerId, random: u64) -> Erasure {
        Erasure { who, stand_in: PlayerId::stand_in(random) }
    }

    /// Returns the id of a player after this person has left.
    #[must_use]
    pub fn after(self, player: PlayerId) -> PlayerId {
        if player == self.who { self.stand_in } else { player }
    }

    /// The same for two players. Keeps their order.
    #[must_use]
    pub fn after_both(self, players: [PlayerId; 2]) -> [PlayerId; 2] {
        players.map(|player| self.after(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId(1_150_000_000_000_000_001);
    const BOB: PlayerId = PlayerId(1_150_000_000_000_000_002);

    #[test]
    fn nobody_has_the_number_of_a_stand_in() {
        for random in [0, 1, u64::MAX, 1 << 47] {
            let one = PlayerId::stand_in(random);
            assert!(one.has_left() && one.0 < 1 << 48, "{one}");
        }
        for somebody in [0, 1, 21_154_535_154_122_752, ADA.0, u64::MAX] {
            assert!(!PlayerId(somebody).has_left(), "{somebody}");
        }
    }

    #[test]
    fn a_mark_is_stable_and_differs_between_lists() {
        let mark = ADA.pseudonym(1);
        assert!(mark.has_left() && mark == ADA.pseudonym(1));
        assert!(mark != ADA.pseudonym(2) && mark != BOB.pseudonym(1));
    }

    #[test]
    fn who_left_within_a_day_has_left_lately() {
        let day = Duration::from_hours(24);
        let left = Timestamp::from_millis(1_000_000_000);
        assert!(has_left_lately(left, left) && has_left_lately(left, left + day - Duration::from_millis(1)));
        assert!(!has_left_lately(left, left + day));
        assert!(has_left_lately(left + Duration::from_secs(5), left), "clocks differ a little");
        assert!(!has_left_lately(left + day * 9, left), "a clock was wrong");
    }
}
