//! What a game answers when tables of it are built.

use kuzhi_engine::Rules;

/// The most seeds that a table may reach: so few never come round to the pit that they were lifted from.
pub(crate) const MOST_SEEDS: u8 = 12;

pub(super) const MOST_PITS: usize = 14;

/// What lies in the pits, as the player to move sees them.
pub(crate) type Counts = [u8; MOST_PITS];

/// A game that has such tables.
///
/// Positions are seen by the player to move, their own pits first, each row from its owner's left.
/// What lies in the stores does not matter to them.
pub(crate) trait Tabled: Rules {
    /// How many layouts there are: what stands on the board besides seeds. Moves that capture
    /// nothing keep it, or turn it round with the board.
    const LAYOUTS: usize = 1;
    /// The numbers of seeds on the board are multiples of this.
    const STEP: u8 = 1;

    /// The pits of a layout that no seed can lie in, one bit each.
    fn closed(_layout: usize) -> u16 {
        0
    }

    /// Whether positions of a layout can come back.
    fn goes_round(_layout: usize) -> bool {
        true
    }

    /// By how much of so many seeds a repetition can be better for one player than for the other.
    fn repetition(seeds: u8) -> i8;

    /// The layout of a state.
    fn layout(_state: &Self::State) -> usize {
        0
    }

    /// The state with South to move and nothing in store.
    fn state(layout: usize, counts: &Counts) -> Self::State;

    /// Where the mover's first seed of several falls: the pit that was lifted, or the next one.
    const BACK_INTO_THE_PIT: bool;
}
