//! Clocks: time controls, the time that players have left, and players whose time is up.

mod game_clock;
mod time_control;
mod time_off;

pub(crate) use game_clock::AHEAD;
pub use game_clock::{GameClock, Notice};
pub use time_control::{ParseTimeControlError, TimeControl};
pub use time_off::TimeOff;
