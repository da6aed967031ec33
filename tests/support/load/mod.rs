//! Load: the program as a process, what it costs, and people who play without a pause.

mod cgroup;
mod memory;
mod player;
mod program;
mod tally;

pub use self::cgroup::Cgroup;
pub use self::memory::{MIB, Memory};
pub use self::player::{Board, Player, Round, rounds};
pub use self::program::{Launch, Program, without_limits};
pub use self::tally::{Delays, Tally};
