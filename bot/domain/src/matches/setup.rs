//! Matches that are not derived from another match but built from a record or by a test. They are checked
//! here.

use kuzhi_engine::{Game, Move, Side};

use super::consistency;
use crate::clock::GameClock;
use crate::matches::{
    Ending, History, Inconsistent, Line, Match, Newcomers, Over, Place, Playing, Seat, Seats, Series, Stage,
    TournamentLink, Voting,
};
use crate::{ChannelId, MatchId, Timestamp};

/// The data of a match that has not been checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSetup {
    /// Carried by buttons and links.
    pub id: MatchId,
    /// Its version: the number of changes, from 1. If two writers have the same version, one is refused.
    pub version: u64,
    /// Where it is played.
    pub place: Place,
    /// The game and its options.
    pub game: Game,
    /// Whether its result counts for the leaderboards. Only matches between people can be rated.
    pub rated: bool,
    /// Its place in a series, if it is a set of one.
    pub series: Option<Series>,
    /// The people in it who are new to its game.
    pub newcomers: Newcomers,
    /// The tournament of which it is a game.
    pub tournament: Option<Box<TournamentLink>>,
    /// How far it has come.
    pub stage: Stage,
}

impl MatchSetup {
    /// Returns the data of a new casual match, with default values for its id and channel.
    pub const fn new(game: Game, stage: Stage) -> MatchSetup {
        let place = Place { guild: None, channel: ChannelId(1) };
        MatchSetup {
            id: MatchId::from_random(1),
            version: 1,
            place,
            game,
            rated: false,
            series: None,
            newcomers: Newcomers::NOBODY,
            tournament: None,
            stage,
        }
    }

    /// Returns the data of a match between South and North after these moves, all made at its start. If the
    /// moves end the game, the match is over.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`] if there can be no such match.
    pub fn played(
        game: Game,
        [south, north]: [Seat; 2],
        moves: &[Move],
        started: Timestamp,
    ) -> Result<MatchSetup, Inconsistent> {
        let seats = Seats::new(Side::South, south, north).ok_or(Inconsistent::SamePlayer)?;
        let playing = PlayingSetup::new(seats, History::replay(game, moves)?, started).check()?;
        let stage = match playing.board().outcome() {
            Some(outcome) => Stage::Over(Over::new(playing, Ending::Played(outcome), started)?),
            None => Stage::Playing(playing),
        };
        Ok(MatchSetup::new(game, stage))
    }

    /// Adds a clock, if the match is in play.
    #[must_use]
    pub fn timed(self, clock: GameClock) -> MatchSetup {
        let stage = match self.stage {
            Stage::Playing(playing) => Stage::Playing(Playing { clock: Some(clock), ..playing }),
            other => other,
        };
        MatchSetup { stage, ..self }
    }

    /// Checks the data and returns the match.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`] if there can be no such match.
    pub fn check(self) -> Result<Match, Inconsistent> {
        let MatchSetup { id, version, place, game, rated, series, newcomers, tournament, stage } = self;
        let one = Match { id, version, place, game, rated, series, newcomers, tournament, stage };
        consistency::check_match(&one)?;
        Ok(one)
    }
}

impl From<Match> for MatchSetup {
    fn from(one: Match) -> MatchSetup {
        let Match { id, version, place, game, rated, series, newcomers, tournament, stage } = one;
        MatchSetup { id, version, place, game, rated, series, newcomers, tournament, stage }
    }
}

/// The data of a match in play that has not been checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayingSetup {
    /// The players of South and North.
    pub seats: Seats,
    /// The moves and the board after them.
    pub history: History,
    /// When it began.
    pub started: Timestamp,
    /// When the last move was made or taken back, or the match began.
    pub moved: Timestamp,
    /// For each takeback, how many moves were left.
    pub takebacks: Vec<usize>,
    /// The clock, if there is one.
    pub clock: Option<GameClock>,
    /// The planned lines of South and North, each private to its owner.
    pub plans: [Vec<Line>; 2],
    /// How many of the last moves were planned ones.
    pub planned: usize,
    /// Whether the engine has helped whoever plays against the bot.
    pub helped: bool,
    /// The votes, if a channel plays.
    pub voting: Option<Box<Voting>>,
}

impl PlayingSetup {
    /// Returns the data of a match that began at this time and in which these moves were made at once.
    pub const fn new(seats: Seats, history: History, started: Timestamp) -> PlayingSetup {
        PlayingSetup {
            seats,
            history,
            started,
            moved: started,
            takebacks: Vec::new(),
            clock: None,
            plans: [Vec::new(), Vec::new()],
            planned: 0,
            helped: false,
            voting: None,
        }
    }

    /// Checks the data and returns the match in play.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`] if there can be no such match.
    pub fn check(self) -> Result<Playing, Inconsistent> {
        let PlayingSetup { seats, history, started, moved, takebacks, clock, plans, planned, .. } = self;
        let (helped, voting) = (self.helped, self.voting);
        let playing =
            Playing { seats, history, started, moved, takebacks, clock, plans, planned, helped, voting };
        consistency::of_playing(&playing)?;
        Ok(playing)
    }
}

impl From<Playing> for PlayingSetup {
    fn from(playing: Playing) -> PlayingSetup {
        let Playing { seats, history, started, moved, takebacks, clock, plans, planned, helped, voting } =
            playing;
        PlayingSetup { seats, history, started, moved, takebacks, clock, plans, planned, helped, voting }
    }
}
