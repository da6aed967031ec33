//! What the solver asks of a game without cycles: sowing through the own store, captures and the end.

use std::fmt::Debug;

use super::guess::Guess;
use super::packed::{AllSown, Packed};

/// A game in which every position is passed at most once: seeds leave the pits for good, and until then they
/// only move on.
pub trait Sowing: Copy + Eq + Debug + Send + Sync + 'static {
    /// Whether the first of several seeds goes back into the pit just lifted.
    const KEEPS_FIRST: bool;
    /// Whether a last seed that makes a pit of the opponent even captures it.
    const CAPTURES_EVEN: bool;

    /// Returns the number of pits in a row, at most six.
    fn pits(self) -> usize;

    /// Returns the effect of every sowing.
    fn sown(self) -> &'static AllSown;

    /// Returns whether a last seed in an empty pit of the mover's row is captured even if the opposite pit is
    /// empty.
    fn captures_alone(self) -> bool;

    /// Returns the mover's share if the game has just ended in a position of this many seeds.
    fn settled(self, position: Packed, seeds: u8) -> Option<u8>;

    /// Returns whether positions are worth the same by other rules, which may differ in the start.
    fn sows_like(self, other: Self) -> bool {
        self == other
    }

    /// Returns the network that orders the moves.
    fn guess(self) -> &'static Guess;
}
