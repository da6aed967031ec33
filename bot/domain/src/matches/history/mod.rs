//! The moves of a match with the board they lead to, so that they need not be replayed.

mod played;
#[cfg(any(test, feature = "count-replays"))]
pub mod replays;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Illegal, IllegalAt, ImpossiblePosition, Move, Position, Side};

pub use self::played::Step;

use self::played::Played;

/// Legal moves from the start of a game, and the board they lead to.
///
/// Two histories are equal if game, first position, ballot and moves are. A clone is cheap; the next move on
/// it copies the moves once.
#[derive(Clone)]
pub struct History(Arc<Played>);

impl History {
    /// How many of the last moves keep their events, at least: those described under a board. All moves that
    /// a player made without interruption keep theirs.
    pub const LATELY: usize = 5;

    /// Returns a history without moves.
    pub fn new(game: Game) -> History {
        History::begin(game.start())
    }

    /// Returns a history without moves that starts from a custom position.
    ///
    /// # Errors
    ///
    /// If the position is impossible in this game, with the reason.
    pub fn of_position(game: Game, position: &Position) -> Result<History, ImpossiblePosition> {
        Ok(History::begin(engine::Match::from_position(game, position)?))
    }

    /// Notes that so many of the first moves were drawn by lot, of those that have been made.
    #[must_use]
    pub fn with_ballot(mut self, moves: usize) -> History {
        if self.ballot() != moves {
            let board = self.board().clone().with_ballot(moves);
            Arc::make_mut(&mut self.0).board = board;
        }
        self
    }

    fn begin(board: engine::Match) -> History {
        History(Arc::new(Played { board, movers: Vec::new(), lately: Vec::new() }))
    }

    /// Plays moves from the start of a game.
    ///
    /// # Errors
    ///
    /// If a move is illegal, with its place in the list.
    pub fn replay(game: Game, moves: &[Move]) -> Result<History, IllegalAt> {
        History::new(game).followed_by(moves)
    }

    /// Plays further moves.
    ///
    /// # Errors
    ///
    /// If a move is illegal, with its place in this list.
    pub fn followed_by(self, moves: &[Move]) -> Result<History, IllegalAt> {
        let mut history = self;
        #[cfg(any(test, feature = "count-replays"))]
        replays::record(history.game());
        let played = Arc::make_mut(&mut history.0);
        let told = moves.len().saturating_sub(History::LATELY);
        for (index, &mv) in moves.iter().enumerate() {
            played.play(mv, index >= told).map_err(|reason| IllegalAt { ply: index + 1, mv, reason })?;
        }
        let last_run = played.last_run();
        if last_run > played.lately.len() {
            let first = history.ply() - last_run;
            let begun = history.start();
            Arc::make_mut(&mut history.0).tell_again(begun, first);
        }
        Ok(history)
    }

