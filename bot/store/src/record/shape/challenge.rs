//! The stored form of a challenge.

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::Challenge;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};

use super::erasure::leave;
use crate::record::RecordError;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChallengeRecord {
    challenger: PlayerId,
    invited: Option<PlayerId>,
    side: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    /// Only where it is true.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    balanced: bool,
    /// Left out where it is all, as nearly always.
    #[serde(default, skip_serializing_if = "TimeOff::is_all")]
    time_off: TimeOff,
    made: Timestamp,
    expires: Timestamp,
}

impl ChallengeRecord {
    pub(super) fn from_challenge(challenge: &Challenge) -> ChallengeRecord {
        let Challenge { challenger, invited, side, clock, balanced, time_off, made, expires } = *challenge;
        let clock = clock.map(|control| control.to_string());
        ChallengeRecord { challenger, invited, side, clock, balanced, time_off, made, expires }
    }

    pub(super) fn into_challenge(self) -> Result<Challenge, RecordError> {
        let ChallengeRecord { challenger, invited, side, clock, balanced, time_off, made, expires } = self;
        let clock = clock.as_deref().map(str::parse).transpose()?;
        Ok(Challenge { challenger, invited, side, clock, balanced, time_off, made, expires })
    }

    /// Puts the stand-in in the place of whoever leaves. False if they have none.
    pub(super) fn leave(&mut self, leaving: Erasure) -> bool {
        let mut any = leave(&mut self.challenger, leaving);
        if let Some(invited) = &mut self.invited {
            any |= leave(invited, leaving);
        }
        any
    }
}
