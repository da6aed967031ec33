//! The trait that every game implements.

use std::fmt::Debug;
use std::hash::Hash;

use crate::options::Options;
use crate::{
    Core, Event, Features, Illegal, ImpossiblePosition, Move, Origin, PitSet, Position, Reason, Ring,
};

/// The rules of one game, with its options.
///
/// A rules object holds only options. Everything that changes during play is in `State`, which is small and
/// `Copy`. Turns do not always alternate: ask the state whose turn it is.
pub trait Rules: Options + Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Everything that the rest of the game depends on, except the repetition history of ruling G3.
    type State: Copy + Eq + Hash + Debug + Send + Sync + AsRef<Core>;

    /// The game's name in commands and files.
    const ID: &'static str;
    /// Where the game comes from.
    const ORIGIN: Origin;
    /// The shape of the board, with the usual options.
    const RING: Ring;
    /// The features that the game has besides seeds.
    const FEATURES: Features = Features::SEEDS;
    /// The reasons for which a move can end the game.
    const REASONS: &'static [Reason];
    /// The number of times that a position may stand before its round ends (RULES G3).
    const OCCURRENCES: usize = 3;

    /// Returns the shape of the board.
    fn ring(&self) -> Ring {
        Self::RING
    }

    /// Returns the state before the first move.
    fn start(&self) -> Self::State;

    /// Calls `visit` with every legal move, in pit order.
    fn each_move(&self, state: &Self::State, visit: &mut impl FnMut(Move));

    /// Checks whether a move is legal. The error says why it is not.
    fn check(&self, state: &Self::State, mv: Move) -> Result<(), Illegal>;

    /// Plays a legal move and reports its events to `emit`.
    fn play(&self, state: &mut Self::State, mv: Move, emit: &mut impl FnMut(Event));

    /// Plays a legal move without reporting events. A search uses this.
    fn advance(&self, state: &mut Self::State, mv: Move) {
        self.play(state, mv, &mut |_| ());
    }

    /// Returns the position for display.
    fn position(&self, state: &Self::State) -> Position;

    /// Returns the state for a position, or why play cannot reach it, as far as can be told.
    ///
    /// The caller has already checked the shape, the number of seeds, and that the position shows no
    /// feature that the game lacks ([`Rules::FEATURES`]).
    fn state_from(&self, position: &Position) -> Result<Self::State, ImpossiblePosition>;

    /// Returns the pits whose marks distinguish positions that have the same seeds (RULES G3).
    fn marked(&self, _state: &Self::State) -> PitSet {
        PitSet::EMPTY
    }

    /// Returns the number of the current round.
    fn round(&self, _state: &Self::State) -> u16 {
        1
    }

    /// Ends the round because its position has occurred too often ([`Rules::OCCURRENCES`]).
    fn repeat(&self, state: &mut Self::State, emit: &mut impl FnMut(Event)) {
        self.split(state, Reason::Repetition, emit);
    }

    /// Ends the game and shares the seeds in the pits: each player takes those of their own row (RULES G6).
    /// In Al-manqala they are halved (A3).
    fn split(&self, state: &mut Self::State, reason: Reason, emit: &mut impl FnMut(Event));
}
