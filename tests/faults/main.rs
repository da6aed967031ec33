//! Faults: the program is stopped, killed, misconfigured, or finds its disk full.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod activity;
mod crowd;
mod derby;
mod full_disk;
mod house;
mod kills;
mod network;
mod operator;
mod postgres;
mod processes;
mod program;
mod store_folder;
mod tournaments;
mod watched;
mod watching;
mod weeks;
