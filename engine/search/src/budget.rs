//! What each level of play may spend, and how it errs.
//!
//! A beginner takes what lies open, overlooks some of it, and does not look at the answer.

use crate::level::Level;
use crate::limits::Limits;

/// The nodes and plies of a level, by how many seeds it misjudges a move at most, and how many of a hundred it overlooks.
#[derive(Copy, Clone)]
pub(crate) struct Budget {
    nodes: u64,
    depth: u8,
    blur: u16,
    oversight: u8,
}

/// The budgets of all levels, lowest first.
pub(crate) type Budgets = [Budget; Level::MAX as usize];

impl Budget {
    const fn erring(nodes: u64, depth: u8, blur: u16) -> Budget {
        Budget { nodes, depth, blur, oversight: 0 }
    }

    const fn overlooking(self, oversight: u8) -> Budget {
        Budget { oversight, ..self }
    }

    const fn full(nodes: u64) -> Budget {
        Budget { nodes, depth: u8::MAX, blur: 0, oversight: 0 }
    }

    pub(crate) fn limits(self, seed: u64) -> Limits {
        Limits {
            depth: self.depth,
            blur: self.blur,
            oversight: self.oversight,
            seed,
            ..Limits::nodes(self.nodes)
        }
    }
}

/// The same budgets with others for the first levels: how much a beginner overlooks, and how well one plays who
/// overlooks less, depends on the game most of all. `TUNING.md` has what was tried.
const fn beginning(first: &[Budget], budgets: Budgets) -> Budgets {
    let mut begun = budgets;
    let mut level = 0;
    while level < first.len() {
        begun[level] = first[level];
        level += 1;
    }
    begun
}

/// For games in which a turn is a sowing or a few: a seed or two decide a move.
pub(crate) const OF_SOWINGS: Budgets = [
    Budget::erring(2_000, 1, 1).overlooking(40),
    Budget::erring(2_000, 1, 1).overlooking(18),
    Budget::erring(2_000, 2, 5),
    Budget::erring(5_000, 3, 2),
    Budget::erring(20_000, 5, 1),
    Budget::full(8_000),
    Budget::full(45_000),
    Budget::full(300_000),
];

/// For Mangala with castles, where one move ahead says more.
pub(crate) const OF_CASTLES: Budgets = beginning(
    &[Budget::erring(2_000, 1, 2).overlooking(72), Budget::erring(2_000, 1, 2).overlooking(20)],
    OF_SOWINGS,
);

/// For Mangala, where one move ahead says as much, and most is decided early: what level 7 sees is nearer to all that
/// level 8 sees.
pub(crate) const OF_SOLVED: Budgets = {
    let mut budgets = beginning(
        &[Budget::erring(2_000, 1, 4).overlooking(60), Budget::erring(2_000, 1, 2).overlooking(22)],
        OF_SOWINGS,
    );
    budgets[6] = Budget::full(30_000);
    budgets
};

/// For games of laps, in which a move brings ten seeds or none: errors must be larger to be noticed.
/// Few moves are so good that a search of few nodes does not find them.
pub(crate) const OF_LAPS: Budgets = [
    Budget::erring(2_000, 1, 2).overlooking(32),
    Budget::erring(2_000, 2, 2).overlooking(28),
    Budget::erring(2_000, 2, 2).overlooking(12),
    Budget::erring(5_000, 3, 4),
    Budget::erring(20_000, 5, 2),
    Budget::full(1_200),
    Budget::full(8_000),
    Budget::full(300_000),
];

/// For Pallankuzhi, whose rounds are soon seen to their ends: more nodes than some thousands find little more, so the
/// levels lie further apart.
pub(crate) const OF_SHORT_ROUNDS: Budgets = {
    let first = [
        Budget::erring(2_000, 1, 2).overlooking(55),
        Budget::erring(2_000, 2, 2).overlooking(30),
        Budget::erring(2_000, 2, 2).overlooking(14),
    ];
    let mut budgets = beginning(&first, OF_LAPS);
    budgets[4] = Budget::erring(20_000, 5, 3);
    budgets[5] = Budget::full(320);
    budgets[6] = Budget::full(1_800);
    budgets[7] = Budget::full(100_000);
    budgets
};

/// For games of laps in which one who looks one move ahead plays little better than at random: level 2 looks
/// further there.
pub(crate) const OF_LONG_LAPS: Budgets = beginning(
    &[
        Budget::erring(2_000, 1, 2).overlooking(50),
        Budget::erring(2_000, 2, 2).overlooking(40),
        Budget::erring(2_000, 2, 7),
    ],
    OF_LAPS,
);
