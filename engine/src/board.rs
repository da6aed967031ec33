//! The seeds on the table: fourteen pits and two stores in sixteen bytes.

use std::ops::Index;

use crate::pit::MAX_PITS;
use crate::{Pit, Ring, Side};

/// How many seeds lie in every pit and store.
///
/// A board of two rows of six leaves the last two counts at zero.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    pits: [u8; MAX_PITS],
    stores: [u8; 2],
}

impl Board {
    /// A board with the same number of seeds in every pit of the ring.
    pub fn filled(ring: Ring, seeds: u8) -> Board {
        let mut board = Board::default();
        for pit in ring.pits() {
            board.pits[pit.index()] = seeds;
        }
        board
    }

    /// A board from counts in ring order and `[south, north]`; `None` if the counts do not fit the
    /// ring, or are more than 255 seeds in all: no sum of counts overflows.
    pub fn from_counts(ring: Ring, pits: &[u8], stores: [u8; 2]) -> Option<Board> {
        if pits.len() != ring.len() {
            return None;
        }
        let mut board = Board { pits: [0; MAX_PITS], stores };
        board.pits[..pits.len()].copy_from_slice(pits);
        (board.total() <= u8::MAX.into()).then_some(board)
    }

    /// A board with these counts in its pits, of few seeds, and nothing in store.
    pub fn of_pits(ring: Ring, counts: &[u8; MAX_PITS]) -> Board {
        let mut board = Board::default();
        board.pits[..ring.len()].copy_from_slice(&counts[..ring.len()]);
        board
    }

    /// The counts in ring order.
    pub fn pits(&self, ring: Ring) -> &[u8] {
        &self.pits[..ring.len()]
    }

    /// The counts of both stores, South's first.
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// What a player has in store.
    pub const fn store(&self, side: Side) -> u8 {
        self.stores[side.index()]
    }

    /// How many seeds lie in a player's row.
    pub fn row_total(&self, ring: Ring, side: Side) -> u8 {
        ring.row(side).map(|pit| self[pit]).sum()
    }

    /// How many seeds there are in all, stores included.
    pub fn total(&self) -> u32 {
        self.pits.iter().chain(&self.stores).map(|&seeds| u32::from(seeds)).sum()
    }

    /// Empties a pit and gives what lay in it.
    pub(crate) fn lift(&mut self, pit: Pit) -> u8 {
        std::mem::take(&mut self.pits[pit.index()])
    }

    /// Lets one seed fall into a pit and gives the new count.
    pub(crate) fn drop_into(&mut self, pit: Pit) -> u8 {
        self.pits[pit.index()] += 1;
        self.pits[pit.index()]
    }

    /// Takes seeds out of a pit that holds as many.
    pub(crate) fn take(&mut self, pit: Pit, seeds: u8) {
        self.pits[pit.index()] -= seeds;
    }

    /// Lays seeds of a player's store, which holds as many, into a pit.
    pub(crate) fn fill(&mut self, pit: Pit, seeds: u8, from: Side) {
        self.stores[from.index()] -= seeds;
        self.pits[pit.index()] += seeds;
    }

    /// Sets what lies in a pit.
    pub(crate) fn set(&mut self, pit: Pit, seeds: u8) {
        self.pits[pit.index()] = seeds;
    }

    /// Sets what a player has in store.
    pub(crate) fn set_store(&mut self, side: Side, seeds: u8) {
        self.stores[side.index()] = seeds;
    }

    /// Puts seeds into a player's store.
    pub(crate) fn bank(&mut self, side: Side, seeds: u8) {
        self.stores[side.index()] += seeds;
    }
}

impl Index<Pit> for Board {
    type Output = u8;

    fn index(&self, pit: Pit) -> &u8 {
        &self.pits[pit.index()]
    }
}
