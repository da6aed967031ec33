//! Commits of matches and of what was delivered of them.

pub(crate) mod batch;
pub(crate) mod commit;
pub(crate) mod delivered;
pub(crate) mod latest;
pub(crate) mod matches;
pub(crate) mod notes;
pub(crate) mod rated;
pub(crate) mod rerate;
pub(crate) mod writer;
