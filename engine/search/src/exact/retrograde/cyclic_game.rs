//! The trait that a game implements to get endgame tables.

use kuzhi_engine::{Game, Rules};

/// The largest number of seeds in a table. With so few, sowing never reaches the pit that it started from
/// again.
pub(crate) const MOST_SEEDS: u8 = 12;

pub(super) const MOST_PITS: usize = 14;

/// The counts of the pits from the view of the player to move.
pub(crate) type Counts = [u8; MOST_PITS];

/// A game in which positions can recur, and which can have endgame tables.
///
/// Positions are seen from the player to move: their own pits first, each row from its owner's left. The
/// stores do not matter.
pub(crate) trait CyclicGame: Rules + Into<Game> {
    /// The number of layouts. A layout is everything on the board besides seeds. Moves that capture nothing
    /// keep the layout, or turn it round with the board.
    const LAYOUTS: usize = 1;
    /// The number of seeds on the board is always a multiple of this.
    const STEP: u8 = 1;

    /// Returns the pits of a layout that can never hold seeds, one bit each.
    fn closed(_layout: usize) -> u16 {
        0
    }

    /// Returns whether positions of a layout can recur.
    fn can_recur(_layout: usize) -> bool {
        true
    }

    /// Returns the largest lead, in seeds, that a repetition can give a player with this many seeds on the
    /// board.
    fn repetition(seeds: u8) -> i8;

    fn layout(_state: &Self::State) -> usize {
        0
    }

    /// Creates the state with South to move and empty stores.
    fn state(layout: usize, counts: &Counts) -> Self::State;

    /// Whether the first of several seeds goes back into the lifted pit, rather than into the next one.
    const BACK_INTO_THE_PIT: bool;
}
