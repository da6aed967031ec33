//! The gateway connection: one session for each shard of this process, restarted whenever it ends.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_config::Shards;
use serenity::Error;
use serenity::all::{BotGateway, RawEventHandler, ShardId};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::session::Beginning;
use super::sessions::Sessions;
use super::shard_keeper::ShardKeeper;
use super::turns::{QueueGuard, Turns};
use super::watch::WatchTimes;
use crate::connection_status::{Transport, Trouble};
use crate::discord::connection_error::ConnectionError;
use crate::discord::rest::api::Api;
use crate::discord::rest::retry::{describe, is_passing, is_refused_token};
use crate::service::Service;

/// The first and the longest delay between attempts when Discord cannot be reached.
pub(crate) const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];

/// How long to wait for Discord's limits before a further session.
const ASKING: Duration = Duration::from_secs(3);

/// The gateway as this process uses it.
pub(crate) struct Gateway {
    pub(crate) api: Api,
    pub(crate) handler: Arc<dyn RawEventHandler>,
    pub(crate) shards: Shards,
    pub(crate) service: Arc<Service>,
    pub(crate) sessions: Sessions,
    pub(crate) transport: Transport,
    pub(crate) times: WatchTimes,
}

/// Why sessions are not kept any longer.
pub(crate) enum Stop {
    /// Discord refuses the token, or the connection for a permanent reason.
    Refused(Error),
    /// There are to be more shards.
    MoreShards(u32),
}

/// What starting needs to know.
struct Start {
    beginning: Beginning,
    range: RangeInclusive<u32>,
    /// How many sessions may start at once.
    concurrency: u32,
}

impl Gateway {
    /// Connects, and stays connected.
    ///
    /// # Errors
    ///
    /// If Discord refuses the token, or the connection for a permanent reason.
    pub(crate) async fn run(self) -> ConnectionError {
        let gateway = Arc::new(self);
        loop {
            match gateway.keep_sessions().await {
                Ok(Stop::Refused(error)) => return error.into(),
                Ok(Stop::MoreShards(total)) => {
                    tracing::warn!(total, "Discord wants more shards for so many servers; connecting anew");
                    gateway.sessions.end().await;
                }
                Err(error) => return error,
            }
        }
    }

    /// Keeps a session for each shard.
    async fn keep_sessions(self: &Arc<Gateway>) -> Result<Stop, ConnectionError> {
        let Start { beginning, range, concurrency } = self.start().await?;
        let total = beginning.total;
        tracing::info!(
            first = range.start(),
            last = range.end(),
            total,
            "connecting to the gateway's shards"
        );
        self.sessions.expect(range.clone().count());
        let turns = Arc::new(Turns::new(&self.service, concurrency, self.sessions.waiting()));
        let mut shards = JoinSet::new();
        for id in range {
            let (beginning, turns) = (beginning.clone(), Arc::clone(&turns));
            let shard = ShardKeeper { id: ShardId(id), beginning, turns, gateway: Arc::clone(self) };
            shards.spawn(shard.keep());
        }
        let stopped = shards.join_next().await;
        shards.shutdown().await;
        match stopped {
            Some(Ok(stop)) => Ok(stop),
            Some(Err(broken)) => Err(broken.into()),
            None => Err(ConnectionError::NoShard),
        }
    }

    /// Asks Discord for the gateway until it answers and there are session starts left.
    async fn start(&self) -> Result<Start, Error> {
        let mut pause = PAUSES[0];
        loop {
            match self.api.get_bot_gateway().await.inspect_err(|error| self.api.count_refusal(error)) {
                Ok(gateway) => match self.start_on(&gateway) {
                    Ok(start) => return Ok(start),
                    Err(wait) => self.wait_for_sessions(wait).await,
                },
                Err(error) if is_passing(&error) => {
                    tracing::warn!(error = %describe(&error), "cannot connect; trying again shortly");
                    sleep(pause).await;
                    pause = (pause * 2).min(PAUSES[1]);
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns how to start on this gateway, or how long to wait.
    fn start_on(&self, gateway: &BotGateway) -> Result<Start, Duration> {
        let (range, total) = match &self.shards {
            Shards::Auto => (0..=gateway.shards.saturating_sub(1), gateway.shards),
            Shards::These { range, total } => (range.clone(), *total),
        };
        let limit = &gateway.session_start_limit;
        if let Some(wait) = wait_for_starts(gateway, range.clone().count()) {
            return Err(wait);
        }
        let (http, handler) = (Arc::clone(self.api.http()), Arc::clone(&self.handler));
        let (service, url) = (Arc::clone(&self.service), gateway.url.clone());
        let (transport, waiting) = (self.transport.clone(), Arc::clone(self.sessions.waiting()));
        let times = self.times;
        let beginning = Beginning { http, handler, service, url, total, times, transport, waiting };
        let concurrency = u32::try_from(limit.max_concurrency).unwrap_or(u32::MAX);
        Ok(Start { beginning, range, concurrency })
    }

    /// Asks Discord before a further session begins whether it may, and whether there are enough shards. If
    /// that cannot be found out, it may: pauses keep sessions rare.
    pub(crate) async fn ask_again(&self, total: u32) -> Result<(), Stop> {
        loop {
            let asked = timeout(ASKING, self.api.get_bot_gateway()).await;
            let gateway = match asked {
                Ok(Ok(gateway)) => gateway,
                Ok(Err(error)) => {
                    self.api.count_refusal(&error);
                    if is_refused_token(&error) {
                        return Err(Stop::Refused(error));
                    }
                    tracing::warn!(error = %describe(&error), "cannot ask Discord for its limit of sessions");
                    return Ok(());
                }
                Err(_) => return Ok(()),
            };
            if gateway.shards > total {
                match self.shards {
                    Shards::Auto => return Err(Stop::MoreShards(gateway.shards)),
                    Shards::These { .. } => tracing::warn!(
                        total,
                        wanted = gateway.shards,
                        "Discord wants more shards than discord.shards has: set more soon, for all processes"
                    ),
                }
            }
            match wait_for_starts(&gateway, 1) {
                Some(wait) => self.wait_for_sessions(wait).await,
                None => return Ok(()),
            }
        }
    }

    /// Waits until Discord allows more sessions, or until it should be asked again.
    async fn wait_for_sessions(&self, wait: Duration) {
        let asks_in = wait.min(LONGEST_WAIT);
        self.transport.report_trouble(Trouble::NoSessionsLeft, asks_in);
        tracing::error!(
            minutes = wait.as_secs() / 60,
            "too many sessions were started today; waiting until Discord allows more"
        );
        let _queued = QueueGuard::new(self.sessions.waiting());
        sleep(asks_in).await;
    }
}

/// How many of the day's session starts to keep in reserve, beyond those that starting needs. Discord resets
/// the token of a bot that exceeds its limit.
const RESERVE: u64 = 50;

/// How long at most until Discord is asked again for its limit of session starts.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// Returns how long to wait until so many sessions may be started. `None` if they may be now.
fn wait_for_starts(gateway: &BotGateway, sessions: usize) -> Option<Duration> {
    let limit = &gateway.session_start_limit;
    let wanted = (sessions as u64).saturating_add(RESERVE);
    (limit.remaining < wanted.min(limit.total)).then(|| Duration::from_millis(limit.reset_after))
}
