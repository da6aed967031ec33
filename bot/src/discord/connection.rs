//! The connection to Discord.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kuzhi_config::{Discord, MissingToken};
use serenity::Error;
use serenity::all::{BotGateway, Client, ClientBuilder, GatewayIntents, GuildId, Http, HttpBuilder};

use super::client::RestClient;
use super::connection_error::ConnectionError;
use super::handler::Handler;
use super::retry::{describe, is_passing};
use super::watch::WatchTimes;
use super::watching::Watching;
use crate::health::Pulse;
use crate::service::Service;

/// How long to wait before Discord is tried again when it cannot be reached at the start.
const PAUSE: Duration = Duration::from_secs(5);

/// Stays connected until `shutdown` resolves, and gives what it resolves to.
///
/// # Errors
///
/// When Discord refuses the token, or the connection for a reason that will not pass, or when there was none
/// for too long.
pub async fn stay_connected<T: Default>(
    settings: &Discord,
    times: WatchTimes,
    rest: RestClient,
    service: Arc<Service>,
    pulse: Pulse,
    shutdown: impl Future<Output = T> + Send,
) -> Result<T, ConnectionError> {
    let commands_guild = settings.commands_guild.map(GuildId::new);
    let (emojis_a_minute, started) = (settings.emojis_a_minute, OnceLock::new());
    let clock = service.clock().clone();
    let handler = Handler { service, pulse: pulse.clone(), commands_guild, emojis_a_minute, started };
    // Interactions need no intent at all, and so no privileged one.
    let mut client = ClientBuilder::new_with_http(http(settings)?, GatewayIntents::empty())
        .raw_event_handler(handler)
        .await?;
    rest.connect(&client.http);
    let shards = Arc::clone(&client.shard_manager);
    let give_up_after = settings.give_up_after;
    let watching = Watching { shards: Arc::clone(&shards), times, give_up_after, pulse, clock };
    tokio::select! {
        ended = keep_trying(&mut client) => ended.map(|()| T::default()),
        given_up = watching.until_given_up() => Err(given_up),
        told = shutdown => {
            shards.shutdown_all().await;
            Ok(told)
        }
    }
}

/// Connects; a Discord that cannot be reached at the start is tried again until it can.
async fn keep_trying(client: &mut Client) -> Result<(), ConnectionError> {
    loop {
        match connect(client).await {
            Err(error) if is_passing(&error) => {
                tracing::warn!(error = %describe(&error), "cannot connect; trying again in a moment");
                tokio::time::sleep(PAUSE).await;
            }
            ended => return Ok(ended?),
        }
    }
}

async fn connect(client: &mut Client) -> Result<(), Error> {
    let gateway = loop {
        let gateway = client.http.get_bot_gateway().await?;
        match wait_for_starts(&gateway) {
            None => break gateway,
            Some(wait) => {
                let (left, minutes) = (gateway.session_start_limit.remaining, wait.as_secs() / 60);
                tracing::error!(left, minutes, "too many connections were made today: waiting for new ones");
                tokio::time::sleep(wait.min(LONGEST_WAIT)).await;
            }
        }
    };
    client.start_shards(gateway.shards).await
}

/// So many of a day's sessions are left alone, beyond those that a start needs: Discord takes the token from
/// whoever begins more than it allows.
const RESERVE: u64 = 50;

/// How long at most until Discord is asked again how many sessions may be begun.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// How long to wait until sessions may be begun, if not now.
fn wait_for_starts(gateway: &BotGateway) -> Option<Duration> {
    let limit = &gateway.session_start_limit;
    let wanted = u64::from(gateway.shards) + RESERVE;
    (limit.remaining < wanted.min(limit.total)).then(|| Duration::from_millis(limit.reset_after))
}

/// Asks Discord who we are: the token's check.
///
/// # Errors
///
/// When there is no token, Discord refuses it, or cannot be reached.
pub async fn check_identity(settings: &Discord) -> Result<String, ConnectionError> {
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
