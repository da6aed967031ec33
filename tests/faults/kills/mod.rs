//! The program is killed, stopped and started again, whatever happens meanwhile.

pub(crate) mod kill;
pub(crate) mod kill_start;
pub(crate) mod pings;
pub(crate) mod restart;
pub(crate) mod rollover;
pub(crate) mod siege;
pub(crate) mod storm;
