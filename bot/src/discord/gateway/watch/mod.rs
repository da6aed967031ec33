//! Detects dead connections to Discord by their missing heartbeat acknowledgements.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use kuzhi_domain::Timestamp;
use serenity::all::{ConnectionStage, ShardId};

/// Timeouts of the watch.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WatchTimes {
    /// The interval between checks.
    pub look: Duration,
    /// How long a connection may be quiet before it is sent a heartbeat of our own.
    pub quiet: Duration,
    /// How long it may take to acknowledge that one before it counts as dead.
    pub answer: Duration,
    /// How long connecting may take before another attempt.
    pub stuck: Duration,
    /// The delay before reconnecting a second time. It grows with each attempt.
    pub pause: Duration,
    /// The maximum of that delay.
    pub longest_pause: Duration,
    /// While nothing comes over HTTP: how often to ask Discord where it posts interactions.
    pub ask: Duration,
    /// How long a session or connection must last for the next one to follow at once.
    pub settled: Duration,
    /// The pause after the second connection in a row that does not last. It grows with each one.
    pub rest: Duration,
}

impl Default for WatchTimes {
    /// Discord requests a heartbeat every 41.25 s. A missing acknowledgement is noticed 12 to 14 s after the
    /// heartbeat was sent. If Discord requests fewer, our own heartbeats show that the connection is alive.
    fn default() -> WatchTimes {
        WatchTimes {
            look: Duration::from_secs(1),
            quiet: Duration::from_secs(44),
            answer: Duration::from_secs(9),
            // On a connection that it could not resume, serenity may wait up to 41 s, until its next
            // heartbeat is due.
            stuck: Duration::from_secs(10),
            pause: Duration::from_secs(15),
            longest_pause: Duration::from_mins(5),
            ask: Duration::from_secs(10),
            settled: Duration::from_mins(5),
            rest: Duration::from_secs(1),
        }
    }
}

impl WatchTimes {
    /// Returns whether the last check is so long ago that the process or its machine was suspended.
    /// Acknowledgements that came meanwhile may still be unread.
    fn was_held_up(&self, since: Duration) -> bool {
        since > 4 * self.look
    }

    fn pause_after(&self, tries: u32) -> Duration {
        match tries.checked_sub(1) {
            None => Duration::ZERO,
            Some(doublings) => (self.pause * 2_u32.pow(doublings.min(16))).min(self.longest_pause),
        }
    }
}

/// A connection as serenity reports it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) id: ShardId,
    pub(crate) stage: ConnectionStage,
    /// The round-trip time of the last acknowledgement. It changes with each one.
    pub(crate) latency: Option<Duration>,
}

/// What to do about a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Advice {
    /// Send it a heartbeat.
    Ask(ShardId),
    /// Reconnect. With how long it was silent, if it seemed to stand.
    Reconnect(ShardId, Option<Duration>),
}

/// Watches all connections of this process.
#[derive(Debug)]
pub(crate) struct Watch {
    times: WatchTimes,
    /// How many connections this process is to have.
    expected: usize,
    shards: HashMap<ShardId, Shard>,
    looked: Option<Instant>,
}

#[derive(Debug)]
struct Shard {
    state: State,
    /// How often it was reconnected since it was last known to be alive.
    tries: u32,
    /// When it was last reconnected.
    tried: Option<Instant>,
}

#[derive(Copy, Clone, Debug)]
enum State {
    /// Not connected.
    Down { stage: ConnectionStage, since: Instant },
    /// Apparently connected.
    Up(Up),
}

#[derive(Copy, Clone, Debug)]
struct Up {
    /// When the last sign of life came.
    last_heard: Instant,
    /// The same, by the bot's clock.
    heard_at: Timestamp,
    latency: Option<Duration>,
    /// When our own heartbeat was sent.
    asked: Option<Instant>,
    is_stalled: bool,
}

impl Watch {
    pub(crate) fn new(times: WatchTimes) -> Watch {
        Watch { times, expected: 1, shards: HashMap::new(), looked: None }
    }

