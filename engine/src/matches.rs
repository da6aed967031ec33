//! A match: a game, the moves made, and the position they lead to.

use std::fmt;

use crate::{AnyPlaying, Event, Game, Illegal, ImpossiblePosition, Move, Outcome, Position, Side};

/// A match of any game, from its first position on.
///
/// A match is its moves: whoever keeps the game and the moves can replay everything.
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
    /// The first position, if it is not the game's own.
    from: Option<Position>,
    moves: Vec<Move>,
    playing: AnyPlaying,
}

impl Game {
    /// A new match of this game.
    pub fn start(&self) -> Match {
        Match::new(*self)
    }
}

impl Match {
    fn new(game: Game) -> Match {
        Match { game, from: None, moves: Vec::new(), playing: AnyPlaying::start(game) }
    }

    /// A match that begins with this position.
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
    /// When the game cannot come to this position, with what is wrong.
    pub fn from_position(game: Game, position: &Position) -> Result<Match, ImpossiblePosition> {
        let playing = AnyPlaying::adopt(game, position)?;
        let is_start = *position == game.start().position();
        Ok(Match { game, from: (!is_start).then_some(*position), moves: Vec::new(), playing })
    }

    /// The match that these moves lead to.
    ///
    /// # Errors
    ///
    /// When a move is illegal, with its place in the list.
    pub fn replay(game: Game, moves: &[Move]) -> Result<Match, IllegalAt> {
        let mut replayed = Match::new(game);
        replayed.play_all(moves)?;
        Ok(replayed)
    }

    /// Plays moves one after another.
    ///
    /// # Errors
    ///
    /// When a move is illegal, with its place among these; those before it are played.
    pub fn play_all(&mut self, moves: &[Move]) -> Result<(), IllegalAt> {
        for (index, &mv) in moves.iter().enumerate() {
            self.play(mv, &mut |_| ()).map_err(|reason| IllegalAt { ply: index + 1, mv, reason })?;
        }
        Ok(())
    }

    /// The game and its options.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The first position, if it is not the one with which the game starts.
    pub const fn custom_start(&self) -> Option<&Position> {
        self.from.as_ref()
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What lies on the table.
    pub fn position(&self) -> Position {
        self.playing.any().position()
    }

    /// Whose turn it is, unless the game is over.
    pub fn turn(&self) -> Option<Side> {
        self.position().turn
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome
    }

    /// Every legal move, in the order of the pits; none when the game is over.
    pub fn legal(&self) -> Vec<Move> {
        self.playing.any().legal()
    }

    /// Says whether a move is legal, and if not, why.
    ///
    /// # Errors
    ///
    /// The reason for which the rules refuse the move.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.playing.any().check(mv)
    }

    /// Plays a move and tells what happens, in order.
    ///
    /// # Errors
    ///
    /// The reason for which the rules refuse the move; nothing has changed then.
    pub fn play(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.playing.any_mut().play(mv, tell)?;
        self.moves.push(mv);
        Ok(())
    }

    /// Ends the match because both players agree that it goes round for ever, where the game has a
    /// rule for that: in Al-manqala they halve what is on the board (RULES A3).
    ///
    /// It is no move: [`Match::replay`] of the moves leads to the position before it.
    ///
    /// # Errors
    ///
    /// When the game is over or has no such rule.
    pub fn agree(&mut self, tell: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.playing.any_mut().agree(tell)
    }

    /// How many sequences of `depth` moves there are from here, one sowing a ply; a shorter one
    /// that ends the game counts as well.
    pub fn perft(&self, depth: u8) -> u64 {
        self.playing.any().perft(depth)
    }

    /// The game in play with its own rules, for whoever asks more of each game than its rules do.
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

/// A move of a list that the rules refuse.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move {ply}, '{mv}': {reason}")]
pub struct IllegalAt {
    /// The place of the move in the list, from 1.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// Why it is refused.
    pub reason: Illegal,
}
