//! The stored form of votes, where a channel plays.

use std::time::Duration;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{Rival, Silence, Vote, VoteRules, Voting};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
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
    /// Left out where the bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rival: Option<RivalRecord>,
    /// Left out if none was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    declined: Vec<MatchId>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum RivalRecord {
    Awaited,
    Asked { by: MatchId, who: PlayerId },
    Asking(MatchId),
    Waiting(MatchId),
    Plays(MatchId),
}

impl From<Rival> for RivalRecord {
    fn from(rival: Rival) -> RivalRecord {
        match rival {
            Rival::Awaited => RivalRecord::Awaited,
            Rival::Asked { by, who } => RivalRecord::Asked { by, who },
            Rival::Asking(id) => RivalRecord::Asking(id),
            Rival::Waiting(id) => RivalRecord::Waiting(id),
            Rival::Plays(id) => RivalRecord::Plays(id),
        }
    }
}

impl From<RivalRecord> for Rival {
    fn from(rival: RivalRecord) -> Rival {
        match rival {
            RivalRecord::Awaited => Rival::Awaited,
            RivalRecord::Asked { by, who } => Rival::Asked { by, who },
            RivalRecord::Asking(id) => Rival::Asking(id),
            RivalRecord::Waiting(id) => Rival::Waiting(id),
            RivalRecord::Plays(id) => Rival::Plays(id),
        }
    }
}

impl VotingRecord {
    pub(super) fn from_voting(voting: &Voting) -> VotingRecord {
        let Voting { host, rules, opened, votes, last, is_helped, rival, declined } = voting;
        let written = |votes: &[Vote]| votes.iter().map(|vote| (vote.who, vote.mv.to_string())).collect();
        VotingRecord {
            host: *host,
            window: rules.window.as_secs(),
            silence: rules.silence.id().to_owned(),
            opened: *opened,
            votes: written(votes),
            last: written(last),
            helped: *is_helped,
            rival: rival.map(RivalRecord::from),
            declined: declined.clone(),
        }
    }

    pub(super) fn into_voting(self) -> Result<Voting, RecordError> {
        let VotingRecord { host, window, silence, opened, votes, last, helped, rival, declined } = self;
        let read = |votes: Vec<(PlayerId, String)>| -> Result<Vec<Vote>, RecordError> {
            votes.into_iter().map(|(who, mv)| Ok(Vote { who, mv: mv.parse()? })).collect()
        };
        let window = Duration::from_secs(window);
        let silence = Silence::by_id(&silence).ok_or(RecordError::NoSuchValue(silence))?;
        let rules = VoteRules { window, silence };
        Ok(Voting {
            host,
            rules,
            opened,
            votes: read(votes)?,
            last: read(last)?,
            is_helped: helped,
            rival: rival.map(Rival::from),
            declined,
        })
    }

    /// Puts the stand-in in the place of whoever leaves. False if they have none.
    pub(super) fn leave(&mut self, leaving: Erasure) -> bool {
        let voters = self.votes.iter_mut().chain(&mut self.last).map(|(who, _)| who);
        let mut any = leave(&mut self.host, leaving);
        if let Some(RivalRecord::Asked { who, .. }) = &mut self.rival {
            any |= leave(who, leaving);
        }
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
    if let Some(asked) = voting.pointer_mut("/rival/asked").and_then(Value::as_object_mut)
        && asked.get("who") != Some(&own)
    {
        asked.remove("who");
    }
    if voting.get("host") != Some(&own)
        && let Some(voting) = voting.as_object_mut()
    {
        voting.remove("host");
    }
}
