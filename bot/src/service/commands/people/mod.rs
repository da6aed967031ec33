//! People and servers: profiles, histories, leaderboards, settings and personal data.

pub(in crate::service) mod calendar;
pub(in crate::service) mod help;
pub(in crate::service) mod history;
pub(in crate::service) mod leaderboard;
pub(in crate::service) mod my_data;
pub(in crate::service) mod profile;
pub(in crate::service) mod settings;