    /// Makes one more move.
    ///
    /// # Errors
    ///
    /// The reason why the rules refuse it. The history stays unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.board().check(mv)?;
        Arc::make_mut(&mut self.0).play(mv, true)
    }

    /// Returns the history before this move, where 0 is the first move. It replays the moves up to there.
    #[must_use]
    pub fn before(&self, ply: usize) -> History {
        let moves = &self.moves()[..ply.min(self.ply())];
        let before = self.start().followed_by(moves).expect("moves that were played can be played again");
        before.with_ballot(self.ballot())
    }

    /// Iterates over all positions: the first one and the one after each move.
    pub fn boards(&self) -> impl Iterator<Item = Position> {
        let mut board = self.start().board().clone();
        let first = board.position();
        let after = self.moves().iter().map_while(move |&mv| {
            board.play(mv, &mut |_| ()).ok()?;
            Some(board.position())
        });
        [first].into_iter().chain(after)
    }

    /// Iterates over all moves with their events.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        let mut board = self.start().board().clone();
        self.moves().iter().map_while(move |&mv| {
            let (mover, before, mut events) = (board.turn()?, board.position(), Vec::new());
            board.play(mv, &mut |event| events.push(event)).ok()?;
            Some(Step { mover, before, events: events.into() })
        })
    }

    /// The moves of the last two turns, or of one if there was but one. A turn is what one player did
    /// without interruption. Moves that were drawn are none of them.
    pub fn last_turns(&self) -> Vec<Step> {
        let runs = self.chosen().chunk_by(|one, next| one == next).rev();
        let moves: usize = runs.take(2).map(<[_]>::len).sum();
        match self.lately().len().checked_sub(moves) {
            Some(first) => self.lately()[first..].to_vec(),
            None => self.steps().skip(self.ply() - moves).collect(),
        }
    }

    /// Returns the history before the first move.
    fn start(&self) -> History {
        match self.board().custom_start() {
            None => History::new(self.game()),
            Some(position) => History::of_position(self.game(), position).expect("it has begun there before"),
        }
    }

    /// Returns the game and its options.
    pub fn game(&self) -> Game {
        self.0.board.game()
    }

    /// The board after all moves.
    pub fn board(&self) -> &engine::Match {
        &self.0.board
    }

    /// Returns the moves on the board, in order.
    pub fn moves(&self) -> &[Move] {
        self.0.board.moves()
    }

    /// How many of the first moves were drawn by lot. No player chose them.
    pub fn ballot(&self) -> usize {
        self.board().ballot()
    }

    /// How many moves there are.
    pub fn ply(&self) -> usize {
        self.moves().len()
    }

    /// Whose turn it is, unless the game is over.
    pub fn turn(&self) -> Option<Side> {
        self.board().turn()
    }

    /// The first move that a side has chosen.
    pub fn first_move_of(&self, side: Side) -> Option<Move> {
        let first = self.chosen().iter().position(|&mover| mover == side)?;
        self.moves().get(self.ballot() + first).copied()
    }

    /// The side that made this move, where 0 is the first move.
    pub fn mover_of(&self, ply: usize) -> Option<Side> {
        self.0.movers.get(ply).copied()
    }

    /// The sides that chose the moves after the ballot.
    fn chosen(&self) -> &[Side] {
        self.0.movers.get(self.ballot()..).unwrap_or_default()
    }

    /// How many moves a side has made. Those that were drawn are not its own.
    pub fn made_by(&self, side: Side) -> usize {
        self.chosen().iter().filter(|&&mover| mover == side).count()
    }

    /// The number of moves before the last one of a side, if it has made one.
    pub fn before_last_of(&self, side: Side) -> Option<usize> {
        Some(self.ballot() + self.chosen().iter().rposition(|&mover| mover == side)?)
    }

    /// The last moves with their events: [`History::LATELY`] if there are so many, and all of the last run.
    pub fn lately(&self) -> &[Step] {
        &self.0.lately
    }

    /// The moves since the last one of the player to move, which they have not seen yet. At the end of the
    /// game, those of whoever moved last.
    pub fn unseen(&self) -> &[Step] {
        let Some(&last) = self.0.movers.last() else { return &[] };
        self.since_last_of(self.turn().unwrap_or(last.other()))
    }

    /// The moves since the last one of a side, or that one if nobody has moved since.
    pub fn since_last_of(&self, side: Side) -> &[Step] {
        let chosen = self.chosen().iter().rev().take_while(|&&mover| mover != side).count();
        let steps = self.lately();
        &steps[steps.len() - chosen.max(1).min(steps.len())..]
    }

    /// The events of the last move. Empty before the first one.
    pub fn last_events(&self) -> &[Event] {
        self.lately().last().map_or(&[], |step| &step.events)
    }
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        let begins = |one: &History| one.board().custom_start().copied();
        Arc::ptr_eq(&self.0, &other.0)
            || (self.game() == other.game()
                && self.moves() == other.moves()
                && self.ballot() == other.ballot()
                && begins(self) == begins(other))
    }
}

impl Eq for History {}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().fmt(f)
    }
}
