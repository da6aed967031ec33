//! The memory needed for endgame tables.

use super::numbering::Numbering;
use super::tabled::{MOST_SEEDS, Tabled};

/// The working memory for a position while its value is computed, in bytes: its interval and its queue
/// entries.
const WORKING_BYTES: usize = 8;

/// Returns the maximum memory for building a table up to this many seeds, in bytes.
pub(crate) fn room<R: Tabled>(seeds: u8) -> usize {
    let seeds = seeds.min(MOST_SEEDS);
    let numbering = Numbering::of::<R>(seeds);
    let round = (0..R::LAYOUTS).filter(|&layout| R::can_recur(layout));
    let blocks = round.flat_map(|layout| (0..=seeds).map(move |class| (class, layout)));
    let largest = blocks.map(|(class, layout)| numbering.block(class, layout).len()).max();
    numbering.len() + WORKING_BYTES * largest.unwrap_or(0)
}

/// Returns the number of positions in a table up to this many seeds.
pub(crate) fn positions<R: Tabled>(seeds: u8) -> usize {
    Numbering::of::<R>(seeds.min(MOST_SEEDS)).len()
}
