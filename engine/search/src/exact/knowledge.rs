//! Knowledge that replaces searching: endgame tables and solutions.

use std::sync::Arc;

use kuzhi_engine::Game;

use super::game_table::{GameTable, Table};
use super::held_starts::forget;

/// Knowledge that replaces searching: endgame tables, one for each game and its options, and the solutions
/// of Mangala, Kalah, Bestemshe, Pallankuzhi, Pallam Khuzi and Kotu Baendum.
///
/// A search with knowledge ([`Limits::knowledge`]) plays exactly where the knowledge applies. A search
/// without any still handles every position.
///
/// [`Limits::knowledge`]: crate::Limits::knowledge
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    tables: Vec<Arc<GameTable>>,
    /// Whether to use the built-in solutions.
    solutions: bool,
}

impl Knowledge {
    /// Creates knowledge with the solutions only, without tables: Mangala's opening; of Mangala and Kalah,
    /// moves that hold the value of the start, and solving positions with few seeds during play; of
    /// Bestemshe, moves that hold the second player's win, and proving wins over its table; for Pallankuzhi
    /// and Pallam Khuzi, what the start of every round is worth, and solving the current round during play;
    /// for Kotu Baendum, solving the last rounds.
    pub fn of_solutions() -> Knowledge {
        Knowledge { solutions: true, ..Knowledge::default() }
    }

    /// Frees the memory of the solutions that were read, except for the wanted games. They are read again on
    /// the next use, which takes up to a quarter of a second.
    pub fn forget_solutions(is_wanted: &dyn Fn(&Game) -> bool) {
        forget(is_wanted);
    }

    /// Returns whether the built-in solutions are used.
    pub(crate) const fn has_solutions(&self) -> bool {
        self.solutions
    }

    /// Adds a table. It replaces a table for the same game and options.
    pub fn add(&mut self, table: GameTable) {
        self.tables.retain(|older| older.game() != table.game());
        self.tables.push(Arc::new(table));
    }

    /// Adds all tables of another knowledge, like [`Knowledge::add`].
    pub fn add_all(&mut self, other: &Knowledge) {
        for table in &other.tables {
            self.tables.retain(|older| older.game() != table.game());
            self.tables.push(Arc::clone(table));
        }
    }

    /// Removes the table of a game with these options.
    pub fn remove(&mut self, game: &Game) {
        self.tables.retain(|table| table.game() != *game);
    }

    /// Iterates over the tables, in the order in which they were added.
    pub fn tables(&self) -> impl Iterator<Item = &GameTable> {
        self.tables.iter().map(Arc::as_ref)
    }

    /// Returns the table of this kind that fits.
    pub(crate) fn table<T: Table>(&self, fits: impl Fn(&T) -> bool) -> Option<&T> {
        self.tables.iter().filter_map(|table| table.as_kind()).find(|table| fits(table))
    }
}
