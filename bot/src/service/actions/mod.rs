//! What requests do: one module for each group of actions.

pub(super) mod analysis;
pub(super) mod challenge;
pub(super) mod games;
pub(super) mod help;
pub(super) mod hint;
pub(super) mod history;
pub(super) mod leaderboard;
pub(super) mod learning;
pub(super) mod looking;
pub(super) mod my_data;
pub(super) mod notes;
pub(super) mod offers;
mod past_games;
pub(super) mod plans;
pub(super) mod profile;
pub(super) mod puzzle;
pub(super) mod questions;
pub(super) mod rematch;
pub(super) mod replay;
pub(super) mod review;
pub(super) mod settings;
pub(super) mod stranded;
pub(super) mod typing;
pub(super) mod undo;
pub(super) mod which;
pub(super) mod written_games;
