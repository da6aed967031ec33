//! Everything shown stays within Discord's limits, in every language, and documents list all there is.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod documents;
mod lessons;
mod limits;
mod matches;
mod puzzles;
#[path = "../rules/random.rs"]
#[allow(dead_code)] // the tests of the rules draw more
mod random;
mod screens;
mod server;
mod texts;
mod tournaments;
