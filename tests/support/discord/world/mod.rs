//! The world of the stand-in: people, places, messages, and what the bot did. Plain data without I/O.

mod activities;
mod check_action;
pub(crate) mod command;
pub(crate) mod draft;
pub(crate) mod interaction;
pub(crate) mod journal;
pub(crate) mod message;
pub mod permissions;
pub(crate) mod person;
pub(crate) mod pings;
pub(crate) mod place;
mod posting;
mod settling;
mod starting_over;
mod typing;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::Value;

use self::activities::Activities;
pub use self::activities::Instance;
use self::command::Command;
use self::interaction::Interaction;
use self::journal::Journal;
use self::message::Message;
use self::person::Person;
use self::place::{Channel, ChannelKind, Guild};
pub(crate) use self::posting::Posting;
use super::endpoint::Poster;
use super::gateway::Switchboard;
use super::ids::{Mint, Snowflake};
use super::mischief::Faults;

/// The ID of the bot's application and of the bot itself, which are the same on Discord.
pub const APPLICATION: Snowflake = Snowflake::new(1_100_000_000_000_000_001);

/// Everything that the stand-in knows.
#[derive(Debug)]
pub struct World {
    pub(crate) mint: Mint,
    /// All people, including the bot.
    pub people: BTreeMap<Snowflake, Person>,
    /// All guilds.
    pub guilds: BTreeMap<Snowflake, Guild>,
    /// All channels.
    pub channels: BTreeMap<Snowflake, Channel>,
    /// All messages, including deleted and private ones.
    pub messages: BTreeMap<Snowflake, Message>,
    /// The messages posted with an enforced nonce, and when.
    pub(crate) nonces: BTreeMap<String, (Snowflake, Instant)>,
    /// All interactions.
    pub interactions: BTreeMap<Snowflake, Interaction>,
    /// The registered commands.
    pub commands: Vec<Command>,
    /// The application's emoji.
    pub emojis: Vec<Emoji>,
    /// The scheduled events that the bot keeps, as it has described them, with their guilds.
    pub events: BTreeMap<Snowflake, (Snowflake, Value)>,
    /// Where the Activity is open.
    pub(crate) activities: Activities,
    /// All requests of the bot.
    pub journal: Journal,
    /// What the bot did that Discord would have refused.
    pub violations: Vec<String>,
    /// The gateway's sessions.
    pub gateway: Switchboard,
    /// The client for the interactions endpoint, if one is set.
    pub endpoint: Option<Poster>,
    /// Who is typing where, and since when.
    pub(crate) typing: BTreeMap<(Snowflake, Snowflake), Instant>,
    pub(crate) faults: Faults,
}

/// An emoji of the application.
#[derive(Clone, Debug)]
pub struct Emoji {
    /// Its ID.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// The image, as the `data:` URL that the bot sent.
    pub image: String,
}