    /// Checks all connections, and returns what to do about them.
    pub(crate) fn check(&mut self, now: Instant, at: Timestamp, seen: &[Seen]) -> Vec<Advice> {
        let times = self.times;
        let gap = self.looked.replace(now).map(|looked| now.duration_since(looked));
        let held_up = gap.is_some_and(|gap| times.was_held_up(gap));
        for (id, shard) in &mut self.shards {
            if !seen.iter().any(|one| one.id == *id) {
                // It is about to be reconnected.
                shard.state = State::down(ConnectionStage::Disconnected, now);
            }
        }
        let advice = seen.iter().filter_map(|one| {
            let down = Shard { state: State::down(one.stage, now), tries: 0, tried: None };
            let shard = self.shards.entry(one.id).or_insert(down);
            shard.see(one, now, at);
            if held_up {
                shard.state.wait_again(now);
            }
            shard.advise(&times, one.id, now)
        });
        advice.collect()
    }

    /// Notes that a connection was replaced. The next state seen belongs to the new one, however soon it
    /// comes.
    pub(crate) fn made_anew(&mut self, id: ShardId, now: Instant) {
        if let Some(shard) = self.shards.get_mut(&id) {
            shard.state = State::down(ConnectionStage::Disconnected, now);
        }
    }

    /// Sets how many connections this process is to have.
    pub(crate) const fn expect(&mut self, connections: usize) {
        self.expected = connections;
    }

    /// Returns whether all connections that are expected are alive.
    pub(crate) fn is_alive(&self) -> bool {
        !self.shards.is_empty()
            && self.shards.len() >= self.expected
            && self.shards.values().all(Shard::is_up)
    }

    /// Returns of each connection whether it is alive.
    pub(crate) fn each(&self) -> impl Iterator<Item = (ShardId, bool)> {
        self.shards.iter().map(|(id, shard)| (*id, shard.is_up()))
    }

    /// Returns since when a connection that seemed to stand has been stalled.
    pub(crate) fn stalled_since(&self) -> Option<Timestamp> {
        let stalled = |shard: &Shard| match shard.state {
            State::Up(Up { is_stalled: true, heard_at, .. }) => Some(heard_at),
            _ => None,
        };
        self.shards.values().filter_map(stalled).min()
    }

    /// Returns how late this check is.
    pub(crate) fn held_up_by(&self, now: Instant) -> Duration {
        let since = self.looked.map_or(Duration::ZERO, |looked| now.duration_since(looked));
        if self.times.was_held_up(since) { since } else { Duration::ZERO }
    }
}

impl State {
    const fn down(stage: ConnectionStage, since: Instant) -> State {
        State::Down { stage, since }
    }

    /// Restarts all timeouts.
    fn wait_again(&mut self, now: Instant) {
        match self {
            State::Down { since, .. } => *since = now,
            State::Up(up) => up.asked = None,
        }
    }
}

impl Shard {
    const fn is_up(&self) -> bool {
        matches!(self.state, State::Up(Up { is_stalled: false, .. }))
    }

    fn see(&mut self, seen: &Seen, now: Instant, at: Timestamp) {
        let Seen { stage, latency, .. } = *seen;
        self.state = match self.state {
            _ if stage != ConnectionStage::Connected => match self.state {
                State::Down { stage: known, .. } if known == stage => self.state,
                _ => State::down(stage, now),
            },
            State::Up(up) if latency == up.latency => State::Up(up),
            // About a resumed connection we know only that it has just received something.
            State::Up(_) => {
                if latency.is_some() {
                    (self.tries, self.tried) = (0, None);
                }
                State::Up(Up { last_heard: now, heard_at: at, latency, asked: None, is_stalled: false })
            }
            State::Down { .. } => {
                State::Up(Up { last_heard: now, heard_at: at, latency, asked: None, is_stalled: false })
            }
        };
    }

    fn advise(&mut self, times: &WatchTimes, id: ShardId, now: Instant) -> Option<Advice> {
        let silent = match &mut self.state {
            State::Down { since, .. } => {
                if now.duration_since(*since) < times.stuck {
                    return None;
                }
                None
            }
            State::Up(up) => {
                match up.asked {
                    None if now.duration_since(up.last_heard) < times.quiet => return None,
                    None => {
                        up.asked = Some(now);
                        return Some(Advice::Ask(id));
                    }
                    Some(asked) => up.is_stalled |= now.duration_since(asked) >= times.answer,
                }
                if !up.is_stalled {
                    return None;
                }
                Some(now.duration_since(up.last_heard))
            }
        };
        let pause = times.pause_after(self.tries);
        if self.tried.is_some_and(|tried| now.duration_since(tried) < pause) {
            return None;
        }
        (self.tries, self.tried) = (self.tries + 1, Some(now));
        Some(Advice::Reconnect(id, silent))
    }
}

#[cfg(test)]
mod tests;
