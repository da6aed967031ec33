//! The numbering of positions: an index for every way to place a number of seeds in the pits of a layout.

use kuzhi_engine::Core;

use super::cyclic_game::{self, Counts, CyclicGame, MOST_PITS};

const MOST: usize = cyclic_game::MOST as usize;

/// The number of ways to place fewer seeds than `sum` in the first `k` pits and the rest in the next one, at
/// `[k][sum]`: `sum + k - 1` choose `k`.
static FEWER: [[u64; MOST + 2]; MOST_PITS] = fewer();

const fn fewer() -> [[u64; MOST + 2]; MOST_PITS] {
    let mut table = [[0; MOST + 2]; MOST_PITS];
    let mut sum = 1;
    while sum < MOST + 2 {
        table[0][sum] = 1;
        let mut k = 1;
        while k < MOST_PITS {
            table[k][sum] = table[k][sum - 1] + table[k - 1][sum];
            k += 1;
        }
        sum += 1;
    }
    table
}

/// The index of each position in a table: ordered by number of seeds, then layout, then counts.
#[derive(Clone, Debug)]
pub(super) struct Numbering {
    pits: usize,
    /// The closed pits of each layout, one bit each.
    closed: Vec<u16>,
    /// The start index of each layout for each number of seeds, followed by the end of the table.
    starts: Vec<usize>,
}

impl Numbering {
    /// Numbers all positions up to this many seeds.
    pub(super) fn up_to<R: CyclicGame>(seeds: u8) -> Numbering {
        let pits = R::RING.len();
        let closed: Vec<u16> = (0..R::LAYOUTS).map(R::closed).collect();
        let mut starts = vec![0];
        for class in 0..=seeds {
            for &closed in &closed {
                let ways = if class.is_multiple_of(R::STEP) { ways(open(pits, closed), class) } else { 0 };
                starts.push(starts[starts.len() - 1] + ways);
            }
        }
        Numbering { pits, closed, starts }
    }

    /// Returns the number of positions.
    pub(super) fn len(&self) -> usize {
        self.starts[self.starts.len() - 1]
    }

    /// Returns the indices of the positions with this many seeds in a layout.
    pub(super) fn block(&self, seeds: u8, layout: usize) -> std::ops::Range<usize> {
        let at = usize::from(seeds) * self.closed.len() + layout;
        self.starts[at]..self.starts[at + 1]
    }

    /// Returns the rank of a position among those with the same number of seeds and the same layout.
    pub(super) fn rank(&self, layout: usize, counts: &Counts) -> usize {
        let (mut rank, mut sum, mut k) = (0, 0, 0);
        let closed = self.closed[layout];
        for (pit, &count) in counts[..self.pits].iter().enumerate() {
            if closed >> pit & 1 == 1 {
                continue;
            }
            // Before the first pit there is nothing to choose. The last pit holds the remainder.
            if k > 0 {
                rank += FEWER[k][sum];
            }
            sum += usize::from(count);
            k += 1;
        }
        narrow(rank)
    }

    /// Returns the counts of the position with this rank, the inverse of [`Numbering::rank`].
    pub(super) fn counts(&self, seeds: u8, layout: usize, rank: usize) -> Counts {
        let mut counts = Counts::default();
        let closed = self.closed[layout];
        let (mut sum, mut k) = (usize::from(seeds), open(self.pits, closed));
        let mut rank = rank as u64;
        for pit in (0..self.pits).rev().filter(|pit| closed >> pit & 1 == 0) {
            k -= 1;
            let whole = sum;
            if k == 0 {
                sum = 0;
            } else {
                let fewer = &FEWER[k];
                while fewer[sum] > rank {
                    sum -= 1;
                }
                rank -= fewer[sum];
            }
            counts[pit] = low(whole - sum);
        }
        counts
    }
}

/// Returns the counts of a state from the view of the player to move.
pub(super) fn seen<R: CyclicGame>(core: &Core) -> Counts {
    let mut counts = Counts::default();
    let pits = core.board().pits(R::RING);
    let row = usize::from(R::RING.row_len());
    let (souths, norths) = pits.split_at(row);
    let (own, other) = if core.turn().index() == 0 { (souths, norths) } else { (norths, souths) };
    counts[..row].copy_from_slice(own);
    counts[row..2 * row].copy_from_slice(other);
    counts
}

fn open(pits: usize, closed: u16) -> usize {
    pits - closed.count_ones() as usize
}

fn ways(pits: usize, seeds: u8) -> usize {
    narrow(FEWER[pits - 1][usize::from(seeds) + 1])
}

#[allow(clippy::cast_possible_truncation)] // of positions of a table in memory
const fn narrow(number: u64) -> usize {
    number as usize
}

#[allow(clippy::cast_possible_truncation)] // at most MOST
const fn low(seeds: usize) -> u8 {
    seeds as u8
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{AlManqala, MangalaCastle};

    use super::*;

    fn every_number_has_its_position<R: CyclicGame>(seeds: u8) {
        let numbering = Numbering::up_to::<R>(seeds);
        let mut numbered = 0;
        for class in (0..=seeds).step_by(R::STEP.into()) {
            for layout in 0..R::LAYOUTS {
                let block = numbering.block(class, layout);
                for rank in 0..block.len() {
                    let counts = numbering.counts(class, layout, rank);
                    assert_eq!(counts.iter().sum::<u8>(), class);
                    assert_eq!(numbering.rank(layout, &counts), rank, "{counts:?}");
                }
                numbered += block.len();
            }
        }
        assert_eq!(numbered, numbering.len());
    }

    #[test]
    fn numbers_and_positions_are_pairs() {
        every_number_has_its_position::<AlManqala>(6);
        every_number_has_its_position::<MangalaCastle>(4);
    }
}
