//! Turns to start a session. Discord accepts one session per 5 seconds from each bucket of shards, over all
//! processes. It refuses earlier ones, and every attempt counts towards the daily limit.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kuzhi_store::Turn;
use serenity::all::ShardId;
use tokio::time::sleep;

use crate::service::Service;

/// The interval between sessions of a bucket: Discord's 5 seconds, plus a margin for network delays.
const APART: Duration = Duration::from_millis(5_500);

/// How long a turn is reserved until the session is connected.
const CONNECTING: Duration = Duration::from_secs(15);

/// The longest interval between attempts while waiting: a turn may be released early.
const ASK: Duration = Duration::from_millis(500);

/// Takes turns, coordinated with other processes.
pub(crate) struct Turns {
    service: Arc<Service>,
    /// The number of buckets.
    concurrency: u32,
    waiting: Arc<AtomicUsize>,
}

/// A turn that is taken.
pub(crate) struct OwnTurn {
    name: String,
    /// A new ID for each attempt: a restarting session waits like all others.
    holder: u64,
}

impl Turns {
    pub(crate) fn new(service: &Arc<Service>, concurrency: u32, waiting: &Arc<AtomicUsize>) -> Turns {
        Turns { service: Arc::clone(service), concurrency: concurrency.max(1), waiting: Arc::clone(waiting) }
    }

    /// Waits for a shard's turn. If the store cannot tell whose turn it is, it does not wait: being refused
    /// is better than not coming back.
    pub(crate) async fn wait(&self, shard: ShardId) -> OwnTurn {
        let turn = OwnTurn { name: name(shard, self.concurrency), holder: rand::random() };
        let mut queue = None;
        loop {
            match self.take(&turn, CONNECTING).await {
                Some(Turn::Wait(left)) => {
                    queue.get_or_insert_with(|| QueueGuard::new(&self.waiting));
                    sleep(left.min(ASK)).await;
                }
                Some(Turn::Taken) | None => return turn,
            }
        }
    }

    /// Returns whether the session may start now. The next one then follows only after Discord's interval.
    pub(crate) async fn begin(&self, turn: &OwnTurn) -> bool {
        !matches!(self.take(turn, APART).await, Some(Turn::Wait(_)))
    }

    /// Releases a turn that was not used.
    pub(crate) async fn give_back(&self, turn: OwnTurn) {
        self.take(&turn, Duration::ZERO).await;
    }

    async fn take(&self, turn: &OwnTurn, lasts: Duration) -> Option<Turn> {
        match self.service.take_turn(turn.name.clone(), turn.holder, lasts).await {
            Ok(taken) => Some(taken),
            Err(error) => {
                tracing::warn!(%error, "cannot find out whose turn it is to connect; connecting anyway");
                None
            }
        }
    }
}

/// Returns the name of a shard's turn: its bucket's.
fn name(shard: ShardId, concurrency: u32) -> String {
    format!("identify {}", shard.0 % concurrency)
}

/// Counts waiting sessions.
pub(crate) struct QueueGuard(Arc<AtomicUsize>);

impl QueueGuard {
    pub(crate) fn new(waiting: &Arc<AtomicUsize>) -> QueueGuard {
        waiting.fetch_add(1, Ordering::Relaxed);
        QueueGuard(Arc::clone(waiting))
    }
}

impl Drop for QueueGuard {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_a_bucket_share_a_turn() {
        let names = |concurrency| (0..5).map(|shard| name(ShardId(shard), concurrency)).collect::<Vec<_>>();
        assert!(names(1).iter().all(|name| name == "identify 0"));
        assert_eq!(names(2), ["identify 0", "identify 1", "identify 0", "identify 1", "identify 0"]);
    }
}
