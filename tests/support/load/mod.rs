//! Load: the program as a process, what it costs, people who play without a pause, and what is said of it all.

mod cgroup;
mod memory;
mod player;
mod program;
mod report;
mod tally;

pub use self::cgroup::Cgroup;
pub use self::memory::{MIB, Memory, processor_time};
pub use self::player::{Board, Player, Round, rounds};
pub use self::program::{Launch, Program, without_limits};
pub use self::report::{Report, mebibytes, seconds};
pub use self::tally::{Delays, Tally};
