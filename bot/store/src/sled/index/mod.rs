//! Indexes that follow from the matches.

pub(crate) mod careers;
pub(crate) mod leaderboard_lines;
pub(crate) mod processed_interactions;
pub(crate) mod tournaments;
