//! Who acts in a match.

use crate::PlayerId;

/// On whose behalf something happens in a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person on Discord.
    Person(PlayerId),
    /// The bot as a player.
    Bot,
    /// The clock, for everything that happens with time.
    Clock,
    /// A manager of the match's server, who does not play in it.
    Manager,
    /// Whoever runs the bot.
    Operator,
}
