//! The choice of a clock, or of none.

use kuzhi_domain::clock::TimeControl;

use crate::request::wire::{Part, Text, Words};

/// Stands for no clock.
pub const NO_CLOCK: &str = "none";

/// Parses the name of a clock, or of none.
pub fn clock_by_id(id: &str) -> Option<Option<TimeControl>> {
    if id == NO_CLOCK { Some(None) } else { id.parse().ok().map(Some) }
}

/// Returns the name of a clock, or of none.
pub fn clock_id(clock: Option<TimeControl>) -> String {
    clock.map_or_else(|| NO_CLOCK.to_owned(), |control| control.to_string())
}

impl Part for Option<TimeControl> {
    fn write(&self, text: &mut Text) {
        text.add(clock_id(*self));
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        clock_by_id(words.next()?)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        use proptest::prelude::*;
        let longest = [Some(TimeControl::Live { minutes: 180, seconds: 180 }), None];
        let proposed = TimeControl::PROPOSED.map(Some).into_iter().chain(longest);
        proptest::sample::select(proposed.collect::<Vec<_>>()).boxed()
    }
}
