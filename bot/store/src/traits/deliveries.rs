//! Deliveries: the messages in which people see each match.

use kuzhi_domain::matches::{Match, Notified, Offered};
use kuzhi_domain::{Language, MessageId, PlayerId, Timestamp};

/// The messages in which a match is shown.
///
/// They are stored apart from the match: losing them costs a message, not a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Delivered {
    /// The live board.
    pub board: Option<MessageId>,
    /// An older board of this turn, which links to the board.
    pub moved: Option<MessageId>,
    /// The ping to the person to move.
    pub ping: Option<MessageId>,
    /// The same on the other server, if the players are of two.
    pub beside: Beside,
    /// The version that people have seen. A newer one has still to be shown.
    pub version: u64,
    /// The last offers of South and North.
    pub offered: [Offered; 2],
    /// Whether they are where people brought the bot along, so only a click there can change them.
    pub user_install: bool,
    /// Whether the bot may not attach files there.
    pub no_files: bool,
    /// Their language, fixed by the first one.
    pub language: Option<Language>,
    /// When South and North last acted here and were answered with the board.
    pub acted: [Option<Timestamp>; 2],
    /// When to ping whom the match waits for, if they do nothing until then, or when to repeat a ping that
    /// may not have arrived.
    pub ping_at: Option<Timestamp>,
    /// The last thing that someone was notified of. It is durable before anything is sent, so nobody is
    /// notified twice.
    pub notified: Option<Notified>,
    /// Whether its result was shown as a card.
    pub has_card: bool,
    /// Since when its channel is known to be gone, if it is.
    pub gone_since: Option<Timestamp>,
}

/// The messages of a match on the other one of its two servers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// The live board.
    pub board: Option<MessageId>,
    /// An older board of this turn, which links to the board.
    pub moved: Option<MessageId>,
    /// The ping to the person to move.
    pub ping: Option<MessageId>,
}

impl Delivered {
    /// Notes the message that pings somebody where they play.
    pub fn note_ping(&mut self, current: &Match, to: PlayerId, message: Option<MessageId>) {
        if current.place_of(to) == current.place() {
            self.ping = message;
        } else {
            self.beside.ping = message;
        }
    }

    /// A message that pings somebody, on either server.
    pub fn any_ping(&self) -> Option<MessageId> {
        self.ping.or(self.beside.ping)
    }

    /// Returns whether someone has to be pinged now, for the first time or again.
    pub fn owes_ping(&self, current: &Match, now: Timestamp) -> bool {
        let may_have_arrived = |notified: Notified| notified.again_until.is_some_and(|until| now < until);
        let is_interrupted =
            || self.notified.and_then(|one| one.of_now(current)).is_some_and(may_have_arrived);
        self.ping_at.is_some_and(|at| at <= now || is_interrupted())
    }
}
