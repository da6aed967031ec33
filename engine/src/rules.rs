//! The questions that a game answers.

use std::fmt::Debug;
use std::hash::Hash;

use crate::options::Options;
use crate::{Core, Event, Illegal, ImpossiblePosition, Move, PitSet, Position, Reason, Ring, Shows};

/// The rules of one game, with its options.
///
/// A rules object is stateless: all that changes is in `State`, which is small and copied.
/// Turns need not alternate: ask the state whose turn it is, never assume.
pub trait Rules: Options + Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// All that the future of a game depends on, save the repetitions of ruling G3.
    type State: Copy + Eq + Hash + Debug + Send + Sync + AsRef<Core>;

    /// The name in commands and files.
    const ID: &'static str;
    /// The shape of the board.
    const RING: Ring;
    /// What the game has besides seeds.
    const SHOWS: Shows = Shows::SEEDS;
    /// Why the game can end.
    const REASONS: &'static [Reason];

    /// The position before the first move.
    fn start(&self) -> Self::State;

    /// Calls `visit` with every legal move, in the order of the pits.
    fn each_move(&self, state: &Self::State, visit: &mut impl FnMut(Move));

    /// Says whether a move is legal, and if not, why.
    fn check(&self, state: &Self::State, mv: Move) -> Result<(), Illegal>;

    /// Plays a legal move and tells what happens.
    fn play(&self, state: &mut Self::State, mv: Move, tell: &mut impl FnMut(Event));

    /// Plays a legal move when nobody listens: what searching does all the time.
    fn advance(&self, state: &mut Self::State, mv: Move) {
        self.play(state, mv, &mut |_| ());
    }

    /// What lies on the table.
    fn position(&self, state: &Self::State) -> Position;

    /// The state behind a position, if play can come to it as far as anybody can see.
    ///
    /// The position has the game's shape, its seeds and nothing that it does not show: that was looked at before.
    fn adopt(&self, position: &Position) -> Result<Self::State, ImpossiblePosition>;

    /// The pits whose marks tell positions apart that have the same seeds (RULES G3).
    fn marked(&self, _state: &Self::State) -> PitSet {
        PitSet::EMPTY
    }

    /// The round it is.
    fn round(&self, _state: &Self::State) -> u16 {
        1
    }

    /// Ends the round because its position stands for the third time (RULES G3).
    fn repeat(&self, state: &mut Self::State, tell: &mut impl FnMut(Event));

    /// Ends the game because both players agree that it goes round for ever (RULES A3), where the
    /// rules know that; gives whether they do.
    fn agree(&self, _state: &mut Self::State, _tell: &mut impl FnMut(Event)) -> bool {
        false
    }
}
