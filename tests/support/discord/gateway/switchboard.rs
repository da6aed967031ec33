//! All sessions and connections of the gateway, and what goes wrong there on request.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::session::Session;
use crate::discord::ids::Snowflake;

/// The way to one open connection.
pub(crate) type Line = UnboundedSender<Frame>;

/// What a connection is told to do.
#[derive(Debug)]
pub(crate) enum Frame {
    /// Send this.
    Payload(Value),
    /// Send this text, whatever it is.
    Text(String),
    /// Close politely, with this code.
    Close(u16),
    /// Break off without a word.
    Cut,
    /// Stay, but neither say nor hear anything any more.
    Deafen,
}

/// The gateway's side of the world.
#[derive(Debug)]
pub struct Switchboard {
    pub(super) sessions: Vec<Session>,
    pub(super) lines: Vec<Line>,
    /// Where bots are told to find it, as a WebSocket URL.
    pub url: String,
    pub(crate) heartbeat_interval: Duration,
    pub(crate) acknowledges_heartbeats: bool,
    /// How many heartbeats came.
    pub heartbeats: usize,
    /// How many more came on connections that are deaf.
    pub unheard_heartbeats: usize,
    /// How many sessions may begin at once, each in a bucket of its own; without it nobody counts.
    pub(crate) concurrency: Option<u64>,
    /// When the last session of each bucket began.
    pub(super) begun: HashMap<u64, Instant>,
    /// How many sessions came too soon after another one and were refused.
    pub refused_sessions: usize,
}

/// How far apart the sessions of a bucket begin.
const APART: Duration = Duration::from_secs(5);

impl Switchboard {
    /// A gateway at this URL, to which nobody is connected.
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
        }
    }

    /// Whether a session of this shard comes too soon after another one of its bucket.
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

    /// All sessions, oldest first, lost ones included.
    pub fn sessions(&self) -> &[Session] {
        &self.sessions
    }

    /// Whether the bot is connected.
    pub fn is_live(&self) -> bool {
        self.sessions.iter().any(Session::is_live)
    }

    /// Tells all sessions of the shard that hears of this guild.
    pub(crate) fn dispatch(&mut self, event: &str, data: &Value, guild: Option<Snowflake>) {
        for session in self.sessions.iter_mut().filter(|session| session.hears(guild)) {
            session.tell(event, data);
        }
    }

    /// Tells the sessions that hear of direct messages an event that brings a text, whatever it says.
    pub(crate) fn dispatch_text(&mut self, event: &str, data: &str) {
        for session in self.sessions.iter_mut().filter(|session| session.hears(None)) {
            session.tell_text(event, data);
        }
    }

    /// Tells of a guild, or of its end, those who want to hear of guilds.
    pub(crate) fn dispatch_guild(&mut self, event: &str, data: &Value, guild: Snowflake) {
        for session in
            self.sessions.iter_mut().filter(|session| session.wants_guilds() && session.hears(Some(guild)))
        {
            session.tell(event, data);
        }
    }

    /// Breaks all connections; what happens until the bot is back is kept for it.
    pub(crate) fn cut_all(&mut self) {
        self.to_all(|| Frame::Cut);
        for session in &mut self.sessions {
            session.line = None;
        }
    }

    /// Makes all connections deaf and mute; what happens until the bot is back is kept for it.
    pub(crate) fn deafen_all(&self) {
        self.to_all(|| Frame::Deafen);
    }

    /// Sends a text on all connections.
    pub(crate) fn send_text(&self, text: &str) {
        self.to_all(|| Frame::Text(text.to_owned()));
    }

    /// Asks all connections to come back on a new one (op 7).
    pub(crate) fn ask_to_reconnect(&self) {
        self.to_all(|| Frame::Payload(json!({"op": 7, "d": null})));
    }

    /// Tells all sessions that they are no longer valid (op 9).
    pub(crate) fn invalidate(&mut self, resumable: bool) {
        self.to_all(|| Frame::Payload(json!({"op": 9, "d": resumable})));
        for session in &mut self.sessions {
            session.is_valid &= resumable;
            session.line = None;
        }
    }

    /// Forgets all sessions that are not connected, so that resuming them fails.
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
            // A connection that has just ended needs no further word.
            let _ = line.send(frame());
        }
    }
}
