//! The domain of Kuzhi: what a match is and how it changes, pure and synchronous, without I/O.
//!
//! Time and chance are handed in. [`decide`] decides on what people, the bot and the clock want to do.

mod all;
mod clock;
mod ids;
mod language;
mod limits;
mod matches;
mod people;
mod rating;
mod refusal;
mod settings;
mod study;
mod timestamp;
mod tournaments;
mod typed;

pub use all::all;
pub use clock::*;
pub use ids::{
    ChannelId, GuildId, InteractionId, MatchId, MessageId, ParseMatchIdError, ParseTournamentIdError,
    PlayerId, RoleId, TournamentId,
};
pub use language::Language;
pub use limits::{Bucket, BucketOwner, Cost, Rate};
pub use matches::*;
pub use people::*;
pub use rating::*;
pub use refusal::{LackedPermissions, LookingBack, NoPuzzle, Refusal};
pub use settings::*;
pub use study::*;
pub use timestamp::Timestamp;
pub use tournaments::*;
pub use typed::{fold, folded, plain};
