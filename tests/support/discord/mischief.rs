//! Mischief: what can go wrong between a bot and Discord, on request.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::RESPONSE_TIME;
use super::doorway::Scissors;
use super::ids::Snowflake;
use super::state::State;
use super::world::World;
use super::world::interaction::Age;

/// Makes things go wrong.
#[derive(Debug)]
pub struct Mischief {
    state: Arc<State>,
}

impl Mischief {
    pub(crate) fn new(state: Arc<State>) -> Self {
        Self { state }
    }

    /// Plans something for the next request with this method, as `POST`, whose path contains `path`.
    pub fn on_next(&self, method: &str, path: &str) -> Plan {
        Plan { state: Arc::clone(&self.state), method: method.to_owned(), path: path.to_owned(), times: 1 }
    }

    /// Takes back what was planned and has not happened.
    pub fn forget(&self) {
        self.state.change(|world| world.faults.planned.clear());
    }

    /// Lets so much time pass that Discord knows no nonce any more.
    pub fn forget_nonces(&self) {
        self.state.change(|world| world.nonces.clear());
    }

    /// Turns new connections away, or lets them in again.
    pub fn refuse_connections(&self, refuse: bool) {
        self.state.change(|world| world.faults.refuses_connections = refuse);
    }

    /// Breaks all connections that there are, those to the gateway too, without a word.
    pub fn cut_all(&self) {
        self.state.change(|world| world.faults.wires.drain(..).for_each(|wire| wire.cut()));
    }

    /// Breaks all connections to the gateway without a word.
    pub fn cut_gateway(&self) {
        self.state.change(|world| world.gateway.cut_all());
    }

    /// Somebody presses Reset Token: what the bot has is of no use any more, and its sessions end.
    pub fn reset_token(&self) {
        self.state.change(|world| {
            world.faults.token_is_reset = true;
            world.gateway.cut_all();
        });
    }

    /// Sets Discord's clock ahead of everybody else's by so much: ids are dated then.
    pub fn set_clock_ahead(&self, by: Duration) {
        self.state.change(|world| world.mint.ahead = by);
    }

    /// Tells of an event on the gateway that brings this text, whether or not a bot can read it. As of every event, a bot that comes
    /// back to its session hears of it again if it had not.
    pub fn tell(&self, event: &str, data: &str) {
        self.state.change(|world| world.gateway.dispatch_text(event, data));
    }

    /// Sends a text on all connections to the gateway, whether or not a bot can read it. It belongs to no session.
    pub fn send_text(&self, text: &str) {
        self.state.change(|world| world.gateway.send_text(text));
    }

    /// Ends all sessions of the gateway, lets in no new connection, and waits until the bot has tried in vain to
    /// come back, or to ask something.
    ///
    /// # Panics
    ///
    /// When it does not try that within half a minute.
    pub async fn keep_away(&self) {
        let tried = self.state.read(|world| world.faults.refused_connections);
        self.refuse_connections(true);
        self.invalidate_sessions(false);
        if self.state.read(|world| world.endpoint.is_some()) {
            self.cut_all();
        }
        let has_tried = |world: &World| (world.faults.refused_connections > tried).then_some(());
        let tried = self.state.until(super::TIMEOUT, has_tried).await;
        assert!(tried.is_some(), "the bot does not try to come back");
    }

    /// Asks the bot to reconnect to the gateway (op 7), as Discord does several times a day.
    pub fn ask_to_reconnect(&self) {
        self.state.change(|world| world.gateway.ask_to_reconnect());
    }

