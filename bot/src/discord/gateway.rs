//! The gateway connection: one session for each shard of this process, restarted whenever it ends.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kuzhi_config::Shards;
use serenity::Error;
use serenity::all::{BotGateway, RawEventHandler, ShardId};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::api::Api;
use super::connection_error::ConnectionError;
use super::retry::{describe, is_passing};
use super::session::{Beginning, Session, SessionHandle};
use super::turns::{QueueGuard, Turns};
use crate::metrics::{ALONE, Counter};
use crate::service::Service;

/// The first and the longest delay between attempts when Discord cannot be reached.
const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(5)];

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(10);

/// How long a closed session may take to end.
const HANGING_UP: Duration = Duration::from_secs(1);

/// How long closing all sessions may take.
const GOODBYES: Duration = Duration::from_secs(5);

/// The delay in seconds before a new session that Discord asks for, at random from this range.
const REST: RangeInclusive<f64> = 1.0..=5.0;

/// The gateway as this process uses it.
pub(super) struct Gateway {
    pub(super) api: Api,
    pub(super) handler: Arc<dyn RawEventHandler>,
    pub(super) shards: Shards,
    pub(super) service: Arc<Service>,
    pub(super) sessions: Sessions,
}

/// The running sessions.
#[derive(Clone, Default)]
pub(super) struct Sessions {
    running: Arc<Mutex<BTreeMap<u32, SessionHandle>>>,
    /// How many shards wait for their turn, or for Discord to allow more sessions today.
    waiting: Arc<AtomicUsize>,
    /// How many there are to be.
    expected: Arc<AtomicUsize>,
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
    pub(super) async fn stay(self) -> ConnectionError {
        let Start { beginning, range, concurrency } = match self.start().await {
            Ok(start) => start,
            Err(error) => return error.into(),
        };
        let total = beginning.total;
        tracing::info!(
            first = range.start(),
            last = range.end(),
            total,
            "connecting to the gateway's shards"
        );
        self.sessions.expected.store(range.clone().count(), Ordering::Relaxed);
        let turns = Arc::new(Turns::new(&self.service, concurrency, &self.sessions.waiting));
        let mut shards = JoinSet::new();
        for id in range {
            let shard = ShardKeeper {
                id: ShardId(id),
                beginning: beginning.clone(),
                turns: Arc::clone(&turns),
                sessions: self.sessions.clone(),
            };
            shards.spawn(shard.keep());
        }
        match shards.join_next().await {
            Some(Ok(error)) => error.into(),
            Some(Err(broken)) => ConnectionError::Failed(broken.to_string()),
            None => ConnectionError::Failed("there is no shard to connect to".to_owned()),
        }
    }

