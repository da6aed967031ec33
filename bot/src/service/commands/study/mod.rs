//! Learning and looking back: rules, lessons, puzzles, hints, replays, reviews, analyses and notes.

pub(in crate::service) mod analysis;
pub(in crate::service) mod hint;
pub(in crate::service) mod notes;
pub(in crate::service) mod past_games;
pub(in crate::service) mod puzzle;
pub(in crate::service) mod replay;
pub(in crate::service) mod retry;
pub(in crate::service) mod review;
pub(in crate::service) mod rules;
pub(in crate::service) mod tutorial;
pub(in crate::service) mod written_games;
