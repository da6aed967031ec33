//! The units of search values.

use kuzhi_engine::Core;

/// The value of one seed. Evaluations are finer than whole seeds.
pub const SEED: i32 = 16;

/// The bonus, in seeds, for a won game. It makes any win better than any unfinished game.
pub const WIN: i32 = 1_000;

/// Returns the value of a finished game to the player who would have moved next.
pub fn final_value(core: &Core) -> i32 {
    value_of_lead(core.lead())
}

/// Returns the value of a game that ends with this lead.
pub(crate) const fn value_of_lead(lead: i32) -> i32 {
    (lead + WIN * lead.signum()) * SEED
}
