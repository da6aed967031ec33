//! One session of a shard: serenity's runner without serenity's queue.
//!
//! # Design
//!
//! Serenity starts sessions through a queue that knows nothing about other processes, and puts sessions that
//! Discord has ended back into it. The runner works without it: it asks for a restart and ends, and its
//! caller waits for a turn first. Serenity's manager cannot be built without a queue. Ending a queue also
//! ends a shard, so each queue is ended at once, with a shard ID that does not exist.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::task::Poll;
use std::time::Duration;

use serenity::Error;
use serenity::all::{
    ConnectionStage, GatewayIntents, Http, OnlineStatus, RawEventHandler, Shard, ShardId, ShardInfo,
    ShardManager, ShardManagerOptions, ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerMessage,
    ShardRunnerOptions,
};
use serenity::prelude::{TypeMap, TypeMapKey};
use tokio::sync::{Mutex, RwLock};
use tokio::time::{Instant, sleep};
use tokio_util::sync::{CancellationToken, DropGuard};
use tungstenite::Message;

use super::reconnects::Reconnects;
use super::watch::{Seen, WatchTimes};
use crate::connection_status::Transport;
use crate::metrics::Counter;
use crate::service::Service;

/// What starting sessions needs.
#[derive(Clone)]
pub(crate) struct Beginning {
    pub(crate) http: Arc<Http>,
    pub(crate) handler: Arc<dyn RawEventHandler>,
    /// The component that can ask to pause reading when it has too much to do.
    pub(crate) service: Arc<Service>,
    /// The URL of the gateway.
    pub(crate) url: String,
    /// The total number of shards.
    pub(crate) total: u32,
    pub(crate) times: WatchTimes,
    pub(crate) transport: Transport,
    pub(crate) waiting: Arc<AtomicUsize>,
}

/// A connected session, which starts when it is run.
pub(crate) struct Session {
    manager: Arc<ShardManager>,
    runner: ShardRunner,
    service: Arc<Service>,
    reconnects: Reconnects,
    polls: Polls,
    id: ShardId,
}

/// A handle to a running session.
#[derive(Clone)]
pub(crate) struct SessionHandle {
    manager: Arc<ShardManager>,
    id: ShardId,
    /// Cancelled once Discord has said that the session is ready, in words that serenity could not read.
    greeted: CancellationToken,
    hung_up: CancellationToken,
    cut: CancellationToken,
    ended: CancellationToken,
    polls: Polls,
    rests: Arc<AtomicBool>,
}

/// Counts when serenity's runner is entered and left. The count is odd while it is inside.
#[derive(Clone, Default)]
struct Polls(Arc<AtomicU64>);

/// Interactions need no intents at all, and so no privileged ones.
const INTENTS: GatewayIntents = GatewayIntents::empty();

/// The shard ID with which a queue is ended.
const NOBODY: ShardId = ShardId(u32::MAX);

/// The close code of a permanent close.
const GOODBYE: u16 = 1_000;

/// The close code of a resumable close. 1000 would end the session.
const UNFINISHED: u16 = 4_000;

/// How often a session continues after a panic in serenity. The limit stops a loop that reads nothing.
const MOST_BREAKS: u32 = 1_000;

/// How long to pause reading whenever there is too much to do.
const REST: Duration = Duration::from_millis(25);

/// How often to look whether serenity keeps a thread busy, and after how many looks it is certain. A machine
/// that was held up takes no looks meanwhile.
const LOOK: Duration = Duration::from_millis(100);
const CERTAIN: u32 = 10;

/// A heartbeat outside serenity's own schedule. It may omit the last sequence number.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

impl Session {
    /// Connects. Discord sees no session before it is run.
    pub(crate) async fn connect(from: &Beginning, id: ShardId) -> Result<Session, Error> {
        let Beginning { http, handler, service, url, total, times, transport, waiting } = from;
        let url = Arc::new(Mutex::new(url.clone()));
        let info = ShardInfo { id, total: *total };
        let mut shard = Shard::new(Arc::clone(&url), http.token(), info, INTENTS, None).await?;
        let theirs = Arc::clone(http);
        shard.set_application_id_callback(move |id| theirs.set_application_id(id));
        let queue_ended = CancellationToken::new();
        let mut data = TypeMap::new();
        data.insert::<QueueEnd>(queue_ended.clone().drop_guard());
        let (manager, _) = ShardManager::new(ShardManagerOptions {
            data: Arc::new(RwLock::new(data)),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            shard_index: 0,
            shard_init: 0,
            shard_total: *total,
            ws_url: Arc::clone(&url),
            http: Arc::clone(http),
            intents: INTENTS,
            presence: None,
        });
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: vec![Arc::clone(handler)],
            manager: Arc::clone(&manager),
            shard,
            http: Arc::clone(http),
        });
        manager.runners.lock().await.insert(NOBODY, info_of(&runner));
        manager.shutdown_finished(NOBODY);
        manager.shutdown_all().await;
        queue_ended.cancelled().await;
        manager.runners.lock().await.insert(id, info_of(&runner));
        // A runner that asks for a restart waits for a confirmation that would never come.
        manager.shutdown_finished(id);
        let reconnects = Reconnects::new(id, &url, times, transport, waiting);
        let polls = Polls::default();
        Ok(Session { manager, runner, service: Arc::clone(service), reconnects, polls, id })
    }

    /// Returns the handle, once the session runs.
    pub(crate) fn handle(&self) -> SessionHandle {
        let (greeted, hung_up, cut, ended) = Default::default();
        let (manager, polls) = (Arc::clone(&self.manager), self.polls.clone());
        let rests = Arc::clone(self.reconnects.rests());
        SessionHandle { manager, id: self.id, greeted, hung_up, cut, ended, polls, rests }
    }

    /// Starts the session, and runs until it has to be restarted.
    ///
    /// # Errors
    ///
    /// If restarting is useless because Discord refuses the token.
    pub(crate) async fn run(mut self, handle: SessionHandle) -> Result<(), Error> {
        let _ended = handle.ended.drop_guard();
        tokio::select! {
            ended = self.run_on() => ended,
            () = handle.cut.cancelled() => Ok(()),
        }
    }

    /// Runs, and continues if serenity panics at an event. By then that event has been read, so the next one
    /// follows on the same connection. A restarted session would lose everything in between. Pauses reading
    /// while there is too much to do, and connecting while connections do not last.
    async fn run_on(&mut self) -> Result<(), Error> {
        for _ in 0..MOST_BREAKS {
            let (mut running, mut rest) = (pin!(self.runner.run()), pin!(sleep(Duration::ZERO)));
            let (service, reconnects, polls) = (&self.service, &mut self.reconnects, &self.polls);
            let ended = poll_fn(|context| {
                if rest.as_mut().poll(context).is_pending() {
                    return Poll::Pending;
                }
                reconnects.resume();
                polls.record_poll();
                let polled = catch_unwind(AssertUnwindSafe(|| running.as_mut().poll(context)));
                polls.record_poll();
                if let Some(pause) = reconnects.pause().or_else(|| service.is_full().then_some(REST)) {
                    rest.as_mut().reset(Instant::now() + pause);
                }
                match polled {
                    Ok(poll) => poll.map(Some),
                    Err(_) => Poll::Ready(None),
                }
            });
            if let Some(ended) = ended.await {
                return ended;
            }
            tracing::warn!(
                shard = self.id.0,
                "an event could not be read, and is lost: Discord's library failed on it"
            );
            Counter::Dropped.add("unreadable");
        }
        tracing::error!(shard = self.id.0, "Discord's library keeps failing; starting a new session");
        Ok(())
    }
}

