//! Precomputed sowings of every pit and count.

use std::hint::select_unpredictable;

use super::rows::ONES;

/// What one sowing changes in [`super::rows::Rows`], and where its last seed falls.
#[derive(Copy, Clone)]
#[repr(align(64))]
pub(super) struct Sown {
    /// The change of the mover's row and store, to be added with wrapping.
    pub(super) own: u64,
    /// The change of the other row.
    pub(super) other: u64,
    /// The bits of the last seed's pit, if it is the mover's.
    pub(super) last_own: u64,
    /// The bits of the last seed's pit, if it is the opponent's.
    pub(super) last_other: u64,
    /// The bits of the opponent's pit across from the last seed, if that fell into one of the mover's pits.
    pub(super) across: u64,
    /// Three in the last seed's pit, if that is one of the opponent's except their last. All bits otherwise.
    pub(super) three: u64,
    /// The shift that makes the last seed's pit the highest of its row.
    pub(super) shift: u32,
}

impl Sown {
    /// Returns the seeds across from a last seed that is alone in one of the mover's pits, plus that seed.
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
    /// The number of pits in a row.
    pub(super) row: usize,
    /// Whether the mover's store receives seeds.
    pub(super) into_store: bool,
    /// Whether the first of several seeds goes back into the lifted pit.
    pub(super) back_first: bool,
}

/// The number of pits per table row: a power of two, so that no index is out of bounds.
const PLACES: usize = 8;

/// The sowings of every pit with fewer than `SEEDS` seeds, which is a power of two. `SIZE` is eight times as
/// much.
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

    /// Returns how a pit with this many seeds is sown. The count must be below the table's bound.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // one byte
    pub(super) const fn of(&self, place: u32, seeds: u64) -> &Sown {
        &self.0[(place as usize * (SIZE / PLACES / 8) + seeds as usize) % SIZE]
    }
}

#[allow(clippy::cast_possible_truncation)] // places are below 14
const fn sow(way: Way, from: usize, seeds: usize) -> Sown {
    let mut sown = NOTHING;
    // The mover's pits, their store if it receives seeds, then the opponent's pits.
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
