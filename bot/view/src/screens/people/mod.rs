//! Screens of people and servers: profiles, histories, leaderboards, settings and personal data.

pub(crate) mod calendar;
pub(crate) mod export;
pub(crate) mod history;
pub(crate) mod itself;
pub(crate) mod ladder;
pub(crate) mod leaderboard;
pub(crate) mod my_data;
pub(crate) mod next_step;
pub(crate) mod profile;
pub(crate) mod settings;
