//! Knowledge that replaces searching: endgame tables and solutions.

mod game_table;
mod kalah;
mod mangala;

#[cfg(test)]
mod mangala_tests;
#[cfg(test)]
mod tests;

pub use game_table::{GameTable, NoTables};

use std::sync::Arc;

use kuzhi_engine::{AlManqala, Game, MangalaCastle, Oware};

use crate::endgames::EndgameTable;
use crate::solve::forget;

/// Knowledge that replaces searching: endgame tables, one for each game and its options, and the solutions
/// of Mangala, Pallankuzhi and Pallam Khuzi.
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
    /// moves that hold the value of the start, and solving positions with few stones during play; for
    /// Pallankuzhi and Pallam Khuzi, what the start of every round is worth, and solving the current round
    /// during play; for Kotu Baendum, solving the last round.
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

    pub(crate) fn castle(&self, rules: &MangalaCastle) -> Option<&EndgameTable<MangalaCastle>> {
        self.tables.iter().find_map(|table| table.as_castle(rules))
    }

    pub(crate) fn oware(&self) -> Option<&EndgameTable<Oware>> {
        self.tables.iter().find_map(|table| table.as_oware())
    }

    pub(crate) fn al_manqala(&self) -> Option<&EndgameTable<AlManqala>> {
        self.tables.iter().find_map(|table| table.as_al_manqala())
    }
}
