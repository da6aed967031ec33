//! Who is typing.

use std::time::{Duration, Instant};

use super::World;
use crate::discord::ids::Snowflake;

/// How long a person counts as typing.
const LASTS: Duration = Duration::from_secs(10);

impl World {
    /// Makes a person type in a channel.
    pub fn note_typing(&mut self, channel: Snowflake, person: Snowflake) {
        self.typing.retain(|_, since| since.elapsed() < LASTS);
        self.typing.insert((channel, person), Instant::now());
    }

    /// Returns who is typing in a channel: until they write something, or for 10 seconds.
    pub fn typing_in(&self, channel: Snowflake) -> Vec<Snowflake> {
        let here =
            self.typing.iter().filter(|((place, _), since)| *place == channel && since.elapsed() < LASTS);
        here.map(|((_, person), _)| *person).collect()
    }

    /// A person who writes something stops typing.
    pub(super) fn end_typing(&mut self, channel: Snowflake, person: Snowflake) {
        self.typing.remove(&(channel, person));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_written_types_no_more() {
        let mut world = World::new(String::new());
        let (hall, ada) = (Snowflake::new(1), Snowflake::new(2));
        world.note_typing(hall, ada);
        assert_eq!(world.typing_in(hall), [ada]);
        assert!(world.typing_in(Snowflake::new(3)).is_empty());
        world.end_typing(hall, ada);
        assert!(world.typing_in(hall).is_empty());
    }
}
