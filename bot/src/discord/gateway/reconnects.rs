//! Slows down serenity's runner when the connections of a session do not last. It would otherwise resume at
//! once, several times a second.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use serenity::all::ShardId;
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::endings::Endings;
use super::gate::Gate;
use super::turns::QueueGuard;
use super::watch::WatchTimes;
use crate::connection_status::{Transport, Trouble};

/// The longest pause. A session that waits longer may no longer be there to resume.
const LONGEST: Duration = Duration::from_mins(1);

/// The connections of one session.
pub(crate) struct Reconnects {
    shard: ShardId,
    gate: Gate,
    endings: Endings,
    /// When the current connection began.
    since: Instant,
    transport: Transport,
    waiting: Arc<AtomicUsize>,
    queued: Option<QueueGuard>,
    rests: Arc<AtomicBool>,
}

impl Reconnects {
    /// Watches a session that has just connected with this URL.
    pub(crate) fn new(
        shard: ShardId,
        url: &Arc<Mutex<String>>,
        times: &WatchTimes,
        transport: &Transport,
        waiting: &Arc<AtomicUsize>,
    ) -> Reconnects {
        Reconnects {
            shard,
            gate: Gate::new(url),
            endings: Endings::new(times.settled, times.rest, LONGEST),
            since: Instant::now(),
            transport: transport.clone(),
            waiting: Arc::clone(waiting),
            queued: None,
            rests: Arc::default(),
        }
    }

    /// Returns whether the runner rests before it connects again.
    pub(crate) fn rests(&self) -> &Arc<AtomicBool> {
        &self.rests
    }

    /// Call this after polling the runner. Returns how long not to poll it, if it is about to connect again
    /// and should wait.
    pub(crate) fn pause(&mut self) -> Option<Duration> {
        if !self.gate.take_visit() {
            return None;
        }
        let now = Instant::now();
        let rest = self.endings.record_ending(now.duration_since(self.since));
        self.since = now + rest.pause;
        if rest.pause.is_zero() {
            return None;
        }
        self.queued = Some(QueueGuard::new(&self.waiting));
        self.rests.store(true, Ordering::Relaxed);
        if rest.is_alarming() {
            self.transport.report_trouble(Trouble::ShortSessions, rest.pause);
            tracing::error!(
                shard = self.shard.0,
                connections = rest.in_a_row,
                seconds = rest.pause.as_secs_f32(),
                "connections to Discord end soon after they begin; waiting longer each time before the \
                 session is resumed"
            );
        }
        self.transport.request_check();
        Some(rest.pause)
    }

    /// The runner goes on.
    pub(crate) fn resume(&mut self) {
        if self.queued.take().is_some() {
            self.rests.store(false, Ordering::Relaxed);
        }
    }
}
