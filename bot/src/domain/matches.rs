//! A match between two people, or between a person and the bot.

use kuzhi_engine as engine;
use kuzhi_engine::{Game, Move, Outcome, Reason, Side};
use kuzhi_search::Level;

use super::{
    ChannelId, GameClock, GuildId, Line, MatchId, PlayerId, Seat, Seats, Series, TimeControl, Timestamp,
};

/// A match from the challenge to the result.
///
/// A match is its moves: the position follows from them and is never stored apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Its name.
    pub id: MatchId,
    /// How many times it has changed: of two writers with the same version one is refused.
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

/// Where a match is played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The server, unless it is a private conversation.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
}

/// How far a match has come; each stage has only what exists in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Somebody was challenged and has not answered yet.
    Open(Challenge),
    /// The challenge came to nothing.
    Withdrawn(Withdrawn),
    /// Moves are being made.
    Playing(Playing),
    /// There is a result.
    Over(Over),
}

/// An offer to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Who made it.
    pub challenger: PlayerId,
    /// Who may accept it; anybody if nobody is named.
    pub invited: Option<PlayerId>,
    /// The challenger's side; the coin has already been tossed if it was left to chance.
    pub side: Side,
    /// How much time the players would have; all they want if nothing was said.
    pub clock: Option<TimeControl>,
    /// When it was made.
    pub made: Timestamp,
    /// When it lapses.
    pub expires: Timestamp,
}

/// A challenge that came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Withdrawn {
    /// The challenge.
    pub challenge: Challenge,
    /// Why nothing came of it.
    pub why: Withdrawal,
    /// When that was.
    pub at: Timestamp,
}

/// Why a challenge came to nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Withdrawal {
    /// The invited person declined.
    Declined,
    /// The challenger took it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

/// A match in which moves are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playing {
    /// Who sits South and who North.
    pub seats: Seats,
    /// The moves so far.
    pub moves: Vec<Move>,
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

/// A match that has a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// What was played.
    pub played: Playing,
    /// How it ended.
    pub ending: Ending,
    /// When that was.
    pub ended: Timestamp,
}

/// How a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Played(Outcome),
    /// This side gave up.
    Resigned(Side),
    /// This side gave up, and with this set the whole series.
    SeriesResigned(Side),
    /// Both players called it a draw.
    Drawn,
    /// The time of this side was up, and the other one claimed the win.
    TimedOut(Side),
}

impl Ending {
    /// Who won, unless it is a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::Played(outcome) => outcome.winner,
            Ending::Resigned(side) | Ending::SeriesResigned(side) | Ending::TimedOut(side) => {
                Some(side.other())
            }
            Ending::Drawn => None,
        }
    }
}

impl Playing {
    /// A match that began at a time and in which these moves were made at once.
    pub const fn new(seats: Seats, moves: Vec<Move>, started: Timestamp) -> Playing {
        Playing {
            seats,
            moves,
            started,
            moved: started,
            takebacks: Vec::new(),
            clock: None,
            plans: [Vec::new(), Vec::new()],
            planned: 0,
        }
    }

    /// The same with a clock that begins to run with it, if there is one.
    #[must_use]
    pub fn with_clock(self, control: Option<TimeControl>) -> Playing {
        let clock = control.map(|control| GameClock::start(control, self.started));
        Playing { clock, ..self }
    }

    /// Whether moves were taken back and none was made since.
    pub fn was_taken_back(&self) -> bool {
        self.takebacks.last() == Some(&self.moves.len())
    }

    /// The board that the moves lead to.
    ///
    /// # Panics
    ///
    /// When the moves are not legal: [`Match`] records are checked where they are read.
    pub fn board(&self, game: Game) -> engine::Match {
        engine::Match::replay(game, &self.moves).expect("only legal moves are added to a match")
    }

