//! Backups, compaction, checks, exports, and the removal of personal data.

pub(crate) mod backup;
pub(crate) mod compact;
mod consistency;
pub(crate) mod erasure;
pub(crate) mod personal;
mod ratings_consistency;
pub(crate) mod transfer;
pub(crate) mod verify;
