//! Languages: in each of them, everything that is shown stays within Discord's limits.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod limits;
mod matches;
#[path = "../rules/random.rs"]
#[allow(dead_code)] // the tests of the rules draw more
mod random;
mod screens;
mod texts;
