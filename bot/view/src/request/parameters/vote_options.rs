//! The options of the `vote` command.

use kuzhi_domain::matches::VoteRules;
use kuzhi_engine::Game;
use kuzhi_search::Level;

/// The options of a match in which a channel votes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct VoteOptions {
    /// `None` for this place's default.
    pub game: Option<Game>,
    /// How strong the bot is.
    pub level: Level,
    /// How people vote.
    pub rules: VoteRules,
}