    /// Declares the gateway's sessions invalid (op 9).
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.state.change(|world| world.gateway.invalidate(resumable));
    }

    /// Forgets the gateway's sessions that are not connected: resuming them fails.
    pub fn forget_lost_sessions(&self) {
        self.state.change(|world| world.gateway.forget_lost_sessions());
    }

    /// Takes so many sessions in five seconds, as Discord does: one of each bucket, and shards are put into as many
    /// buckets by turns. Whoever begins one too soon is refused (op 9).
    pub fn limit_sessions(&self, concurrency: u64) {
        self.state.change(|world| world.gateway.concurrency = Some(concurrency));
    }

    /// Stops, or starts again, to acknowledge heartbeats: to the bot the connection looks dead.
    pub fn acknowledge_heartbeats(&self, acknowledge: bool) {
        self.state.change(|world| world.gateway.acknowledges_heartbeats = acknowledge);
    }

    /// Makes the present connections half-open, as when a router in between was switched off: they stand, but
    /// nothing comes through any more in either direction. New connections are sound.
    pub fn half_open(&self) {
        self.state.change(|world| world.gateway.deafen_all());
    }

    /// Takes first responses for three seconds only, as Discord does, or for as long as it takes.
    pub fn hold_deadlines(&self, hold: bool) {
        self.state.change(|world| world.faults.holds_deadlines = hold);
    }

    /// Asks for a heartbeat this often on all connections from now on.
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

/// What goes wrong, before it is said how.
#[derive(Debug)]
#[must_use = "say what is to happen"]
pub struct Plan {
    state: Arc<State>,
    method: String,
    path: String,
    times: usize,
}

impl Plan {
    /// It happens to so many requests instead of one.
    pub fn times(self, times: usize) -> Self {
        Self { times, ..self }
    }

    /// They are answered with 429: too many requests, come again after this time.
    pub fn rate_limit(self, retry_after: Duration) {
        self.make(Fault::RateLimit { retry_after });
    }

    /// They are answered with this HTTP status and no JSON, as by a proxy before Discord.
    pub fn fail(self, status: u16) {
        self.make(Fault::Status(status));
    }

    /// They are answered with an error of Discord, as 404, 10008, "Unknown Message".
    pub fn refuse(self, status: u16, code: u32, message: &str) {
        self.make(Fault::Refusal { status, code, message: message.to_owned() });
    }

    /// The connection breaks before they take effect.
    pub fn lose_request(self) {
        self.make(Fault::LoseRequest);
    }

    /// They take effect, but the connection breaks before the answer.
    pub fn lose_answer(self) {
        self.make(Fault::LoseAnswer);
    }

    /// They wait, without effect, until they are released.
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

/// Requests that are held back. They are released when this is dropped.
#[derive(Debug)]
#[must_use = "dropping it releases what is held"]
pub struct Held {
    release: watch::Sender<bool>,
    arrived: watch::Receiver<usize>,
}

impl Held {
    /// Waits until a request has come in.
    ///
    /// # Panics
    ///
    /// When none comes within half a minute.
    pub async fn arrived(&mut self) {
        let arrival = self.arrived.wait_for(|&count| count > 0);
        let arrival = tokio::time::timeout(super::TIMEOUT, arrival).await;
        assert!(matches!(arrival, Ok(Ok(_))), "no request came that could be held");
    }

    /// Lets them take effect.
    pub fn release(self) {
        drop(self);
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.release.send_replace(true);
    }
}

/// What is planned to go wrong.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) refuses_connections: bool,
    /// Whether the bot's token is of no use any more.
    pub(crate) token_is_reset: bool,
    /// The connections so far, those included that have ended.
    pub(crate) wires: Vec<Scissors>,
    /// How many were turned away so far.
    pub(crate) refused_connections: usize,
    /// Whether the time for a first response is measured with a clock.
    pub(crate) holds_deadlines: bool,
    planned: Vec<Planned>,
}

#[derive(Debug)]
struct Planned {
    method: String,
    path: String,
    left: usize,
    fault: Fault,
}

/// How a request goes wrong.
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
    /// Whether the time for a first response is over.
    pub(crate) fn is_too_late(&self, begun: Instant) -> bool {
        self.holds_deadlines && begun.elapsed() > RESPONSE_TIME
    }

    /// What is to happen to this request, if anything; each plan is used up by it.
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
