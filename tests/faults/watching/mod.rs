//! What the program says of itself: its log and its metrics.

pub(crate) mod log;
pub(crate) mod metrics;
pub(crate) mod secrets;
