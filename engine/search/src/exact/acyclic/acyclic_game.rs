//! What a game without cycles gives to the solver besides its rules.

use kuzhi_engine::{Core, Game, Rules};

use super::opening::Opening;
use super::share_table::ShareTable;
use super::sowing::Sowing;

/// A game that people play in which nothing comes back.
pub trait AcyclicGame: Rules<State = Core> + Sowing + Into<Game> {
    /// With more seeds, solving all moves of a position is hopeless within the nodes of a puzzle.
    const MOST_PROVED: u8;

    /// Returns the solved opening, if there is one.
    fn opening(self) -> Option<&'static Opening> {
        None
    }

    /// Returns tables of the empty board alone, for when there are no others.
    fn no_tables(self) -> &'static ShareTable<Self>;
}
