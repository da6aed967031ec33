//! The watch task: reconnects dead connections, and gives up when there is none for too long.

use std::time::{Duration, Instant};

use kuzhi_domain::Timestamp;
use serenity::all::ShardId;

use super::sessions::Sessions;
use super::watch::{Advice, Seen, Watch, WatchTimes};
use crate::clock::Clock;
use crate::connection_status::{ConnectionState, Transport};
use crate::discord::connection_error::ConnectionError;
use crate::metrics::{Gauge, SHARDS};

/// Watches the connections of this process.
pub(crate) struct Watching {
    pub(crate) sessions: Sessions,
    pub(crate) times: WatchTimes,
    /// How long without a connection before giving up.
    pub(crate) give_up_after: Option<Duration>,
    pub(crate) transport: Transport,
    pub(crate) clock: Clock,
}

impl Watching {
    /// Watches until it gives up, and returns why.
    pub(crate) async fn until_given_up(self) -> ConnectionError {
        let mut watch = Watch::new(self.times);
        // When the gateway was last alive, and when any transport was.
        let (mut alive, mut served) = (Instant::now(), Instant::now());
        let (mut was_alive, mut is_lost, mut stalled) = (false, false, None);
        loop {
            // While suspended, the process could not connect, nor can it before its turn.
            let held_up = watch.held_up_by(Instant::now());
            (alive, served) = (alive + held_up, served + held_up);
            if self.sessions.are_waiting() {
                (alive, served) = (Instant::now(), Instant::now());
            }
            watch.expect(self.sessions.expected());
            let seen = self.seen().await;
            let now = Instant::now();
            let advice = watch.check(now, self.clock.now(), &seen);
            // It counts as stalled until it shows life, although it is reconnected at once.
            stalled = if watch.is_alive() { None } else { stalled.or(watch.stalled_since()) };
            watch.each().for_each(|(id, is_up)| record_shard(id, is_up));
            self.transport.report(state(watch.is_alive(), stalled));
            if self.transport.any_stands() {
                served = now;
            }
            let (cut_off, unserved) = (now.duration_since(alive), now.duration_since(served));
            if watch.is_alive() {
                if is_lost {
                    tracing::info!(seconds = cut_off.as_secs(), "connected to Discord again");
                }
                (alive, was_alive, is_lost) = (now, true, false);
            } else if self.give_up_after.is_some_and(|most| unserved >= most) {
                tracing::error!(seconds = unserved.as_secs(), "no connection to Discord; giving up");
                return ConnectionError::GivenUp(unserved);
            } else {
                is_lost = was_alive;
            }
            for one in advice {
                self.follow(one, &mut watch).await;
            }
            tokio::select! {
                () = tokio::time::sleep(self.times.look) => {}
                () = self.transport.check_requested() => {}
            }
        }
    }

    async fn seen(&self) -> Vec<Seen> {
        let mut seen = Vec::new();
        for session in self.sessions.all() {
            seen.extend(session.seen().await);
        }
        seen
    }

    async fn follow(&self, advice: Advice, watch: &mut Watch) {
        match advice {
            Advice::Ask(id) => {
                tracing::debug!(shard = id.0, "a connection is silent; asking for an acknowledgement");
                if let Some(session) = self.sessions.get(id) {
                    session.ask().await;
                }
            }
            Advice::Reconnect(id, silent) => {
                let silent = silent.map(|silent| silent.as_secs());
                tracing::warn!(shard = id.0, silent, "a connection to Discord is dead; reconnecting");
                // This will be a new session: serenity resumes one only if it notices by itself that the
                // connection is broken.
                if let Some(session) = self.sessions.get(id) {
                    session.hang_up().await;
                }
                watch.made_anew(id, Instant::now());
            }
        }
    }
}

/// Records whether a shard is connected.
pub(super) fn record_shard(id: ShardId, is_up: bool) {
    if let Some(shard) = usize::try_from(id.0).ok().and_then(|id| SHARDS.get(id)) {
        Gauge::Shard.set(shard, if is_up { 1.0 } else { 0.0 });
    }
}

const fn state(is_alive: bool, stalled: Option<Timestamp>) -> ConnectionState {
    match stalled {
        _ if is_alive => ConnectionState::Alive,
        Some(since) => ConnectionState::Stalled(since),
        None => ConnectionState::Disconnected,
    }
}
