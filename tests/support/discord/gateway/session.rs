//! A session of the bot on the gateway. It outlives its connections.

use serde_json::Value;

use super::switchboard::{Frame, Line};
use crate::discord::ids::Snowflake;

/// The bot's identification, and everything sent to it since.
#[derive(Debug)]
pub struct Session {
    /// The session ID.
    pub id: String,
    /// The shard, and the total number of shards.
    pub shard: (u64, u64),
    /// The intents.
    pub intents: u64,
    /// How often it was resumed.
    pub resumed: usize,
    /// Whether it can still be resumed.
    pub(super) is_valid: bool,
    pub(super) line: Option<Line>,
    /// All dispatches as sent. The n-th has the sequence number n, counted from 1.
    pub(super) dispatched: Vec<String>,
}

impl Session {
    /// Whether the bot is connected now.
    pub fn is_live(&self) -> bool {
        self.line.is_some()
    }

    /// Returns whether it receives guild events.
    pub(super) fn wants_guilds(&self) -> bool {
        self.intents & 1 != 0
    }

    /// Returns whether its shard receives the events of a place. The first shard receives direct messages.
    pub(super) fn hears(&self, guild: Option<Snowflake>) -> bool {
        self.is_valid && guild.map_or(0, |guild| guild.shard(self.shard.1)) == self.shard.0
    }

    /// Sends an event now, or when the session is resumed.
    pub(super) fn tell(&mut self, event: &str, data: &Value) {
        self.tell_text(event, &data.to_string());
    }

    /// Sends an event with any text, now or when the session is resumed.
    pub(super) fn tell_text(&mut self, event: &str, data: &str) {
        let sequence = self.dispatched.len() + 1;
        let text = format!(r#"{{"op":0,"t":"{event}","s":{sequence},"d":{data}}}"#);
        self.send(text.clone());
        self.dispatched.push(text);
    }

    /// Sends again what was missed after a sequence number.
    pub(super) fn replay_after(&mut self, sequence: usize) {
        for text in self.dispatched.iter().skip(sequence) {
            self.send(text.clone());
        }
    }

    fn send(&self, text: String) {
        if let Some(line) = &self.line {
            // If the connection has just closed, the event is missed, and a resume replays it.
            let _ = line.send(Frame::Text(text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(number: u64, shards: u64) -> Session {
        let shard = (number, shards);
        Session {
            id: String::new(),
            shard,
            intents: 0,
            resumed: 0,
            is_valid: true,
            line: None,
            dispatched: Vec::new(),
        }
    }

    #[test]
    fn shards_get_their_guilds_and_the_first_direct_messages() {
        let guild = Snowflake::new(5 << 22);
        let hears = |session: Session| (session.hears(Some(guild)), session.hears(None));
        assert_eq!(hears(shard(0, 1)), (true, true));
        assert_eq!(hears(shard(0, 2)), (false, true));
        assert_eq!(hears(shard(1, 2)), (true, false));
    }
}
