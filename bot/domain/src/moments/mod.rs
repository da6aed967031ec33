//! Moments as people write them: in a time zone, on a weekday, in so long.

mod cities;
mod day_words;
mod length_words;
mod recurrence;
mod time_zone;
mod typed_moment;

pub use recurrence::{DayOfMonth, Every};
pub use time_zone::TimeZone;
pub use typed_moment::{TypedMoment, UnreadMoment};
