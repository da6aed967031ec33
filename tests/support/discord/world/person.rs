//! People, including the bot.

use crate::discord::ids::Snowflake;

/// A user of Discord.
#[derive(Clone, Debug)]
pub struct Person {
    /// Their ID.
    pub id: Snowflake,
    /// Their unique name.
    pub username: String,
    /// Their display name.
    pub name: String,
    /// The language of their client, such as `en-US`.
    pub locale: String,
    /// Whether this is the bot, or another bot.
    pub is_bot: bool,
    /// Whether they accept no direct messages.
    pub refuses_dms: bool,
    /// Whether they may manage their guilds.
    pub manages_guilds: bool,
    /// Their roles on every guild.
    pub roles: Vec<Snowflake>,
}

impl Person {
    /// Creates a person with an English client.
    pub fn new(id: Snowflake, name: &str) -> Self {
        Self {
            id,
            username: name.to_lowercase().replace(' ', "_"),
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            is_bot: false,
            refuses_dms: false,
            manages_guilds: false,
            roles: Vec::new(),
        }
    }
}
