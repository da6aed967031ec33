//! Load tests: the program as a process, its resources, people who play without a pause, and the report.

mod cgroup;
mod compose;
mod machine;
mod memory;
mod player;
mod program;
mod report;
mod tally;

pub use self::cgroup::{Cgroup, ProcessorShare};
pub use self::compose::limit_of_compose;
pub use self::machine::Machine;
pub use self::memory::{MIB, Memory, family_time, processor_time};
pub use self::player::{Board, Player, Round, rounds};
pub use self::program::{Launch, Program, without_limits};
pub use self::report::{Report, mebibytes, seconds};
pub use self::tally::{Delays, Tally};
