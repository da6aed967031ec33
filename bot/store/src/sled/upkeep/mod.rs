//! Backups, compaction, exports, and the removal of personal data.

pub(crate) mod backup;
pub(crate) mod compact;
pub(crate) mod erasure;
pub(crate) mod personal;
pub(crate) mod transfer;
