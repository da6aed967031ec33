//! Connections to the database, and what becomes of a job when they fail.

pub(crate) mod connecting;
pub(crate) mod database_thread;
pub(crate) mod failure;
pub(crate) mod pool;
pub(crate) mod retries;
