//! Turns to begin a session: Discord takes one in five seconds from each bucket of shards, however many processes there
//! are. Whoever comes sooner is refused, and each try counts towards those of a day.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serenity::all::ShardId;
use tokio::time::sleep;

use crate::service::Service;
use crate::store::Turn;

/// How far apart sessions of a bucket begin: Discord's five seconds, and what the way there may differ by.
const APART: Duration = Duration::from_millis(5_500);

/// For how long a turn is taken until the connection stands.
const CONNECTING: Duration = Duration::from_secs(15);

/// How often whoever waits asks at least: a turn may be given back.
const ASK: Duration = Duration::from_millis(500);

/// Where turns are taken, together with other processes.
pub(super) struct Turns {
    service: Arc<Service>,
    /// How many buckets there are.
    concurrency: u32,
    waiting: Arc<AtomicUsize>,
}

/// Somebody's turn.
pub(super) struct OwnTurn {
    name: String,
    /// Another one for each try: who begins a session anew waits like everybody.
    holder: u64,
}

impl Turns {
    pub(super) fn new(service: &Arc<Service>, concurrency: u32, waiting: &Arc<AtomicUsize>) -> Turns {
        Turns { service: Arc::clone(service), concurrency: concurrency.max(1), waiting: Arc::clone(waiting) }
    }

    /// Waits for the turn of a shard. Where the store cannot say whose turn it is, nobody waits: to be refused is better
    /// than not to come back.
    pub(super) async fn wait(&self, shard: ShardId) -> OwnTurn {
        let turn = OwnTurn { name: name(shard, self.concurrency), holder: rand::random() };
        let mut queue = None;
        loop {
            match self.take(&turn, CONNECTING).await {
                Some(Turn::Wait(left)) => {
                    queue.get_or_insert_with(|| QueueGuard::of(&self.waiting));
                    sleep(left.min(ASK)).await;
                }
                Some(Turn::Taken) | None => return turn,
            }
        }
    }

    /// Whether the session may begin now: it is the turn's, and the next one's only after the time that Discord asks for.
    pub(super) async fn begin(&self, turn: &OwnTurn) -> bool {
        !matches!(self.take(turn, APART).await, Some(Turn::Wait(_)))
    }

    /// Nothing was begun: somebody else may.
    pub(super) async fn give_back(&self, turn: OwnTurn) {
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

/// What the turn of a shard is called: that of its bucket.
fn name(shard: ShardId, concurrency: u32) -> String {
    format!("identify {}", shard.0 % concurrency)
}

/// Whoever waits for a turn is counted.
struct QueueGuard(Arc<AtomicUsize>);

impl QueueGuard {
    fn of(waiting: &Arc<AtomicUsize>) -> QueueGuard {
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