impl World {
    pub(crate) fn new(gateway_url: String) -> Self {
        let bot = Person { is_bot: true, ..Person::new(APPLICATION, "Kuzhi") };
        Self {
            mint: Mint::default(),
            people: BTreeMap::from([(bot.id, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            nonces: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: Vec::new(),
            emojis: Vec::new(),
            events: BTreeMap::new(),
            activities: Activities::default(),
            journal: Journal::new(),
            violations: Vec::new(),
            gateway: Switchboard::new(gateway_url),
            endpoint: None,
            typing: BTreeMap::new(),
            faults: Faults::default(),
        }
    }

    /// Returns whether the bot receives interactions.
    pub fn hears(&self) -> bool {
        self.endpoint.is_some() || self.gateway.is_live()
    }

    /// Adds a person, who has had their account for a year.
    pub fn add_person(&mut self, name: &str) -> Snowflake {
        self.add_account(name, Duration::from_hours(365 * 24))
    }

    /// Adds a person whose account is so old.
    pub fn add_account(&mut self, name: &str, age: Duration) -> Snowflake {
        let id = self.mint.next_id().earlier(age);
        let person = Person::new(id, name);
        self.people.insert(id, person);
        id
    }

    /// Adds an emoji to the application. `image` is a `data:` URL.
    pub fn add_emoji(&mut self, name: &str, image: String) -> Snowflake {
        let id = self.mint.next_id();
        self.emojis.push(Emoji { id, name: name.to_owned(), image });
        id
    }

    /// Adds a channel.
    pub fn add_channel(&mut self, name: &str, kind: ChannelKind) -> Snowflake {
        let id = self.mint.next_id();
        self.channels.insert(id, Channel::new(id, name, kind));
        id
    }

    /// Returns the channel between the bot and a person. Creates it if there is none.
    pub fn direct_channel(&mut self, person: Snowflake) -> Snowflake {
        let kind = ChannelKind::Direct { with: person };
        let existing = self.channels.values().find(|channel| channel.kind == kind).map(|channel| channel.id);
        existing.unwrap_or_else(|| self.add_channel("direct messages", kind))
    }

    /// Returns the messages of a channel, oldest first, including deleted and private ones.
    pub fn messages_in(&self, channel: Snowflake) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.values().filter(move |message| message.channel == channel)
    }

    /// Returns the command with this name and type that a person finds in a channel.
    pub fn command(&self, name: &str, menu: u64, channel: Snowflake) -> Option<&Command> {
        let guild = self.channels.get(&channel).and_then(Channel::guild);
        let is_here = |command: &&Command| {
            (command.guild.is_none() || command.guild == guild) && self.offers(command, channel)
        };
        self.commands.iter().filter(is_here).find(|command| command.name() == name && command.menu() == menu)
    }

    /// Returns the interaction with this token.
    pub fn interaction_with(&self, token: &str) -> Option<&Interaction> {
        self.interactions.values().find(|interaction| interaction.token == token)
    }

    /// Records the HTTP status of an attempt to respond to an interaction.
    pub(crate) fn note_attempt(&mut self, interaction: Snowflake, status: u16) {
        self.interactions.entry(interaction).and_modify(|interaction| interaction.attempts.push(status));
    }

    /// Returns whether a command is available in a channel, by its contexts and installations.
    pub fn offers(&self, command: &Command, channel: Snowflake) -> bool {
        let Some(channel) = self.channels.get(&channel) else { return false };
        // Where the bot is not a member, people have brought it along.
        let installs = if self.is_guest_in(channel) { &[1][..] } else { &[0, 1][..] };
        command.is_for(channel.context()) && installs.iter().any(|&install| command.is_installed(install))
    }

    /// Returns whether the bot is in a channel only because someone brought it along.
    pub(crate) fn is_guest_in(&self, channel: &Channel) -> bool {
        match channel.kind {
            ChannelKind::Text { guild } | ChannelKind::Thread { guild, .. } => {
                self.guilds.get(&guild).is_none_or(|guild| !guild.has_bot)
            }
            ChannelKind::Direct { .. } => false,
            ChannelKind::Private { .. } => true,
        }
    }

    /// Returns whether everything that the bot says in a channel is private.
    pub(crate) fn silences(&self, channel: Snowflake) -> bool {
        let channel = &self.channels[&channel];
        let lets_speak =
            |guild: Snowflake| self.guilds.get(&guild).is_none_or(|guild| guild.lets_guests_speak);
        self.is_guest_in(channel) && !channel.guild().is_none_or(lets_speak)
    }

    /// Returns the permissions that the bot lacks in a channel. For a thread its parent decides.
    pub(crate) fn denied(&self, channel: &Channel) -> u64 {
        let parent = match channel.kind {
            ChannelKind::Thread { parent, .. } => self.channels.get(&parent),
            _ => None,
        };
        parent.unwrap_or(channel).denied
    }

    /// Returns whether the bot may attach files in a channel.
    pub(crate) fn takes_files(&self, channel: &Channel) -> bool {
        self.denied(channel) & permissions::ATTACH_FILES == 0
    }

    /// Returns whether the bot may read and write in a channel.
    pub(crate) fn is_open_to_bot(&self, channel: &Channel) -> bool {
        !self.is_guest_in(channel) && !channel.closed_to_bot
    }
}
