//! People and servers: what is kept of them, shown to them, and left to them to choose.

pub(crate) mod help;
pub(crate) mod history;
pub(crate) mod isolation;
pub(crate) mod languages;
pub(crate) mod leaderboard;
pub(crate) mod limits;
pub(crate) mod my_data;
pub(crate) mod notifications;
pub(crate) mod permissions;
pub(crate) mod profile;
pub(crate) mod ratings;
pub(crate) mod settings;
pub(crate) mod sight;
