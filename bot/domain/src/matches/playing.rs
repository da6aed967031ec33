//! A match in play.

use kuzhi_engine as engine;
use kuzhi_engine::{Game, Illegal, Move, Outcome, Reason, Side};

use crate::Timestamp;
use crate::clock::{GameClock, TimeControl, TimeOff};
use crate::matches::{History, Line, Seat, Seats, Step, Voting};

/// A match in play, or the play of a finished match.
///
/// It stores the board along with the moves, and the two always agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playing {
    pub(crate) seats: Seats,
    pub(crate) history: History,
    pub(crate) started: Timestamp,
    pub(crate) moved: Timestamp,
    pub(crate) takebacks: Vec<usize>,
    pub(crate) clock: Option<GameClock>,
    pub(crate) plans: [Vec<Line>; 2],
    pub(crate) planned: usize,
    pub(crate) helped: bool,
    pub(crate) voting: Option<Box<Voting>>,
}

impl Playing {
    /// Begins a match, and its clock if there is one.
    pub(crate) fn begin(game: Game, seats: Seats, control: Option<TimeControl>, now: Timestamp) -> Playing {
        Playing {
            seats,
            history: History::new(game),
            started: now,
            moved: now,
            takebacks: Vec::new(),
            clock: control.map(|control| GameClock::start(control, now)),
            plans: [Vec::new(), Vec::new()],
            planned: 0,
            helped: false,
            voting: None,
        }
    }

    /// Has its clock stand for this alone.
    pub(crate) fn with_time_off(mut self, time_off: TimeOff) -> Playing {
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.control.is_for_days()) {
            clock.time_off = time_off;
        }
        self
    }

    /// Makes the moves with which the match begins and that no player chooses, the ballot.
    pub(crate) fn with_ballot(self, ballot: &[Move]) -> Playing {
        if ballot.is_empty() {
            return self;
        }
        let begun = self.history.clone().followed_by(ballot).expect("tests make all openings that are drawn");
        Playing { history: begun.with_ballot(ballot.len()), ..self }
    }

    /// The players of South and North.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The moves and the board after them.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        self.history.moves()
    }

    /// The first moves that were drawn by lot. Empty in most matches.
    pub fn ballot(&self) -> &[Move] {
        &self.moves()[..self.history.ballot()]
    }

    /// Whether the players have made a move. The ballot is not theirs.
    pub fn has_own_moves(&self) -> bool {
        self.ply() > self.history.ballot()
    }

    /// Whether nobody has made a move in it, nor taken one back.
    pub fn has_just_begun(&self) -> bool {
        !self.has_own_moves() && self.takebacks.is_empty()
    }

    /// When it began.
    pub const fn started(&self) -> Timestamp {
        self.started
    }

    /// When the last move was made or taken back, or the match began.
    pub const fn moved(&self) -> Timestamp {
        self.moved
    }

    /// When a side made the last move by hand, if it did. Planned moves that followed were made at the same
    /// time.
    pub fn last_moved_by(&self, side: Side) -> Option<Timestamp> {
        let by_hand = self.ply().checked_sub(self.planned + 1).filter(|ply| *ply >= self.history.ballot())?;
        let was_they = self.history.mover_of(by_hand) == Some(side) && !self.was_taken_back();
        was_they.then_some(self.moved)
    }

    /// For each takeback, how many moves were left.
    pub fn takebacks(&self) -> &[usize] {
        &self.takebacks
    }

    /// The clock, if there is one. It runs during play.
    pub const fn clock(&self) -> Option<&GameClock> {
        self.clock.as_ref()
    }

    /// The planned lines of South and North, each private to its owner.
    pub const fn plans(&self) -> &[Vec<Line>; 2] {
        &self.plans
    }

    /// How many of the last moves were planned ones.
    pub const fn planned(&self) -> usize {
        self.planned
    }

    /// Whether the engine has helped whoever plays against the bot.
    pub const fn helped(&self) -> bool {
        self.helped
    }

    /// Whether the last change was a takeback.
    pub fn was_taken_back(&self) -> bool {
        self.takebacks.last() == Some(&self.ply())
    }

    /// The board that the moves lead to.
    pub fn board(&self) -> &engine::Match {
        self.history.board()
    }

    /// The last moves with their events.
    pub fn lately(&self) -> &[Step] {
        self.history.lately()
    }

    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.history.ply()
    }

    /// Whether each player has made at least this many moves, the ballot aside. Turns need not alternate.
    pub fn both_have_made(&self, count: usize) -> bool {
        Side::ALL.into_iter().all(|side| self.history.made_by(side) >= count)
    }

    /// Whose turn it is, unless the game is over.
    pub fn turn(&self) -> Option<Side> {
        self.history.turn()
    }

    /// The player to move, unless the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.turn().map(|side| self.seats.at(side))
    }

    /// Returns the board once the seeds in its pits have been shared, for this reason.
    ///
    /// # Errors
    ///
    /// If the moves have ended the game.
    pub fn split(&self, reason: Reason) -> Result<engine::Match, Illegal> {
        let mut board = self.board().clone();
        board.split(reason, &mut |_| ())?;
        Ok(board)
    }

    /// Returns the outcome once the seeds in the pits have been shared. `None` if the moves have ended the
    /// game.
    pub fn outcome_of_split(&self, reason: Reason) -> Option<Outcome> {
        self.split(reason).ok()?.outcome()
    }
}
