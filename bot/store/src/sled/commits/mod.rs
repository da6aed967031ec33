//! Commits: the changes of a job, the thread that writes them, and results with the standings that follow.

pub(crate) mod commit;
pub(crate) mod results;
pub(crate) mod transaction;
pub(crate) mod write_behind;
pub(crate) mod writer;
