//! Memory: how what the bot may use is divided, how much it has, and how much it may have.

mod plan;
mod used;
mod watch;

pub(crate) use plan::MemoryPlan;
pub(crate) use used::{limit, resident};
pub(crate) use watch::watch;

/// A mebibyte, in bytes.
const MIB: u64 = 1 << 20;
