//! The desk: what a match is and what may become of it. Pure and synchronous; nothing here does I/O.

mod begin;
mod decide;
mod evaluation;
mod hint;
mod house_rules;
mod ids;
mod intent;
mod matches;
mod preferences;
mod refusal;
mod standing;
mod timestamp;

pub use begin::{Allowance, Circumstances, Surroundings, begin, may_challenge, may_play_more};
pub use decide::{decide, may_offer_agreement};
pub use evaluation::Evaluation;
pub use hint::{Hint, Question, may_have_hint};
pub use house_rules::{HouseRule, HouseRules, Setting, may_settle};
pub use ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, ParseMatchIdError, PlayerId};
pub use intent::{Actor, Intent, Invitation, Opponent, SideChoice};
pub use matches::{
    Challenge, Ending, Match, Over, Place, Playing, Seat, Seats, Stage, Withdrawal, Withdrawn,
};
pub use preferences::{Challengers, Pings, Preference, Preferences};
pub use refusal::Refusal;
pub use standing::{MatchResult, Scope, Standing, rate};
pub use timestamp::Timestamp;
