//! The part of the state that all games share.

use crate::{Board, Event, Illegal, Move, Outcome, Phase, Pit, Position, Reason, Ring, Side};

/// The part of the state that all games share.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Core {
    pub(crate) board: Board,
    /// The player to move. When the game is over, the player who would have moved next.
    pub(crate) turn: Side,
    /// Why the game ended, if it is over.
    pub(crate) over: Option<Reason>,
}

impl Core {
    /// Creates the first state of a game: South moves first.
    pub const fn start(board: Board) -> Core {
        Core { board, turn: Side::South, over: None }
    }

    /// Takes the common part of the state from a position.
    pub(crate) fn from_position(position: &Position) -> Core {
        Core {
            board: position.board,
            turn: position.turn.unwrap_or(position.opener),
            over: position.outcome.map(|outcome| outcome.reason),
        }
    }

    /// Returns the seeds on the board.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the player to move. When the game is over, the player who would have moved next.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Returns whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Returns why the game ended, if it is over.
    #[inline]
    pub const fn ending(&self) -> Option<Reason> {
        self.over
    }

    /// Returns how many more seeds the player to move has in store than the opponent.
    #[inline]
    pub fn lead(&self) -> i32 {
        i32::from(self.board.store(self.turn)) - i32::from(self.board.store(self.turn.other()))
    }

    /// Returns the outcome, if the game is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.over.map(|reason| Outcome::by_score(self.board.stores(), reason))
    }

    /// Returns the position, for a game with no other state.
    pub(crate) fn position(&self, ring: Ring) -> Position {
        Position {
            turn: self.over.is_none().then_some(self.turn),
            phase: if self.over.is_some() { Phase::Over } else { Phase::Play },
            outcome: self.outcome(),
            ..Position::bare(ring, self.board)
        }
    }

    /// Returns the pit that a plain move lifts. Fails if there is no such pit or it is empty.
    pub(crate) fn check_lift(&self, ring: Ring, mv: Move) -> Result<Pit, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::Over);
        }
        let Move::Lift(number) = mv else { return Err(Illegal::WrongForm) };
        let last = ring.row_len();
        let pit = ring.pit(self.turn, number).ok_or(Illegal::NoSuchPit { number, last })?;
        if self.board[pit] == 0 { Err(Illegal::EmptyPit(number)) } else { Ok(pit) }
    }

    /// Returns the pit that a legal move lifts.
    pub(crate) fn lifted(&self, ring: Ring, mv: Move) -> Pit {
        mv.pit_number().and_then(|number| ring.pit(self.turn, number)).expect("the move is legal")
    }

    /// Calls `visit` with a move for each non-empty pit of the player to move.
    pub(crate) fn each_lift(&self, ring: Ring, visit: &mut impl FnMut(Move)) {
        if self.over.is_some() {
            return;
        }
        for (number, pit) in ring.numbers().zip(ring.row(self.turn)) {
            if self.board[pit] > 0 {
                visit(Move::Lift(number));
            }
        }
    }

    /// Moves a pit's seeds to a player's store.
    pub(crate) fn capture(&mut self, pit: Pit, by: Side, emit: &mut impl FnMut(Event)) {
        let seeds = self.board.lift(pit);
        self.board.bank(by, seeds);
        emit(Event::Captured { pit, seeds, by });
    }

    /// Gives all seeds of both rows to one player.
    pub(crate) fn sweep(&mut self, ring: Ring, to: Side, emit: &mut impl FnMut(Event)) {
        self.sweep_by(ring, |_| to, emit);
    }

    /// Gives each player the seeds of their own row.
    pub(crate) fn sweep_rows(&mut self, ring: Ring, emit: &mut impl FnMut(Event)) {
        self.sweep_by(ring, |pit| ring.owner(pit), emit);
    }

    /// Gives the seeds of each pit to the player that `owner` returns for it.
    pub(crate) fn sweep_by(&mut self, ring: Ring, owner: impl Fn(Pit) -> Side, emit: &mut impl FnMut(Event)) {
        for pit in ring.pits() {
            let seeds = self.board.lift(pit);
            if seeds > 0 {
                let to = owner(pit);
                self.board.bank(to, seeds);
                emit(Event::Swept { pit, seeds, to });
            }
        }
    }

    pub(crate) fn end(&mut self, reason: Reason, emit: &mut impl FnMut(Event)) {
        self.over = Some(reason);
        emit(Event::Ended { outcome: Outcome::by_score(self.board.stores(), reason) });
    }
}

impl AsRef<Core> for Core {
    fn as_ref(&self) -> &Core {
        self
    }
}
