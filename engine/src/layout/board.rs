//! The seeds on the board: eighteen pits and two stores in twenty bytes.

use std::hash::{Hash, Hasher};
use std::ops::Index;

use super::pit::MAX_PITS;
use crate::{Pit, Ring, Side};

/// The number of seeds in every pit and store.
///
/// A board with two rows of six leaves the last six counts at zero.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    pits: [u8; MAX_PITS],
    stores: [u8; 2],
}

impl Board {
    /// Creates a board with the same number of seeds in every pit of the ring.
    pub fn filled(ring: Ring, seeds: u8) -> Board {
        let mut board = Board::default();
        for pit in ring.pits() {
            board.pits[pit.index()] = seeds;
        }
        board
    }

    /// Creates a board from counts in ring order and `[south, north]` stores.
    ///
    /// Returns `None` if the counts do not fit the ring or add up to more than 255 seeds. No sum of counts
    /// can therefore overflow a `u8`.
    pub fn from_counts(ring: Ring, pits: &[u8], stores: [u8; 2]) -> Option<Board> {
        if pits.len() != ring.len() {
            return None;
        }
        let mut board = Board { pits: [0; MAX_PITS], stores };
        board.pits[..pits.len()].copy_from_slice(pits);
        (board.total() <= u8::MAX.into()).then_some(board)
    }

    /// Creates a board from pit counts, with empty stores. The counts must add up to at most 255 seeds.
    ///
    /// # Panics
    ///
    /// If there are fewer counts than pits.
    pub fn of_pits(ring: Ring, counts: &[u8]) -> Board {
        let mut board = Board::default();
        board.pits[..ring.len()].copy_from_slice(&counts[..ring.len()]);
        debug_assert!(board.total() <= u8::MAX.into(), "a board holds at most 255 seeds");
        board
    }

    /// Returns the counts in ring order.
    pub fn pits(&self, ring: Ring) -> &[u8] {
        &self.pits[..ring.len()]
    }

    /// Returns the counts of both stores, South's first.
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// Returns the number of seeds in a player's store.
    pub const fn store(&self, side: Side) -> u8 {
        self.stores[side.index()]
    }

    /// Returns the number of seeds in a player's row.
    pub fn row_total(&self, ring: Ring, side: Side) -> u8 {
        ring.row(side).map(|pit| self[pit]).sum()
    }

    /// Returns the total number of seeds, stores included.
    pub fn total(&self) -> u32 {
        self.pits.iter().chain(&self.stores).map(|&seeds| u32::from(seeds)).sum()
    }

    /// Empties a pit and returns its seeds.
    pub(crate) fn lift(&mut self, pit: Pit) -> u8 {
        std::mem::take(&mut self.pits[pit.index()])
    }

    /// Adds one seed to a pit and returns the new count.
    pub(crate) fn drop_into(&mut self, pit: Pit) -> u8 {
        self.pits[pit.index()] += 1;
        self.pits[pit.index()]
    }

    /// Removes seeds from a pit, which must hold at least that many.
    pub(crate) fn take(&mut self, pit: Pit, seeds: u8) {
        self.pits[pit.index()] -= seeds;
    }

    /// Moves seeds from a player's store, which must hold at least that many, into a pit.
    pub(crate) fn fill(&mut self, pit: Pit, seeds: u8, from: Side) {
        self.stores[from.index()] -= seeds;
        self.pits[pit.index()] += seeds;
    }

    pub(crate) fn set(&mut self, pit: Pit, seeds: u8) {
        self.pits[pit.index()] = seeds;
    }

    /// Sets the count of a player's store.
    pub(crate) fn set_store(&mut self, side: Side, seeds: u8) {
        self.stores[side.index()] = seeds;
    }

    /// Adds seeds to a player's store.
    pub(crate) fn bank(&mut self, side: Side, seeds: u8) {
        self.stores[side.index()] += seeds;
    }
}

/// Rows of up to seven are hashed without the pits that they lack, which are empty.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (usual, further) = self.pits.split_at(Ring::SEVEN.len());
        let pits = if further.iter().all(|&seeds| seeds == 0) { usual } else { &self.pits };
        pits.hash(state);
        self.stores.hash(state);
    }
}

impl Index<Pit> for Board {
    type Output = u8;

    fn index(&self, pit: Pit) -> &u8 {
        &self.pits[pit.index()]
    }
}
