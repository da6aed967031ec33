//! What a tournament has to tell people, each thing once.

use serde::{Deserialize, Serialize};

use super::field::Entrant;
use crate::{MatchId, Timestamp};

/// Something to post.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// Its number, which tells Discord a repeated one.
    pub number: u32,
    /// What it is.
    pub what: News,
    /// When somebody first tried to post it. Later tries notify nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tried: Option<Timestamp>,
}

/// What there is to tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum News {
    /// It begins at another time.
    PutOff,
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
    /// Somebody did not come to their game of an arena, and pauses.
    Missing(Entrant),
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
