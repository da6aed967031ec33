//! Mangala's twelve pits in one word: what the tables and the solver move on.

use kuzhi_engine::{Board, Ring, Side};

const PIT_BITS: usize = 5;
const PIT: u64 = 31;
pub(super) const ROW_BITS: usize = 6 * PIT_BITS;
const ROW: u64 = (1 << ROW_BITS) - 1;
const PITS: u64 = (1 << (2 * ROW_BITS)) - 1;
/// The highest bit of every pit.
const TOPS: u64 = PITS / PIT * 16;
/// The most stones that a position may have, in pits and stores: one pit at most holds 32 or more.
pub(super) const MOST_STONES: u32 = 48;

/// The pits as the player to move sees them: their own six, then the opponent's, five bits each.
///
/// What lies in the stores is not kept: what the rest of a game brings does not depend on it. A pit
/// of 32 stones or more is named by the four highest bits, as its place and one, and has 32 less in
/// its field; that is so rare that only the slow way of sowing knows of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Packed(u64);

/// What a move leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The pits as they are seen by whoever moves next.
    pub after: Packed,
    /// How many stones the mover got.
    pub gain: u8,
    /// Whether the mover moves again.
    pub again: bool,
}

impl Step {
    /// The mover's share when this is the share of whoever moves next.
    pub fn brings(self, share: u8) -> u8 {
        self.gain + if self.again { share } else { self.after.stones() - share }
    }
}

/// How one pit with so many stones is sown.
#[derive(Copy, Clone)]
pub(super) struct Sown {
    /// What the pits get.
    pub(super) pits: u64,
    /// What the store gets.
    pub(super) store: u8,
    /// Where the last stone falls, by five bits a pit, or [`STORE`].
    pub(super) last: u8,
}

pub(super) const STORE: u8 = 63;

/// Every way to sow, by pit and by stones.
static SOWN: [[Sown; 32]; 6] = all_sown();

const fn all_sown() -> [[Sown; 32]; 6] {
    let mut table = [[Sown { pits: 0, store: 0, last: 0 }; 32]; 6];
    let mut from = 0;
    while from < 6 {
        let mut stones = 1;
        while stones < 32 {
            table[from][stones] = sow(from, stones);
            stones += 1;
        }
        from += 1;
    }
    table
}

/// How a pit with so many stones, below 32, is sown.
pub(super) fn sown(place: usize, stones: u32) -> &'static Sown {
    &SOWN[place][(stones & 31) as usize]
}

#[allow(clippy::cast_possible_truncation)] // holes are below 13
const fn sow(from: usize, stones: usize) -> Sown {
    let mut sown = Sown { pits: 0, store: 0, last: 0 };
    // The store is hole 6 of 13. Of several stones the first goes back into the pit.
    let mut hole = if stones == 1 { from + 1 } else { from };
    let mut left = stones;
    while left > 0 {
        if hole == 6 {
            sown.store += 1;
            sown.last = STORE;
        } else {
            let shift = PIT_BITS * if hole > 6 { hole - 1 } else { hole };
            sown.pits += 1 << shift;
            sown.last = shift as u8;
        }
        hole = if hole == 12 { 0 } else { hole + 1 };
        left -= 1;
    }
    sown
}

impl Packed {
    /// The pits of a board of two rows of six, if it has at most 48 stones.
    pub fn of(board: &Board, mover: Side) -> Option<Packed> {
        if board.total() > MOST_STONES {
            return None;
        }
        let mut pits = [0; 12];
        let rows = Ring::SIX.row(mover).chain(Ring::SIX.row(mover.other()));
        for (count, pit) in pits.iter_mut().zip(rows) {
            *count = board[pit];
        }
        Some(Packed::from_counts(pits))
    }

    /// The pits by their counts, which are at most 48 together.
    pub fn from_counts(pits: [u8; 12]) -> Packed {
        let mut packed = 0;
        for (place, &count) in pits.iter().enumerate() {
            packed |= (u64::from(count) & PIT) << (PIT_BITS * place);
            if u64::from(count) > PIT {
                packed |= (place as u64 + 1) << (2 * ROW_BITS);
            }
        }
        Packed(packed)
    }

    /// The pits that [`Packed::bits`] gives, if they are any.
    pub fn from_bits(bits: u64) -> Option<Packed> {
        let pits = Packed(bits);
        let stones: u32 = pits.counts().iter().map(|&count| u32::from(count)).sum();
        (bits >> (2 * ROW_BITS) <= 12 && stones <= MOST_STONES).then_some(pits)
    }

    /// The pits of two rows, each in five bits a pit.
    pub(super) const fn from_rows(own: u32, other: u32) -> Packed {
        Packed(own as u64 | (other as u64) << ROW_BITS)
    }

