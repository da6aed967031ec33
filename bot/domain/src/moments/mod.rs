//! Moments as people write them: in a time zone, on a weekday, in so long.

mod cities;
mod day_words;
mod length_words;
mod local_day;
mod recurrence;
mod time_zone;
mod typed_moment;
mod typed_week;

pub(crate) use local_day::LocalDay;
pub use recurrence::{DayOfMonth, Every};
pub use time_zone::TimeZone;
pub use typed_moment::{TypedMoment, UnreadMoment};
pub use typed_week::{read_hours, read_weekdays};
