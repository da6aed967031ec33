//! A match: a game, its moves, and the resulting position.

use std::fmt;

use crate::{AnyPlaying, Event, Game, Illegal, ImpossiblePosition, Move, Outcome, Position, Reason, Side};

/// A match of any game, from its first position on.
///
/// A match is fully determined by its moves: the game and the moves are enough to replay it.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Event, Game, Side};
///
/// let mut game = Game::default().start();
/// let mut sown = 0;
/// game.play("4".parse()?, &mut |event| {
///     if matches!(event, Event::Sown { .. }) {
///         sown += 1;
///     }
/// })?;
/// assert_eq!(sown, 4);
/// assert_eq!(game.turn(), Some(Side::South)); // the last stone fell into South's store
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Match {
    game: Game,
    /// The first position, if it is not the usual one.
    from: Option<Position>,
    moves: Vec<Move>,
    /// How many of the first moves were drawn by lot.
    ballot: usize,
    playing: AnyPlaying,
}

impl Game {
    /// Starts a new match of this game.
    pub fn start(&self) -> Match {
        Match::new(*self)
    }
}

impl Match {
    fn new(game: Game) -> Match {
        Match { game, from: None, moves: Vec::new(), ballot: 0, playing: AnyPlaying::start(game) }
    }

    /// Starts a match from this position.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::{Game, Match};
    ///
    /// let position = "4.4.4.4.4.4/0.0.0.0.0.1 11:12 south".parse()?;
    /// let game = Match::from_position(Game::default(), &position)?;
    /// assert_eq!(game.legal().len(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the game cannot reach this position. The error says what is wrong.
    pub fn from_position(game: Game, position: &Position) -> Result<Match, ImpossiblePosition> {
        let playing = AnyPlaying::from_position(game, position)?;
        let is_start = *position == game.start().position();
        Ok(Match { game, from: (!is_start).then_some(*position), moves: Vec::new(), ballot: 0, playing })
    }

    /// Replays moves from the start of a game.
    ///
    /// # Errors
    ///
    /// Fails if a move is illegal. The error has its place in the list.
    pub fn replay(game: Game, moves: &[Move]) -> Result<Match, IllegalAt> {
        let mut replayed = Match::new(game);
        replayed.play_all(moves)?;
        Ok(replayed)
    }

    /// Plays several moves in order.
    ///
    /// # Errors
    ///
    /// Fails if a move is illegal. The error has its place in `moves`. The moves before it have been
    /// played.
    pub fn play_all(&mut self, moves: &[Move]) -> Result<(), IllegalAt> {
        for (index, &mv) in moves.iter().enumerate() {
            self.play(mv, &mut |_| ()).map_err(|reason| IllegalAt { ply: index + 1, mv, reason })?;
        }
        Ok(())
    }

    /// Returns the game, with its options.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Returns the first position, if it is not the usual one.
    pub const fn custom_start(&self) -> Option<&Position> {
        self.from.as_ref()
    }

    /// Returns the moves made so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Notes that so many of the first moves were drawn by lot, of those that have been made: no player chose
    /// them. In checkers such an opening is called a ballot.
    #[must_use]
    pub fn with_ballot(self, moves: usize) -> Match {
        Match { ballot: moves.min(self.moves.len()), ..self }
    }

    /// Returns how many of the first moves were drawn by lot, 0 in most matches.
    pub const fn ballot(&self) -> usize {
        self.ballot
    }

    /// Returns the current position.
    pub fn position(&self) -> Position {
        self.playing.any().position()
    }

    /// Returns the player to move, or `None` when the game is over.
    pub fn turn(&self) -> Option<Side> {
        self.position().turn
    }

    /// Returns the outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome
    }

    /// Returns every legal move, in pit order. The list is empty when the game is over.
    pub fn legal(&self) -> Vec<Move> {
        self.playing.any().legal()
    }

    /// Checks whether a move is legal.
    ///
    /// # Errors
    ///
    /// Returns the reason if the rules refuse the move.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.playing.any().check(mv)
    }

    /// Plays a move and reports its events to `emit`, in order.
    ///
    /// # Errors
    ///
    /// Returns the reason if the rules refuse the move. The match is then unchanged.
    pub fn play(&mut self, mv: Move, emit: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.playing.any_mut().play(mv, emit)?;
        self.moves.push(mv);
        Ok(())
    }

    /// Ends the match, which makes no progress, and shares the seeds in the pits: each player takes those of
    /// their own row (RULES G6). In Al-manqala they are halved (A3). The reason is [`Reason::Agreed`] or
    /// [`Reason::NoProgress`].
    ///
    /// This is not a move: [`Match::replay`] of the moves leads to the position before it.
    ///
    /// # Errors
    ///
    /// Fails if the game is over.
    pub fn split(&mut self, reason: Reason, emit: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.playing.any_mut().split(reason, emit)
    }

    /// Returns the number of moves since one last put a seed into a store, or a round began.
    pub fn quiet_moves(&self) -> usize {
        self.playing.any().quiet_moves()
    }

    /// Whether a position has come back since then.
    pub fn has_come_back(&self) -> bool {
        self.playing.any().has_come_back()
    }

    /// Counts the move sequences of length `depth` from here. Each move is one ply, even if it gives an
    /// extra turn. A shorter sequence that ends the game also counts as one.
    pub fn perft(&self, depth: u8) -> u64 {
        self.playing.any().perft(depth)
    }

    /// Returns the game in progress, typed by its rules. A search uses it to run code compiled for the
    /// game.
    pub const fn playing(&self) -> &AnyPlaying {
        &self.playing
    }
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.moves.iter().map(Move::to_string).collect();
        write!(f, "Match({}: {})", self.game, moves.join(" "))
    }
}

/// The error for an illegal move in a list of moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move {ply}, '{mv}': {reason}")]
pub struct IllegalAt {
    /// The place of the move in the list, counted from 1.
    pub ply: usize,
    /// As given in the list.
    pub mv: Move,
    /// Why the move is illegal.
    pub reason: Illegal,
}