    /// The mover's row and the opponent's, if no pit has 32 stones.
    #[allow(clippy::cast_possible_truncation)] // a row has 30 bits
    pub(super) const fn rows(self) -> (u32, u32) {
        ((self.0 & ROW) as u32, (self.0 >> ROW_BITS & ROW) as u32)
    }

    /// The counts of all pits.
    pub fn counts(self) -> [u8; 12] {
        let big = self.0 >> (2 * ROW_BITS);
        std::array::from_fn(|place| {
            let low = self.count(place);
            if place as u64 + 1 == big { low + 32 } else { low }
        })
    }

    /// How many stones lie in the pits.
    pub fn stones(self) -> u8 {
        self.counts().iter().sum()
    }

    /// All of it in one number.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// What lies in a pit, if no pit has 32 stones.
    #[allow(clippy::cast_possible_truncation)] // five bits
    pub const fn count(self, place: usize) -> u8 {
        (self.0 >> (PIT_BITS * place) & PIT) as u8
    }

    /// Whether the player to move has no stone in their row.
    pub(super) const fn own_row_is_empty(self) -> bool {
        self.0 & ROW == 0 && (self.0 >> (2 * ROW_BITS)).wrapping_sub(1) >= 6
    }

    /// Whether the player who is not to move has no stone in their row.
    pub(super) const fn other_row_is_empty(self) -> bool {
        self.0 & (ROW << ROW_BITS) == 0 && self.0 >> (2 * ROW_BITS) < 7
    }

    /// Whether the mover's pit has stones to lift.
    pub const fn may_lift(self, place: usize) -> bool {
        self.0 & (PIT << (PIT_BITS * place)) != 0 || self.0 >> (2 * ROW_BITS) == place as u64 + 1
    }

    /// Whether a pit might come to have 32 stones, or has: a move adds three to a pit at most.
    const fn is_crowded(self) -> bool {
        self.0 & (self.0 << 1) & (self.0 << 2) & TOPS != 0 || self.0 >> (2 * ROW_BITS) != 0
    }

    /// Lifts one of the mover's pits, which has stones.
    #[inline]
    pub fn play(self, place: usize) -> Step {
        if self.is_crowded() { self.play_crowded(place) } else { self.play_light(place) }
    }

    /// Lifts a pit where none has 28 stones.
    #[inline]
    pub(super) fn play_light(self, place: usize) -> Step {
        let shift = PIT_BITS * place;
        let stones = self.0 >> shift & PIT;
        let sown = &SOWN[place][(stones & 31) as usize];
        let mut pits = (self.0 & !(PIT << shift)) + sown.pits;
        let mut gain = sown.store;
        if sown.last == STORE {
            return Step { after: Packed(pits), gain, again: true };
        }
        let last = pits >> sown.last & PIT;
        if usize::from(sown.last) >= ROW_BITS {
            if last & 1 == 0 {
                gain += last as u8;
                pits &= !(PIT << sown.last);
            }
        } else if last == 1 {
            let across = 11 * PIT_BITS - usize::from(sown.last);
            let taken = pits >> across & PIT;
            if taken > 0 {
                gain += 1 + taken as u8;
                pits &= !(PIT << sown.last | PIT << across);
            }
        }
        Step { after: Packed(pits).turned(), gain, again: false }
    }

    #[cold]
    fn play_crowded(self, place: usize) -> Step {
        let mut pits = self.counts();
        let mut left = std::mem::take(&mut pits[place]);
        // The store is hole 6 of 13 here too.
        let mut hole = if left == 1 { place + 1 } else { place };
        let mut gain = 0;
        let mut last = None;
        while left > 0 {
            last = match hole {
                6 => None,
                _ => Some(if hole > 6 { hole - 1 } else { hole }),
            };
            match last {
                Some(pit) => pits[pit] += 1,
                None => gain += 1,
            }
            hole = (hole + 1) % 13;
            left -= 1;
        }
        let Some(last) = last else {
            return Step { after: Packed::from_counts(pits), gain, again: true };
        };
        if last >= 6 && pits[last].is_multiple_of(2) {
            gain += std::mem::take(&mut pits[last]);
        } else if last < 6 && pits[last] == 1 && pits[11 - last] > 0 {
            gain += std::mem::take(&mut pits[last]) + std::mem::take(&mut pits[11 - last]);
        }
        pits.rotate_left(6);
        Step { after: Packed::from_counts(pits), gain, again: false }
    }

    /// As the other player sees it, if no pit has 32 stones.
    const fn turned(self) -> Packed {
        Packed(self.0 >> ROW_BITS | (self.0 & ROW) << ROW_BITS)
    }
}
