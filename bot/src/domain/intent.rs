//! What somebody wants to do.

use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::{ChannelId, Leaving, Line, MadeOffer, Place, PlayerId, Revision, TimeControl, all};

/// What somebody wants to do in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Take up a challenge.
    Accept,
    /// Turn a challenge down.
    Decline,
    /// Take back one's own challenge.
    Cancel,
    /// Let a challenge lapse whose time is over.
    Expire,
    /// Note that whoever is to move has been told that most of their time is used.
    Remind,
    /// Note that the time of whoever is to move is up.
    TimeUp {
        /// Whether the win is claimed at once, as the other player wants it.
        claimed: bool,
    },
    /// Claim the win because the other player's time is up.
    Claim {
        /// The board that was looked at.
        at: Revision,
    },
    /// Give up this set and the whole series.
    ResignSeries,
    /// Make a move.
    Move {
        /// The board that was looked at; `None` for whatever stands now.
        at: Option<Revision>,
        /// The move.
        mv: Move,
    },
    /// Settle what to answer, while the other player is to move.
    Plan {
        /// The board that was looked at; `None` for whatever stands now.
        at: Option<Revision>,
        /// The moves that are to come, and one's own answers.
        line: Line,
    },
    /// Delete such a line.
    Unplan {
        /// Which.
        line: Line,
    },
    /// Accept what the other player offers.
    AcceptOffer(MadeOffer),
    /// Undo a result on time that came from a fault: the match goes on.
    Undo,
    /// Make a result void, however it came about: it stands, and counts for nothing.
    Void,
    /// Give up.
    Resign,
    /// Break off what cannot go on: there is no result.
    BreakOff {
        /// Who has left, if that is why.
        leaving: Option<Leaving>,
    },
}

/// What somebody wants to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Who wants to play.
    pub challenger: PlayerId,
    /// Against whom.
    pub opponent: Opponent,
    /// Which game.
    pub game: Game,
    /// Whether the result is to count; if nobody says, it does between people and not against the bot.
    pub rated: Option<bool>,
    /// The challenger's side.
    pub side: SideChoice,
    /// The best of how many sets; a single game if nobody says.
    pub sets: Option<u8>,
    /// How much time the players have; all they want if nothing is said.
    pub clock: Option<TimeControl>,
    /// Where.
    pub place: Place,
    /// The channel that the place is a thread of, if it is one.
    pub parent: Option<ChannelId>,
}

/// Whom a match is to be played against.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Somebody, who will be asked.
    Person {
        /// Who.
        id: PlayerId,
        /// Whether it is a program's account.
        is_program: bool,
    },
    /// Whoever accepts first.
    Anybody,
    /// The bot.
    Bot(Level),
}

impl Opponent {
    /// The person who will be asked.
    pub const fn person(self) -> Option<PlayerId> {
        match self {
            Opponent::Person { id, .. } => Some(id),
            Opponent::Anybody | Opponent::Bot(_) => None,
        }
    }
}

/// Which side the challenger wants.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SideChoice {
    /// Whatever the coin says.
    #[default]
    Random,
    /// To move first.
    First,
    /// To move second.
    Second,
}

impl SideChoice {
    /// All of them.
    pub const ALL: [SideChoice; SideChoice::COUNT] = all();

    /// The name under which a person chooses it.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<SideChoice> {
        id.parse().ok()
    }

    /// The side, after a toss of a coin where it is needed.
    pub const fn side(self, coin: bool) -> Side {
        match (self, coin) {
            (SideChoice::First, _) | (SideChoice::Random, true) => Side::South,
            (SideChoice::Second, _) | (SideChoice::Random, false) => Side::North,
        }
    }
}
