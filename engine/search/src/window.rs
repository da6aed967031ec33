//! The values between which a search still has to tell.

use crate::value::SEED;

/// Beyond every value.
pub(crate) const INFINITE: i32 = i16::MAX as i32;
/// How far the value of an iteration may be off the last one's before it is asked again.
const ASPIRED: i32 = SEED;

/// The values that still matter to the player to move.
#[derive(Copy, Clone)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Asks only whether a value is above `alpha`.
    pub(crate) const fn just_above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// What is to be expected after a value was found with less effort.
    pub(crate) const fn around(value: i32) -> Window {
        Window { alpha: value - ASPIRED, beta: value + ASPIRED }
    }

    pub(crate) const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
