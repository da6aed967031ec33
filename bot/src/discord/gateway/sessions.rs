//! The running sessions of this process.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::ShardId;
use tokio::time::timeout;

use super::session::SessionHandle;

/// How long closing all sessions may take.
const GOODBYES: Duration = Duration::from_secs(5);

/// The running sessions.
#[derive(Clone, Default)]
pub(crate) struct Sessions {
    running: Arc<Mutex<BTreeMap<u32, SessionHandle>>>,
    /// How many shards wait for their turn, for Discord to allow more sessions today, or because theirs do
    /// not last.
    waiting: Arc<AtomicUsize>,
    /// How many there are to be.
    expected: Arc<AtomicUsize>,
    /// How many servers each shard has.
    servers: Arc<Mutex<BTreeMap<u32, usize>>>,
}

impl Sessions {
    /// Whether a shard waits for its turn, for Discord to allow more sessions today, or because its own do
    /// not last.
    pub(crate) fn are_waiting(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// Returns the counter of the shards that wait.
    pub(crate) const fn waiting(&self) -> &Arc<AtomicUsize> {
        &self.waiting
    }

    /// Sets how many sessions there are to be.
    pub(crate) fn expect(&self, sessions: usize) {
        self.expected.store(sessions, Ordering::Relaxed);
    }

    /// Returns how many sessions there are to be.
    pub(crate) fn expected(&self) -> usize {
        self.expected.load(Ordering::Relaxed)
    }

    /// Notes how many servers a shard has, and returns how many all have.
    pub(crate) fn record_servers(&self, id: ShardId, number: usize) -> usize {
        let mut servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        servers.insert(id.0, number);
        servers.values().sum()
    }

    /// Adds the session of a shard.
    pub(crate) fn add(&self, id: ShardId, session: SessionHandle) {
        self.change(|running| running.insert(id.0, session));
    }

    /// Removes the session of a shard, which has ended.
    pub(crate) fn remove(&self, id: ShardId) {
        self.change(|running| running.remove(&id.0));
    }

    /// Returns a shard's session, if it is running.
    pub(crate) fn get(&self, id: ShardId) -> Option<SessionHandle> {
        self.change(|running| running.get(&id.0).cloned())
    }

    /// Returns all running sessions.
    pub(crate) fn all(&self) -> Vec<SessionHandle> {
        self.change(|running| running.values().cloned().collect())
    }

    /// Closes all sessions permanently.
    pub(crate) async fn close(&self) {
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

    /// Ends all sessions, for others to take their place.
    pub(crate) async fn end(&self) {
        self.close().await;
        self.cut();
        self.change(BTreeMap::clear);
    }

    /// Closes all connections without ending their sessions.
    pub(crate) fn cut(&self) {
        self.all().iter().for_each(SessionHandle::cut);
    }

    fn change<T>(&self, change: impl FnOnce(&mut BTreeMap<u32, SessionHandle>) -> T) -> T {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        change(&mut self.running.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
