//! Resets the world of a stand-in that keeps running.

use super::{APPLICATION, World};
use crate::discord::mischief::Faults;

impl World {
    /// Removes everyone but the bot, and everything said, done and registered. The bot's emoji stay.
    pub fn start_over(&mut self) {
        self.people.retain(|&id, _| id == APPLICATION);
        self.guilds.clear();
        self.channels.clear();
        self.messages.clear();
        self.nonces.clear();
        self.interactions.clear();
        self.commands.clear();
        self.violations.clear();
        self.typing.clear();
        // Requests in progress record their responses by number, so the journal is kept.
        self.faults = Faults::default();
        self.gateway.cut_all();
        self.gateway.forget_lost_sessions();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::{ChannelKind, Snowflake};

    #[test]
    fn only_the_bot_and_its_emoji_stay() {
        let mut world = World::new(String::new());
        let ada = world.add_person("Ada");
        world.add_channel("hall", ChannelKind::Text { guild: Snowflake::new(1) });
        world.add_emoji("seed", "data:image/png;base64,cGl4ZWxz".to_owned());
        world.start_over();
        assert!(!world.people.contains_key(&ada) && world.people.contains_key(&APPLICATION));
        assert!(world.channels.is_empty());
        assert_eq!(world.emojis.len(), 1);
    }
}
