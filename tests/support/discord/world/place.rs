//! Guilds, and channels in and outside of them.

use crate::discord::ids::Snowflake;

/// A guild, which people call a server.
#[derive(Clone, Debug)]
pub struct Guild {
    /// Its ID.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Its language, such as `en-US`.
    pub locale: String,
    /// Whether apps that people bring along may speak to everyone. Otherwise only their user sees them.
    pub lets_guests_speak: bool,
    /// Whether the bot may make scheduled events.
    pub lets_bot_make_events: bool,
    /// Its roles beside the one of everyone, the lowest first.
    pub roles: Vec<Role>,
    /// Whether the bot is a member. If not, people may still bring it along.
    pub has_bot: bool,
}

/// A role of a guild.
#[derive(Copy, Clone, Debug)]
pub struct Role {
    /// Its ID.
    pub id: Snowflake,
    /// What it permits, in Discord's bits.
    pub permissions: u64,
}

/// A channel: any place with messages.
#[derive(Clone, Debug)]
pub struct Channel {
    /// Its ID.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Its kind, and where it is.
    pub kind: ChannelKind,
    /// Whether the bot cannot see it or write in it.
    pub closed_to_bot: bool,
    /// The permissions that the bot lacks there, by Discord's bits.
    pub denied: u64,
    /// Whether it is a thread that is archived and locked.
    pub is_locked: bool,
    /// Whether it was deleted.
    pub is_deleted: bool,
    /// The people who cannot see it.
    pub hidden_from: Vec<Snowflake>,
    /// The people whom the bot has added to it, if it is a thread.
    pub members: Vec<Snowflake>,
}

/// The kinds of channels that the stand-in knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// A text channel of a guild.
    Text {
        /// The guild.
        guild: Snowflake,
    },
    /// A thread in a text channel of a guild.
    Thread {
        /// The guild.
        guild: Snowflake,
        /// The text channel.
        parent: Snowflake,
    },
    /// The direct messages between the bot and one person.
    Direct {
        /// The person.
        with: Snowflake,
    },
    /// The direct messages between people, without the bot.
    Private {
        /// The people.
        among: Vec<Snowflake>,
    },
}

impl Channel {
    /// Creates a channel in which the bot may do everything.
    pub fn new(id: Snowflake, name: &str, kind: ChannelKind) -> Self {
        Self {
            id,
            name: name.to_owned(),
            kind,
            closed_to_bot: false,
            denied: 0,
            is_locked: false,
            is_deleted: false,
            hidden_from: Vec::new(),
            members: Vec::new(),
        }
    }

    /// Returns its guild, if any.
    pub fn guild(&self) -> Option<Snowflake> {
        match self.kind {
            ChannelKind::Text { guild } | ChannelKind::Thread { guild, .. } => Some(guild),
            ChannelKind::Direct { .. } | ChannelKind::Private { .. } => None,
        }
    }

    /// Returns Discord's number for the context of interactions there.
    pub fn context(&self) -> u64 {
        match self.kind {
            ChannelKind::Text { .. } | ChannelKind::Thread { .. } => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Private { .. } => 2,
        }
    }

    /// Returns Discord's number for this type of channel.
    pub fn type_number(&self) -> u8 {
        match self.kind {
            ChannelKind::Text { .. } => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Private { ref among } => {
                if among.len() > 2 {
                    3
                } else {
                    1
                }
            }
            ChannelKind::Thread { .. } => 11,
        }
    }
}
