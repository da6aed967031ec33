//! Faults: the program is stopped, killed, misconfigured, or finds its disk full.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod backup;
mod calls;
mod crowd;
mod drills;
mod full_disk;
mod house;
mod http;
mod kill;
mod kill_start;
mod log;
mod metrics;
mod named;
mod postgres;
mod processes;
mod program;
mod ratings;
mod refusals;
mod restart;
mod rollover;
mod secrets;
mod sessions;
mod shards;
mod siege;
mod storm;
mod strangers;
mod tls;
mod transfer;
mod turns;
mod undo;
mod verify;
mod watched;
