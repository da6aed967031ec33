//! The section `[limits]`.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::layers::Layers;

const AT_ONCE: RangeInclusive<u16> = 1..=1000;
const LEAST: Duration = Duration::from_millis(100);
const HOUR: Duration = Duration::from_hours(1);

/// Limits on the bot's memory and on expensive actions, and the people and servers that may not use the bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// How much memory the bot may use, in MiB.
    pub memory_mb: u32,
    /// How many challenges and offers a person may send in one burst.
    pub notifications_at_once: u16,
    /// After a burst, one more is allowed in each period of this length.
    pub notification_each: Duration,
    /// How many pictures and animations a person may ask for in one burst.
    pub pictures_at_once: u16,
    /// After a burst, one more is allowed in each period of this length.
    pub picture_each: Duration,
    /// How many hints a person may ask for in one burst.
    pub hints_at_once: u16,
    /// After a burst, one more is allowed in each period of this length.
    pub hint_each: Duration,
    /// How many games against the bot a person may begin in one burst.
    pub games_at_once: u16,
    /// After a burst, one more is allowed in each period of this length.
    pub game_each: Duration,
    /// All people of a server together have the limits of this many people.
    pub people_per_server: u16,
    /// The ids of people who may not use the bot.
    pub blocked_people: Vec<u64>,
    /// The ids of servers that may not use the bot.
    pub blocked_servers: Vec<u64>,
}

impl Limits {
    pub(crate) fn check(layers: &Layers) -> Self {
        Self {
            memory_mb: layers.number("limits.memory_mb", 84..=65_536),
            notifications_at_once: layers.number("limits.notifications_at_once", AT_ONCE),
            notification_each: layers.duration("limits.notification_each", LEAST..=HOUR),
            pictures_at_once: layers.number("limits.pictures_at_once", AT_ONCE),
            picture_each: layers.duration("limits.picture_each", LEAST..=HOUR),
            hints_at_once: layers.number("limits.hints_at_once", AT_ONCE),
            hint_each: layers.duration("limits.hint_each", LEAST..=HOUR),
            games_at_once: layers.number("limits.games_at_once", AT_ONCE),
            game_each: layers.duration("limits.game_each", LEAST..=HOUR),
            people_per_server: layers.number("limits.people_per_server", 1..=1000),
            blocked_people: layers.ids("limits.blocked_people"),
            blocked_servers: layers.ids("limits.blocked_servers"),
        }
    }
}
