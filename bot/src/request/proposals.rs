//! What is being typed, and what is proposed for it.

use kuzhi_engine::Game;

use crate::domain::MatchId;

/// What somebody is typing into an option of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typing {
    /// A move in the match of that name, or in the one that is meant here.
    Move {
        /// The match's name.
        named: Option<MatchId>,
        /// What is typed so far.
        typed: String,
    },
    /// Which of one's matches here.
    Match,
    /// Which of those that one has played, wherever that was.
    PastMatch,
    /// A level, for a game or the usual one.
    Level {
        /// The game.
        game: Option<Game>,
        /// How many rounds of it, 0 for as many as it takes.
        rounds: Option<u16>,
        /// What is typed so far.
        typed: String,
    },
    /// A clock.
    Clock {
        /// What is typed so far.
        typed: String,
    },
    /// Options of a game, or of the usual one.
    GameOptions {
        /// The game.
        game: Option<Game>,
        /// What is typed so far.
        typed: String,
    },
    /// Something for which there are no proposals.
    Unknown,
}

/// Something that can be chosen for what is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// What it says.
    pub name: String,
    /// What is typed by choosing it.
    pub value: Proposed,
}

/// What is typed by choosing a proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// A text.
    Text(String),
    /// A number.
    Number(u8),
}

impl Proposal {
    /// A text under a name.
    pub fn text(name: String, value: String) -> Proposal {
        Proposal { name, value: Proposed::Text(value) }
    }

    /// A number under a name.
    pub fn number(name: String, value: u8) -> Proposal {
        Proposal { name, value: Proposed::Number(value) }
    }
}
