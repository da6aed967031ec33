//! Every way to sow a pit of so many seeds, worked out beforehand.

use std::hint::select_unpredictable;

use super::rows::ONES;

/// What one sowing changes in the rows of [`super::rows::Rows`], and where its last seed falls.
#[derive(Copy, Clone)]
#[repr(align(64))]
pub(super) struct Sown {
    /// What the mover's row and store get, less what is lifted: to be added with wrapping.
    pub(super) own: u64,
    /// What the other row gets.
    pub(super) other: u64,
    /// All bits of the pit of the last seed, if it is the mover's.
    pub(super) last_own: u64,
    /// All bits of the pit of the last seed, if it is the opponent's.
    pub(super) last_other: u64,
    /// All bits of the opponent's pit across from the last seed, if that fell into a pit of the mover's.
    pub(super) across: u64,
    /// What the pit of the last seed holds when that makes three in one of the opponent's pits but their
    /// last; all bits where it fell elsewhere.
    pub(super) three: u64,
    /// By how much the row of the last seed is shifted so that its pit is highest.
    pub(super) shift: u32,
}

impl Sown {
    /// What lies across from a last seed that is alone in a pit of the mover's, and that seed.
    #[inline]
    pub(super) fn captured_across(&self, own: u64, other: u64) -> (u64, u64) {
        let seed = self.last_own & ONES;
        let is_alone = own & self.last_own == seed;
        let across = select_unpredictable(is_alone, other & self.across, 0);
        (across, select_unpredictable(across == 0, 0, seed))
    }
}

const NOTHING: Sown =
    Sown { own: 0, other: 0, last_own: 0, last_other: 0, across: 0, three: u64::MAX, shift: 0 };

/// How seeds go round a board.
#[derive(Copy, Clone)]
pub(super) struct Way {
    /// The pits of a row.
    pub(super) row: usize,
    /// Whether the mover's store gets seeds.
    pub(super) into_store: bool,
    /// Whether of several seeds the first goes back into the pit that was lifted.
    pub(super) back_first: bool,
}

/// How many places each row of a table has: a power of two, so that no index is out of bounds.
const PLACES: usize = 8;

/// The sowings of every place with fewer than `SEEDS` seeds, which is a power of two; `SIZE` is
/// eight times as much.
pub(super) struct Sowings<const SIZE: usize>([Sown; SIZE]);

impl<const SIZE: usize> Sowings<SIZE> {
    pub(super) const fn new(way: Way) -> Self {
        let mut table = [NOTHING; SIZE];
        let mut place = 0;
        while place < way.row {
            let mut seeds = 1;
            while seeds < SIZE / PLACES {
                table[place * (SIZE / PLACES) + seeds] = sow(way, place, seeds);
                seeds += 1;
            }
            place += 1;
        }
        Sowings(table)
    }

    /// How a pit with so many seeds, below the table's bound, is sown.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // one byte
    pub(super) const fn of(&self, place: u32, seeds: u64) -> &Sown {
        &self.0[(place as usize * (SIZE / PLACES / 8) + seeds as usize) % SIZE]
    }
}

#[allow(clippy::cast_possible_truncation)] // places are below 14
const fn sow(way: Way, from: usize, seeds: usize) -> Sown {
    let mut sown = NOTHING;
    // The mover's pits, their store if it gets seeds, then the opponent's pits.
    let store = if way.into_store { way.row } else { usize::MAX };
    let others = if way.into_store { way.row + 1 } else { way.row };
    let holes = others + way.row;
    let mut hole = if way.back_first && seeds > 1 { from } else { from + 1 };
    let mut left = seeds;
    sown.own = ((seeds as u64) << (8 * from)).wrapping_neg();
    loop {
        hole %= holes;
        if hole == store {
            sown.own = sown.own.wrapping_add(1 << 56);
        } else if hole < way.row {
            sown.own = sown.own.wrapping_add(1 << (8 * hole));
        } else {
            sown.other = sown.other.wrapping_add(1 << (8 * (hole - others)));
        }
        left -= 1;
        if left == 0 {
            break;
        }
        hole += 1;
    }
    if hole == store {
        return sown;
    }
    if hole < way.row {
        sown.shift = 56 - 8 * hole as u32;
        sown.last_own = 0xff << (8 * hole);
        sown.across = 0xff << (8 * (way.row - 1 - hole));
    } else {
        sown.shift = 56 - 8 * (hole - others) as u32;
        sown.last_other = 0xff << (8 * (hole - others));
        if hole + 1 < holes {
            sown.three = 3 << (8 * (hole - others));
        }
    }
    sown
}
