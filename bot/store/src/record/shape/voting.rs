//! The stored form of votes, where a channel plays.

use std::time::Duration;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{Silence, Vote, VoteRules, Voting};
use kuzhi_domain::{PlayerId, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::erasure::leave;
use crate::record::RecordError;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VotingRecord {
    host: PlayerId,
    /// In seconds.
    window: u64,
    silence: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opened: Option<Timestamp>,
    votes: Vec<(PlayerId, String)>,
    last: Vec<(PlayerId, String)>,
    /// Left out if not, as nearly always.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    helped: bool,
}

impl VotingRecord {
    pub(super) fn from_voting(voting: &Voting) -> VotingRecord {
        let Voting { host, rules, opened, votes, last, is_helped } = voting;
        let written = |votes: &[Vote]| votes.iter().map(|vote| (vote.who, vote.mv.to_string())).collect();
        VotingRecord {
            host: *host,
            window: rules.window.as_secs(),
            silence: rules.silence.id().to_owned(),
            opened: *opened,
            votes: written(votes),
            last: written(last),
            helped: *is_helped,
        }
    }

    pub(super) fn into_voting(self) -> Result<Voting, RecordError> {
        let VotingRecord { host, window, silence, opened, votes, last, helped } = self;
        let read = |votes: Vec<(PlayerId, String)>| -> Result<Vec<Vote>, RecordError> {
            votes.into_iter().map(|(who, mv)| Ok(Vote { who, mv: mv.parse()? })).collect()
        };
        let window = Duration::from_secs(window);
        let silence = Silence::by_id(&silence).ok_or(RecordError::NoSuchValue(silence))?;
        let rules = VoteRules { window, silence };
        Ok(Voting { host, rules, opened, votes: read(votes)?, last: read(last)?, is_helped: helped })
    }

    /// Puts the stand-in in the place of whoever leaves. False if they have none.
    pub(super) fn leave(&mut self, leaving: Erasure) -> bool {
        let voters = self.votes.iter_mut().chain(&mut self.last).map(|(who, _)| who);
        let mut any = leave(&mut self.host, leaving);
        for who in voters {
            any |= leave(who, leaving);
        }
        any
    }
}

/// Leaves only a person's own votes in a record: those of others are theirs.
pub(in crate::record) fn keep_votes_of(voting: &mut Value, who: PlayerId) {
    let own = serde_json::json!(who);
    for votes in ["votes", "last"] {
        if let Some(votes) = voting.get_mut(votes).and_then(Value::as_array_mut) {
            votes.retain(|vote| vote.get(0) == Some(&own));
        }
    }
    if voting.get("host") != Some(&own)
        && let Some(voting) = voting.as_object_mut()
    {
        voting.remove("host");
    }
}
