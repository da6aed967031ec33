//! Reading what is stored of matches.

pub(crate) mod cache;
pub(crate) mod careers;
pub(crate) mod due;
pub(crate) mod leaderboards;
pub(crate) mod lines;
pub(crate) mod lookups;
pub(crate) mod single;
