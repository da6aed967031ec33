//! Channels in a conversation, and what people see there.

use super::report::report;
use super::screen::{self, Names};
use super::{Message, Person};
use crate::discord::{self, ChannelKind, Server, Snowflake, World, permissions};
use crate::waiting::TIMEOUT;

/// A channel.
#[derive(Clone, Debug)]
pub struct Channel {
    server: Server,
    id: Snowflake,
}

impl Channel {
    pub(super) fn new(server: &Server, id: Snowflake) -> Self {
        Self { server: server.clone(), id }
    }

    /// Returns its ID.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns the channel, in which the bot can neither read nor write from now on.
    #[must_use]
    pub fn closed_to_bot(self) -> Self {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.closed_to_bot = true);
        });
        self
    }

    /// Returns the channel, which this person cannot see from now on.
    #[must_use]
    pub fn hidden_from(self, person: &Person) -> Self {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.hidden_from.push(person.id()));
        });
        self
    }

    /// Returns the channel, which only people with a role see from now on.
    #[must_use]
    pub fn hidden_from_all(self) -> Self {
        self.server.change(|world| {
            let channel = world.channels.get_mut(&self.id).expect("a channel of this world");
            channel.hidden_from.extend(channel.guild());
        });
        self
    }

    /// Deletes it. What was said here can still be read in a test.
    pub fn delete(&self) {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.is_deleted = true);
        });
    }

    /// Sets whether the bot may attach files here.
    pub fn lets_bot_attach(&self, lets: bool) {
        self.lets_bot(permissions::ATTACH_FILES, lets);
    }

    /// Sets whether the bot has these permissions here.
    pub fn lets_bot(&self, permissions: u64, lets: bool) {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| {
                channel.denied =
                    if lets { channel.denied & !permissions } else { channel.denied | permissions };
            });
        });
    }

    /// Archives and locks this thread, or opens it again.
    pub fn lock(&self, lock: bool) {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.is_locked = lock);
        });
    }

    /// Sets whether the bot can read and write here.
    pub fn open_to_bot(&self, open: bool) {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.closed_to_bot = !open);
        });
    }

    /// Creates a thread in this channel.
    ///
    /// # Panics
    ///
    /// If this is not a text channel of a guild.
    #[must_use]
    pub fn thread(&self, name: &str) -> Self {
        let id = self.server.change(|world| {
            let guild = world.channels[&self.id].guild().expect("threads are in the channels of guilds");
            world.add_channel(name, ChannelKind::Thread { guild, parent: self.id })
        });
        Self::new(&self.server, id)
    }

    /// Returns the threads in this channel, oldest first.
    pub fn threads(&self) -> Vec<Self> {
        let is_here =
            |kind: &ChannelKind| matches!(kind, ChannelKind::Thread { parent, .. } if *parent == self.id);
        let threads: Vec<_> = self.server.read(|world| {
            world
                .channels
                .values()
                .filter(|channel| is_here(&channel.kind))
                .map(|channel| channel.id)
                .collect()
        });
        threads.into_iter().map(|id| Self::new(&self.server, id)).collect()
    }

    /// Returns the names of the people whom the bot has added to this thread.
    pub fn members(&self) -> Vec<String> {
        self.server.read(|world| {
            let members = world.channels[&self.id].members.iter();
            members.map(|person| world.people[person].name.clone()).collect()
        })
    }

    /// Returns the messages that everyone here sees, oldest first.
    pub fn messages(&self) -> Vec<Message> {
        self.handles(discord::Message::is_public)
    }

    /// Returns the messages that a person sees here, including private ones, oldest first.
    pub fn messages_for(&self, person: &Person) -> Vec<Message> {
        self.handles(|message| message.is_seen_by(person.id()))
    }

    /// Returns the last message that everyone sees.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn last(&self) -> Message {
        self.messages().pop().expect("a message in this channel")
    }

    /// Returns what everyone sees here.
    pub fn transcript(&self) -> String {
        self.server.read(|world| self.write(world, discord::Message::is_public))
    }

    /// Returns what a person sees here, including private messages.
    pub fn seen_by(&self, person: &Person) -> String {
        self.server.read(|world| self.write(world, |message| message.is_seen_by(person.id())))
    }

    /// Waits until a condition holds for this channel.
    ///
    /// # Panics
    ///
    /// After five minutes. The message shows the channel.
    pub async fn until(&self, condition: impl Fn(&Self) -> bool, what: &str) {
        let mut changes = self.server.changes();
        let wait = async {
            while !condition(self) {
                // The server lives at least as long as this handle.
                let _ = changes.changed().await;
            }
        };
        let outcome = tokio::time::timeout(TIMEOUT, wait).await;
        assert!(
            outcome.is_ok(),
            "waited in vain for {what}; the channel shows\n{}\n{}",
            self.everything(),
            report(&self.server)
        );
    }

    /// Returns everything here, including all private messages, for the output of failing tests.
    pub(super) fn everything(&self) -> String {
        self.server.read(|world| self.write(world, |message| !message.deleted))
    }

    fn handles(&self, is_meant: impl Fn(&discord::Message) -> bool) -> Vec<Message> {
        let ids: Vec<_> = self.server.read(|world| {
            world.messages_in(self.id).filter(|message| is_meant(message)).map(|message| message.id).collect()
        });
        ids.into_iter().map(|id| Message::new(&self.server, id)).collect()
    }

    fn write(&self, world: &World, is_meant: impl Fn(&discord::Message) -> bool) -> String {
        let messages = world.messages_in(self.id).filter(|message| is_meant(message));
        messages
            .map(|message| screen::entry(message, &Names::from_world(world)))
            .collect::<Vec<_>>()
            .join("\n")
    }
}
