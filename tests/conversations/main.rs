//! Conversations: people, the real bot, and what the channel shows.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod activity;
mod bot;
mod challenges;
mod delivery;
mod harmless;
mod matches;
mod people;
mod readme;
mod server;
mod stores;
mod study;
mod tournaments;
