//! Why there is no connection to Discord.

use std::time::Duration;

use kuzhi_config::MissingToken;
use serenity::Error;
use serenity::all::GatewayError;
use tokio::task::JoinError;

use super::rest::retry::{describe, is_refused_token};

/// Discord refuses us, or cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum ConnectionError {
    /// There is no token.
    #[error(transparent)]
    NoToken(#[from] MissingToken),
    /// The token is invalid, or no longer valid.
    #[error(
        "Discord refuses the token: copy it again from the Bot page of your application, or reset it there"
    )]
    TokenRefused,
    /// No attempt to connect succeeded for this long.
    #[error(
        "no connection to Discord for {} s despite many attempts: the bot ends, so that it is restarted \
         (discord.give_up_after)", .0.as_secs()
    )]
    GivenUp(Duration),
    /// Discord signs interactions with another key than the configured one.
    #[error(
        "http.public_key belongs to another application: copy it from General Information of the \
         application that has this token"
    )]
    OtherKey,
    /// Discord names no shard to connect to.
    #[error("there is no shard to connect to")]
    NoShard,
    /// What keeps a shard connected has broken.
    #[error(transparent)]
    ShardBroke(#[from] JoinError),
    /// Discord could not be asked about the client secret.
    #[error("{0}")]
    NotAsked(String),
    /// Discord answers something else, or not at all.
    #[error("{}", describe(.0))]
    Failed(Box<Error>),
}

impl ConnectionError {
    /// Whether the settings or the token have to be corrected.
    pub fn is_of_settings(&self) -> bool {
        match self {
            ConnectionError::NoToken(_) | ConnectionError::TokenRefused | ConnectionError::OtherKey => true,
            ConnectionError::GivenUp(_)
            | ConnectionError::NoShard
            | ConnectionError::ShardBroke(_)
            | ConnectionError::NotAsked(_)
            | ConnectionError::Failed(_) => false,
        }
    }
}

impl From<Error> for ConnectionError {
    fn from(error: Error) -> Self {
        match &error {
            Error::Gateway(GatewayError::InvalidAuthentication) => ConnectionError::TokenRefused,
            refused if is_refused_token(refused) => ConnectionError::TokenRefused,
            _ => ConnectionError::Failed(Box::new(error)),
        }
    }
}
