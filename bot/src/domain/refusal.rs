//! Why somebody does not get what they asked for.

use kuzhi_engine::{Game, Illegal, Move, OptionError};
use strum::{IntoStaticStr, VariantNames};

use super::{ChannelId, Cost, PlayerId, Timestamp, Unread, Withdrawal};

/// An answer to a person that says no, and why.
///
/// A refusal is no failure: nothing is wrong with the bot, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// One cannot challenge oneself.
    ChallengesSelf,
    /// Other programs do not answer challenges.
    ChallengesProgram,
    /// The person wants no challenges.
    TakesNoChallenges {
        /// Who it is.
        invited: PlayerId,
    },
    /// The person wants challenges from those alone with whom they have played.
    OnlyOpponents {
        /// Who it is.
        invited: PlayerId,
    },
    /// The person has had so much of something that they have to wait a little.
    TooMuch {
        /// Of what.
        cost: Cost,
        /// When it goes on.
        until: Timestamp,
    },
    /// All people of the server together have had so much that they have to wait a little.
    TooMuchHere {
        /// When it goes on.
        until: Timestamp,
    },
    /// The person has not had the last hint yet.
    HintUnderWay,
    /// The challenger has challenged the same person too often in vain.
    ChallengedTooOften {
        /// Who it is.
        invited: PlayerId,
        /// When the next challenge may be made.
        until: Timestamp,
    },
    /// The person has declined a challenge of the challenger lately.
    DeclinedLately {
        /// Who it is.
        invited: PlayerId,
        /// When the next challenge may be made.
        until: Timestamp,
    },
    /// The other player has left.
    OpponentLeft,
    /// All that is kept of the person is being deleted.
    BeingForgotten,
    /// More is asked of the bot than it can do at once.
    TooBusy,
    /// The managers of the server keep the person from playing there.
    KeptOut,
    /// The managers of the server keep the other person from playing there, or the operator does everywhere.
    OtherKeptOut {
        /// Who it is.
        other: PlayerId,
    },
    /// Whoever runs the bot does not let the person use it.
    PersonBlocked,
    /// Whoever runs the bot does not let it be used on the server.
    ServerBlocked,
    /// On this server matches begin in other channels.
    OtherChannels {
        /// In these.
        channels: Vec<ChannelId>,
    },
    /// So many matches are under way in the channel that no more may begin.
    ChannelFull {
        /// How many there may be.
        most: u16,
    },
    /// What belongs to servers was asked for elsewhere.
    NoServer,
    /// Only those who manage the server may do it.
    NotManager,
    /// They alone see here what the bot says, and so nobody could answer.
    HeardAlone,
    /// The challenger has too many unanswered challenges.
    TooManyChallenges {
        /// How many there may be.
        most: u16,
    },
    /// The challenger plays too many matches at once.
    TooManyMatches {
        /// How many there may be.
        most: u16,
    },
    /// The challenger plays as many matches as one may, and can have no further one now.
    ChallengerIsBusy {
        /// Who that is.
        challenger: PlayerId,
    },
    /// Only the person who was challenged may answer.
    NotInvited {
        /// Who was.
        invited: PlayerId,
    },
    /// One cannot accept one's own challenge.
    OwnChallenge,
    /// One cannot answer one's own challenge to somebody.
    OwnNamedChallenge {
        /// Who can.
        invited: PlayerId,
    },
    /// A person was named, and everybody was invited as well.
    OpponentAndAnybody,
    /// Only the challenger may take the challenge back.
    NotChallenger {
        /// Who that is.
        challenger: PlayerId,
    },
    /// The challenge was answered already.
    AlreadyAccepted,
    /// The challenge came to nothing.
    ChallengeGone(Withdrawal),
    /// The challenge has not been accepted yet.
    NotStarted,
    /// The person does not play in this match.
    NotSeated,
    /// It is the other person's turn.
    TurnOf(PlayerId),
    /// It is the bot's turn.
    TurnOfBot,
    /// The board that was clicked is no longer the one that stands.
    Stale,
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// The text is no move.
    NoMove(String),
    /// The text is no layout of a row.
    NoLayout(String),
    /// The match is over.
    Over,
    /// The match is not known, or not any more.
    NoSuchMatch,
    /// The match is played where the person cannot look on, and they do not play in it.
    OutOfSight,
    /// The person has no match in this channel.
    NoMatchHere,
    /// What was played cannot be looked back on like that.
    LookingBack(LookingBack),
    /// There is no such puzzle for the person, or nothing to say of one.
    Puzzle(NoPuzzle),
    /// The text is neither the name of a game nor a link to a board.
    NamesNoGame(String),
    /// The message behind a link shows no game, or none that can be read.
    NoGameBehindLink,
    /// What somebody has written is no game, or no position.
    Unread(Unread),
    /// The match is played in another channel.
    PlayedElsewhere(ChannelId),
    /// A button was pressed elsewhere than where its match is played.
    PressedElsewhere(ChannelId),
    /// The same was offered on this board already.
    OfferedAlready,
    /// Another offer of the same player has not been answered yet.
    OfferIsOpen,
    /// The offer was declined, or taken back.
    OfferGone,
    /// A draw is offered only when both have moved.
    TooEarlyForDraw,
    /// A game that does not go in circles is not ended by agreement.
    TooEarlyForEnd {
        /// After how many moves without a capture it may be.
        moves: usize,
    },
    /// The player has made no move that could be taken back.
    NothingToTakeBack,
    /// It took us too long to give the person a form.
    FormTooLate,
    /// It is too early for what falls due.
    NotDue,
    /// No clock runs in the match.
    NoClock,
    /// Whoever is to move still has time.
    TimeNotUp {
        /// Until then.
        until: Timestamp,
    },
    /// It is the person's own time that is up.
    OwnTimeUp,
    /// Only those who manage the server of a match may undo its result, or make it void.
    NotUndoer,
    /// There is no result on time that could be undone.
    NothingToUndo,
    /// There is no result that counts, and could be made void.
    NothingToVoid,
    /// Somebody shows their profile to nobody else.
    ProfileHidden {
        /// Who.
        player: PlayerId,
    },
    /// The next set has begun with the result that is to be undone.
    NextSetBegun,
    /// The text is no clock.
    BadClock(String),
    /// The person has several challenges in this channel, and no match.
    SeveralChallenges,
    /// One cannot accept one's own offer.
    OwnOffer {
        /// Who can.
        other: PlayerId,
    },
    /// The bot answers at once.
    BotNeedsNoPlans,
    /// One plans while the other is to move.
    PlansOnOwnTurn,
    /// A line ends with a move of the other player.
    LineEndsWithOther,
    /// A move of a line cannot be made after those before it.
    LineIllegal(Move),
    /// A line is longer than can be kept.
    LineTooLong,
    /// There are as many lines as there may be.
    TooManyPlans {
        /// How many.
        most: u16,
    },
    /// There is no rematch of a match that goes on, or whose series does.
    NoRematchYet,
    /// The same person has asked for the rematch already.
    RematchAsked {
        /// Who can accept it.
        other: PlayerId,
    },
    /// There was a rematch already, or nothing came of it.
    RematchHad,
    /// The bot does not agree to an end: the rules bring it about by themselves.
    BotPlaysOn,
    /// Matches against the bot are not rated.
    BotIsUnrated,
    /// So few rounds tell too little to be rated.
    QuickIsUnrated,
    /// In rated matches there are no hints.
    NoHintsRated,
    /// Somebody moved while the bot thought about a hint.
    HintTooLate,
    /// The game has no rounds.
    NoRounds(Game),
    /// The command is of another version of the bot.
    NoSuchCommand,
    /// The button is of another version of the bot.
    NoSuchButton,
    /// The game does not take such an option.
    BadOption(OptionError),
    /// What was asked for is nothing that was proposed.
    Unusable,
}

