//! Faults between a bot and Discord that a test can inject.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::RESPONSE_TIME;
use super::faulty_listener::Scissors;
use super::gateway::End;
use super::ids::Snowflake;
use super::state::State;
use super::world::World;
use super::world::interaction::Age;
use crate::waiting::TIMEOUT;

/// Injects faults.
#[derive(Debug)]
pub struct Mischief {
    state: Arc<State>,
}

impl Mischief {
    pub(crate) fn new(state: Arc<State>) -> Self {
        Self { state }
    }

    /// Starts to define a fault for the next request with this method, such as `POST`, whose path contains
    /// `path`.
    pub fn on_next(&self, method: &str, path: &str) -> Plan {
        Plan { state: Arc::clone(&self.state), method: method.to_owned(), path: path.to_owned(), times: 1 }
    }

    /// Removes the faults that have not occurred yet.
    pub fn forget(&self) {
        self.state.change(|world| world.faults.planned.clear());
    }

    /// Lets enough time pass for Discord to forget all nonces.
    pub fn forget_nonces(&self) {
        self.state.change(|world| world.nonces.clear());
    }

    /// Refuses new connections, or accepts them again.
    pub fn refuse_connections(&self, refuse: bool) {
        self.state.change(|world| world.faults.refuses_connections = refuse);
    }

    /// Breaks all connections, including the gateway's, without a word.
    pub fn cut_all(&self) {
        self.state.change(|world| world.faults.wires.drain(..).for_each(|wire| wire.cut()));
    }

    /// Breaks all gateway connections without a word.
    pub fn cut_gateway(&self) {
        self.state.change(|world| world.gateway.cut_all());
    }

    /// Resets the token: the bot's is invalid, and its sessions end.
    pub fn reset_token(&self) {
        self.state.change(|world| {
            world.faults.token_is_reset = true;
            world.gateway.cut_all();
        });
    }

    /// Sets Discord's clock ahead of all others. New IDs carry its time.
    pub fn set_clock_ahead(&self, by: Duration) {
        self.state.change(|world| world.mint.ahead = by);
    }

    /// Lets time pass: what follows carries later times.
    pub fn let_time_pass(&self, time: Duration) {
        self.state.change(|world| world.mint.ahead += time);
    }

    /// From now on, whole objects have values that do not exist yet in fields that a bot has no use for.
    pub fn come_from_tomorrow(&self) {
        self.state.change(|world| world.faults.objects = Objects::OfTomorrow);
    }

    /// Sends a gateway event with this text, whether or not a bot can parse it. As with every event, a bot
    /// that resumes its session receives it again if it had not.
    pub fn tell(&self, event: &str, data: &str) {
        self.state.change(|world| world.gateway.dispatch_text(event, data));
    }

    /// Sends a text on all gateway connections, whether or not a bot can parse it. It belongs to no session.
    pub fn send_text(&self, text: &str) {
        self.state.change(|world| world.gateway.send_text(text));
    }

    /// Ends all gateway sessions, refuses new connections, and waits until the bot has tried in vain to
    /// reconnect or to make a call.
    ///
    /// # Panics
    ///
    /// When it does not try that within five minutes.
    pub async fn keep_away(&self) {
        let tried = self.state.read(|world| world.faults.refused_connections);
        self.refuse_connections(true);
        self.invalidate_sessions(false);
        if self.state.read(|world| world.endpoint.is_some()) {
            self.cut_all();
        }
        let has_tried = |world: &World| (world.faults.refused_connections > tried).then_some(());
        let tried = self.state.until(TIMEOUT, has_tried).await;
        assert!(tried.is_some(), "the bot does not try to come back");
    }

    /// Asks the bot to reconnect to the gateway (op 7), as Discord does several times a day.
    pub fn ask_to_reconnect(&self) {
        self.state.change(|world| world.gateway.ask_to_reconnect());
    }

    /// Invalidates the gateway's sessions (op 9).
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.state.change(|world| world.gateway.invalidate(resumable));
    }

    /// Ends every session as soon as it is connected, or no longer.
    pub fn end_sessions_at_once(&self, end: Option<End>) {
        self.state.change(|world| world.gateway.ends_at_once = end);
    }

    /// Ends all sessions of now.
    pub fn end_sessions(&self, end: End) {
        self.state.change(|world| world.gateway.end_all(end));
    }

    /// Lets so many servers be there that the bot needs this many shards.
    pub fn require_shards(&self, shards: u64) {
        self.state.change(|world| world.gateway.shards = shards);
    }

    /// Allows this many more sessions today.
    pub fn allow_sessions(&self, sessions: u64) {
        self.state.change(|world| world.gateway.starts_left = sessions);
    }

    /// Removes the gateway sessions without a connection, so that resuming them fails.
    pub fn forget_lost_sessions(&self) {
        self.state.change(|world| world.gateway.forget_lost_sessions());
    }

    /// Allows this many sessions per 5 seconds, as Discord does: one for each bucket, to which the shards are
    /// assigned in turn. An early session is refused (op 9).
    pub fn limit_sessions(&self, concurrency: u64) {
        self.state.change(|world| world.gateway.concurrency = Some(concurrency));
    }

    /// Stops acknowledging heartbeats, or starts again: to the bot the connection looks dead.
    pub fn acknowledge_heartbeats(&self, acknowledge: bool) {
        self.state.change(|world| world.gateway.acknowledges_heartbeats = acknowledge);
    }

    /// Makes the current connections half-open, as if a router in between were switched off: they stand, but
    /// nothing comes through in either direction. New connections work.
    pub fn half_open(&self) {
        self.state.change(|world| world.gateway.deafen_all());
    }

    /// Sets whether first responses are only accepted for 3 seconds, as on Discord.
    pub fn hold_deadlines(&self, hold: bool) {
        self.state.change(|world| world.faults.holds_deadlines = hold);
    }

    /// Sets the heartbeat interval of all connections from now on.
    pub fn heartbeat_every(&self, interval: Duration) {
        self.state.change(|world| world.gateway.heartbeat_interval = interval);
    }

    /// Makes an interaction older than it is.
    pub fn age(&self, interaction: Snowflake, age: Age) {
        self.state.change(|world| {
            world.interactions.entry(interaction).and_modify(|interaction| interaction.age = age);
        });
    }
}

