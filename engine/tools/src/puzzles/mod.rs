//! Puzzles: generates them from games, and confirms exact ones by a plain search.

mod maker;
mod plain;
mod seen;
mod tables;

pub(crate) use maker::Maker;
pub(crate) use plain::{confirm, is_within_reach};
pub(crate) use tables::{limits, tables_of, takes_long};
