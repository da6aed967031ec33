//! People, and the bot, who is one of them.

use crate::discord::ids::Snowflake;

/// A user of Discord.
#[derive(Clone, Debug)]
pub struct Person {
    /// Their id.
    pub id: Snowflake,
    /// Their unique name.
    pub username: String,
    /// The name that is shown.
    pub name: String,
    /// The language of their client, as `en-US`.
    pub locale: String,
    /// Whether this is the bot, or another program.
    pub is_bot: bool,
    /// Whether they let nobody write to them.
    pub refuses_dms: bool,
    /// Whether they may manage the guilds in which they are.
    pub manages_guilds: bool,
}

impl Person {
    /// A person who sees Discord in English.
    pub fn new(id: Snowflake, name: &str) -> Self {
        Self {
            id,
            username: name.to_lowercase().replace(' ', "_"),
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            is_bot: false,
            refuses_dms: false,
            manages_guilds: false,
        }
    }
}
