//! The intents: what people, the bot and the clock want to do.

use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::clock::{TimeControl, TimeOff};
use crate::erasure::Erasure;
use crate::matches::{Line, MadeOffer, Place, Revision, VoteWish};
use crate::{ChannelId, MatchId, PlayerId};

/// What an actor wants to do in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Accept a challenge.
    Accept,
    /// Decline a challenge.
    Decline,
    /// Cancel one's own challenge.
    Cancel,
    /// Let a challenge expire when its time is up.
    Expire,
    /// Record that the player to move was told that most of their time is used.
    Remind,
    /// Record that the time of the player to move is up.
    TimeUp {
        /// Whether the win is claimed at once, as the opponent has set it.
        claimed: bool,
    },
    /// Claim the win because the opponent's time is up.
    Claim {
        /// The board that the player saw.
        at: Revision,
    },
    /// Give the opponent, who is to move, more time.
    GiveTime {
        /// The board that the player saw.
        at: Revision,
    },
    /// Resign this set and the whole series.
    ResignSeries,
    /// Record that the engine helps the player in a game against the bot.
    GetHelp,
    /// Make a move.
    Move {
        /// The board that the player saw. `None` for the current one.
        at: Option<Revision>,
        /// By its number in the mover's row.
        mv: Move,
    },
    /// Vote for a move of the channel, or change one's vote.
    Vote {
        /// The board that the person saw.
        at: Revision,
        /// The move.
        mv: Move,
    },
    /// Count the votes when their time is up.
    CountVotes,
    /// Ask to play against this channel, for that of another server, in which this match is played.
    AskRival {
        /// The match there.
        by: MatchId,
        /// Who asks.
        who: PlayerId,
    },
    /// Answer the channel that asks.
    AnswerRival {
        /// Whether it plays.
        accepts: bool,
    },
    /// Record that the other channel has been asked.
    NoteAsked,
    /// Begin, because the channel that was asked plays.
    BeginVote,
    /// Make the moves that the other channel has made.
    Follow {
        /// In order.
        moves: Vec<Move>,
    },
    /// End a match in which a channel votes. It gets no result.
    EndVote,
    /// Plan replies while it is the opponent's turn.
    Plan {
        /// The board that the player saw. `None` for the current one.
        at: Option<Revision>,
        /// The expected moves and one's own replies.
        line: Line,
    },
    /// Delete a planned line.
    Unplan {
        /// The line, as it was planned.
        line: Line,
    },
    /// Accept an offer of the opponent.
    AcceptOffer(MadeOffer),
    /// Undo a result on time that was caused by a fault. The match goes on.
    Undo,
    /// Void a result, however it came about. It stays on the board and counts for nothing.
    Void,
    /// Give up this game alone.
    Resign,
    /// Abort a match that cannot go on. It gets no result.
    BreakOff {
        /// The person who has left, if that is the reason.
        leaving: Option<Erasure>,
    },
}

/// A request to begin a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The person who wants to play.
    pub challenger: PlayerId,
    /// A person, anyone, or the bot.
    pub opponent: Opponent,
    /// The game, with its options.
    pub game: Game,
    /// Whether the result counts. By default it does between people who have finished a game before, and does
    /// not against the bot.
    pub rated: Option<bool>,
    /// Whether the first moves are drawn among openings that leave the game even.
    pub balanced: bool,
    /// The challenger's side.
    pub side: SideChoice,
    /// The series length (best of this many sets). `None` for a single game.
    pub sets: Option<u8>,
    /// The time control. `None` means no clock.
    pub clock: Option<TimeControl>,
    /// What a clock of days stands for.
    pub time_off: TimeOff,
    /// How everyone in the channel votes on the challenger's moves. `None` if the challenger makes them.
    pub vote: Option<VoteWish>,
    /// Where the match is to be played.
    pub place: Place,
    /// The parent channel, if the place is a thread.
    pub parent: Option<ChannelId>,
}

/// The opponent that a challenger asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A person, who has to accept.
    Person {
        /// Their Discord id.
        id: PlayerId,
        /// Whether it is the account of a bot.
        is_program: bool,
    },
    /// Anyone: the first person who accepts.
    Anybody,
    /// The bot, at this level.
    Bot(Level),
}

impl Opponent {
    /// The person who has to accept.
    pub const fn person(self) -> Option<PlayerId> {
        match self {
            Opponent::Person { id, .. } => Some(id),
            Opponent::Anybody | Opponent::Bot(_) => None,
        }
    }
}

/// The side that the challenger wants.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SideChoice {
    /// A coin toss decides.
    #[default]
    Random,
    /// To move first.
    First,
    /// To move second.
    Second,
}

crate::named!(SideChoice);

impl SideChoice {
    /// Returns the side. `coin` is the coin toss for a random side.
    pub const fn side(self, coin: bool) -> Side {
        match (self, coin) {
            (SideChoice::First, _) | (SideChoice::Random, true) => Side::South,
            (SideChoice::Second, _) | (SideChoice::Random, false) => Side::North,
        }
    }
}
