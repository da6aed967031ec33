//! Endgame tables of the games that can go round: the exact value of every position of few seeds.

mod build;
mod cycles;
mod file;
mod known;
mod numbering;

#[cfg(test)]
mod tests;

pub(crate) use build::Watch;
pub(crate) use known::EndgameTable;
pub(crate) use numbering::Counts;

use crate::rules::Rules;

/// The most seeds that a table may reach: so few never come round to the pit that they were lifted from.
pub(crate) const MOST_SEEDS: u8 = 12;

/// What is kept of a position while its value is looked for, in bytes: its interval and its places
/// in the queue.
const WORKING_BYTES: usize = 8;

/// How many bytes building a table of so many seeds takes at most.
pub(crate) fn room<R: Tabled>(seeds: u8) -> usize {
    let seeds = seeds.min(MOST_SEEDS);
    let numbering = numbering::Numbering::of::<R>(seeds);
    let round = (0..R::LAYOUTS).filter(|&layout| R::goes_round(layout));
    let blocks = round.flat_map(|layout| (0..=seeds).map(move |class| (class, layout)));
    let largest = blocks.map(|(class, layout)| numbering.block(class, layout).len()).max();
    numbering.len() + WORKING_BYTES * largest.unwrap_or(0)
}

/// A game that has such tables.
///
/// Positions are seen by the player to move, his own pits first, each row from its owner's left.
/// What lies in the stores does not matter to them.
pub(crate) trait Tabled: Rules {
    /// The game in a file, with room for the options.
    const NAME: &'static [u8; 7];
    /// How many layouts there are: what stands on the board besides seeds. Moves that capture
    /// nothing keep it, or turn it round with the board.
    const LAYOUTS: usize = 1;
    /// The numbers of seeds on the board are multiples of this.
    const STEP: u8 = 1;

    /// The options as a number.
    fn options(&self) -> u8 {
        0
    }

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
