//! What a search may look up.

mod game_table;

#[cfg(test)]
mod tests;

pub use game_table::{GameTable, NoTables, ReadTableError};

use std::sync::Arc;

use crate::endgames::EndgameTable;
use crate::solve::{Endgame, Opening, Packed};
use crate::{AlManqala, Board, Mangala, MangalaCastle, Side};

/// Values that need no search: endgame tables, one for a game and its options, and Mangala's opening.
///
/// A search that is given some plays exactly where they reach, by [`Limits::knowledge`]; without
/// any it is complete.
///
/// [`Limits::knowledge`]: crate::Limits::knowledge
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    tables: Vec<Arc<GameTable>>,
    openings: bool,
}

/// What a table says about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// By how many of the seeds on the board the player to move gets more.
    pub(crate) lead: i32,
    /// Whether the position may come back: then this holds if none has stood twice since the last
    /// capture, and to get it, a player has to go on to the next one.
    pub(crate) goes_round: bool,
}

impl Knowledge {
    /// The openings that are solved and kept with the program, and no tables.
    pub fn of_openings() -> Knowledge {
        Knowledge { openings: true, ..Knowledge::default() }
    }

    /// Adds a table, in the place of an older one for the same game and options.
    pub fn add(&mut self, table: GameTable) {
        self.tables.retain(|older| older.game() != table.game());
        self.tables.push(Arc::new(table));
    }

    /// What tables there are, in the order in which they were added.
    pub fn tables(&self) -> impl Iterator<Item = &GameTable> {
        self.tables.iter().map(Arc::as_ref)
    }

    pub(crate) fn mangala(&self, rules: &Mangala, board: &Board, mover: Side) -> Option<Known> {
        let table = || self.tables.iter().find_map(|table| table.as_mangala(rules));
        let opening = || self.openings.then(|| lead_in_opening(Opening::solved(rules.end), board, mover));
        let lead = table().and_then(|table| lead_in_mangala(table, board, mover));
        let lead = lead.or_else(|| opening().flatten())?;
        Some(Known { lead, goes_round: false })
    }

    pub(crate) fn castle(&self, rules: &MangalaCastle) -> Option<&EndgameTable<MangalaCastle>> {
        self.tables.iter().find_map(|table| table.as_castle(rules))
    }

    pub(crate) fn al_manqala(&self) -> Option<&EndgameTable<AlManqala>> {
        self.tables.iter().find_map(|table| table.as_al_manqala())
    }
}

fn lead_in_mangala(table: &Endgame, board: &Board, mover: Side) -> Option<i32> {
    let in_store = board.stores().map(u32::from).iter().sum::<u32>();
    if board.total() - in_store > u32::from(table.seeds()) {
        return None;
    }
    let pits = Packed::of(board, mover)?;
    Some(2 * i32::from(table.share(pits)) - i32::from(pits.stones()))
}

fn lead_in_opening(opening: &Opening, board: &Board, mover: Side) -> Option<i32> {
    let pits = Packed::of(board, mover)?;
    opening.share(pits).map(|share| 2 * i32::from(share) - i32::from(pits.stones()))
}
