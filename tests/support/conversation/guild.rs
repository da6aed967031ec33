//! Guilds in a conversation.

use super::Channel;
use crate::discord::{ChannelKind, Server, Snowflake};

/// A guild.
#[derive(Clone, Debug)]
pub struct Guild {
    server: Server,
    id: Snowflake,
}

impl Guild {
    pub(super) fn new(server: &Server, id: Snowflake) -> Self {
        Self { server: server.clone(), id }
    }

    /// Its id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The same guild, speaking this language, as `tr`.
    #[must_use]
    pub fn with_locale(self, locale: &str) -> Self {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| locale.clone_into(&mut guild.locale));
        });
        self
    }

    /// The same guild, in which apps that people bring along speak to nobody else.
    #[must_use]
    pub fn silencing_guests(self) -> Self {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| guild.lets_guests_speak = false);
        });
        self
    }

    /// Its managers remove the bot, of which nobody tells it.
    pub fn remove_bot(&self) {
        self.has_bot(false);
    }

    /// They add it again.
    pub fn add_bot(&self) {
        self.has_bot(true);
    }

    fn has_bot(&self, has_bot: bool) {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| guild.has_bot = has_bot);
        });
    }

    /// The text channel of this name. It is made when it is first named.
    pub fn channel(&self, name: &str) -> Channel {
        let kind = ChannelKind::Text { guild: self.id };
        let id = self.server.change(|world| {
            let mut channels = world.channels.values();
            let known = channels
                .find(|channel| channel.name == name && channel.kind == kind)
                .map(|channel| channel.id);
            known.unwrap_or_else(|| world.add_channel(name, kind.clone()))
        });
        Channel::new(&self.server, id)
    }
}
