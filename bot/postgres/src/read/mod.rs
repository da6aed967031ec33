//! Reading what is stored of matches.

pub(crate) mod cache;
pub(crate) mod careers;
pub(crate) mod due;
pub(crate) mod leaderboards;
pub(crate) mod lookups;
pub(crate) mod places;
pub(crate) mod single;
