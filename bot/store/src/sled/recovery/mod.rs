//! Opening the database, and recovery: what a kill or a broken disk has left is compared with the journal and
//! repaired.

pub(crate) mod agreement;
pub(crate) mod comparison;
pub(crate) mod damaged;
pub(crate) mod open_database;
pub(crate) mod open_with_journal;
pub(crate) mod quarantine;
pub(crate) mod ratings_agreement;
pub(crate) mod rebuild;
pub(crate) mod reconcile;
pub(crate) mod rerate;
pub(crate) mod swap;
pub(crate) mod verify;
