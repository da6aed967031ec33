//! People in a conversation.

use super::{Channel, Participant};
use crate::discord::{self, ChannelKind, Server, Snowflake};

/// A person.
#[derive(Clone, Debug)]
pub struct Person {
    server: Server,
    id: Snowflake,
}

impl Person {
    pub(super) fn new(server: &Server, id: Snowflake) -> Self {
        Self { server: server.clone(), id }
    }

    /// Returns their ID.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns their name.
    pub fn name(&self) -> String {
        self.server.read(|world| world.people[&self.id].name.clone())
    }

    /// Returns the person, whose client uses this language from now on, such as `tr`.
    #[must_use]
    pub fn with_locale(self, locale: &str) -> Self {
        self.change(|person| locale.clone_into(&mut person.locale));
        self
    }

    /// Returns the person, who accepts no direct messages from now on.
    #[must_use]
    pub fn refusing_dms(self) -> Self {
        self.change(|person| person.refuses_dms = true);
        self
    }

    /// Returns the person, who may manage their guilds from now on.
    #[must_use]
    pub fn managing_guilds(self) -> Self {
        self.change(|person| person.manages_guilds = true);
        self
    }

    /// Returns the person, who may no longer manage guilds.
    #[must_use]
    pub fn managing_no_guilds(self) -> Self {
        self.change(|person| person.manages_guilds = false);
        self
    }

    /// Returns the person, who has these roles alone from now on.
    #[must_use]
    pub fn with_roles(self, roles: &[Snowflake]) -> Self {
        self.change(|person| person.roles = roles.to_vec());
        self
    }

    /// Returns the account, which is another bot's from now on.
    #[must_use]
    pub fn program(self) -> Self {
        self.change(|person| person.is_bot = true);
        self
    }

    /// Returns this person in a channel, where they can act.
    pub fn at(&self, channel: &Channel) -> Participant {
        Participant::new(&self.server, self.id, channel.id())
    }

    /// Returns the direct messages between them and the bot.
    pub fn dm(&self) -> Channel {
        let id = self.server.change(|world| world.direct_channel(self.id));
        Channel::new(&self.server, id)
    }

    /// Returns the direct messages between them and someone else, without the bot.
    pub fn dm_with(&self, other: &Self) -> Channel {
        let kind = ChannelKind::Private { among: vec![self.id, other.id] };
        let id = self.server.change(|world| {
            let known =
                world.channels.values().find(|channel| channel.kind == kind).map(|channel| channel.id);
            known.unwrap_or_else(|| world.add_channel("private messages", kind.clone()))
        });
        Channel::new(&self.server, id)
    }

    fn change(&self, change: impl FnOnce(&mut discord::Person)) {
        self.server.change(|world| {
            world.people.entry(self.id).and_modify(change);
        });
    }
}
