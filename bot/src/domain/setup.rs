//! Matches that are made of something else than another match: of a record, or by a test. They are checked.

use kuzhi_engine::{Game, Move, Side};

use super::{
    ChannelId, Ending, GameClock, History, Inconsistent, Line, Match, MatchId, Over, Place, Playing, Seat,
    Seats, Series, Stage, Timestamp, consistency,
};

/// What is said of a match before it is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSetup {
    /// Its name.
    pub id: MatchId,
    /// How many times it has changed, from 1: of two writers with the same version one is refused.
    pub version: u64,
    /// Where it is played.
    pub place: Place,
    /// The game and its options.
    pub game: Game,
    /// Whether its result counts for the leaderboards; only matches between people can be rated.
    pub rated: bool,
    /// Which set of a series it is, if it is one.
    pub series: Option<Series>,
    /// How far it has come.
    pub stage: Stage,
}

impl MatchSetup {
    /// A casual match that was just made, in the first of all channels, until something else is said.
    pub const fn of(game: Game, stage: Stage) -> MatchSetup {
        let place = Place { guild: None, channel: ChannelId(1) };
        MatchSetup { id: MatchId::from_random(1), version: 1, place, game, rated: false, series: None, stage }
    }

    /// The same of South and North who made these moves as soon as it began, maybe to the end of the game.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`], with what cannot be.
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
        Ok(MatchSetup::of(game, stage))
    }

    /// The same with a clock, while it is played.
    #[must_use]
    pub fn timed(self, clock: GameClock) -> MatchSetup {
        let stage = match self.stage {
            Stage::Playing(playing) => Stage::Playing(Playing { clock: Some(clock), ..playing }),
            other => other,
        };
        MatchSetup { stage, ..self }
    }

    /// The match, if there can be such a one.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`], with what cannot be.
    pub fn check(self) -> Result<Match, Inconsistent> {
        let MatchSetup { id, version, place, game, rated, series, stage } = self;
        let one = Match { id, version, place, game, rated, series, stage };
        consistency::of_match(&one)?;
        Ok(one)
    }
}

impl From<Match> for MatchSetup {
    fn from(one: Match) -> MatchSetup {
        let Match { id, version, place, game, rated, series, stage } = one;
        MatchSetup { id, version, place, game, rated, series, stage }
    }
}

/// What is said of a match in which moves are made, before it is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayingSetup {
    /// Who sits South and who North.
    pub seats: Seats,
    /// The moves, and where they lead.
    pub history: History,
    /// When it began.
    pub started: Timestamp,
    /// When the last move was made or taken back, or the match began.
    pub moved: Timestamp,
    /// For each time that moves were taken back, how many were left.
    pub takebacks: Vec<usize>,
    /// The clock, if one runs.
    pub clock: Option<GameClock>,
    /// What South and North have settled to answer; only they know of their own.
    pub plans: [Vec<Line>; 2],
    /// How many of the last moves were made by plan.
    pub planned: usize,
}

impl PlayingSetup {
    /// A match that began at a time and in which these moves were made at once.
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
        }
    }

    /// The match, if there can be such a one.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`], with what cannot be.
    pub fn check(self) -> Result<Playing, Inconsistent> {
        let PlayingSetup { seats, history, started, moved, takebacks, clock, plans, planned } = self;
        let playing = Playing { seats, history, started, moved, takebacks, clock, plans, planned };
        consistency::of_playing(&playing)?;
        Ok(playing)
    }
}

impl From<Playing> for PlayingSetup {
    fn from(playing: Playing) -> PlayingSetup {
        let Playing { seats, history, started, moved, takebacks, clock, plans, planned } = playing;
        PlayingSetup { seats, history, started, moved, takebacks, clock, plans, planned }
    }
}
