//! What the bot and the user may do where a request is made.

use kuzhi_domain::refusal::LackedPermissions;

/// The permissions that came with a request.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rights {
    /// Whom the bot can reach.
    pub reach: Reach,
    /// Whether the bot may attach files.
    pub attaches: bool,
    /// What the bot lacks to write there by itself.
    pub lacks: LackedPermissions,
    /// Whether the user manages the server.
    pub manages: bool,
}

/// Whom the bot can reach in a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Everyone in the channel, at any time.
    Channel,
    /// Only the user, at any time: these are their direct messages with the bot.
    Direct,
    /// Everyone in the channel, but only in answers: the bot is not a member here, a user brought it along.
    Answers,
    /// Only the user, in answers: here, apps that users bring along cannot speak to everyone.
    Alone,
}

impl Reach {
    /// Whether the bot is a member of the place, so that it can post and edit at any time.
    pub const fn is_member(self) -> bool {
        matches!(self, Reach::Channel | Reach::Direct)
    }
}
