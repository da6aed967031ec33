//! The numbering of rows: a rank for every way to place stones in the pits of a row.

/// Returns the number of ways to place `stones` stones in a row of this many pits.
pub(super) const fn rows_of(pits: usize, stones: usize) -> usize {
    binomial(stones + pits - 1, pits - 1)
}

/// The rank of every row among the rows with the same number of stones.
///
/// Let `P1`, `P2`, … be the number of stones in the first pit, in the first two, and so on. A row's rank is
/// the sum of `binomial(Pk + k - 1, k)` for `k` from 1 to 5. Moving a stone to the right within its row
/// makes some `Pk` smaller and none larger, so **sowing within a row lowers its rank**. The order in which
/// tables are built relies on this.
///
/// A row of fewer pits than six has its pits at the last places, and `k` is counted from its first.
pub(super) struct Ranks {
    pits: usize,
    /// By the first three pits: the sum of the first three terms, with `P3` in the low eight bits.
    head: Box<[u32; 1 << 15]>,
    /// By `P3` and the next two pits: the sum of the last two terms, with `P5` in the low eight bits.
    tail: Box<[u32; 1 << 15]>,
}

impl Ranks {
    pub(super) fn new(pits: usize) -> Ranks {
        let mut ranks = Ranks { pits, head: entries(), tail: entries() };
        let unused = 6 - pits;
        // The term of the first `places` places, with this many stones in them.
        let term = |stones: usize, places: usize| match places.checked_sub(unused) {
            None | Some(0) => 0,
            Some(k) => binomial(stones + k - 1, k),
        };
        for (index, entry) in ranks.head.iter_mut().enumerate() {
            let first = index & 31;
            let two = first + (index >> 5 & 31);
            let three = two + (index >> 10);
            *entry = pair(term(first, 1) + term(two, 2) + term(three, 3), three);
        }
        for (index, entry) in ranks.tail.iter_mut().enumerate() {
            let four = (index >> 10) + (index & 31);
            let five = four + (index >> 5 & 31);
            *entry = pair(term(four, 4) + term(five, 5), five);
        }
        ranks
    }

    /// Returns the rank of a row of at most 31 stones, and its number of stones.
    #[inline]
    pub(super) fn rank(&self, row: u32) -> (usize, usize) {
        let head = self.head[(row & 0x7fff) as usize];
        // The masks show the compiler that both 15-bit indices are in bounds.
        let tail = self.tail[((head & 31) << 10 | row >> 15 & 0x3ff) as usize];
        (((head >> 8) + (tail >> 8)) as usize, ((tail & 0xff) + (row >> 25)) as usize)
    }

    /// Returns every row with this many stones, in rank order.
    pub(super) fn rows(&self, stones: usize) -> Vec<u32> {
        let mut rows = vec![0; rows_of(self.pits, stones)];
        self.fill(&mut rows, 0, low(6 - self.pits), stones);
        rows
    }

    fn fill(&self, rows: &mut [u32], row: u32, pit: u32, left: usize) {
        if pit == 5 {
            let row = row | low(left) << 25;
            rows[self.rank(row).0] = row;
            return;
        }
        for stones in 0..=left {
            self.fill(rows, row | low(stones) << (5 * pit), pit + 1, left - stones);
        }
    }
}

/// Allocates a zeroed table directly on the heap, never on the stack.
fn entries() -> Box<[u32; 1 << 15]> {
    vec![0; 1 << 15].try_into().expect("the lengths are equal")
}

/// Packs both numbers of an entry. The terms of a rank are below 2^24 up to 62 stones, the number of stones
/// below 2^8.
fn pair(terms: usize, stones: usize) -> u32 {
    low(terms) << 8 | low(stones)
}

#[allow(clippy::cast_possible_truncation)] // by what its callers give
const fn low(number: usize) -> u32 {
    number as u32
}

/// Returns the number of ways to choose `k` of `n`.
pub(super) const fn binomial(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    let mut ways = 1;
    let mut chosen = 0;
    while chosen < k {
        ways = ways * (n - chosen) / (chosen + 1);
        chosen += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_a_rank_of_its_own() {
        for pits in 2..=6 {
            let ranks = Ranks::new(pits);
            for stones in 0..=12 {
                let rows = ranks.rows(stones);
                assert_eq!(rows.len(), rows_of(pits, stones));
                for (rank, &row) in rows.iter().enumerate() {
                    assert_eq!(ranks.rank(row), (rank, stones));
                }
            }
            assert_eq!(ranks.rank(31 << 25), (0, 31));
            assert_eq!(ranks.rank(31 << (5 * (6 - pits))), (rows_of(pits, 31) - 1, 31));
        }
    }
}