/// A fault that is not fully defined yet.
#[derive(Debug)]
#[must_use = "say what is to happen"]
pub struct Plan {
    state: Arc<State>,
    method: String,
    path: String,
    times: usize,
}

impl Plan {
    /// Applies it to this many requests instead of one.
    pub fn times(self, times: usize) -> Self {
        Self { times, ..self }
    }

    /// Answers with 429 and asks to retry after this time.
    pub fn rate_limit(self, retry_after: Duration) {
        self.make(Fault::RateLimit { retry_after });
    }

    /// Answers with this HTTP status and no JSON, like a proxy before Discord.
    pub fn fail(self, status: u16) {
        self.make(Fault::Status(status));
    }

    /// Answers with one of Discord's errors, such as 404, 10008, "Unknown Message".
    pub fn refuse(self, status: u16, code: u32, message: &str) {
        self.make(Fault::Refusal { status, code, message: message.to_owned() });
    }

    /// Breaks the connection before the request takes effect.
    pub fn lose_request(self) {
        self.make(Fault::LoseRequest);
    }

    /// Breaks the connection after the request took effect, before the response.
    pub fn lose_answer(self) {
        self.make(Fault::LoseAnswer);
    }

    /// Holds the request back, without effect, until it is released.
    pub fn hold(self) -> Held {
        let (release, released) = watch::channel(false);
        let (arrive, arrived) = watch::channel(0);
        self.make(Fault::Hold { released, arrive });
        Held { release, arrived }
    }

    fn make(self, fault: Fault) {
        let planned = Planned { method: self.method, path: self.path, left: self.times, fault };
        self.state.change(|world| world.faults.planned.push(planned));
    }
}

/// Requests that are held back. Dropping this releases them.
#[derive(Debug)]
#[must_use = "dropping it releases what is held"]
pub struct Held {
    release: watch::Sender<bool>,
    arrived: watch::Receiver<usize>,
}

impl Held {
    /// Waits until a request has arrived.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn arrived(&mut self) {
        let arrival = self.arrived.wait_for(|&count| count > 0);
        let arrival = tokio::time::timeout(TIMEOUT, arrival).await;
        assert!(matches!(arrival, Ok(Ok(_))), "no request came that could be held");
    }

    /// Releases them.
    pub fn release(self) {
        drop(self);
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.release.send_replace(true);
    }
}

/// The faults to come.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) refuses_connections: bool,
    /// Whether the bot's token is invalid.
    pub(crate) token_is_reset: bool,
    /// All connections so far, including ended ones.
    pub(crate) wires: Vec<Scissors>,
    /// The number of refused connections.
    pub(crate) refused_connections: usize,
    /// Whether first responses have a time limit.
    pub(crate) holds_deadlines: bool,
    pub(crate) objects: Objects,
    planned: Vec<Planned>,
}

/// What whole objects hold in fields that a bot has no use for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Objects {
    #[default]
    OfToday,
    /// Values that do not exist yet.
    OfTomorrow,
}

#[derive(Debug)]
struct Planned {
    method: String,
    path: String,
    left: usize,
    fault: Fault,
}

/// The effect of a fault.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    RateLimit { retry_after: Duration },
    Status(u16),
    Refusal { status: u16, code: u32, message: String },
    LoseRequest,
    LoseAnswer,
    Hold { released: watch::Receiver<bool>, arrive: watch::Sender<usize> },
}

impl Faults {
    /// Returns whether a first response is too late.
    pub(crate) fn is_too_late(&self, begun: Instant) -> bool {
        self.holds_deadlines && begun.elapsed() > RESPONSE_TIME
    }

    /// Returns the fault for this request, if there is one, and uses it up.
    pub(crate) fn strike(&mut self, method: &str, path: &str) -> Option<Fault> {
        let hit = |planned: &Planned| planned.method == method && path.contains(&planned.path);
        let index = self.planned.iter().position(hit)?;
        let planned = &mut self.planned[index];
        planned.left -= 1;
        if planned.left > 0 {
            return Some(planned.fault.clone());
        }
        Some(self.planned.remove(index).fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_is_held_only_on_request() {
        let long_ago =
            Instant::now().checked_sub(RESPONSE_TIME * 2).expect("the machine has run for six seconds");
        assert!(!Faults::default().is_too_late(long_ago));
        let strict = Faults { holds_deadlines: true, ..Faults::default() };
        assert!(strict.is_too_late(long_ago));
        assert!(!strict.is_too_late(Instant::now()));
    }
}
