//! The reasons why a person does not get what they want of a tournament.

use std::ops::RangeInclusive;

use strum::{IntoStaticStr, VariantNames};

use super::Refusal;
use crate::clock::TimeControl;
use crate::{PlayerId, RoleId, Timestamp};

/// A refusal in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentRefusal {
    /// There is no such tournament on this server, or not any more.
    Unknown,
    /// Too few or too many players.
    Size {
        /// The fewest that can be allowed.
        fewest: u16,
        /// The most.
        most: u16,
    },
    /// Too many rounds, or none.
    Rounds {
        /// The most.
        most: u8,
    },
    /// So few players cannot meet somebody new in each of so many rounds.
    RoundsOfFew {
        /// The most players.
        players: u16,
        /// The most rounds for them.
        most: u16,
    },
    /// Too many rounds off would be worth half a point.
    Byes {
        /// The most.
        most: u8,
    },
    /// In a league people meet once or twice.
    Meetings,
    /// A group of another size.
    GroupSize {
        /// The fewest players.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// Too many would go up and down a group.
    GroupMoves {
        /// The most.
        most: u8,
    },
    /// An arena of another length.
    ArenaLength {
        /// The shortest, in minutes.
        fewest: u16,
        /// The longest.
        most: u16,
    },
    /// An arena needs a live clock.
    ArenaIsLive,
    /// Its games have a clock, and `none` was chosen.
    NeedsClock,
    /// The games are too short to be rated.
    TooQuick,
    /// It would begin in the past, or too far ahead.
    BadStart,
    /// So would it if it began when somebody typed.
    BadStartTyped {
        /// What they typed.
        text: String,
        /// When that is.
        at: Timestamp,
    },
    /// The text is no time.
    NoTime(String),
    /// The text has a time of day, and nobody knows in which time zone.
    NoTimeZone(String),
    /// This kind stands until somebody ends it, so it does not come again.
    ComesOnce,
    /// The next one cannot be announced so many days before.
    DaysAhead {
        /// The most days.
        most: u8,
    },
    /// The text is no day on which a series could end.
    NoDay(String),
    /// A series would end before its first tournament begins.
    EndsBefore,
    /// It is in no series, or not any more.
    NoSeries,
    /// The next one of its series has been announced, and carries the series on.
    NextIsAnnounced,
    /// A season of so few or so many tournaments, or nobody said of how many.
    SeasonLength {
        /// The fewest.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// So many results cannot count in a season.
    SeasonBest {
        /// The most.
        most: u8,
    },
    /// This kind stands until somebody ends it, so it belongs to no season.
    NoSeason,
    /// The name does not fit.
    NameTooLong {
        /// The most characters.
        most: usize,
    },
    /// A match of servers does not come again by itself, and is in no season.
    MatchOnce,
    /// A server cannot play against itself.
    OwnServer,
    /// Another server plays already, or wants to.
    ServerIsThere,
    /// No server asks to play, or not any more.
    NoServerAsks,
    /// Only managers of a server agree to a match.
    NotServerManager,
    /// They play for the other server.
    PlaysForOthers,
    /// The server that announced it decides that.
    HomeDecides,
    /// The other server is missing, or a player of one of the two.
    TeamsAreMissing,
    /// Tournaments are held on servers.
    NoServer,
    /// Only managers of the server announce tournaments.
    NotManager,
    /// The bot is no member of the server, so it could not post anything.
    NotMember,
    /// The server has as many tournaments as it may have.
    TooManyHere {
        /// The most at once.
        most: u16,
    },
    /// The person has as many tournaments as they may run.
    TooManyOfTheirs {
        /// The most at once.
        most: u16,
    },
    /// Only managers of the server, and people with this role, announce tournaments.
    NotOrganisers(RoleId),
    /// Only whoever announced it, and managers, name others who organise it.
    NotAnnouncer,
    /// Somebody organises it already.
    Organises(PlayerId),
    /// Somebody is in it already.
    IsIn(PlayerId),
    /// Somebody has left, and comes back by themselves.
    HasLeft(PlayerId),
    /// Bots play in no tournament.
    ProgramPlays,
    /// Bots organise nothing.
    ProgramOrganises,
    /// As many organise it as can.
    TooManyOrganisers {
        /// The most beside whoever announced it.
        most: u16,
    },
    /// Somebody does not organise it, or announced it.
    NoCoOrganiser,
    /// Nothing was changed.
    NothingChanged,
    /// Somebody has entered, and it is no longer changed like this.
    PeopleEntered,
    /// Who has entered expects it to begin then, and not earlier.
    OnlyLater {
        /// When.
        begins: Timestamp,
    },
    /// More have entered than may be in it.
    MoreEntered {
        /// How many.
        number: u16,
    },
    /// The text is no number.
    NoNumber(String),
    /// The draft was announced already.
    Announced,
    /// The draft is gone, or somebody else's.
    NoDraft,
    /// They have notified the players a moment ago.
    NotifiedLately {
        /// Until when they have to wait.
        until: Timestamp,
    },
    /// Only people with this role may enter.
    LacksRole(RoleId),
    /// It is full.
    Full,
    /// Somebody else does not take part.
    ThemTakesNoPart,
    /// They take part already.
    TakesPart,
    /// They do not take part.
    TakesNoPart,
    /// They were removed and cannot come back.
    Removed,
    /// Somebody else was not removed.
    NotRemoved,
    /// It has begun, and nobody can enter any more.
    Begun,
    /// It has not begun.
    NotBegun,
    /// It is over or called off.
    Over,
    /// It is paused.
    Paused,
    /// It is not paused.
    NotPaused,
    /// No round follows.
    LastRound,
    /// The last games of an arena have begun.
    LastGames,
    /// It is too early to say that they are here.
    CheckInLater {
        /// When they are called for that.
        opens: Timestamp,
    },
    /// They have no game to begin now.
    NothingToBegin,
    /// No game waits to be begun.
    NothingToExtend,
    /// They have said that they are ready. The other one was called.
    IsReady {
        /// Until when the other one can come.
        until: Timestamp,
    },
    /// Too few have entered.
    TooFew {
        /// How many are needed.
        fewest: u16,
    },
    /// Only who organises it, or manages the server, may do that.
    NotOrganiser,
    /// This kind of tournament does not have that.
    NotOfThisKind,
    /// Why they may not challenge somebody on the ladder.
    Ladder(LadderRefusal),
    /// One of the two has an open challenge on the ladder.
    LadderBusy(PlayerId),
    /// The two have just met on the ladder.
    LadderRest {
        /// The one above.
        player: PlayerId,
        /// Until when others can challenge them.
        until: Timestamp,
    },
    /// They are playing another live game.
    PlaysLive,
    /// Somebody else is playing a live game of a tournament.
    TheyPlayLive(PlayerId),
    /// The two are kept apart already.
    KeptApart,
    /// The two are not kept apart.
    NotKeptApart,
    /// The player stands there already, or is not on the ladder.
    StandsThere,
    /// There are games on the ladder already.
    LadderIsPlayed,
    /// So many pairs are kept apart that there can be no more.
    TooManyApart {
        /// The most.
        most: u16,
    },
    /// A game with this clock would fill the arena.
    ArenaClock {
        /// How long the arena lasts, in minutes.
        minutes: u16,
        /// The longest clock of those that are proposed that fits.
        longest: TimeControl,
    },
    /// A game of the round has begun.
    RoundHasBegun,
    /// No legal pairing is left.
    CannotPair,
    /// It has gone on with the result of a game, which cannot be played again.
    MovedOn,
    /// The game has no result yet.
    HasNoResult,
    /// Somebody goes on by this result, which cannot be removed.
    SomebodyGoesOn,
    /// Others would meet by this result in a game that has been played.
    NextIsPlayed,
    /// There is no such game in it.
    NoSuchGame,
    /// Games of tournaments have no hints.
    NoHints,
    /// Nobody takes moves back in this tournament.
    NoTakebacks,
    /// Nobody gives others time in tournaments.
    NoGifts,
    /// People need a reason for what is done to them.
    NoReason,
}

/// The reasons why a person may not challenge another one on a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LadderRefusal {
    /// One of the two is not on the ladder.
    NotThere(PlayerId),
    /// They are below, or it is the same person.
    NotAbove,
    /// They are more than [`REACH`](crate::tournaments::REACH) places above. These places are in reach,
    /// counted from 1.
    TooFar(RangeInclusive<usize>),
}

impl TournamentRefusal {
    /// The ends of the keys of all sentences.
    pub const NAMES: &'static [&'static str] = TournamentRefusal::VARIANTS;

    /// The end of the key of its sentence.
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

impl From<TournamentRefusal> for Refusal {
    fn from(refusal: TournamentRefusal) -> Refusal {
        Refusal::Tournament(refusal)
    }
}
