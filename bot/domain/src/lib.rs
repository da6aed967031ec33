//! The domain of Kuzhi: what a match is and how it changes, pure and synchronous, without I/O.
//!
//! Time and chance are handed in. [`decide`](fn@matches::decide) decides on what people, the bot and the
//! clock want to do. Each module names only what stands above it.

mod all;
mod ids;
mod language;
mod named;
mod sought;
mod timestamp;

pub mod erasure;
pub mod limits;
pub mod typed;

pub mod calendar;
pub mod moments;

pub mod clock;
pub mod refusal;
pub mod settings;

pub mod matches;
pub mod people;
pub mod rating;
pub mod study;
pub mod tournaments;

pub mod feeds;

pub use all::all;
pub use ids::{
    ChannelId, EventId, GuildId, InteractionId, MatchId, MessageId, ParseMatchIdError,
    ParseTournamentIdError, PlayerId, RoleId, TournamentId,
};
pub use language::Language;
pub use sought::sought;
pub use timestamp::Timestamp;
