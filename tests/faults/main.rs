//! Faults: the program is stopped, killed, misconfigured, or finds its disk full.

mod full_disk;
mod kill;
mod program;
mod refusals;
mod restart;
