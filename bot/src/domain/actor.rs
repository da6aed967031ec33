//! Who acts in a match.

use super::PlayerId;

/// Who wants something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Somebody on Discord.
    Person(PlayerId),
    /// The bot, which plays.
    Bot,
    /// The clock, which does what falls due.
    Clock,
    /// Somebody who manages the server of the match, or runs the bot.
    Manager,
}
