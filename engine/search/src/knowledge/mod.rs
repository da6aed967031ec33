//! What a search may look up.

mod game_table;
mod mangala;

#[cfg(test)]
mod mangala_tests;
#[cfg(test)]
mod tests;

pub use game_table::{GameTable, NoTables};

use std::sync::Arc;

use kuzhi_engine::{AlManqala, Game, MangalaCastle};

use crate::endgames::EndgameTable;

/// What need not be searched: endgame tables, one for a game and its options, and what is solved of Mangala.
///
/// A search that is given some plays exactly where they reach, by [`Limits::knowledge`]; without
/// any it is complete.
///
/// [`Limits::knowledge`]: crate::Limits::knowledge
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    tables: Vec<Arc<GameTable>>,
    /// Whether the solutions that are kept with the program are used.
    solutions: bool,
}

impl Knowledge {
    /// What is solved, and no tables: Mangala's opening, how a draw is held from the start, and whatever has few
    /// enough stones to be solved while one waits.
    pub fn of_solutions() -> Knowledge {
        Knowledge { solutions: true, ..Knowledge::default() }
    }

    /// Adds a table, in the place of an older one for the same game and options.
    pub fn add(&mut self, table: GameTable) {
        self.tables.retain(|older| older.game() != table.game());
        self.tables.push(Arc::new(table));
    }

    /// Adds the tables of another knowledge, as [`Knowledge::add`] does.
    pub fn add_all(&mut self, other: &Knowledge) {
        for table in &other.tables {
            self.tables.retain(|older| older.game() != table.game());
            self.tables.push(Arc::clone(table));
        }
    }

    /// Takes the table of a game with these options out again.
    pub fn remove(&mut self, game: &Game) {
        self.tables.retain(|table| table.game() != *game);
    }

    /// What tables there are, in the order in which they were added.
    pub fn tables(&self) -> impl Iterator<Item = &GameTable> {
        self.tables.iter().map(Arc::as_ref)
    }

    pub(crate) fn castle(&self, rules: &MangalaCastle) -> Option<&EndgameTable<MangalaCastle>> {
        self.tables.iter().find_map(|table| table.as_castle(rules))
    }

    pub(crate) fn al_manqala(&self) -> Option<&EndgameTable<AlManqala>> {
        self.tables.iter().find_map(|table| table.as_al_manqala())
    }
}