    /// How many moves have been made.
    pub const fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Whether each player has made so many moves; turns need not alternate.
    pub fn both_have_made(&self, game: Game, count: usize) -> bool {
        let (mut board, mut made) = (game.start(), [0; 2]);
        for &mv in &self.moves {
            let Some(mover) = board.turn() else { break };
            made[mover.index()] += 1;
            if made.iter().all(|&made| made >= count) {
                return true;
            }
            board.play(mv, &mut |_| ()).expect("only legal moves are added to a match");
        }
        false
    }

    /// Who is to move on a board of this match, unless it is over.
    pub fn to_move(&self, board: &engine::Match) -> Option<Seat> {
        board.turn().map(|side| self.seats.at(side))
    }
}

impl Over {
    /// The board as the match left it.
    pub fn board(&self, game: Game) -> engine::Match {
        let mut board = self.played.board(game);
        if matches!(self.ending, Ending::Played(outcome) if outcome.reason == Reason::Agreed) {
            board.agree(&mut |_| ()).expect("only games that know an agreement are ended by one");
        }
        board
    }
}

impl Match {
    /// The match while moves are made or after the last one, but not before the first can be.
    pub const fn played(&self) -> Option<&Playing> {
        match &self.stage {
            Stage::Playing(playing) | Stage::Over(Over { played: playing, .. }) => Some(playing),
            Stage::Open(_) | Stage::Withdrawn(_) => None,
        }
    }

    /// The board as it stands, once there is one.
    pub fn board(&self) -> Option<engine::Match> {
        self.played().map(|playing| playing.board(self.game))
    }

    /// The match in another channel.
    #[must_use]
    pub fn moved_to(&self, channel: ChannelId) -> Match {
        let place = Place { channel, ..self.place };
        Match { version: self.version + 1, place, ..self.clone() }
    }

    /// When something happened in it last.
    pub const fn last_change(&self) -> Timestamp {
        match &self.stage {
            Stage::Open(challenge) => challenge.made,
            Stage::Withdrawn(withdrawn) => withdrawn.at,
            Stage::Playing(playing) => playing.moved,
            Stage::Over(over) => over.ended,
        }
    }

    /// The two people who play, or have played, against each other in it.
    pub fn opponents(&self) -> Option<[PlayerId; 2]> {
        let seats = self.played()?.seats;
        match (seats.south, seats.north) {
            (Seat::Person(south), Seat::Person(north)) => Some([south, north]),
            _ => None,
        }
    }

    /// Whether it may be shown to a person who asks from a channel: to whoever plays in it, and to all where it
    /// is played. Whoever has its name alone does not see it.
    pub fn may_be_seen_by(&self, who: PlayerId, from: ChannelId) -> bool {
        self.place.channel == from || self.involves(who)
    }

    /// Whether somebody may still do something in it.
    pub const fn is_live(&self) -> bool {
        matches!(self.stage, Stage::Open(_) | Stage::Playing(_))
    }

    /// The people in it, challenger first or South first.
    pub fn people(&self) -> Vec<PlayerId> {
        match &self.stage {
            Stage::Open(challenge) | Stage::Withdrawn(Withdrawn { challenge, .. }) => {
                [challenge.challenger].into_iter().chain(challenge.invited).collect()
            }
            Stage::Playing(playing) | Stage::Over(Over { played: playing, .. }) => {
                playing.seats.people().collect()
            }
        }
    }

    /// Whether a person takes part in it.
    pub fn involves(&self, player: PlayerId) -> bool {
        self.people().contains(&player)
    }

    /// The person whose turn it is, while moves are made.
    pub fn person_to_move(&self) -> Option<PlayerId> {
        match self.seat_to_move()? {
            Seat::Person(player) => Some(player),
            Seat::Bot(_) => None,
        }
    }

    /// The bot's level, if it is the bot's turn.
    pub fn bot_to_move(&self) -> Option<Level> {
        match self.seat_to_move()? {
            Seat::Person(_) => None,
            Seat::Bot(level) => Some(level),
        }
    }

    fn seat_to_move(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Playing(playing) => playing.to_move(&playing.board(self.game)),
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }
}
