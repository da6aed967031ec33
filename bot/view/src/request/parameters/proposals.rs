//! Autocompletion: what is being typed, and the suggestions for it.

use kuzhi_domain::MatchId;
use kuzhi_domain::tournaments::KindName;
use kuzhi_engine::Game;

/// What a user is typing into a command option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typing {
    /// A move in the named match, or in the one that is looked up.
    Move {
        /// `None` to look it up.
        named: Option<MatchId>,
        /// The text typed so far.
        typed: String,
    },
    /// One of the user's matches here.
    Match,
    /// One of the matches the user has played anywhere.
    PastMatch,
    /// A level of the bot.
    Level {
        /// The text typed so far.
        typed: String,
    },
    /// A time control.
    Clock {
        /// The text typed so far.
        typed: String,
    },
    /// The clock of a tournament, which has one.
    TournamentClock {
        /// The text typed so far.
        typed: String,
        /// The kind, if it was chosen.
        kind: Option<KindName>,
        /// How long it lasts, if that was chosen.
        minutes: Option<i64>,
    },
    /// When a tournament begins.
    Begins {
        /// The text typed so far.
        typed: String,
    },
    /// Until when somebody is away.
    Until {
        /// The text typed so far.
        typed: String,
    },
    /// Options of a game, or of the default one.
    GameOptions {
        /// `None` for the default one.
        game: Option<Game>,
        /// The text typed so far.
        typed: String,
        /// Whether somebody has chosen that it counts.
        is_rated: bool,
    },
    /// A tournament of the server.
    Tournament {
        /// The text typed so far.
        typed: String,
    },
    /// A time zone, or a city.
    TimeZone {
        /// The text typed so far.
        typed: String,
    },
    /// An option without suggestions.
    Unknown,
}

/// An entry of an option's autocompletion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// What people read in the list.
    pub name: String,
    /// The value that choosing it types.
    pub value: Proposed,
}

/// The value of a suggestion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// For a text option.
    Text(String),
    /// For a number option.
    Number(u8),
}

impl Proposal {
    /// Builds a suggestion with a text value.
    pub fn text(name: String, value: String) -> Proposal {
        Proposal { name, value: Proposed::Text(value) }
    }

    /// Builds a suggestion with a number value.
    pub fn number(name: String, value: u8) -> Proposal {
        Proposal { name, value: Proposed::Number(value) }
    }
}
