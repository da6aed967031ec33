//! Channels in a conversation: what is seen there.

use super::report::report;
use super::screen::{self, Names};
use super::{Message, Person};
use crate::discord::{self, ChannelKind, Server, Snowflake, TIMEOUT, World};

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

    /// Its id.
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The same channel, where the bot may neither read nor write.
    #[must_use]
    pub fn closed_to_bot(self) -> Self {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.closed_to_bot = true);
        });
        self
    }

    /// The same channel, which somebody may not see.
    #[must_use]
    pub fn hidden_from(self, person: &Person) -> Self {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.hidden_from.push(person.id()));
        });
        self
    }

    /// From now on the bot may attach files here, or no longer.
    pub fn lets_bot_attach(&self, lets: bool) {
        self.server.change(|world| {
            world.channels.entry(self.id).and_modify(|channel| channel.without_files = !lets);
        });
    }

    /// A new thread in this channel.
    ///
    /// # Panics
    ///
    /// When this is not a text channel of a guild.
    #[must_use]
    pub fn thread(&self, name: &str) -> Self {
        let id = self.server.change(|world| {
            let guild = world.channels[&self.id].guild().expect("threads are in the channels of guilds");
            world.add_channel(name, ChannelKind::Thread { guild, parent: self.id })
        });
        Self::new(&self.server, id)
    }

    /// The threads in this channel, oldest first.
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

    /// The messages that everybody here sees, oldest first.
    pub fn messages(&self) -> Vec<Message> {
        self.handles(discord::Message::is_public)
    }

    /// The messages that a person sees here, their private ones included, oldest first.
    pub fn messages_for(&self, person: &Person) -> Vec<Message> {
        self.handles(|message| message.is_seen_by(person.id()))
    }

    /// The last message that everybody sees.
    ///
    /// # Panics
    ///
    /// When there is none.
    pub fn last(&self) -> Message {
        self.messages().pop().expect("a message in this channel")
    }

    /// What everybody sees here.
    pub fn transcript(&self) -> String {
        self.server.read(|world| self.write(world, discord::Message::is_public))
    }

    /// What a person sees here, their private messages included.
    pub fn seen_by(&self, person: &Person) -> String {
        self.server.read(|world| self.write(world, |message| message.is_seen_by(person.id())))
    }

    /// Waits until something is true of this channel.
    ///
    /// # Panics
    ///
    /// When that takes longer than half a minute; the message shows the channel.
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

    /// What is here, private messages of all people included: for the messages of tests that fail.
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
        messages.map(|message| screen::entry(message, &Names::of(world))).collect::<Vec<_>>().join("\n")
    }
}