    /// Asks Discord for the gateway until it answers and there are session starts left.
    async fn start(&self) -> Result<Start, Error> {
        let mut pause = PAUSES[0];
        loop {
            match self.api.get_bot_gateway().await.inspect_err(|error| self.api.note(error)) {
                Ok(gateway) => match self.start_on(&gateway) {
                    Ok(start) => return Ok(start),
                    Err(wait) => {
                        let _queued = QueueGuard::of(&self.sessions.waiting);
                        sleep(wait).await;
                    }
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
        if let Some(wait) = wait_for_starts(gateway, &range) {
            let (left, minutes) = (limit.remaining, wait.as_secs() / 60);
            tracing::error!(
                left,
                minutes,
                "too many sessions were started today; waiting until Discord allows more"
            );
            return Err(wait.min(LONGEST_WAIT));
        }
        let (http, handler) = (Arc::clone(self.api.http()), Arc::clone(&self.handler));
        let (service, url) = (Arc::clone(&self.service), gateway.url.clone());
        let beginning = Beginning { http, handler, service, url, total };
        let concurrency = u32::try_from(limit.max_concurrency).unwrap_or(u32::MAX);
        Ok(Start { beginning, range, concurrency })
    }
}

/// How many of the day's session starts to keep in reserve, beyond those that starting needs. Discord resets
/// the token of a bot that exceeds its limit.
const RESERVE: u64 = 50;

/// How long at most until Discord is asked again for its limit of session starts.
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// Returns how long to wait until sessions may be started. `None` if they may be now.
fn wait_for_starts(gateway: &BotGateway, range: &RangeInclusive<u32>) -> Option<Duration> {
    let limit = &gateway.session_start_limit;
    let wanted = u64::from(range.end() - range.start()) + 1 + RESERVE;
    (limit.remaining < wanted.min(limit.total)).then(|| Duration::from_millis(limit.reset_after))
}

impl Sessions {
    /// Whether a shard waits for its turn, or for Discord to allow more sessions today.
    pub(super) fn are_waiting(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// Returns how many sessions there are to be.
    pub(super) fn expected(&self) -> usize {
        self.expected.load(Ordering::Relaxed)
    }

    /// Returns a shard's session, if it is running.
    pub(super) fn of(&self, id: ShardId) -> Option<SessionHandle> {
        self.change(|running| running.get(&id.0).cloned())
    }

    /// Returns all running sessions.
    pub(super) fn all(&self) -> Vec<SessionHandle> {
        self.change(|running| running.values().cloned().collect())
    }

    /// Closes all sessions permanently.
    pub(super) async fn close(&self) {
        let all = self.all();
        for session in &all {
            session.close().await;
        }
        let ended = async {
            for session in &all {
                session.ended().await;
            }
        };
        if timeout(GOODBYES, ended).await.is_err() {
            tracing::warn!("Discord has not closed the connection");
        }
    }

    /// Closes all connections without ending their sessions.
    pub(super) fn cut(&self) {
        self.all().iter().for_each(SessionHandle::cut);
    }

    fn change<T>(&self, change: impl FnOnce(&mut BTreeMap<u32, SessionHandle>) -> T) -> T {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        change(&mut self.running.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Keeps one shard connected.
struct ShardKeeper {
    id: ShardId,
    beginning: Beginning,
    turns: Arc<Turns>,
    sessions: Sessions,
}

impl ShardKeeper {
    /// Runs sessions, one after another, until that is useless.
    async fn keep(self) -> Error {
        let mut pause = PAUSES[0];
        loop {
            let turn = self.turns.wait(self.id).await;
            let why = match timeout(CONNECTING, Session::connect(&self.beginning, self.id)).await {
                Ok(Ok(session)) => {
                    // If connecting took too long, the turn may have passed to another process.
                    if self.turns.begin(&turn).await {
                        Counter::Sessions.add(ALONE);
                        if let Err(error) = self.run(session).await {
                            return error;
                        }
                        pause = PAUSES[0];
                    }
                    continue;
                }
                Ok(Err(error)) => describe(&error),
                Err(_) => "no answer in time".to_owned(),
            };
            self.turns.give_back(turn).await;
            tracing::warn!(shard = self.id.0, error = why, "cannot connect; trying again shortly");
            sleep(pause).await;
            pause = (pause * 2).min(PAUSES[1]);
        }
    }

    /// Runs a session to its end.
    async fn run(&self, session: Session) -> Result<(), Error> {
        let handle = session.handle();
        self.sessions.change(|running| running.insert(self.id.0, handle.clone()));
        // In a task of its own: dropping the session closes it.
        let mut running = tokio::spawn(session.run(handle.clone()));
        let ended = tokio::select! {
            ended = &mut running => Some(ended),
            () = handle.hung_up() => timeout(HANGING_UP, &mut running).await.ok(),
        };
        self.sessions.change(|running| running.remove(&self.id.0));
        match ended {
            Some(Ok(Err(error))) => return Err(error),
            // A session that we closed is to be replaced at once.
            _ if handle.is_hung_up() => handle.cut(),
            _ => sleep(Duration::from_secs_f64(rand::random_range(REST))).await,
        }
        Ok(())
    }
}
