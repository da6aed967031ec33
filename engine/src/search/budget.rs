//! What each level of play may spend, and how far it errs.

use super::{Level, Limits};

/// The nodes and plies of a level, and by how many seeds it misjudges a move at most.
#[derive(Copy, Clone)]
pub(crate) struct Budget {
    nodes: u64,
    depth: u8,
    blur: u16,
}

/// The budgets of all levels, lowest first.
pub(crate) type Budgets = [Budget; Level::MAX as usize];

impl Budget {
    const fn erring(nodes: u64, depth: u8, blur: u16) -> Budget {
        Budget { nodes, depth, blur }
    }

    const fn full(nodes: u64) -> Budget {
        Budget { nodes, depth: u8::MAX, blur: 0 }
    }

    pub(super) fn limits(self, seed: u64) -> Limits {
        Limits { depth: self.depth, blur: self.blur, seed, ..Limits::nodes(self.nodes) }
    }
}

/// For games in which a turn is a sowing or a few: a seed or two decide a move.
pub(crate) const OF_SOWINGS: Budgets = [
    Budget::erring(1_000, 1, 30),
    Budget::erring(1_000, 1, 8),
    Budget::erring(2_000, 2, 5),
    Budget::erring(5_000, 3, 2),
    Budget::erring(20_000, 5, 1),
    Budget::full(8_000),
    Budget::full(45_000),
    Budget::full(300_000),
];

/// For Mangala, where most is decided early: what level 7 sees is nearer to all that level 8 sees.
pub(crate) const OF_SOLVED: Budgets = {
    let mut budgets = OF_SOWINGS;
    budgets[6] = Budget::full(30_000);
    budgets
};

/// For games of laps, in which a move brings ten seeds or none: errors must be larger to be noticed.
/// Few moves are so good that a search of few nodes does not find them.
pub(crate) const OF_LAPS: Budgets = [
    Budget::erring(1_000, 1, 60),
    Budget::erring(1_000, 1, 16),
    Budget::erring(2_000, 2, 10),
    Budget::erring(5_000, 3, 4),
    Budget::erring(20_000, 5, 2),
    Budget::full(1_200),
    Budget::full(8_000),
    Budget::full(300_000),
];

/// For Pallankuzhi, whose rounds are soon seen to their ends: more nodes than some thousands find little more, so the
/// levels lie further apart.
pub(crate) const OF_SHORT_ROUNDS: Budgets = {
    let mut budgets = OF_LAPS;
    budgets[4] = Budget::erring(20_000, 5, 3);
    budgets[5] = Budget::full(320);
    budgets[6] = Budget::full(1_800);
    budgets[7] = Budget::full(100_000);
    budgets
};

/// For games of laps in which one who looks one move ahead plays hardly better than at random: level 2 looks
/// further there.
pub(crate) const OF_LONG_LAPS: Budgets = [
    Budget::erring(1_000, 1, 120),
    Budget::erring(2_000, 2, 18),
    Budget::erring(2_000, 2, 7),
    OF_LAPS[3],
    OF_LAPS[4],
    OF_LAPS[5],
    OF_LAPS[6],
    OF_LAPS[7],
];
