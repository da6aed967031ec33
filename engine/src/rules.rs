//! The questions that a game answers.

use std::fmt::Debug;
use std::hash::Hash;

use crate::options::{OptionError, OptionSpec};
use crate::{Board, Event, Illegal, Move, Outcome, Phase, Pit, Position, Reason, Ring, Side};

/// What the state of every game holds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Core {
    /// The seeds.
    pub(crate) board: Board,
    /// Who is to move; when the game is over, who would have been.
    pub(crate) turn: Side,
    /// Why the game ended, if it did.
    pub(crate) over: Option<Reason>,
}

impl Core {
    /// The first state of a game: South is to move.
    pub(crate) const fn start(board: Board) -> Core {
        Core { board, turn: Side::South, over: None }
    }

    /// How the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.over.map(|reason| Outcome::by_score(self.board.stores(), reason))
    }

    /// What lies on the table, in a game that has no more than this.
    pub(crate) fn position(&self, ring: Ring) -> Position {
        Position {
            ring,
            board: self.board,
            turn: self.over.is_none().then_some(self.turn),
            phase: if self.over.is_some() { Phase::Over } else { Phase::Play },
            round: 1,
            outcome: self.outcome(),
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
        for pit in ring.pits() {
            let seeds = self.board.lift(pit);
            if seeds > 0 {
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

/// The rules of one game, with its options.
///
/// A rules object is stateless: all that changes is in `State`, which is small and copied.
/// Turns need not alternate: ask the state whose turn it is, never assume.
pub(crate) trait Rules: Copy + Default + Eq + Hash + Debug + Send + Sync + 'static {
    /// All that the future of a game depends on, save the repetitions of ruling G3.
    type State: Copy + Eq + Hash + Debug + Send + Sync + AsRef<Core>;

    /// The name in commands and files.
    const ID: &'static str;
    /// The options, in the order in which they are shown.
    const OPTIONS: &'static [OptionSpec];
    /// The shape of the board.
    const RING: Ring;

    /// Sets an option that [`Rules::OPTIONS`] has, to a value that it may have.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// The value of an option.
    fn get(&self, name: &str) -> String;

    /// The position before the first move.
    fn start(&self) -> Self::State;

    /// Calls `visit` with every legal move, in the order of the pits.
    fn each_move(&self, state: &Self::State, visit: &mut impl FnMut(Move));

    /// Says whether a move is legal, and if not, why.
    fn check(&self, state: &Self::State, mv: Move) -> Result<(), Illegal>;

    /// Plays a legal move and tells what happens.
    fn play(&self, state: &mut Self::State, mv: Move, tell: &mut impl FnMut(Event));

    /// What lies on the table.
    fn position(&self, state: &Self::State) -> Position;
}
