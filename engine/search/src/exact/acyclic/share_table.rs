//! Tables of games without cycles: the exact values of all positions with few stones.

use kuzhi_engine::Mangala;

use super::packed::Packed;
use super::ranks::{Ranks, binomial, rows_of};
use super::sowing::Sowing;

/// The mover's share of every position up to some number of stones.
///
/// The table is ordered by classes of `n` stones. Within a class, positions are grouped by the number of
/// stones in the mover's row. The sums `a` and `n - a` of the two rows form one *pair*, because positions
/// of one lead to positions of the other (see `build`). Within a sum, the index is the rank of the mover's
/// row times the number of possible rows of the opponent, plus the rank of the opponent's row.
pub struct ShareTable<S = Mangala> {
    pub(super) rules: S,
    pub(super) seeds: u8,
    pub(super) ranks: Ranks,
    pub(super) groups: GroupStarts,
    pub(super) shares: Vec<u8>,
}

/// The start indices of the groups of positions.
pub(super) struct GroupStarts {
    /// By the stones of the mover's row and of the opponent's row: the start index, and the number of
    /// possible rows of the opponent.
    starts: Box<[[(usize, usize); 32]; 32]>,
}

impl GroupStarts {
    pub(super) fn new(pits: usize) -> GroupStarts {
        let rows_of = |stones| rows_of(pits, stones);
        let mut starts = Box::new([[(0, 0); 32]; 32]);
        let mut start = 0;
        for stones in 0..=usize::from(ShareTable::MOST_SEEDS) {
            for few in 0..=stones / 2 {
                let many = stones - few;
                starts[few][many] = (start, rows_of(many));
                start += rows_of(few) * rows_of(many);
                if few < many {
                    starts[many][few] = (start, rows_of(few));
                    start += rows_of(few) * rows_of(many);
                }
            }
        }
        GroupStarts { starts }
    }

    /// Returns the start index for these row sums, and the number of possible rows of the opponent.
    #[inline]
    pub(super) fn start(&self, own: usize, other: usize) -> (usize, usize) {
        self.starts[own & 31][other & 31]
    }
}

/// Returns the number of positions with at most this many stones in two rows of this many pits.
pub(super) const fn positions(pits: usize, seeds: u8) -> usize {
    binomial(seeds as usize + 2 * pits, 2 * pits)
}

impl ShareTable {
    /// The largest number of stones in a table. Five bits per pit can hold them.
    pub const MOST_SEEDS: u8 = 30;
}

impl<S: Sowing> ShareTable<S> {
    /// Creates a table with only the empty board.
    pub fn empty(rules: S) -> ShareTable<S> {
        let pits = rules.pits();
        ShareTable {
            rules,
            seeds: 0,
            ranks: Ranks::new(pits),
            groups: GroupStarts::new(pits),
            shares: vec![0],
        }
    }

    /// Returns the rules that the table is for.
    pub const fn rules(&self) -> S {
        self.rules
    }

    /// Returns the number of positions with at most this many stones.
    pub(crate) fn positions(&self, seeds: u8) -> usize {
        positions(self.rules.pits(), seeds)
    }

    /// Returns the largest number of stones that the table covers.
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Returns the share of every position, in table order.
    pub fn shares(&self) -> &[u8] {
        &self.shares
    }

    /// Creates a table from its shares. Returns `None` if their number is wrong.
    pub fn from_shares(rules: S, seeds: u8, shares: Vec<u8>) -> Option<ShareTable<S>> {
        let empty = ShareTable::empty(rules);
        let fits = seeds <= ShareTable::MOST_SEEDS && shares.len() == empty.positions(seeds);
        fits.then_some(ShareTable { seeds, shares, ..empty })
    }

    /// Returns the mover's share of a position with at most [`ShareTable::seeds`] stones.
    #[inline]
    pub fn share(&self, position: Packed) -> u8 {
        self.shares[place(&self.ranks, &self.groups, position)]
    }
}

/// Returns the index of a position in the table.
#[inline]
pub(super) fn place(ranks: &Ranks, groups: &GroupStarts, position: Packed) -> usize {
    let (own, other) = position.rows();
    let (own_rank, own_stones) = ranks.rank(own);
    let (other_rank, other_stones) = ranks.rank(other);
    let (start, width) = groups.start(own_stones, other_stones);
    start + own_rank * width + other_rank
}
