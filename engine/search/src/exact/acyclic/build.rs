//! Building endgame tables, one class of stones after another. Every position is computed once.
//!
//! A move that stores stones leads to a smaller class, which is already complete. A move that stores
//! nothing stays in the mover's row, because a stone would have to pass their store to change sides. So
//! within its class, a position with the rows `(x, y)`, the mover's first, only leads to `(y, x')`. Here
//! `x'` has as many stones as `x` and, by the order of `Ranks`, a smaller rank. A pair of row sums is
//! therefore filled row by row of one sum and, within that, row by row of the other, with both `(x, y)` and
//! `(y, x)` at once: `(y, x')` was filled with the earlier `x'`, and `(x, y')` with the earlier `y'`. With
//! equal sums, `(x, y)` and `(y, x)` are in one block, and it is enough to go through the `y` up to `x`.
//!
//! The pairs of one class are independent, so threads can fill them in parallel.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::lifts::{Last, Lift, Lifts};
use super::packed::Packed;
use super::ranks::rows_of;
use super::share_table::ShareTable;
use super::sowing::Sowing;

/// The number of rows processed at a time, so that the entries that they lead to stay in the CPU cache.
const TILE: usize = 64;

/// Called with the number of finished positions and their total.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// A pair of row sums to fill.
struct Pair<'a> {
    few: usize,
    many: usize,
    /// The index of its first share in the table.
    start: usize,
    shares: &'a mut [u8],
}

impl<S: Sowing> ShareTable<S> {
    /// Extends the table to this many stones, at most [`ShareTable::MOST_SEEDS`].
    #[must_use]
    pub fn extended(mut self, seeds: u8, threads: usize, progress: Progress) -> ShareTable<S> {
        let seeds = seeds.min(ShareTable::MOST_SEEDS);
        let total = self.positions(seeds.max(self.seeds));
        let mut shares = std::mem::take(&mut self.shares);
        let done = AtomicU64::new(shares.len() as u64);
        shares.resize(total, 0);
        let told = |rows: usize| {
            let now = done.fetch_add(rows as u64, Ordering::Relaxed) + rows as u64;
            progress(now, total as u64);
        };
        for class in usize::from(self.seeds) + 1..=usize::from(seeds) {
            self.fill_class(class, &mut shares, threads, &told);
        }
        self.seeds = self.seeds.max(seeds);
        self.shares = shares;
        self
    }

    fn fill_class(&self, class: usize, shares: &mut [u8], threads: usize, told: &(dyn Fn(usize) + Sync)) {
        let rows_of = |stones| rows_of(self.rules.pits(), stones);
        let (mut start, _) = self.groups.start(0, class);
        let (lower, mut rest) = shares.split_at_mut(start);
        let mut pairs = Vec::new();
        for few in 0..=class / 2 {
            let many = class - few;
            let len = rows_of(few) * rows_of(many) * if few < many { 2 } else { 1 };
            let (own, after) = rest.split_at_mut(len);
            pairs.push(Pair { few, many, start, shares: own });
            rest = after;
            start += len;
        }
        // The largest pairs are last in the list and are taken first.
        let pairs = Mutex::new(pairs);
        let next = || pairs.lock().ok()?.pop();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    while let Some(mut pair) = next() {
                        self.fill_pair(&mut pair, lower, told);
                    }
                });
            }
        });
    }

    fn fill_pair(&self, pair: &mut Pair, lower: &[u8], told: &(dyn Fn(usize) + Sync)) {
        let xs = self.ranks.rows(pair.few);
        let ys = self.ranks.rows(pair.many);
        let equal = pair.few == pair.many;
        for x_tile in (0..xs.len()).step_by(TILE) {
            let x_end = xs.len().min(x_tile + TILE);
            let x_lifts = self.lifts(&xs[x_tile..x_end]);
            let mut filled = 0;
            for y_tile in (0..if equal { x_end } else { ys.len() }).step_by(TILE) {
                let y_lifts = self.lifts(&ys[y_tile..ys.len().min(y_tile + TILE)]);
                for (x, lifts) in (x_tile..).zip(&x_lifts) {
                    let x_row = (x, xs[x]);
                    let y_end = y_tile + TILE;
                    let (upto, below) =
                        if equal { (y_end.min(x + 1), y_end.min(x)) } else { (ys.len(), ys.len()) };
                    for (y, &row) in (y_tile..upto).zip(&ys[y_tile..y_end.min(upto)]) {
                        self.fill_one(pair, lower, (pair.few, x_row), (pair.many, (y, row)), lifts);
                        filled += 1;
                    }
                    for ((y, &row), lifts) in (y_tile..below).zip(&ys[y_tile..]).zip(&y_lifts) {
                        self.fill_one(pair, lower, (pair.many, (y, row)), (pair.few, x_row), lifts);
                        filled += 1;
                    }
                }
            }
            told(filled);
        }
    }

    fn lifts(&self, rows: &[u32]) -> Vec<Lifts> {
        rows.iter().map(|&row| Lifts::new(row, &self.ranks, self.rules)).collect()
    }

    /// Computes one position. Each row is given as its stones, its rank and its pits.
    #[inline]
    fn fill_one(
        &self,
        pair: &mut Pair,
        lower: &[u8],
        (own_stones, own): (usize, (usize, u32)),
        (other_stones, other): (usize, (usize, u32)),
        lifts: &Lifts,
    ) {
        let stones = own_stones + other_stones;
        let over = self.rules.settled(Packed::from_rows(own.1, other.1), low(stones));
        let share = over.unwrap_or_else(|| {
            lifts.list().iter().map(|lift| self.share_of(pair, lower, stones, lift, other)).max().unwrap_or(0)
        });
        let (start, width) = self.groups.start(own_stones, other_stones);
        pair.shares[start - pair.start + own.0 * width + other.0] = share;
    }

    /// Returns the mover's share after a move.
    #[inline]
    fn share_of(&self, pair: &Pair, lower: &[u8], stones: usize, lift: &Lift, other: (usize, u32)) -> u8 {
        let mut row = other.1 + lift.gives;
        let (mut own_rank, mut own_stones) = (lift.rank as usize, usize::from(lift.stones));
        let mut gain = usize::from(lift.store);
        match lift.last {
            Last::Store | Last::Own => {}
            Last::Empty { across, rank } => {
                let taken = row >> across & 31;
                if taken > 0 || self.rules.captures_alone() {
                    row &= !(31 << across);
                    own_rank = rank as usize;
                    own_stones -= 1;
                    gain += taken as usize + 1;
                }
            }
            Last::Other(pit) => {
                // An even count is captured. The mask is all ones for an even count and zero for an odd
                // one.
                let taken = row >> pit & (row >> pit & 1).wrapping_sub(1) & 31;
                row -= taken << pit;
                gain += taken as usize;
            }
        }
        let rank = if row == other.1 { other.0 } else { self.ranks.rank(row).0 };
        let other_stones = stones - gain - own_stones;
        let at = if matches!(lift.last, Last::Store) {
            let (start, width) = self.groups.start(own_stones, other_stones);
            start + own_rank * width + rank
        } else {
            let (start, width) = self.groups.start(other_stones, own_stones);
            start + rank * width + own_rank
        };
        let share = if gain > 0 { lower[at] } else { pair.shares[at - pair.start] };
        if matches!(lift.last, Last::Store) { low(gain) + share } else { low(stones) - share }
    }
}

#[allow(clippy::cast_possible_truncation)] // a class has few stones
const fn low(stones: usize) -> u8 {
    stones as u8
}
