//! Why a request is refused.

mod role_obstacle;
mod study;
mod tournament;
mod written_game;

use kuzhi_engine::{Game, Illegal, Move, OptionError};
use strum::{IntoStaticStr, VariantNames};

use crate::calendar::AwayRefusal;
use crate::limits::Cost;
use crate::{ChannelId, PlayerId, Timestamp};

pub use self::role_obstacle::RoleObstacle;
pub use self::study::{LookingBack, NoPuzzle};
pub use self::tournament::{LadderRefusal, TournamentRefusal};
pub use self::written_game::WrittenGameError;

/// The permissions that the bot lacks in a place to write what nobody waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LackedPermissions {
    /// To see the channel.
    pub view: bool,
    /// To send messages.
    pub send: bool,
    /// To send messages in threads.
    pub send_in_threads: bool,
}

/// A refusal of a person's request, with the reason.
///
/// A refusal is not a failure: the bot works as intended, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// People cannot challenge themselves.
    ChallengesSelf,
    /// Other bots do not answer challenges.
    ChallengesProgram,
    /// The invited person wants no challenges.
    TakesNoChallenges {
        /// The person they wanted to play.
        invited: PlayerId,
    },
    /// The invited person only wants challenges from people they have played before.
    OnlyOpponents {
        /// The person they wanted to play.
        invited: PlayerId,
    },
    /// The person has reached a rate limit and has to wait a little.
    TooMuch {
        /// Which limit.
        cost: Cost,
        /// When the next one is allowed.
        until: Timestamp,
    },
    /// All people of the server together have reached a rate limit and have to wait a little.
    TooMuchHere {
        /// When the next one is allowed.
        until: Timestamp,
    },
    /// The bot is still working on the person's last hint.
    HintUnderWay,
    /// The challenger has challenged the same person too often without getting a game.
    ChallengedTooOften {
        /// The person they wanted to play.
        invited: PlayerId,
        /// When the next challenge is allowed.
        until: Timestamp,
    },
    /// The person has recently declined a challenge from the challenger.
    DeclinedLately {
        /// The person they wanted to play.
        invited: PlayerId,
        /// When the next challenge is allowed.
        until: Timestamp,
    },
    /// The opponent has left.
    OpponentLeft,
    /// The person's data is being deleted.
    BeingForgotten,
    /// The bot has more requests than it can handle at once.
    TooBusy,
    /// The bot stops, and has no time for this any more.
    Restarting,
    /// The managers of the server have barred the person from playing there.
    KeptOut,
    /// The managers of the server have barred the other person from playing there, or the operator has barred
    /// them everywhere.
    OtherKeptOut {
        /// Who is barred.
        other: PlayerId,
    },
    /// The operator of the bot has blocked the person.
    PersonBlocked,
    /// The operator of the bot has blocked the server.
    ServerBlocked,
    /// On this server, matches begin in other channels.
    OtherChannels {
        /// The channels in which they begin.
        channels: Vec<ChannelId>,
    },
    /// The match was played in the channel in which the person wants to share it.
    StandsThere {
        /// The channel.
        channel: ChannelId,
    },
    /// The person may not write in the channel in which they want to share something.
    MayNotPost {
        /// The channel.
        channel: ChannelId,
    },
    /// The bot could not write in that channel.
    CannotPost {
        /// The channel.
        channel: ChannelId,
    },
    /// The bot may not write where people would have to be told what happens.
    MayNotWrite {
        /// The channel or thread.
        channel: ChannelId,
        /// What it lacks.
        lacks: LackedPermissions,
    },
    /// The channel has so many matches that no more may begin.
    ChannelFull {
        /// The maximum number.
        most: u16,
    },
    /// The request only makes sense on a server.
    NoServer,
    /// Only managers of the server may do this.
    NotManager,
    /// A role cannot be given to whoever has won.
    WinnersRole(RoleObstacle),
    /// Only this person sees the bot's messages here, so nobody could answer.
    HeardAlone,
    /// Only this person and the bot write here, so nobody could answer.
    AloneWithBot,
    /// The invited person cannot see what is written here.
    InvitedCannotSee {
        /// The invited person.
        invited: PlayerId,
    },
    /// The challenger has too many open challenges.
    TooManyChallenges {
        /// The maximum number.
        most: u16,
    },
    /// The challenger plays too many matches at once.
    TooManyMatches {
        /// The maximum number.
        most: u16,
    },
    /// The challenge cannot be accepted, because the challenger now plays the maximum number of matches.
    ChallengerIsBusy {
        /// Who is busy.
        challenger: PlayerId,
    },
    /// Only the invited person may answer.
    NotInvited {
        /// Who may.
        invited: PlayerId,
    },
    /// People cannot accept their own challenge.
    OwnChallenge,
    /// The challenger cannot answer a challenge that they have made to a named person.
    OwnNamedChallenge {
        /// The person who can.
        invited: PlayerId,
    },
    /// The request names an opponent and also invites everyone.
    OpponentAndAnybody,
    /// Only the challenger may cancel the challenge.
    NotChallenger {
        /// Who may.
        challenger: PlayerId,
    },
    /// The challenge has already been accepted.
    AlreadyAccepted,
    /// The challenge ended without a match.
    ChallengeGone(Withdrawal),
    /// The challenge has not been accepted yet.
    NotStarted,
    /// The person does not play in this match.
    NotSeated,
    /// The votes on this move are being counted.
    VoteClosed,
    /// So many people have voted that no more can.
    TooManyVotes {
        /// The maximum number.
        most: u16,
    },
    /// The person's account is so new that its votes do not count on this server.
    NewAccount {
        /// When they do.
        until: Timestamp,
    },
    /// Only the person who began the vote and managers can end it.
    NotHost,
    /// A channel can only vote on a server that has the bot.
    VoteNeedsServer,
    /// The channel votes on the moves of another match.
    VoteUnderWay,
    /// No other channel plays yet.
    RivalAwaited,
    /// The other channel votes.
    TurnOfRival,
    /// No channel of another server is invited, or asks.
    NoVoteInvitation,
    /// Only managers have the channels of two servers play each other.
    NotVoteManager,
    /// It is the other person's turn.
    TurnOf(PlayerId),
    /// It is the bot's turn.
    TurnOfBot,
    /// The board that the person clicked is outdated.
    Stale,
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// The text is not a move.
    NoMove(String),
    /// The text is not a layout of a row.
    NoLayout(String),
    /// The match is over.
    Over,
    /// There is no such match, or not any more.
    NoSuchMatch,
    /// The match is played where the person cannot see it, and they do not play in it.
    OutOfSight,
    /// The person has no match in this channel.
    NoMatchHere,
    /// The past game cannot be reviewed or analysed like this.
    LookingBack(LookingBack),
    /// There is no such puzzle for the person, or nothing to share about it.
    Puzzle(NoPuzzle),
    /// The text is neither the name of a game nor a link to a board.
    NamesNoGame(String),
    /// The message behind the link shows no game, or none that can be read.
    NoGameBehindLink,
    /// The text that the person wrote is not a game or not a position.
    WrittenGame(WrittenGameError),
    /// The match is played in another channel.
    PlayedElsewhere(ChannelId),
    /// The channel of the match is gone, and the match cannot be played here.
    ChannelGone,
    /// A button was pressed outside the channel in which its match is played.
    PressedElsewhere(ChannelId),
    /// The same offer was already made on this board.
    OfferedAlready,
    /// The player's previous offer has not been answered yet.
    OfferIsOpen,
    /// The offer was declined, or taken back.
    OfferGone,
    /// A draw can only be offered after both players have moved.
    TooEarlyForDraw,
    /// Players can only agree on an end if the game goes in circles.
    TooEarlyForEnd {
        /// The number of moves without a capture after which they can.
        moves: usize,
    },
    /// The player has made no move that could be taken back.
    NothingToTakeBack,
    /// The bot took too long to show the person a form.
    FormTooLate,
    /// The event is not due yet. Only the clock gets this refusal.
    NotDue,
    /// The match has no running clock.
    NoClock,
    /// The player to move still has time.
    TimeNotUp {
        /// When their time is up.
        until: Timestamp,
    },
    /// The person who claims the win is the one whose time is up.
    OwnTimeUp,
    /// Only the opponent can give a player more time.
    OwnTime,
    /// The opponent has so much time left that they need no more.
    PlentyOfTime {
        /// Who has.
        other: PlayerId,
    },
    /// Only managers of the match's server may undo or void its result.
    NotUndoer,
    /// There is no result on time that could be undone.
    NothingToUndo,
    /// There is no counting result that could be voided.
    NothingToVoid,
    /// A manager wants to correct the result of a match of their own.
    OwnResult,
    /// The player hides their profile from other people.
    ProfileHidden {
        /// Whose profile it is.
        player: PlayerId,
    },
    /// The result cannot be undone, because the next set of the series has begun.
    NextSetBegun,
    /// The text is not a time control.
    BadClock(String),
    /// The text is neither a time zone nor a city in one.
    NoTimeZone(String),
    /// The text is no moment until which somebody can be away.
    NoMoment(String),
    /// The text does not name days off that somebody can have.
    NoDaysOff(String),
    /// The text does not name quiet hours that somebody can have.
    NoQuietHours(String),
    /// The person cannot be away, or is not.
    Away(AwayRefusal),
    /// The person has several challenges in this channel and no match.
    SeveralChallenges,
    /// People cannot accept their own offer.
    OwnOffer {
        /// The person who can.
        other: PlayerId,
    },
    /// There is nothing to plan against the bot, which answers at once.
    BotNeedsNoPlans,
    /// Players can only plan while it is the opponent's turn.
    PlansOnOwnTurn,
    /// A planned line must not end with a move of the opponent.
    LineEndsWithOther,
    /// A planned move is illegal after the moves before it.
    LineIllegal(Move),
    /// The line is too long.
    LineTooLong,
    /// The player has the maximum number of planned lines.
    TooManyPlans {
        /// The maximum number.
        most: u16,
    },
    /// There is no rematch while the match or its series is still going on.
    NoRematchYet,
    /// The person has already asked for the rematch.
    RematchAsked {
        /// The person who can accept it.
        other: PlayerId,
    },
    /// The rematch is being played.
    RematchRuns,
    /// The rematch was already played, declined or cancelled.
    RematchHad,
    /// The bot does not agree to an end. The rules end the game by themselves.
    BotPlaysOn,
    /// Matches against the bot are not rated.
    BotIsUnrated,
    /// Games of so few rounds are not rated, because they say too little about strength.
    QuickIsUnrated,
    /// Rated matches have no hints.
    NoHintsRated,
    /// A move was made while the bot was thinking about the hint.
    HintTooLate,
    /// The game has no rounds.
    NoRounds(Game),
    /// It is not known exactly what openings of this game are worth.
    NoBalancedOpening(Game),
    /// The command belongs to another version of the bot.
    NoSuchCommand,
    /// The button belongs to another version of the bot.
    NoSuchButton,
    /// The game does not have this option or value.
    BadOption(OptionError),
    /// What is wanted of a tournament cannot be.
    Tournament(TournamentRefusal),
    /// The request has a value that the bot has not offered.
    Unusable,
}

impl Refusal {
    /// The names of all refusals, for metrics and logs.
    pub const NAMES: &'static [&'static str] = Refusal::VARIANTS;

    /// The name of this refusal, for metrics and logs.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// Why a challenge did not lead to play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Withdrawal {
    /// The invited person declined.
    Declined,
    /// The challenger took it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
    /// The challenger or the invited person has left, or the bot was removed.
    CalledOff,
}

impl From<AwayRefusal> for Refusal {
    fn from(why: AwayRefusal) -> Refusal {
        Refusal::Away(why)
    }
}
