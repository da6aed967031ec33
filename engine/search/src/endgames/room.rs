//! How much memory tables take.

use super::numbering::Numbering;
use super::tabled::{MOST_SEEDS, Tabled};

/// What is kept of a position while its value is looked for, in bytes: its interval and its places
/// in the queue.
const WORKING_BYTES: usize = 8;

/// How many bytes building a table of so many seeds takes at most.
pub(crate) fn room<R: Tabled>(seeds: u8) -> usize {
    let seeds = seeds.min(MOST_SEEDS);
    let numbering = Numbering::of::<R>(seeds);
    let round = (0..R::LAYOUTS).filter(|&layout| R::goes_round(layout));
    let blocks = round.flat_map(|layout| (0..=seeds).map(move |class| (class, layout)));
    let largest = blocks.map(|(class, layout)| numbering.block(class, layout).len()).max();
    numbering.len() + WORKING_BYTES * largest.unwrap_or(0)
}

/// How many positions a table of so many seeds has.
pub(crate) fn positions<R: Tabled>(seeds: u8) -> usize {
    Numbering::of::<R>(seeds.min(MOST_SEEDS)).len()
}
