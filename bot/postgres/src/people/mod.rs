//! What is stored of people, servers, their tournaments, and processes.

pub(crate) mod feeds;
mod numbered;
pub(crate) mod personal;
pub(crate) mod processes;
pub(crate) mod records;
pub(crate) mod settings;
pub(crate) mod tournaments;
