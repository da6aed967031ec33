//! Endgame tables: the exact value of every position of few stones.

use kuzhi_engine::End;

use super::packed::Packed;
use super::ranks::{Ranks, binomial, rows_of};

/// The most stones that a table may reach: five bits a pit hold them.
pub const MOST_SEEDS: u8 = 30;

/// The mover's share of every position of at most so many stones.
///
/// Classes of `n` stones follow one another. Within one, what counts is how many stones the mover's
/// row has: the sums `a` and `n - a` of the two rows stand in one *pair*, because the positions of
/// the one lead to positions of the other (see `build`). Within a sum, a position's place is the
/// mover's rank times the number of the opponent's rows, plus the opponent's rank.
pub struct Endgame {
    pub(super) end: End,
    pub(super) seeds: u8,
    pub(super) ranks: Ranks,
    pub(super) places: Places,
    pub(super) shares: Vec<u8>,
}

/// Where the positions stand.
pub(super) struct Places {
    /// By the stones of the mover's row and of the opponent's: where they begin, and how many rows
    /// the opponent can have.
    starts: Box<[[(usize, usize); 32]; 32]>,
}

impl Places {
    pub(super) fn new() -> Places {
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

    /// Where the positions of these sums begin, and how many rows the opponent can have.
    #[inline]
    pub(super) fn start(&self, own: usize, other: usize) -> (usize, usize) {
        self.starts[own & 31][other & 31]
    }
}

/// How many positions there are of at most so many stones.
pub const fn positions(seeds: u8) -> usize {
    binomial(seeds as usize + 12, 12)
}

impl Endgame {
    /// A table that knows only the empty board.
    pub fn empty(end: End) -> Endgame {
        Endgame { end, seeds: 0, ranks: Ranks::new(), places: Places::new(), shares: vec![0] }
    }

    /// How many stones it reaches.
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// The end rule that it is for.
    pub const fn end(&self) -> End {
        self.end
    }

    /// The share of every position, in the table's order.
    pub fn shares(&self) -> &[u8] {
        &self.shares
    }

    /// The table whose shares these are; `None` if they are not as many as it has positions.
    pub fn from_shares(end: End, seeds: u8, shares: Vec<u8>) -> Option<Endgame> {
        let fits = seeds <= MOST_SEEDS && shares.len() == positions(seeds);
        fits.then(|| Endgame { seeds, shares, ..Endgame::empty(end) })
    }

    /// The mover's share of a position of at most [`Endgame::seeds`] stones.
    #[inline]
    pub fn share(&self, position: Packed) -> u8 {
        self.shares[place(&self.ranks, &self.places, position)]
    }
}

/// Where a position stands.
#[inline]
pub(super) fn place(ranks: &Ranks, places: &Places, position: Packed) -> usize {
    let (own, other) = position.rows();
    let (own_rank, own_stones) = ranks.rank(own);
    let (other_rank, other_stones) = ranks.rank(other);
    let (start, width) = places.start(own_stones, other_stones);
    start + own_rank * width + other_rank
}
