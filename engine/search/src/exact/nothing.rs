//! Games of which nothing is known exactly.

use kuzhi_engine::Rules;

use super::{Exact, Knowledge};

/// Nothing is known: every position is searched.
pub(crate) struct Nothing;

impl<'a, R: Rules> Exact<'a, R> for Nothing {
    fn new(_rules: &'a R, _knowledge: &'a Knowledge) -> Self {
        Nothing
    }
}
