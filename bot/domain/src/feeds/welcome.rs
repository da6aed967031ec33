//! The message that welcomes people to a server's games, and is kept true.

use serde::{Deserialize, Serialize};

use super::posting::pause;
use crate::tournaments::{Tournament, TournamentStage};
use crate::{ChannelId, MessageId, PlayerId, Timestamp};

/// The next tournament of a server that people can enter, if there is one.
pub fn next_tournament(all: &[Tournament], now: Timestamp) -> Option<&Tournament> {
    let is_next = |one: &&Tournament| one.stage == TournamentStage::Open && one.rules.begins > now;
    all.iter().filter(is_next).min_by_key(|one| one.rules.begins)
}

/// The message that welcomes people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// Where it is.
    pub channel: ChannelId,
    /// Its message, once it has arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<MessageId>,
    /// Who has asked for it.
    pub set_by: PlayerId,
    /// The version of the record with which it was asked for, which tells it from those before.
    pub since: u64,
    /// A digest of what the message shows.
    #[serde(default)]
    pub shown: u64,
    /// When to look whether it is still true, or to try again to post it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Timestamp>,
    /// How often it could not be posted or changed.
    #[serde(default)]
    pub failures: u32,
}

impl Welcome {
    /// How often it may fail before it is given up.
    pub const MOST_FAILURES: u32 = 6;

    /// Returns one that is to be posted now.
    pub const fn new(channel: ChannelId, set_by: PlayerId, since: u64, now: Timestamp) -> Welcome {
        Welcome { channel, message: None, set_by, since, shown: 0, due: Some(now), failures: 0 }
    }

    /// Notes that its message shows this, and is true until then.
    pub const fn note_shown(&mut self, message: MessageId, shown: u64, until: Option<Timestamp>) {
        (self.message, self.shown, self.due, self.failures) = (Some(message), shown, until, 0);
    }

    /// Notes that it could not be posted or changed, to try again in a while. Returns whether that is given
    /// up.
    pub fn put_off(&mut self, now: Timestamp) -> bool {
        self.due = Some(now + pause(self.failures));
        self.failures += 1;
        self.failures >= Self::MOST_FAILURES
    }
}
