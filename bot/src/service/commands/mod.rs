//! What requests do: one module for each group of commands.

pub(super) mod matches;
pub(super) mod people;
pub(super) mod study;
pub(super) mod tournaments;
