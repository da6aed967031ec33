//! The sections of the settings, one file each.

pub(crate) mod activity;
pub(crate) mod backup;
pub(crate) mod discord;
pub(crate) mod http;
pub(crate) mod limits;
pub(crate) mod log;
pub(crate) mod matches;
pub(crate) mod metrics;
pub(crate) mod privacy;
pub(crate) mod store;
pub(crate) mod thinking;
