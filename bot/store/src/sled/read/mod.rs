//! Reading what is stored.

pub(crate) mod feeds;
pub(crate) mod leaderboards;
pub(crate) mod lookups;
pub(crate) mod matches;
pub(crate) mod people;
pub(crate) mod private_notes;
pub(crate) mod processes;
pub(crate) mod reviews;
pub(crate) mod settings;
pub(crate) mod tournaments;
