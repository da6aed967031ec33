//! Memory: how much the process has and may have, and how it is divided.

mod plan;
mod used;
mod watch;

pub(crate) use plan::MemoryPlan;
pub(crate) use used::{limit, resident};
pub(crate) use watch::watch;

/// A mebibyte, in bytes.
const MIB: u64 = 1 << 20;
