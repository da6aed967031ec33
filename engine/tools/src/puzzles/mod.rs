//! Puzzles: generates them from games, and confirms exact ones by a second, simple search.

mod maker;
mod seen;
mod tables;
mod verifier;

pub(crate) use maker::Maker;
pub(crate) use tables::{limits, tables_of, takes_long};
pub(crate) use verifier::{confirm, is_within_reach};
