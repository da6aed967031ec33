//! Commits: the changes of a job, the thread that writes them, and results with the standings that follow.

pub(crate) mod changes;
pub(crate) mod commit;
pub(crate) mod draft;
pub(crate) mod notes;
pub(crate) mod results;
pub(crate) mod writer;
