//! Kuzhi, a Discord bot for mancala games.

pub mod app;
pub mod store;
