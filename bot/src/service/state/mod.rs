//! The parts of the service. Each owns its state and knows nothing about requests.

pub(super) mod absence;
pub(super) mod boards;
pub(super) mod bot;
pub(super) mod channel_access;
pub(super) mod deadlines;
pub(super) mod discord_time;
pub(super) mod file_hints;
mod first_game;
#[cfg(test)]
pub(crate) mod gates;
pub(super) mod letter_boards;
pub(super) mod live_matches;
pub(super) mod loading;
pub(super) mod match_changes;
pub(super) mod match_lock;
pub(super) mod my_data;
pub(super) mod overload;
pub(super) mod records;
pub(super) mod reviews;
pub(super) mod solvers;
#[cfg(test)]
pub(crate) mod steps;
pub(super) mod tasks;
pub(super) mod written_games;
