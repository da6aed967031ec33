//! Limits on how often people may challenge someone who does not play with them.

use std::time::Duration;

use crate::refusal::Refusal;
use crate::{PlayerId, Timestamp};

/// The number of challenges without a game that need no wait. Each further one does.
const FREE: u8 = 2;

/// The first wait between challenges that lead to nothing. Each further one doubles it.
const FIRST_WAIT: Duration = Duration::from_mins(1);

/// The wait after the first declined challenge. Each further declined one doubles it.
const AFTER_DECLINED: Duration = Duration::from_mins(10);

/// The longest wait.
const LONGEST: Duration = Duration::from_hours(6);

/// After this long without a challenge, everything is forgotten.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(24);

/// A challenger and the person they challenge.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// The one who may have to wait.
    pub challenger: PlayerId,
    /// The person who is challenged.
    pub invited: PlayerId,
}

/// The unsuccessful challenges from one person to another since they last played, or since a day without any.
///
/// It makes no difference whether a challenge was cancelled, expired or is still open: the invited person was
/// pinged. So the challenger can correct a first mistake at once, but the phone of a person who does not want
/// to play stays quiet.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ChallengeHistory {
    /// All of them, declined ones included.
    pub challenges: u8,
    /// The number of declined ones.
    pub declined: u8,
    /// When the last one was made or declined.
    pub last: Timestamp,
    /// The next challenge has to wait until this time.
    pub until: Timestamp,
}

impl ChallengeHistory {
    /// Checks whether the next challenge may be made now.
    ///
    /// # Errors
    ///
    /// [`Refusal::ChallengedTooOften`] or [`Refusal::DeclinedLately`], with the time when it may.
    pub fn may_challenge(self, invited: PlayerId, now: Timestamp) -> Result<(), Refusal> {
        let ChallengeHistory { declined, until, .. } = self.remembered(now);
        if now >= until {
            Ok(())
        } else if declined > 0 {
            Err(Refusal::DeclinedLately { invited, until })
        } else {
            Err(Refusal::ChallengedTooOften { invited, until })
        }
    }

    /// Adds a challenge.
    #[must_use]
    pub fn challenged(self, now: Timestamp) -> ChallengeHistory {
        let before = self.remembered(now);
        let challenges = before.challenges.saturating_add(1);
        let wait = match challenges.checked_sub(FREE) {
            Some(further) => doubled(FIRST_WAIT, further),
            None => Duration::ZERO,
        };
        ChallengeHistory { challenges, last: now, until: before.until.max(now + wait), ..before }
    }

    /// Records that one of the challenges was declined.
    #[must_use]
    pub fn declined(self, now: Timestamp) -> ChallengeHistory {
        let before = self.remembered(now);
        let wait = doubled(AFTER_DECLINED, before.declined);
        let declined = before.declined.saturating_add(1);
        ChallengeHistory { declined, last: now, until: before.until.max(now + wait), ..before }
    }

    /// Whether none of this counts any more: it is long past, or a wrong clock has dated it into the future.
    pub fn is_forgotten(self, now: Timestamp) -> bool {
        now.since(self.last) >= FORGOTTEN_AFTER || self.until.since(now) > LONGEST * 2
    }

    fn remembered(self, now: Timestamp) -> ChallengeHistory {
        if self.is_forgotten(now) { ChallengeHistory::default() } else { self }
    }
}

fn doubled(wait: Duration, times: u8) -> Duration {
    wait.saturating_mul(1 << times.min(16)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp::from_millis(1_000_000_000);
    const BOB: PlayerId = PlayerId(2);

    fn later(minutes: u64) -> Timestamp {
        NOON + Duration::from_mins(minutes)
    }

    fn wait(history: ChallengeHistory, now: Timestamp) -> Duration {
        match history.may_challenge(BOB, now) {
            Ok(()) => Duration::ZERO,
            Err(
                Refusal::ChallengedTooOften { invited: BOB, until }
                | Refusal::DeclinedLately { invited: BOB, until },
            ) => until.since(now),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_wait_doubles_from_the_third_challenge() {
        let (mut history, mut now, mut waits) = (ChallengeHistory::default(), NOON, Vec::new());
        for _ in 0..12 {
            history = history.challenged(now);
            let minutes = wait(history, now).as_secs() / 60;
            waits.push(minutes);
            now = now + Duration::from_mins(minutes);
        }
        assert_eq!(waits, [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    }

    #[test]
    fn who_was_declined_waits_longer_each_time() {
        let (mut history, mut now, mut waits) = (ChallengeHistory::default(), NOON, Vec::new());
        for _ in 0..7 {
            history = history.challenged(now).declined(now);
            let minutes = wait(history, now).as_secs() / 60;
            waits.push(minutes);
            now = now + Duration::from_mins(minutes);
        }
        assert_eq!(waits, [10, 20, 40, 80, 160, 320, 360]);
    }

    #[test]
    fn a_day_without_a_challenge_is_forgotten() {
        let history = (0..9).fold(ChallengeHistory::default(), |one, _| one.challenged(NOON).declined(NOON));
        assert!(!history.is_forgotten(later(24 * 60 - 1)) && history.is_forgotten(later(24 * 60)));
        let anew = history.challenged(later(24 * 60));
        assert_eq!((anew.challenges, anew.declined, wait(anew, later(24 * 60))), (1, 0, Duration::ZERO));
    }

    #[test]
    fn a_wrong_clock_blocks_nobody_for_ever() {
        let history = ChallengeHistory::default().challenged(later(1_000_000)).declined(later(1_000_000));
        assert_eq!(wait(history, NOON), Duration::ZERO);
    }
}
