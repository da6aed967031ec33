//! Challenges: who may challenge whom, and how a match begins.

pub(super) mod accept;
pub(super) mod balanced;
mod begin;
mod history;
mod rematch;

pub use accept::may_accept;
pub use balanced::can_be_balanced;
pub use begin::{BeginContext, Chance, MatchLimits, begin, may_challenge, may_play_more};
pub use history::{ChallengeHistory, Pair};
pub use rematch::rematch;