impl SessionHandle {
    /// Returns the state of the connection. `None` while it is about to be replaced, though it may stand for
    /// a moment longer, and while it rests before it connects again.
    pub(crate) async fn seen(&self) -> Option<Seen> {
        if self.is_hung_up() || self.rests.load(Ordering::Relaxed) {
            return None;
        }
        let runners = self.manager.runners.lock().await;
        let stage = |runner: &ShardRunnerInfo| match runner.stage {
            ConnectionStage::Disconnected | ConnectionStage::Identifying if self.greeted.is_cancelled() => {
                ConnectionStage::Connected
            }
            stage => stage,
        };
        let seen =
            |runner: &ShardRunnerInfo| Seen { id: self.id, stage: stage(runner), latency: runner.latency };
        runners.get(&self.id).map(seen)
    }

    /// Notes that Discord has said that the session is ready, in words that serenity could not read. Serenity
    /// goes on waiting for them, and yet reads all that follows.
    pub(crate) fn greet(&self) {
        self.greeted.cancel();
    }

    /// Sends a heartbeat.
    pub(crate) async fn ask(&self) {
        self.to_runner(|runner| runner.websocket_message(Message::text(HEARTBEAT))).await;
    }

    /// Closes the connection. Serenity's own close waits for the other side's close frame, which never comes
    /// on a dead connection, and after a read error it would retry forever. A runner ends as soon as a send
    /// fails, and every send fails after a close frame of our own.
    pub(crate) async fn hang_up(&self) {
        self.to_runner(|runner| {
            runner.send_to_shard(ShardRunnerMessage::Close(UNFINISHED, None));
            runner.set_status(OnlineStatus::Online);
        })
        .await;
        self.hung_up.cancel();
    }

    /// Closes permanently.
    pub(crate) async fn close(&self) {
        if self.rests.load(Ordering::Relaxed) {
            // Nothing stands that could be closed, and the runner does not listen.
            return self.cut();
        }
        self.to_runner(|runner| runner.send_to_shard(ShardRunnerMessage::Shutdown(self.id, GOODBYE))).await;
    }

    /// Closes so that the session can be resumed.
    pub(crate) fn cut(&self) {
        self.cut.cancel();
    }

    /// Waits until something has closed the connection.
    pub(crate) async fn hung_up(&self) {
        self.hung_up.cancelled().await;
    }

    pub(crate) fn is_hung_up(&self) -> bool {
        self.hung_up.is_cancelled()
    }

    /// Waits until serenity keeps a thread busy with a connection that it neither reads nor replaces, as it
    /// does after some close codes: 4003, 4010 and 4011. It still listens.
    pub(crate) async fn spins(&self) {
        let (mut last, mut looks) = (self.polls.count(), 0);
        while looks < CERTAIN {
            sleep(LOOK).await;
            let polls = self.polls.count();
            looks = if polls == last && polls % 2 == 1 { looks + 1 } else { 0 };
            last = polls;
        }
    }

    /// Waits until the session has ended.
    pub(crate) async fn ended(&self) {
        self.ended.cancelled().await;
    }

    async fn to_runner(&self, say: impl FnOnce(&ShardMessenger)) {
        if let Some(runner) = self.manager.runners.lock().await.get(&self.id) {
            say(&runner.runner_tx);
        }
    }
}

impl Polls {
    fn record_poll(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

fn info_of(runner: &ShardRunner) -> ShardRunnerInfo {
    ShardRunnerInfo {
        latency: None,
        runner_tx: ShardMessenger::new(runner),
        stage: ConnectionStage::Disconnected,
    }
}

/// Drains serenity's queue, and reports its end.
struct QueueEnd;

impl TypeMapKey for QueueEnd {
    type Value = DropGuard;
}
