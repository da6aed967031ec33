//! Endgame tables of games without cycles: the exact values of all positions with few stones.

use kuzhi_engine::End;

use super::packed::Packed;
use super::ranks::{Ranks, binomial, rows_of};
use super::sowing::Sowing;

/// The largest number of stones in a table. Five bits per pit can hold them.
pub const MOST_SEEDS: u8 = 30;

/// The mover's share of every position up to some number of stones.
///
/// The table is ordered by classes of `n` stones. Within a class, positions are grouped by the number of
/// stones in the mover's row. The sums `a` and `n - a` of the two rows form one *pair*, because positions
/// of one lead to positions of the other (see `build`). Within a sum, the index is the rank of the mover's
/// row times the number of possible rows of the opponent, plus the rank of the opponent's row.
pub struct Endgame<S = End> {
    pub(super) rules: S,
    pub(super) seeds: u8,
    pub(super) ranks: Ranks,
    pub(super) places: Places,
    pub(super) shares: Vec<u8>,
}

/// The start indices of the groups of positions.
pub(super) struct Places {
    /// By the stones of the mover's row and of the opponent's row: the start index, and the number of
    /// possible rows of the opponent.
    starts: Box<[[(usize, usize); 32]; 32]>,
}

impl Places {
    pub(super) fn new(pits: usize) -> Places {
        let rows_of = |stones| rows_of(pits, stones);
        let mut starts = Box::new([[(0, 0); 32]; 32]);
        let mut start = 0;
        for stones in 0..=usize::from(MOST_SEEDS) {
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
        Places { starts }
    }

    /// Returns the start index for these row sums, and the number of possible rows of the opponent.
    #[inline]
    pub(super) fn start(&self, own: usize, other: usize) -> (usize, usize) {
        self.starts[own & 31][other & 31]
    }
}

/// Returns the number of positions with at most this many stones in two rows of six.
pub const fn positions(seeds: u8) -> usize {
    positions_of(6, seeds)
}

/// Returns the number of positions with at most this many stones in two rows of this many pits.
pub const fn positions_of(pits: u8, seeds: u8) -> usize {
    binomial(seeds as usize + 2 * pits as usize, 2 * pits as usize)
}

impl Endgame {
    /// Returns the end rule of Mangala that the table is for.
    pub const fn end(&self) -> End {
        self.rules
    }
}

impl<S: Sowing> Endgame<S> {
    /// Creates a table with only the empty board.
    pub fn empty(rules: S) -> Endgame<S> {
        let pits = rules.pits();
        Endgame { rules, seeds: 0, ranks: Ranks::new(pits), places: Places::new(pits), shares: vec![0] }
    }

    /// Returns the rules that the table is for.
    pub const fn rules(&self) -> S {
        self.rules
    }

    /// Returns the number of positions with at most this many stones.
    pub(crate) fn positions(&self, seeds: u8) -> usize {
        let pits = 2 * self.rules.pits();
        binomial(usize::from(seeds) + pits, pits)
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
    pub fn from_shares(rules: S, seeds: u8, shares: Vec<u8>) -> Option<Endgame<S>> {
        let empty = Endgame::empty(rules);
        let fits = seeds <= MOST_SEEDS && shares.len() == empty.positions(seeds);
        fits.then_some(Endgame { seeds, shares, ..empty })
    }

    /// Returns the mover's share of a position with at most [`Endgame::seeds`] stones.
    #[inline]
    pub fn share(&self, position: Packed) -> u8 {
        self.shares[place(&self.ranks, &self.places, position)]
    }
}

/// Returns the index of a position in the table.
#[inline]
pub(super) fn place(ranks: &Ranks, places: &Places, position: Packed) -> usize {
    let (own, other) = position.rows();
    let (own_rank, own_stones) = ranks.rank(own);
    let (other_rank, other_stones) = ranks.rank(other);
    let (start, width) = places.start(own_stones, other_stones);
    start + own_rank * width + other_rank
}
