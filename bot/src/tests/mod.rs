//! Tests of the whole crate.

mod sentences;
mod settings;
