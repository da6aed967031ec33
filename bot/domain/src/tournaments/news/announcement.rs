//! What a tournament has to tell people, each thing once.

use serde::{Deserialize, Serialize};

use crate::tournaments::field::Entrant;
use crate::{MatchId, PlayerId, Timestamp};

/// Something to post, in one message or several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// Its number, which tells Discord a repeated one.
    pub number: u32,
    /// What it is.
    pub what: News,
    /// Whom it notifies, if that is everyone who takes part, or who is missing. Whoever comes or leaves
    /// later moves nobody from one of its messages to another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PlayerId>,
    /// When somebody last tried to post the next message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tried: Option<Timestamp>,
    /// How many of its messages are not sent again: they have arrived, or Discord will never take them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub arrived: u16,
    /// Who has read the next message already, because they prefer direct messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub written: Vec<PlayerId>,
}

impl Announcement {
    /// Something that nobody has tried to post.
    pub const fn new(number: u32, what: News, people: Vec<PlayerId>) -> Announcement {
        Announcement { number, what, people, tried: None, arrived: 0, written: Vec::new() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// What there is to tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum News {
    /// It is held once more: whoever played the last time is asked.
    AskedAgain,
    /// It begins at another time.
    PutOff,
    /// It begins in a day. Those are told who entered long before.
    DayBefore,
    /// It begins soon. Those who have entered are called.
    Soon,
    /// It has begun. Rounds and challenges tell more.
    Begun,
    /// A round begins, counted from 0. Its players are called.
    RoundBegun(u16),
    /// Little time is left to begin games of a round. Those who have not are called.
    RoundEnding(u16),
    /// All games of a round are over.
    RoundOver(u16),
    /// Somebody is ready for their game. The other one is called.
    Ready {
        /// The game.
        game: MatchId,
        /// Who is there.
        who: Entrant,
    },
    /// Somebody is challenged on the ladder.
    Challenged {
        /// The game.
        game: MatchId,
    },
    /// A challenger has taken a place on the ladder.
    PlaceTaken {
        /// The game.
        game: MatchId,
    },
    /// These sink on the ladder soon, because they have not played.
    Sinking(Vec<Entrant>),
    /// These have sunk by a place.
    Sunk(Vec<Entrant>),
    /// These did not come to their games, and get none until they are back.
    Missing(Vec<Entrant>),
    /// An organiser has decided something that players have to know: a line of the log, counted from 0.
    Decided(usize),
    /// It is paused.
    Paused,
    /// It goes on.
    Resumed,
    /// It is over.
    Over,
    /// It was called off.
    CalledOff,
}

impl News {
    /// The game that it is about, if it is about one.
    pub(in crate::tournaments) const fn game(&self) -> Option<MatchId> {
        match self {
            News::Ready { game, .. } | News::Challenged { game } | News::PlaceTaken { game } => Some(*game),
            _ => None,
        }
    }

    /// Whether everyone who takes part is notified.
    pub(in crate::tournaments) const fn is_for_everyone(&self) -> bool {
        matches!(self, News::PutOff | News::Begun | News::CalledOff)
    }
}
