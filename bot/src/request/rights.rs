//! Whom the bot reaches where a request is made, and what it and the person may do there.

/// What is said with a request of who may do what where it is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rights {
    /// Whom the bot reaches.
    pub reach: Reach,
    /// Whether the bot may attach files.
    pub attaches: bool,
    /// Whether the person manages the server.
    pub manages: bool,
}

/// Whom the bot reaches where a request is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The channel, at any time.
    Channel,
    /// Those in the channel, in answers: the bot is no member here, people brought it along.
    Answers,
    /// The person alone, in answers: here apps that people bring along do not speak to all.
    Alone,
}
