//! The parts of the service. Each owns its state and knows nothing about requests.
//!
//! # Several processes
//!
//! What is kept here is known to one process. With several over one database that does no harm:
//!
//! - Locks of matches order the work of one process; the version of a match orders that of all.
//! - Deadlines only say when to ask the database next.
//! - While the bot thinks, the match is leased. If two processes think, one commits.
//! - Limits on hints and pictures are counted per process, written behind, and read at its start.
//! - A person may have one hint in progress per process, and managers may hear once a week from each of them
//!   that files are not allowed.
//! - Of two changes of settings by one person at the same moment the later one holds, and both see that.

pub(super) mod absence;
pub(super) mod announcing;
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
mod tournament_facts;
pub(super) mod tournaments;
pub(super) mod written_games;
