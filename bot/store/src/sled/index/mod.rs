//! Indexes that follow from the matches.

pub(crate) mod careers;
pub(crate) mod leaderboards;
pub(crate) mod marks;
pub(crate) mod places;
