//! Alpha-beta windows.

use crate::value::SEED;

/// A bound beyond every value.
pub(crate) const INFINITE: i32 = i16::MAX as i32;
/// The half-width of an aspiration window. If the value falls outside, the search is repeated.
const ASPIRED: i32 = SEED;

/// The alpha-beta window of the player to move.
#[derive(Copy, Clone)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Returns the null window that tests whether a value is above `alpha`.
    pub(crate) const fn just_above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// Returns the aspiration window around the value of a shallower search.
    pub(crate) const fn around(value: i32) -> Window {
        Window { alpha: value - ASPIRED, beta: value + ASPIRED }
    }

    pub(crate) const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
