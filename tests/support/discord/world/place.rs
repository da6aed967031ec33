//! Guilds and the channels in and outside them.

use crate::discord::ids::Snowflake;

/// A guild, which people call a server.
#[derive(Clone, Debug)]
pub struct Guild {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Its language, as `en-US`.
    pub locale: String,
    /// Whether those who bring an app with them may let it speak to all; otherwise they alone hear it.
    pub lets_guests_speak: bool,
    /// Whether the bot is a member. Where it is not, people may still have brought it with them.
    pub has_bot: bool,
}

/// A channel: wherever there are messages.
#[derive(Clone, Debug)]
pub struct Channel {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// What kind of channel it is, and where.
    pub kind: ChannelKind,
    /// Whether the bot may not see it or write in it.
    pub closed_to_bot: bool,
    /// Whether the bot may not attach files there.
    pub without_files: bool,
    /// The people who may not see it.
    pub hidden_from: Vec<Snowflake>,
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
    /// The messages between the bot and one person.
    Direct {
        /// The person.
        with: Snowflake,
    },
    /// The messages of people among themselves, where the bot is not.
    Private {
        /// The people.
        among: Vec<Snowflake>,
    },
}

impl Channel {
    /// A channel in which the bot may do everything.
    pub fn new(id: Snowflake, name: &str, kind: ChannelKind) -> Self {
        Self {
            id,
            name: name.to_owned(),
            kind,
            closed_to_bot: false,
            without_files: false,
            hidden_from: Vec::new(),
        }
    }

    /// The guild that it belongs to, if any.
    pub fn guild(&self) -> Option<Snowflake> {
        match self.kind {
            ChannelKind::Text { guild } | ChannelKind::Thread { guild, .. } => Some(guild),
            ChannelKind::Direct { .. } | ChannelKind::Private { .. } => None,
        }
    }

    /// The number by which Discord calls the kind of place where interactions happen.
    pub fn context(&self) -> u64 {
        match self.kind {
            ChannelKind::Text { .. } | ChannelKind::Thread { .. } => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Private { .. } => 2,
        }
    }

    /// The number by which Discord calls this kind of channel.
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
