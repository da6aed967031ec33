//! What positions are worth, in numbers.

use kuzhi_engine::Core;

/// What a seed is worth in evaluations, which so can tell finer than seeds.
pub const SEED: i32 = 16;

/// Added to the seeds that a game is won by, so that any win is better than any unfinished game.
pub const WIN: i32 = 1_000;

/// The value of a finished game to the player whose turn it would be.
pub fn final_value(core: &Core) -> i32 {
    value_of_lead(core.lead())
}

/// The value of a game that ends with this lead.
pub(crate) const fn value_of_lead(lead: i32) -> i32 {
    (lead + WIN * lead.signum()) * SEED
}
