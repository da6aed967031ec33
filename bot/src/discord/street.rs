//! The connection to Discord.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kuzhi_config::{Discord, MissingToken};
use serenity::Error;
use serenity::all::{
    Client, ClientBuilder, ConnectionStage, GatewayError, GatewayIntents, GuildId, Http, HttpBuilder,
    ShardManager,
};
use serenity::http::HttpError;

use super::handler::{Handler, Unread};
use super::outlet::Channels;
use super::patience::{describe, is_passing};
use crate::health::Pulse;
use crate::room::Doorkeeper;

/// Discord does not let us in, or cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum StreetError {
    /// There is no token.
    #[error(transparent)]
    NoToken(#[from] MissingToken),
    /// The token is not valid, or not any more.
    #[error(
        "Discord refuses the token: copy it anew from the Bot page of your application, or reset it there"
    )]
    TokenRefused,
    /// Anything else.
    #[error("{0}")]
    Failed(String),
}

impl From<Error> for StreetError {
    fn from(error: Error) -> Self {
        match &error {
            Error::Gateway(GatewayError::InvalidAuthentication) => StreetError::TokenRefused,
            Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code == 401 => {
                StreetError::TokenRefused
            }
            other => StreetError::Failed(describe(other)),
        }
    }
}

/// How long to wait before Discord is tried again when it cannot be reached at the start.
const PAUSE: Duration = Duration::from_secs(5);

/// Stays connected until `shutdown` resolves, and gives what it resolves to.
///
/// # Errors
///
/// When Discord refuses the token, or the connection for a reason that will not pass.
pub async fn stay_connected<T: Default>(
    settings: &Discord,
    channels: Channels,
    doorkeeper: Doorkeeper,
    pulse: Pulse,
    shutdown: impl Future<Output = T> + Send,
) -> Result<T, StreetError> {
    let commands_guild = settings.commands_guild.map(GuildId::new);
    let (emojis_a_minute, started) = (settings.emojis_a_minute, OnceLock::new());
    let handler = Handler { doorkeeper, pulse: pulse.clone(), commands_guild, emojis_a_minute, started };
    // Interactions need no intent at all, and so no privileged one.
    let mut client = ClientBuilder::new_with_http(http(settings)?, GatewayIntents::empty())
        .event_handler(handler)
        .raw_event_handler(Unread)
        .await?;
    channels.connect(&client.http);
    let shards = Arc::clone(&client.shard_manager);
    pulse.ask({
        let shards = Arc::clone(&shards);
        move || Box::pin(are_connected(Arc::clone(&shards)))
    });
    tokio::select! {
        ended = keep_trying(&mut client) => ended.map(|()| T::default()),
        told = shutdown => {
            shards.shutdown_all().await;
            Ok(told)
        }
    }
}

/// Whether all connections of this process stand.
async fn are_connected(shards: Arc<ShardManager>) -> bool {
    let runners = shards.runners.lock().await;
    !runners.is_empty() && runners.values().all(|runner| runner.stage == ConnectionStage::Connected)
}

/// Connects; a Discord that cannot be reached at the start is tried again until it can.
async fn keep_trying(client: &mut Client) -> Result<(), StreetError> {
    loop {
        match client.start_autosharded().await {
            Err(error) if is_passing(&error) => {
                tracing::warn!(error = %describe(&error), "cannot connect; trying again in a moment");
                tokio::time::sleep(PAUSE).await;
            }
            ended => return Ok(ended?),
        }
    }
}

/// Asks Discord who we are: the token's check.
///
/// # Errors
///
/// When there is no token, Discord refuses it, or cannot be reached.
pub async fn introduce(settings: &Discord) -> Result<String, StreetError> {
    let http: Http = http(settings)?;
    Ok(http.get_current_user().await?.name.clone())
}

fn http(settings: &Discord) -> Result<Http, MissingToken> {
    let builder = HttpBuilder::new(settings.token()?.expose());
    Ok(match &settings.api_base {
        // Keeping to Discord's rate limits is then the proxy's part.
        Some(base) => builder.proxy(base.as_str()).ratelimiter_disabled(true).build(),
        None => builder.build(),
    })
}
