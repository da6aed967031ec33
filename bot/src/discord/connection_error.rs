//! Why there is no connection to Discord.

use std::time::Duration;

use kuzhi_config::MissingToken;
use serenity::Error;
use serenity::all::GatewayError;
use serenity::http::HttpError;

use super::retry::describe;

/// Discord does not let us in, or cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum ConnectionError {
    /// There is no token.
    #[error(transparent)]
    NoToken(#[from] MissingToken),
    /// The token is not valid, or not any more.
    #[error(
        "Discord refuses the token: copy it again from the Bot page of your application, or reset it there"
    )]
    TokenRefused,
    /// It was tried for so long to connect, in vain.
    #[error(
        "no connection to Discord for {} s despite many attempts: the bot ends, so that it is restarted \
         (discord.give_up_after)", .0.as_secs()
    )]
    GivenUp(Duration),
    /// What Discord posts is signed by another key than the one that was set.
    #[error(
        "http.public_key belongs to another application: copy it from General Information of the \
         application that has this token"
    )]
    OtherKey,
    /// Anything else.
    #[error("{0}")]
    Failed(String),
}

impl From<Error> for ConnectionError {
    fn from(error: Error) -> Self {
        match &error {
            Error::Gateway(GatewayError::InvalidAuthentication) => ConnectionError::TokenRefused,
            Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code == 401 => {
                ConnectionError::TokenRefused
            }
            other => ConnectionError::Failed(describe(other)),
        }
    }
}
