//! What the bot and the user may do where a request is made.

/// The permissions that came with a request.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rights {
    /// Whom the bot can reach.
    pub reach: Reach,
    /// Whether the bot may attach files.
    pub attaches: bool,
    /// Whether the user manages the server.
    pub manages: bool,
}

/// Whom the bot can reach in a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Everyone in the channel, at any time.
    Channel,
    /// Everyone in the channel, but only in answers: the bot is not a member here, a user brought it along.
    Answers,
    /// Only the user, in answers: here, apps that users bring along cannot speak to everyone.
    Alone,
}
