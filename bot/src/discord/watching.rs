//! Keeping watch: a connection that is dead is made anew, and what stays cut off is given up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{OnlineStatus, ShardId, ShardManager, ShardRunnerInfo, ShardRunnerMessage};
use tungstenite::Message;

use super::connection_error::ConnectionError;
use super::watch::{Advice, Seen, Watch, WatchTimes};
use crate::clock::Clock;
use crate::domain::Timestamp;
use crate::health::{Line, Way};

/// Watches the connections of this process.
pub(super) struct Watching {
    pub(super) shards: Arc<ShardManager>,
    pub(super) times: WatchTimes,
    /// After how long without a connection there is no use in waiting longer.
    pub(super) give_up_after: Option<Duration>,
    pub(super) way: Way,
    pub(super) clock: Clock,
}

impl Watching {
    /// Watches until there is no use in it any more, and says why.
    pub(super) async fn until_given_up(self) -> ConnectionError {
        let mut watch = Watch::new(self.times);
        let mut alive = Instant::now();
        let (mut is_known, mut deaf) = (true, None);
        loop {
            // While the program was held up it could not connect.
            alive += watch.held_up_by(Instant::now());
            let seen = self.seen().await;
            let now = Instant::now();
            let advice = watch.look(now, self.clock.now(), &seen);
            // That it was deaf counts until it lives, though it is made anew at once.
            deaf = if watch.is_alive() { None } else { deaf.or(watch.deaf_since()) };
            self.way.tell(line(watch.is_alive(), deaf));
            let cut_off = now.duration_since(alive);
            if watch.is_alive() {
                if !is_known {
                    tracing::info!(seconds = cut_off.as_secs(), "connected to Discord again");
                }
                (alive, is_known) = (now, true);
            } else if self.give_up_after.is_some_and(|most| cut_off >= most) {
                tracing::error!(seconds = cut_off.as_secs(), "no connection to Discord: given up");
                return ConnectionError::GivenUp(cut_off);
            } else {
                is_known = false;
            }
            for one in advice {
                self.follow(one, &mut watch).await;
            }
            tokio::select! {
                () = tokio::time::sleep(self.times.look) => {}
                () = self.way.wanted() => {}
            }
        }
    }

    async fn seen(&self) -> Vec<Seen> {
        let runners = self.shards.runners.lock().await;
        let seen = |(&id, runner): (&ShardId, &ShardRunnerInfo)| Seen {
            id,
            stage: runner.stage,
            latency: runner.latency,
        };
        runners.iter().map(seen).collect()
    }

    async fn follow(&self, advice: Advice, watch: &mut Watch) {
        match advice {
            Advice::Ask(id) => {
                if let Some(runner) = self.shards.runners.lock().await.get(&id) {
                    tracing::debug!(shard = id.0, "a connection is quiet: asking for an acknowledgement");
                    runner.runner_tx.websocket_message(Message::text(HEARTBEAT));
                }
            }
            Advice::Reconnect(id, silent) => {
                let silent = silent.map(|silent| silent.as_secs());
                tracing::warn!(shard = id.0, silent, "a connection to Discord is dead: making it anew");
                self.reconnect(id).await;
                watch.made_anew(id, Instant::now());
            }
        }
    }

    /// Makes a connection anew. It is a new session: the library resumes one only when it finds out by itself
    /// that a connection is broken.
    async fn reconnect(&self, id: ShardId) {
        if let Some(runner) = self.shards.runners.lock().await.get(&id) {
            hang_up(runner);
        }
        // Nobody will confirm that the old one has ended; without that the library would wait for it.
        self.shards.shutdown_finished(id);
        self.shards.restart(id).await;
    }
}

/// A heartbeat beside those of the library: it may leave out what was heard last.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// With which code a connection is closed that could be resumed: 1000 would end the session.
const UNFINISHED: u16 = 4_000;

/// Ends a runner. What the library itself does would wait for the other side to say goodbye, which a dead line
/// never does, and where reading has failed already it would never stop to ask. A runner ends as soon as
/// something cannot be sent, and nothing can be sent after a goodbye of our own.
fn hang_up(runner: &ShardRunnerInfo) {
    runner.runner_tx.send_to_shard(ShardRunnerMessage::Close(UNFINISHED, None));
    runner.runner_tx.set_status(OnlineStatus::Online);
}

const fn line(is_alive: bool, deaf: Option<Timestamp>) -> Line {
    match deaf {
        _ if is_alive => Line::Alive,
        Some(since) => Line::Deaf(since),
        None => Line::Cut,
    }
}
