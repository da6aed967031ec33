//! Screens of people and servers: profiles, histories, leaderboards, settings and personal data.

pub(crate) mod export;
pub(crate) mod history;
pub(crate) mod leaderboard;
pub(crate) mod my_data;
pub(crate) mod profile;
pub(crate) mod settings;
