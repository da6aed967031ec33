//! Guilds in a conversation.

use serde_json::Value;

use super::Channel;
use crate::discord::world::person::Person;
use crate::discord::world::place::Role;
use crate::discord::{APPLICATION, ChannelKind, Server, Snowflake};

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

    /// Returns its ID.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns the guild, with this language from now on, such as `tr`.
    #[must_use]
    pub fn with_locale(self, locale: &str) -> Self {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| locale.clone_into(&mut guild.locale));
        });
        self
    }

    /// Returns the guild, in which apps that people bring along may not speak to everyone.
    #[must_use]
    pub fn silencing_guests(self) -> Self {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| guild.lets_guests_speak = false);
        });
        self
    }

    /// Returns the guild, in which the bot may make no scheduled events.
    #[must_use]
    pub fn forbidding_events(self) -> Self {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| guild.lets_bot_make_events = false);
        });
        self
    }

    /// Adds a role above the others with these permissions, in Discord's bits. The bot may have it.
    pub fn add_role(&self, permissions: u64, is_of_bot: bool) -> Snowflake {
        self.server.change(|world| {
            let id = world.mint.next_id();
            world.guilds.entry(self.id).and_modify(|guild| guild.roles.push(Role { id, permissions }));
            if is_of_bot {
                world.people.entry(APPLICATION).and_modify(|bot| bot.roles.push(id));
            }
            id
        })
    }

    /// Takes all roles from the bot.
    pub fn take_roles_of_bot(&self) {
        self.server.change(|world| {
            world.people.entry(APPLICATION).and_modify(|bot| bot.roles.clear());
        });
    }

    /// Returns the names of the people who have a role.
    pub fn holders(&self, role: Snowflake) -> Vec<String> {
        let has = |person: &&Person| person.id != APPLICATION && person.roles.contains(&role);
        self.server
            .read(|world| world.people.values().filter(has).map(|person| person.name.clone()).collect())
    }

    /// Returns the scheduled events that the bot keeps, as it has described them.
    pub fn events(&self) -> Vec<Value> {
        let here = |(of, event): &(Snowflake, Value)| (*of == self.id).then(|| event.clone());
        self.server.read(|world| world.events.values().filter_map(here).collect())
    }

    /// Removes the bot, without an event that says so.
    pub fn remove_bot(&self) {
        self.has_bot(false);
    }

    /// Adds the bot again.
    pub fn add_bot(&self) {
        self.has_bot(true);
    }

    fn has_bot(&self, has_bot: bool) {
        self.server.change(|world| {
            world.guilds.entry(self.id).and_modify(|guild| guild.has_bot = has_bot);
        });
    }

    /// Returns the text channel of this name. Creates it on first use.
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
