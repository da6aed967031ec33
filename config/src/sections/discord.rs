//! The section `[discord]`, and the token that belongs to it.

use std::time::Duration;

use crate::layers::Layers;
use crate::types::token_source;
use crate::{ApiBase, Environment, Shards, Token};

const SECOND: Duration = Duration::from_secs(1);
const WEEK: Duration = Duration::from_hours(7 * 24);

/// The connection to Discord.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discord {
    /// The address to use instead of `https://discord.com`, if any.
    pub api_base: Option<ApiBase>,
    /// The only server to register commands on, for trying the bot out. `None` to register them globally.
    pub commands_guild: Option<u64>,
    /// How many of its own emoji the bot uploads per minute. With 0 it has none.
    pub emojis_a_minute: u32,
    /// The time without a connection after which the program ends, so that its supervisor starts it again.
    /// `None` for never.
    pub give_up_after: Option<Duration>,
    /// The number of requests refused by Discord within ten minutes after which the bot holds back requests
    /// that nobody is waiting for.
    pub max_invalid_requests: u32,
    /// Whether the bot connects to the gateway.
    pub gateway: bool,
    /// The shards that this process connects to.
    pub shards: Shards,
    pub(crate) token: Option<Token>,
}

impl Discord {
    /// Returns the bot's token.
    ///
    /// # Errors
    ///
    /// [`MissingToken`], which says how to get one and where to give it.
    pub fn token(&self) -> Result<&Token, MissingToken> {
        self.token.as_ref().ok_or(MissingToken)
    }

    pub(crate) fn check(layers: &Layers, environment: &Environment) -> Self {
        Self {
            api_base: layers.optional(
                "discord.api_base",
                "an http or https URL such as \"http://localhost:8080\", without user name, \
                 query or fragment",
                |text| text.parse().ok(),
            ),
            commands_guild: layers.optional(
                "discord.commands_guild",
                "a server's id, which is a number such as \"1038097195422978059\"",
                |text| text.parse().ok().filter(|&id| id > 0),
            ),
            emojis_a_minute: layers.number("discord.emojis_a_minute", 0..=60),
            give_up_after: layers.duration_or_never("discord.give_up_after", SECOND..=WEEK),
            max_invalid_requests: layers.number("discord.max_invalid_requests", 10..=4_500),
            gateway: layers.switch("discord.gateway"),
            shards: layers
                .spelt_out("discord.shards", Shards::MUST_BE, |text| Shards::parse(text, environment)),
            token: layers.or_refuse(token_source::token(environment)).flatten(),
        }
    }
}

/// The error if no token was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the bot has no token: at https://discord.com/developers/applications choose your application or make \
     one, press Reset Token on its Bot page, and set the token as the variable DISCORD_TOKEN, or in a file \
     named by DISCORD_TOKEN_FILE"
)]
pub struct MissingToken;