impl Refusal {
    /// What all of them are called, for those who watch the bot.
    pub const NAMES: &'static [&'static str] = Refusal::VARIANTS;

    /// What it is called, for those who watch the bot.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// Why somebody cannot look back on what was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LookingBack {
    /// They have played nothing yet.
    NothingPlayed,
    /// A rated match is reviewed when it is over.
    NoReviewRated,
    /// No move was made that could be reviewed.
    NothingToReview,
    /// On what others still play no moves are tried out.
    NoAnalysisYet,
    /// Nor on a board under whose clock they are to move.
    ClockRuns,
    /// Of what is still played the engine does not say what it is worth.
    NoEvaluationYet,
    /// Notes are of those who play.
    NotTheirs,
    /// They play the same in a rated match at this time.
    PlayedNow,
}

impl From<LookingBack> for Refusal {
    fn from(why: LookingBack) -> Refusal {
        Refusal::LookingBack(why)
    }
}

/// Why somebody does not get a puzzle, or what they want of one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoPuzzle {
    /// It is not kept any more.
    Gone,
    /// They have not solved the puzzle of the day.
    NotSolved,
    /// They have said in the channel how they have solved it.
    SharedHere,
}

impl From<NoPuzzle> for Refusal {
    fn from(why: NoPuzzle) -> Refusal {
        Refusal::Puzzle(why)
    }
}
