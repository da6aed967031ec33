//! What games played at random came to.

use std::ops::AddAssign;

/// What random games came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// How many were played.
    pub games: u64,
    /// How many moves were made.
    pub moves: u64,
    /// How many seeds South had at the end of all of them together.
    pub souths: u64,
}

impl Playouts {
    /// Counts a game that ended with these stores.
    pub(crate) fn add(&mut self, stores: [u8; 2]) {
        self.games += 1;
        self.souths += u64::from(stores[0]);
    }
}

impl AddAssign for Playouts {
    fn add_assign(&mut self, others: Playouts) {
        self.games += others.games;
        self.moves += others.moves;
        self.souths += others.souths;
    }
}
