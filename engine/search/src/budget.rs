//! The search budget of each level, and its mistakes.
//!
//! Level 1 makes many moves without looking. Where greed wins nearly every game from chance, it does so until
//! it is behind by some seeds, and then plays as well as a level above: so its games are close.
//!
//! The aim of all numbers is that a level wins 60 % of the points or more from the one below (`TUNING.md`).
//! Levels 1 to 5 end by their depth. Their nodes only bound long chains of extra turns and many layouts: over
//! 32,000 positions of all games, searches of one or two plies take 1,474 nodes at most, of three 3,589, and
//! of five 23,088. Levels 6 to 8 end by their nodes: with more of them, a level comes too near to the one
//! above it, and level 8 too near to the 0.8 seconds after which people read that the bot thinks.

use crate::carelessness::Carelessness;
use crate::level::Level;
use crate::limits::Limits;

/// A node limit, a depth limit in plies, the largest misjudgement of a move in seeds, the percentage of moves
/// overlooked, and how often a move is made without looking.
#[derive(Copy, Clone)]
pub(crate) struct Budget {
    nodes: u64,
    depth: u8,
    value_noise: u16,
    miss_percent: u8,
    carelessness: Carelessness,
}

/// The budgets of all levels, weakest first.
pub(crate) type Budgets = [Budget; Level::MAX as usize];

impl Budget {
    const fn erring(nodes: u64, depth: u8, value_noise: u16) -> Budget {
        Budget {
            nodes,
            depth,
            value_noise,
            miss_percent: 0,
            carelessness: Carelessness { percent: 0, up_to: None },
        }
    }

    const fn overlooking(self, miss_percent: u8) -> Budget {
        Budget { miss_percent, ..self }
    }

    /// Makes this percentage of its moves without looking.
    const fn careless(self, percent: u8) -> Budget {
        Budget { carelessness: Carelessness { percent, up_to: None }, ..self }
    }

    /// The same until its store is behind by so many seeds. Then it looks at every move.
    const fn careless_up_to(self, percent: u8, seeds: u8) -> Budget {
        Budget { carelessness: Carelessness { percent, up_to: Some(seeds) }, ..self }
    }

    const fn full(nodes: u64) -> Budget {
        Budget::erring(nodes, u8::MAX, 0)
    }

    pub(crate) fn limits(self, seed: u64) -> Limits {
        Limits {
            depth: self.depth,
            value_noise: self.value_noise,
            miss_percent: self.miss_percent,
            carelessness: self.carelessness,
            seed,
            ..Limits::nodes(self.nodes)
        }
    }
}

/// Replaces the budgets of the lowest levels. How careless a beginner may be, and how well a player does who
/// overlooks less, differs most between games. `TUNING.md` has the figures.
const fn beginning(first: &[Budget], budgets: Budgets) -> Budgets {
    let mut begun = budgets;
    let mut level = 0;
    while level < first.len() {
        begun[level] = first[level];
        level += 1;
    }
    begun
}

/// For games in which a turn is one or a few sowings, so that one or two seeds decide a move.
pub(crate) const OF_SOWINGS: Budgets = [
    Budget::erring(2_000, 2, 5).careless_up_to(100, 5),
    Budget::erring(2_000, 1, 1).overlooking(18),
    Budget::erring(2_000, 2, 5),
    Budget::erring(5_000, 3, 2),
    Budget::erring(20_000, 5, 1),
    Budget::full(8_000),
    Budget::full(45_000),
    Budget::full(300_000),
];

/// For Toguz Kumalak, where a capture takes ten seeds: a beginner has to fall behind by more.
pub(crate) const OF_LARGE_CAPTURES: Budgets =
    beginning(&[Budget::erring(2_000, 2, 5).careless_up_to(100, 11)], OF_SOWINGS);

/// For Bestemshe, where looking one ply ahead catches up with most players.
pub(crate) const OF_SHORT_ROWS: Budgets =
    beginning(&[Budget::erring(2_000, 1, 1).overlooking(18).careless_up_to(100, 6)], OF_SOWINGS);

/// For Mangala with castles, where looking one ply ahead helps more.
pub(crate) const OF_CASTLES: Budgets = beginning(
    &[Budget::erring(2_000, 1, 2).overlooking(20).careless(80), Budget::erring(2_000, 1, 2).overlooking(20)],
    OF_SOWINGS,
);

/// For Mangala, where looking one ply ahead helps as much, and most games are decided early. Level 7 gets
/// fewer nodes, because it would otherwise see nearly as much as level 8.
pub(crate) const OF_SOLVED: Budgets = {
    let mut budgets = beginning(
        &[
            Budget::erring(2_000, 1, 2).overlooking(22).careless(63),
            Budget::erring(2_000, 1, 2).overlooking(22),
        ],
        OF_SOWINGS,
    );
    budgets[6] = Budget::full(30_000);
    budgets
};

/// For Kalah, where an extra turn lies open in most positions: a mistake costs more than elsewhere.
pub(crate) const OF_EXTRA_TURNS: Budgets = beginning(
    &[
        Budget::erring(2_000, 2, 4).careless_up_to(100, 3),
        Budget::erring(2_000, 1, 1).overlooking(4),
        Budget::erring(2_000, 2, 4),
    ],
    OF_SOWINGS,
);

/// For Oware, where captures are small: a misjudged seed costs more of them. With more nodes level 6 would
/// win every game from level 5.
pub(crate) const OF_SMALL_CAPTURES: Budgets = {
    let first = [
        Budget::erring(2_000, 2, 3).careless_up_to(100, 5),
        Budget::erring(2_000, 1, 1).overlooking(10),
        Budget::erring(2_000, 2, 3),
    ];
    let mut budgets = beginning(&first, OF_SOWINGS);
    budgets[5] = Budget::full(2_500);
    budgets[6] = Budget::full(25_000);
    budgets
};

/// For relay games, in which a move wins ten seeds or none. Mistakes must be larger to matter. Few good
/// moves are missed by a search of few nodes.
pub(crate) const OF_LAPS: Budgets = [
    Budget::erring(2_000, 2, 2).overlooking(28).careless_up_to(100, 4),
    Budget::erring(2_000, 2, 2).overlooking(28),
    Budget::erring(2_000, 2, 2).overlooking(12),
    Budget::erring(5_000, 3, 4),
    Budget::erring(20_000, 5, 2),
    Budget::full(1_200),
    Budget::full(8_000),
    Budget::full(300_000),
];

/// For Pallankuzhi, whose rounds are quickly searched to the end. More than a few thousand nodes help
/// little, so the budgets are further apart.
pub(crate) const OF_SHORT_ROUNDS: Budgets = {
    let first = [
        Budget::erring(2_000, 2, 2).overlooking(30).careless_up_to(80, 8),
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

/// For relay games in which looking one ply ahead plays little better than random. Level 2 looks further.
pub(crate) const OF_LONG_LAPS: Budgets = beginning(
    &[
        Budget::erring(2_000, 2, 2).overlooking(40).careless(70),
        Budget::erring(2_000, 2, 2).overlooking(40),
        Budget::erring(2_000, 2, 7),
    ],
    OF_LAPS,
);
