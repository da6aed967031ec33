//! Puzzles: generates them from games, and confirms exact ones by a plain search.

mod maker;
mod plain;
mod seen;
mod tables;

pub(crate) use maker::Maker;
pub(crate) use plain::confirm;
pub(crate) use tables::{limits_to_verify, tables_of, takes_long};
