//! A store in a PostgreSQL database, for a bot that has outgrown one machine.
//!
//! # Design
//!
//! Rows contain the same records as other stores, beside the columns that they are found by. Each request is
//! one round trip to the server: a statement, or a batch of statements that are sent together. All
//! connections live on one thread of their own, so no click waits for another. Commits run in the order in
//! which they were submitted, together with others that wait (`writer.rs`), and so do delivery notes
//! (`notes.rs`). Everything else takes a connection from a pool. Anything that the bot promises to keep is
//! written on a connection that waits for the server's disk, and nothing else is.
//!
//! Only features that PostgreSQL shares with its relatives are used: transactions, conditional updates and
//! `ON CONFLICT`. There are no session locks, and no `LISTEN`.

mod commits;
mod connection;
mod database;
mod migrations;
mod named;
mod numbers;
mod people;
mod read;
mod row;
mod store;
mod transfer;

pub use self::database::Database;
pub use self::store::PostgresStore;
