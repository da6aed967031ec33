//! What the state of every game holds.

use crate::{Board, Event, Illegal, Move, Outcome, Phase, Pit, Position, Reason, Ring, Side};

/// What the state of every game holds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Core {
    /// The seeds.
    pub(crate) board: Board,
    /// Who is to move; when the game is over, who would have been.
    pub(crate) turn: Side,
    /// Why the game ended, if it did.
    pub(crate) over: Option<Reason>,
}

impl Core {
    /// The first state of a game: South is to move.
    pub const fn start(board: Board) -> Core {
        Core { board, turn: Side::South, over: None }
    }

    /// The state behind a position, as far as every game has it.
    pub(crate) fn of(position: &Position) -> Core {
        Core {
            board: position.board,
            turn: position.turn.unwrap_or(position.opener),
            over: position.outcome.map(|outcome| outcome.reason),
        }
    }

    /// The seeds.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move; when the game is over, who would have been.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Why the game ended, if it did.
    #[inline]
    pub const fn ending(&self) -> Option<Reason> {
        self.over
    }

    /// How many more seeds the player to move has in store.
    #[inline]
    pub fn lead(&self) -> i32 {
        i32::from(self.board.store(self.turn)) - i32::from(self.board.store(self.turn.other()))
    }

    /// How the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.over.map(|reason| Outcome::by_score(self.board.stores(), reason))
    }

    /// What lies on the table, in a game that has no more than this.
    pub(crate) fn position(&self, ring: Ring) -> Position {
        Position {
            turn: self.over.is_none().then_some(self.turn),
            phase: if self.over.is_some() { Phase::Over } else { Phase::Play },
            outcome: self.outcome(),
            ..Position::bare(ring, self.board)
        }
    }

    /// The pit that a plain move lifts, if it is there and has seeds, or why not.
    pub(crate) fn check_lift(&self, ring: Ring, mv: Move) -> Result<Pit, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::Over);
        }
        let Move::Lift(number) = mv else { return Err(Illegal::WrongForm) };
        let last = ring.row_len();
        let pit = ring.pit(self.turn, number).ok_or(Illegal::NoSuchPit { number, last })?;
        if self.board[pit] == 0 { Err(Illegal::EmptyPit(number)) } else { Ok(pit) }
    }

    /// The pit that a legal move lifts.
    pub(crate) fn lifted(&self, ring: Ring, mv: Move) -> Pit {
        mv.pit_number().and_then(|number| ring.pit(self.turn, number)).expect("the move is legal")
    }

    /// Calls `visit` with a move for each pit of the mover that holds seeds.
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

    /// Takes a pit's seeds into a player's store.
    pub(crate) fn capture(&mut self, pit: Pit, by: Side, tell: &mut impl FnMut(Event)) {
        let seeds = self.board.lift(pit);
        self.board.bank(by, seeds);
        tell(Event::Captured { pit, seeds, by });
    }

    /// Gives all seeds of both rows to one player.
    pub(crate) fn sweep(&mut self, ring: Ring, to: Side, tell: &mut impl FnMut(Event)) {
        self.sweep_by(ring, |_| to, tell);
    }

    /// Gives each player the seeds of their own row.
    pub(crate) fn sweep_rows(&mut self, ring: Ring, tell: &mut impl FnMut(Event)) {
        self.sweep_by(ring, |pit| ring.owner(pit), tell);
    }

    /// Gives the seeds of every pit to the player whom `owner` names.
    pub(crate) fn sweep_by(&mut self, ring: Ring, owner: impl Fn(Pit) -> Side, tell: &mut impl FnMut(Event)) {
        for pit in ring.pits() {
            let seeds = self.board.lift(pit);
            if seeds > 0 {
                let to = owner(pit);
                self.board.bank(to, seeds);
                tell(Event::Swept { pit, seeds, to });
            }
        }
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, reason: Reason, tell: &mut impl FnMut(Event)) {
        self.over = Some(reason);
        tell(Event::Ended { outcome: Outcome::by_score(self.board.stores(), reason) });
    }
}

impl AsRef<Core> for Core {
    fn as_ref(&self) -> &Core {
        self
    }
}
