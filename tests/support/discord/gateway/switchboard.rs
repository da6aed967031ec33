//! All sessions and connections of the gateway, and the faults injected there.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::session::Session;
use crate::discord::ids::Snowflake;

/// The sender to an open connection.
pub(crate) type Line = UnboundedSender<Frame>;

/// An order to a connection.
#[derive(Debug)]
pub(crate) enum Frame {
    /// Send this.
    Payload(Value),
    /// Send this text, whatever it is.
    Text(String),
    /// Close with this code.
    Close(u16),
    /// Break without a close frame.
    Cut,
    /// Stay open, but send and receive nothing any more.
    Deafen,
}

/// How a session ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// It is invalid (op 9) and cannot be resumed.
    Invalid,
    /// The connection is closed with this code.
    Close(u16),
}

/// The gateway's part of the world.
#[derive(Debug)]
pub struct Switchboard {
    pub(super) sessions: Vec<Session>,
    pub(super) lines: Vec<Line>,
    /// The WebSocket URL that bots are told.
    pub url: String,
    pub(crate) heartbeat_interval: Duration,
    pub(crate) acknowledges_heartbeats: bool,
    /// The number of heartbeats received.
    pub heartbeats: usize,
    /// The number of heartbeats on half-open connections.
    pub unheard_heartbeats: usize,
    /// The number of buckets, each of which may start one session at a time. Not limited if `None`.
    pub(crate) concurrency: Option<u64>,
    /// When each bucket last started a session.
    pub(super) begun: HashMap<u64, Instant>,
    /// How many sessions were refused because they came too early.
    pub refused_sessions: usize,
    /// How every session ends as soon as it is connected.
    pub(crate) ends_at_once: Option<End>,
    /// How many shards the bot needs at least.
    pub(crate) shards: u64,
    /// How many sessions it may still start today.
    pub(crate) starts_left: u64,
    /// When the bot asked for a session.
    pub identified: Vec<Instant>,
    /// When it asked to resume one.
    pub resumes: Vec<Instant>,
}

/// The interval between sessions of a bucket.
const APART: Duration = Duration::from_secs(5);

impl Switchboard {
    /// Creates a gateway at this URL without connections.
    pub(crate) fn new(url: String) -> Self {
        Self {
            url,
            sessions: Vec::new(),
            lines: Vec::new(),
            heartbeat_interval: Duration::from_millis(41_250),
            acknowledges_heartbeats: true,
            heartbeats: 0,
            unheard_heartbeats: 0,
            concurrency: None,
            begun: HashMap::new(),
            refused_sessions: 0,
            ends_at_once: None,
            shards: 1,
            starts_left: 999,
            identified: Vec::new(),
            resumes: Vec::new(),
        }
    }

    /// Returns whether a session of this shard comes too early after another one of its bucket.
    pub(super) fn comes_too_soon(&mut self, shard: u64) -> bool {
        let Some(concurrency) = self.concurrency else { return false };
        let (bucket, now) = (shard % concurrency, Instant::now());
        if self.begun.get(&bucket).is_some_and(|begun| now.duration_since(*begun) < APART) {
            self.refused_sessions += 1;
            return true;
        }
        self.begun.insert(bucket, now);
        false
    }

    /// Returns all sessions, oldest first, including lost ones.
    pub fn sessions(&self) -> &[Session] {
        &self.sessions
    }

    /// Returns whether the bot is connected.
    pub fn is_live(&self) -> bool {
        self.sessions.iter().any(Session::is_live)
    }

    /// Sends an event to all sessions of a guild's shard.
    pub(crate) fn dispatch(&mut self, event: &str, data: &Value, guild: Option<Snowflake>) {
        for session in self.sessions.iter_mut().filter(|session| session.hears(guild)) {
            session.tell(event, data);
        }
    }

    /// Sends an event with any text to the sessions that receive direct messages.
    pub(crate) fn dispatch_text(&mut self, event: &str, data: &str) {
        for session in self.sessions.iter_mut().filter(|session| session.hears(None)) {
            session.tell_text(event, data);
        }
    }

    /// Sends a guild event to the sessions that receive them.
    pub(crate) fn dispatch_guild(&mut self, event: &str, data: &Value, guild: Snowflake) {
        for session in
            self.sessions.iter_mut().filter(|session| session.wants_guilds() && session.hears(Some(guild)))
        {
            session.tell(event, data);
        }
    }

    /// Breaks all connections. Events until the bot is back are kept.
    pub(crate) fn cut_all(&mut self) {
        self.to_all(|| Frame::Cut);
        for session in &mut self.sessions {
            session.line = None;
        }
    }

    /// Makes all connections half-open. Events until the bot is back are kept.
    pub(crate) fn deafen_all(&self) {
        self.to_all(|| Frame::Deafen);
    }

    /// Sends a text on all connections.
    pub(crate) fn send_text(&self, text: &str) {
        self.to_all(|| Frame::Text(text.to_owned()));
    }

    /// Asks all connections to reconnect (op 7).
    pub(crate) fn ask_to_reconnect(&self) {
        self.to_all(|| Frame::Payload(json!({"op": 7, "d": null})));
    }

    /// Invalidates all sessions (op 9).
    pub(crate) fn invalidate(&mut self, resumable: bool) {
        self.to_all(|| Frame::Payload(json!({"op": 9, "d": resumable})));
        for session in &mut self.sessions {
            session.is_valid &= resumable;
            session.line = None;
        }
    }

    /// Ends all sessions.
    pub(crate) fn end_all(&mut self, end: End) {
        match end {
            End::Invalid => self.invalidate(false),
            End::Close(code) => self.to_all(|| Frame::Close(code)),
        }
    }

    /// Removes all sessions without a connection, so that resuming them fails.
    pub(crate) fn forget_lost_sessions(&mut self) {
        for session in self.sessions.iter_mut().filter(|session| !session.is_live()) {
            session.is_valid = false;
        }
    }

    pub(super) fn open(&mut self, line: Line) -> Duration {
        self.lines.push(line);
        self.heartbeat_interval
    }

    pub(super) fn hang_up(&mut self, line: &Line) {
        self.lines.retain(|open| !open.same_channel(line));
        if let Some(session) = self.session_on(line) {
            session.line = None;
        }
    }

    pub(super) fn session_on(&mut self, line: &Line) -> Option<&mut Session> {
        let is_on = |session: &&mut Session| session.line.as_ref().is_some_and(|own| own.same_channel(line));
        self.sessions.iter_mut().find(is_on)
    }

    fn to_all(&self, frame: impl Fn() -> Frame) {
        for line in &self.lines {
            // A connection that has just ended needs no further order.
            let _ = line.send(frame());
        }
    }
}
