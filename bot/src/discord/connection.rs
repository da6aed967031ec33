//! The connection to Discord.

use std::future::pending;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_config::{Discord, MissingToken, Shards};
use serenity::Error;
use serenity::all::{BotGateway, Client, ClientBuilder, GatewayIntents, Http, HttpBuilder};

use super::client::RestClient;
use super::connection_error::ConnectionError;
use super::endpoint::{Endpoint, Heard};
use super::endpoint_watch::EndpointWatch;
use super::handler::Handler;
use super::retry::{describe, is_passing};
use super::startup::Startup;
use super::watch::WatchTimes;
use super::watching::Watching;
use crate::health::{Pulse, Way};
use crate::service::Service;

/// How long to wait before Discord is tried again when it cannot be reached at the start.
const PAUSE: Duration = Duration::from_secs(5);

/// Discord, over one client of its REST interface and the ways by which people reach the bot.
pub struct Connection {
    http: Arc<Http>,
    gateway: Option<Gateway>,
    endpoint: Option<EndpointWatch>,
    startup: Arc<Startup>,
    service: Arc<Service>,
    pulse: Pulse,
    give_up_after: Option<Duration>,
    times: WatchTimes,
}

/// The connection to the gateway.
struct Gateway {
    client: Client,
    shards: Shards,
    way: Way,
}

impl Connection {
    /// Sets up what is needed, and connects nowhere yet.
    ///
    /// # Errors
    ///
    /// When there is no token.
    pub async fn set_up(
        settings: &Discord,
        times: WatchTimes,
        rest: &RestClient,
        service: Arc<Service>,
        pulse: Pulse,
    ) -> Result<Connection, ConnectionError> {
        let startup = Arc::new(Startup::new(settings, Arc::clone(&service)));
        let http = http(settings)?;
        let (http, gateway) = if settings.gateway {
            let (way, service, startup) = (pulse.way(), Arc::clone(&service), Arc::clone(&startup));
            let handler = Handler { service, way: way.clone(), startup };
            // Interactions need no intent at all, and so no privileged one.
            let client = ClientBuilder::new_with_http(http, GatewayIntents::empty());
            let client = client.raw_event_handler(handler).await?;
            let shards = settings.shards.clone();
            (Arc::clone(&client.http), Some(Gateway { client, shards, way }))
        } else {
            (Arc::new(http), None)
        };
        rest.connect(&http);
        let give_up_after = settings.give_up_after;
        Ok(Connection { http, gateway, endpoint: None, startup, service, pulse, give_up_after, times })
    }

    /// Takes what Discord posts, signed by the application's key, from whoever has a door for it.
    pub fn endpoint(&mut self, public_key: &str) -> Endpoint {
        let heard = Heard::new(self.service.clock().clone());
        self.endpoint = Some(EndpointWatch {
            http: Arc::clone(&self.http),
            startup: Arc::clone(&self.startup),
            heard: heard.clone(),
            way: self.pulse.way(),
            times: self.times,
            public_key: public_key.to_owned(),
            give_up_after: self.give_up_after.filter(|_| self.gateway.is_none()),
            is_known: false,
        });
        Endpoint { service: Arc::clone(&self.service), http: Arc::clone(&self.http), heard }
    }

    /// Stays connected until `shutdown` resolves, and gives what it resolves to.
    ///
    /// # Errors
    ///
    /// When Discord refuses the token, or the connection for a reason that will not pass, or when there was none
    /// for too long.
    pub async fn stay<T: Default>(
        self,
        shutdown: impl Future<Output = T> + Send,
    ) -> Result<T, ConnectionError> {
        let Connection { gateway, endpoint, service, give_up_after, times, .. } = self;
        let shards = gateway.as_ref().map(|gateway| Arc::clone(&gateway.client.shard_manager));
        let clock = service.clock().clone();
        let over_gateway = async {
            let Some(Gateway { mut client, shards: wanted, way }) = gateway else { return pending().await };
            let shards = Arc::clone(&client.shard_manager);
            let watching = Watching { shards, times, give_up_after, way, clock };
            tokio::select! {
                ended = keep_trying(&mut client, &wanted) => ended.map(|()| T::default()),
                given_up = watching.until_given_up() => Err(given_up),
            }
        };
        let over_http = async {
            match endpoint {
                Some(watch) => watch.until_given_up().await,
                None => pending().await,
            }
        };
        tokio::select! {
            ended = over_gateway => ended,
            given_up = over_http => Err(given_up),
            told = shutdown => {
                if let Some(shards) = shards {
                    shards.shutdown_all().await;
                }
                Ok(told)
            }
        }
    }
}

/// Connects; a Discord that cannot be reached at the start is tried again until it can.
async fn keep_trying(client: &mut Client, wanted: &Shards) -> Result<(), ConnectionError> {
    loop {
        match connect(client, wanted).await {
            Err(error) if is_passing(&error) => {
                tracing::warn!(error = %describe(&error), "cannot connect; trying again in a moment");
                tokio::time::sleep(PAUSE).await;
            }
            ended => return Ok(ended?),
        }
    }
}

/// Connects to the shards that are wanted. The library begins a session every five seconds, which Discord allows in any case.
/// Where several processes start at once, Discord refuses the sessions that are too many, and the library begins those again;
/// a turn that is agreed upon between processes would be waited for here.
async fn connect(client: &mut Client, wanted: &Shards) -> Result<(), Error> {
    let (range, total) = loop {
        let gateway = client.http.get_bot_gateway().await?;
        let (range, total) = match wanted {
            Shards::Auto => (0..=gateway.shards.saturating_sub(1), gateway.shards),
            Shards::These { range, total } => (range.clone(), *total),
        };
        match wait_for_starts(&gateway, &range) {
            None => break (range, total),
            Some(wait) => {
                let (left, minutes) = (gateway.session_start_limit.remaining, wait.as_secs() / 60);
                tracing::error!(left, minutes, "too many connections were made today: waiting for new ones");
                tokio::time::sleep(wait.min(LONGEST_WAIT)).await;
            }
        }
    };
    tracing::info!(first = range.start(), last = range.end(), total, "connecting to the gateway's shards");
    // Whatever the type says, the library takes the end for the last one.
    client.start_shard_range(*range.start()..*range.end(), total).await
}

/// So many of a day's sessions are left alone, beyond those that a start needs: Discord takes the token from
/// whoever begins more than it allows.
const RESERVE: u64 = 50;

/// How long at most until Discord is asked again how many sessions may be begun.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// How long to wait until sessions may be begun, if not now.
fn wait_for_starts(gateway: &BotGateway, range: &RangeInclusive<u32>) -> Option<Duration> {
    let limit = &gateway.session_start_limit;
    let wanted = u64::from(range.end() - range.start()) + 1 + RESERVE;
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

pub(super) fn http(settings: &Discord) -> Result<Http, MissingToken> {
    let builder = HttpBuilder::new(settings.token()?.expose());
    Ok(match &settings.api_base {
        // Keeping to Discord's rate limits is then the proxy's part.
        Some(base) => builder.proxy(base.as_str()).ratelimiter_disabled(true).build(),
        None => builder.build(),
    })
}
