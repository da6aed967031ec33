//! Keeps one shard connected: runs its sessions one after another.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::ShardId;
use tokio::runtime::Handle;
use tokio::time::{Instant, sleep, timeout};

use super::endings::{Endings, Rest};
use super::session::{Beginning, Session};
use super::shards::{Gateway, PAUSES, Stop};
use super::turns::{QueueGuard, Turns};
use super::watching::record_shard;
use crate::connection_status::Trouble;
use crate::discord::rest::retry::describe;
use crate::metrics::{ALONE, Counter};

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(10);

/// How long a closed session may take to end.
const HANGING_UP: Duration = Duration::from_secs(1);

/// The delay in seconds before a new session that Discord asks for, at random from this range.
const REST: RangeInclusive<f64> = 1.0..=5.0;

/// The longest delay while sessions end soon: with it, a day has fewer than 300.
const LONGEST_REST: Duration = Duration::from_mins(5);

/// Keeps one shard connected.
pub(crate) struct ShardKeeper {
    pub(crate) id: ShardId,
    pub(crate) beginning: Beginning,
    pub(crate) turns: Arc<Turns>,
    pub(crate) gateway: Arc<Gateway>,
}

impl ShardKeeper {
    /// Runs sessions, one after another, until that is useless.
    pub(crate) async fn keep(self) -> Stop {
        record_shard(self.id, false);
        let mut pause = PAUSES[0];
        let times = self.gateway.times;
        let mut endings = Endings::new(times.settled, 2 * times.rest, LONGEST_REST);
        loop {
            let turn = self.turns.wait(self.id).await;
            let why = match timeout(CONNECTING, Session::connect(&self.beginning, self.id)).await {
                Ok(Ok(session)) => {
                    // If connecting took too long, the turn may have passed to another process.
                    if self.turns.begin(&turn).await {
                        Counter::Sessions.add(ALONE);
                        let begun = Instant::now();
                        let asked = match self.run(session).await {
                            Ok(asked) => asked,
                            Err(stop) => return stop,
                        };
                        self.rest(endings.record_ending(begun.elapsed()), asked).await;
                        if let Err(stop) = self.gateway.ask_again(self.beginning.total).await {
                            return stop;
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

    /// Runs a session to its end. Returns the delay that Discord asks for before the next.
    async fn run(&self, session: Session) -> Result<Duration, Stop> {
        let (handle, sessions) = (session.handle(), &self.gateway.sessions);
        sessions.add(self.id, handle.clone());
        // On a thread of its own. After some close codes serenity spins inside one poll, and on a worker that
        // would stop timers and connections of all tasks, and with them whoever notices.
        let (runtime, run) = (Handle::current(), session.run(handle.clone()));
        let mut running = tokio::task::spawn_blocking(move || runtime.block_on(run).map_err(Box::new));
        let ended = tokio::select! {
            ended = &mut running => Some(ended),
            () = handle.hung_up() => timeout(HANGING_UP, &mut running).await.ok(),
            () = handle.spins() => {
                tracing::error!(
                    shard = self.id.0,
                    "Discord has closed a connection for a reason that ends the session; starting a new one"
                );
                handle.hang_up().await;
                timeout(HANGING_UP, &mut running).await.ok()
            }
        };
        sessions.remove(self.id);
        match ended {
            Some(Ok(Err(error))) => return Err(Stop::Refused(*error)),
            // A session that we closed is to be replaced at once.
            _ if handle.is_hung_up() => handle.cut(),
            _ => return Ok(Duration::from_secs_f64(rand::random_range(REST))),
        }
        Ok(Duration::ZERO)
    }

    /// Waits before the next session: as long as Discord asks, or longer while sessions do not last.
    async fn rest(&self, rest: Rest, asked: Duration) {
        if rest.is_alarming() {
            self.gateway.transport.report_trouble(Trouble::ShortSessions, rest.pause);
            tracing::error!(
                shard = self.id.0,
                sessions = rest.in_a_row,
                seconds = rest.pause.as_secs_f32(),
                "sessions with Discord end soon after they begin; waiting longer each time before the next, \
                 since Discord allows a thousand a day and then resets the token"
            );
        }
        let _queued = (rest.pause > asked).then(|| QueueGuard::new(self.gateway.sessions.waiting()));
        sleep(rest.pause.max(asked)).await;
    }
}
