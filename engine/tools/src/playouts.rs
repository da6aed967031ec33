//! The totals of random games.

use std::ops::AddAssign;

/// The totals of random games.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// The number of games.
    pub games: u64,
    /// The number of moves.
    pub moves: u64,
    /// South's seeds at the end, summed over all games.
    pub souths: u64,
}

impl Playouts {
    /// Adds a game that ended with these stores.
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
