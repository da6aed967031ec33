//! The section `[limits]`.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::SettingsError;
use crate::layers::Layers;

const AT_ONCE: RangeInclusive<u16> = 1..=1000;
const LEAST: Duration = Duration::from_millis(100);
const HOUR: Duration = Duration::from_hours(1);

/// How much the bot may use, how often people may do what costs others something, and who may not use it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// How much memory the bot may use, in MiB.
    pub memory_mb: u32,
    /// How many challenges and offers a person may send at once.
    pub rings_at_once: u16,
    /// After that, one in each such time.
    pub ring_each: Duration,
    /// How many pictures and animations a person may ask for at once.
    pub pictures_at_once: u16,
    /// After that, one in each such time.
    pub picture_each: Duration,
    /// How many hints a person may ask for at once.
    pub hints_at_once: u16,
    /// After that, one in each such time.
    pub hint_each: Duration,
    /// As much as so many people have may all people of a server have together.
    pub people_per_server: u16,
    /// The ids of people who may not use the bot.
    pub blocked_people: Vec<u64>,
    /// The ids of servers on which it may not be used.
    pub blocked_servers: Vec<u64>,
}

impl Limits {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        Ok(Self {
            memory_mb: layers.number("limits.memory_mb", 84..=65_536)?,
            rings_at_once: layers.number("limits.rings_at_once", AT_ONCE)?,
            ring_each: layers.duration("limits.ring_each", LEAST..=HOUR)?,
            pictures_at_once: layers.number("limits.pictures_at_once", AT_ONCE)?,
            picture_each: layers.duration("limits.picture_each", LEAST..=HOUR)?,
            hints_at_once: layers.number("limits.hints_at_once", AT_ONCE)?,
            hint_each: layers.duration("limits.hint_each", LEAST..=HOUR)?,
            people_per_server: layers.number("limits.people_per_server", 1..=1000)?,
            blocked_people: layers.ids("limits.blocked_people")?,
            blocked_servers: layers.ids("limits.blocked_servers")?,
        })
    }
}
