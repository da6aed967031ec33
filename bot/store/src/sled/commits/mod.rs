//! Commits: the changes of a job, the thread that writes them, and the standings that follow from results.

pub(crate) mod changes;
pub(crate) mod commit;
pub(crate) mod draft;
pub(crate) mod notes;
pub(crate) mod standings;
pub(crate) mod writer;
