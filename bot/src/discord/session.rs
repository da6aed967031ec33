//! One session of a shard: the library's runner, without the library's queue.
//!
//! # Design
//!
//! The library begins sessions by a queue that knows nothing of other processes, and puts those that Discord has ended back
//! into it. A runner works without it: it asks for its session to be begun anew and ends, and whoever ran it
//! waits for a turn first. There is no way to make the library's manager without a queue, so the queue is ended at once, which
//! it is together with a shard alone: with one that is nobody's.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
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

use super::watch::Seen;
use crate::metrics::Counter;
use crate::service::Service;

/// What is needed to begin sessions.
#[derive(Clone)]
pub(super) struct Beginning {
    pub(super) http: Arc<Http>,
    pub(super) handler: Arc<dyn RawEventHandler>,
    /// Who may have so much to do that nothing more is read for a moment.
    pub(super) service: Arc<Service>,
    /// Where the gateway is.
    pub(super) url: String,
    /// How many shards there are in all.
    pub(super) total: u32,
}

/// A session that is connected, and begins when it is run.
pub(super) struct Session {
    manager: Arc<ShardManager>,
    runner: ShardRunner,
    service: Arc<Service>,
    id: ShardId,
}

/// The way to a session that runs.
#[derive(Clone)]
pub(super) struct SessionHandle {
    manager: Arc<ShardManager>,
    id: ShardId,
    hung_up: CancellationToken,
    cut: CancellationToken,
    ended: CancellationToken,
}

/// Interactions need no intent at all, and so no privileged one.
const INTENTS: GatewayIntents = GatewayIntents::empty();

/// The shard with which a queue is ended.
const NOBODY: ShardId = ShardId(u32::MAX);

/// With which code a connection is closed for good.
const GOODBYE: u16 = 1_000;

/// With which code a connection is closed that could be resumed: 1000 would end the session.
const UNFINISHED: u16 = 4_000;

/// So often a session goes on where the library broke: should it break without having read anything, it would do nothing else.
const MOST_BREAKS: u32 = 1_000;

/// For so long nothing is read after each time at which there was too much to do.
const REST: Duration = Duration::from_millis(25);

/// A heartbeat beside those of the library: it may leave out what was heard last.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

impl Session {
    /// Connects. Discord hears nothing of a session before it is run.
    pub(super) async fn connect(from: &Beginning, id: ShardId) -> Result<Session, Error> {
        let Beginning { http, handler, service, url, total } = from;
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
            ws_url: url,
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
        // Who asks for the session to be begun anew waits for word that it has ended, which nobody would give.
        manager.shutdown_finished(id);
        Ok(Session { manager, runner, service: Arc::clone(service), id })
    }

    /// The way to it, once it runs.
    pub(super) fn handle(&self) -> SessionHandle {
        let (hung_up, cut, ended) = Default::default();
        SessionHandle { manager: Arc::clone(&self.manager), id: self.id, hung_up, cut, ended }
    }

    /// Begins the session, and runs until it has to be begun anew.
    ///
    /// # Errors
    ///
    /// When there is no use in beginning anew, because Discord refuses the token.
    pub(super) async fn run(mut self, handle: SessionHandle) -> Result<(), Error> {
        let _ended = handle.ended.drop_guard();
        tokio::select! {
            ended = self.run_on() => ended,
            () = handle.cut.cancelled() => Ok(()),
        }
    }

    /// Runs, and goes on where the library breaks at an event. It has read that one by then, so that the next comes after it,
    /// on the same connection; a session that is begun anew would lose all that came meanwhile. It reads nothing for a moment
    /// while there is too much to do.
    async fn run_on(&mut self) -> Result<(), Error> {
        for _ in 0..MOST_BREAKS {
            let (mut running, mut rest) = (pin!(self.runner.run()), pin!(sleep(Duration::ZERO)));
            let service = &self.service;
            let ended = poll_fn(|context| {
                if rest.as_mut().poll(context).is_pending() {
                    return Poll::Pending;
                }
                let polled = catch_unwind(AssertUnwindSafe(|| running.as_mut().poll(context)));
                if service.is_full() {
                    rest.as_mut().reset(Instant::now() + REST);
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
    /// How the connection stands; nothing when it is about to be made anew, though it may stand for a moment yet.
    pub(super) async fn seen(&self) -> Option<Seen> {
        if self.is_hung_up() {
            return None;
        }
        let runners = self.manager.runners.lock().await;
        let seen =
            |runner: &ShardRunnerInfo| Seen { id: self.id, stage: runner.stage, latency: runner.latency };
        runners.get(&self.id).map(seen)
    }

    /// Asks the connection for an acknowledgement.
    pub(super) async fn ask(&self) {
        self.to_runner(|runner| runner.websocket_message(Message::text(HEARTBEAT))).await;
    }

    /// Ends the connection. What the library itself does would wait for the other side to say goodbye, which a dead line
    /// never does, and where reading has failed already it would never stop to ask. A runner ends as soon as
    /// something cannot be sent, and nothing can be sent after a goodbye of our own.
    pub(super) async fn hang_up(&self) {
        self.to_runner(|runner| {
            runner.send_to_shard(ShardRunnerMessage::Close(UNFINISHED, None));
            runner.set_status(OnlineStatus::Online);
        })
        .await;
        self.hung_up.cancel();
    }

    /// Says goodbye for good.
    pub(super) async fn close(&self) {
        self.to_runner(|runner| runner.send_to_shard(ShardRunnerMessage::Shutdown(self.id, GOODBYE))).await;
    }

    /// Breaks off.
    pub(super) fn cut(&self) {
        self.cut.cancel();
    }

    /// Waits until somebody has ended the connection.
    pub(super) async fn hung_up(&self) {
        self.hung_up.cancelled().await;
    }

    pub(super) fn is_hung_up(&self) -> bool {
        self.hung_up.is_cancelled()
    }

    /// Waits until the session runs no more.
    pub(super) async fn ended(&self) {
        self.ended.cancelled().await;
    }

    async fn to_runner(&self, say: impl FnOnce(&ShardMessenger)) {
        if let Some(runner) = self.manager.runners.lock().await.get(&self.id) {
            say(&runner.runner_tx);
        }
    }
}

fn info_of(runner: &ShardRunner) -> ShardRunnerInfo {
    ShardRunnerInfo {
        latency: None,
        runner_tx: ShardMessenger::new(runner),
        stage: ConnectionStage::Disconnected,
    }
}

/// Goes with the library's queue, and tells of its end.
struct QueueEnd;

impl TypeMapKey for QueueEnd {
    type Value = DropGuard;
}
