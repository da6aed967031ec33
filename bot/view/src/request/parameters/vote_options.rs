//! The options of the `vote` command.

use kuzhi_domain::matches::VoteRules;
use kuzhi_engine::Game;
use kuzhi_search::Level;

/// Who plays against a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VoteOpponent {
    /// The bot, at this level.
    Bot(Level),
    /// The channel of another server, which is invited.
    Server,
    /// That of the server with this code, which has invited others.
    Code(String),
}

/// The options of a match in which a channel votes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VoteOptions {
    /// `None` for this place's default.
    pub game: Option<Game>,
    /// Who plays the other side.
    pub opponent: VoteOpponent,
    /// How people vote.
    pub rules: VoteRules,
}
