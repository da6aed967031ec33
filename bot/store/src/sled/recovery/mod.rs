//! Opening the database, and recovery: what a kill or a broken disk has left is compared with the journal and
//! repaired.
//!
//! `open_with_journal` runs a start: it finishes a replacement that a kill broke off (`swap/`), opens the
//! database (`open_database`), scans the journal, and repairs what differs (`comparison/reconcile.rs`) or
//! builds the database anew (`rebuild`). Then ratings are computed again if that is due (`rerate`). What was
//! committed and not shown is left to the bot's start.

pub(crate) mod consistency;
pub(crate) mod open_database;
pub(crate) mod open_with_journal;
pub(crate) mod quarantine;
pub(crate) mod ratings_consistency;
pub(crate) mod rebuild;
pub(crate) mod rerate;
pub(crate) mod swap;
pub(crate) mod verify;
