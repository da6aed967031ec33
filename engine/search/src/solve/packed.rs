//! The twelve pits of Mangala packed into one word, for the tables and the solver.

use kuzhi_engine::{Board, Ring, Side};

const PIT_BITS: usize = 5;
const PIT: u64 = 31;
pub(super) const ROW_BITS: usize = 6 * PIT_BITS;
const ROW: u64 = (1 << ROW_BITS) - 1;
const PITS: u64 = (1 << (2 * ROW_BITS)) - 1;
/// The highest bit of every pit.
const TOPS: u64 = PITS / PIT * 16;
/// The most stones in a position, stores included. At most one pit can then hold 32 or more.
pub(super) const MOST_STONES: u32 = 48;

/// The pits from the view of the player to move: their own six, then the opponent's, five bits each.
///
/// The stores are not included, because the rest of the game does not depend on them. If a pit holds 32
/// stones or more, the four highest bits hold its place plus one, and its field holds 32 less. This is so
/// rare that only the slow path of sowing handles it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Packed(u64);

/// The result of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The pits from the view of the next player to move.
    pub after: Packed,
    /// The number of stones that the mover stored.
    pub gain: u8,
    /// Whether the mover has an extra turn.
    pub again: bool,
}

impl Step {
    /// Converts the share of the next player to move into the share of the mover.
    pub fn share_of_mover(self, share: u8) -> u8 {
        self.gain + if self.again { share } else { self.after.stones() - share }
    }
}

/// The effect of sowing one pit with a given number of stones.
#[derive(Copy, Clone)]
pub(super) struct Sown {
    /// The stones added to the pits, packed.
    pub(super) pits: u64,
    /// The stones added to the store.
    pub(super) store: u8,
    /// The bit position of the pit with the last stone, five bits per pit, or [`STORE`].
    pub(super) last: u8,
}

pub(super) const STORE: u8 = 63;

/// The effect of every sowing, by pit and number of stones.
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

/// Returns the effect of sowing a pit with this many stones, which must be below 32.
pub(super) fn sown(place: usize, stones: u32) -> &'static Sown {
    &SOWN[place][(stones & 31) as usize]
}

#[allow(clippy::cast_possible_truncation)] // holes are below 13
const fn sow(from: usize, stones: usize) -> Sown {
    let mut sown = Sown { pits: 0, store: 0, last: 0 };
    // The store is hole 6 of 13. The first of several stones goes back into the pit.
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
    /// Packs a board of two rows of six. Returns `None` if it has more than 48 stones.
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

    /// Packs the counts of the pits, which must add up to at most 48.
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

    /// Creates a position from [`Packed::bits`]. Returns `None` if the bits are not a valid position.
    pub fn from_bits(bits: u64) -> Option<Packed> {
        let pits = Packed(bits);
        let stones: u32 = pits.counts().iter().map(|&count| u32::from(count)).sum();
        (bits >> (2 * ROW_BITS) <= 12 && stones <= MOST_STONES).then_some(pits)
    }

    /// Creates a position from two packed rows of five bits per pit.
    pub(super) const fn from_rows(own: u32, other: u32) -> Packed {
        Packed(own as u64 | (other as u64) << ROW_BITS)
    }

    /// Returns the mover's and the opponent's packed row. No pit may hold 32 stones or more.
    #[allow(clippy::cast_possible_truncation)] // a row has 30 bits
    pub(super) const fn rows(self) -> (u32, u32) {
        ((self.0 & ROW) as u32, (self.0 >> ROW_BITS & ROW) as u32)
    }

    /// Returns the counts of all pits.
    pub fn counts(self) -> [u8; 12] {
        let big = self.0 >> (2 * ROW_BITS);
        std::array::from_fn(|place| {
            let low = self.count(place);
            if place as u64 + 1 == big { low + 32 } else { low }
        })
    }

    /// Returns the number of stones in the pits.
    pub fn stones(self) -> u8 {
        self.counts().iter().sum()
    }

    /// Returns the packed word.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the count of a pit. No pit may hold 32 stones or more.
    #[allow(clippy::cast_possible_truncation)] // five bits
    pub const fn count(self, place: usize) -> u8 {
        (self.0 >> (PIT_BITS * place) & PIT) as u8
    }

    /// Returns whether the row of the player to move is empty.
    pub(super) const fn own_row_is_empty(self) -> bool {
        self.0 & ROW == 0 && (self.0 >> (2 * ROW_BITS)).wrapping_sub(1) >= 6
    }

    /// Returns whether the row of the opponent is empty.
    pub(super) const fn other_row_is_empty(self) -> bool {
        self.0 & (ROW << ROW_BITS) == 0 && self.0 >> (2 * ROW_BITS) < 7
    }

    /// Returns whether a pit of the player to move has stones to lift.
    pub const fn may_lift(self, place: usize) -> bool {
        self.0 & (PIT << (PIT_BITS * place)) != 0 || self.0 >> (2 * ROW_BITS) == place as u64 + 1
    }

    /// Returns whether a pit could reach 32 stones with the next move, or already has. A move adds at most
    /// three stones to a pit.
    const fn is_crowded(self) -> bool {
        self.0 & (self.0 << 1) & (self.0 << 2) & TOPS != 0 || self.0 >> (2 * ROW_BITS) != 0
    }

    /// Plays a move: lifts a pit of the player to move, which must not be empty.
    #[inline]
    pub fn play(self, place: usize) -> Step {
        if self.is_crowded() { self.play_crowded(place) } else { self.play_light(place) }
    }

    /// Plays a move on a board where no pit has 28 stones or more.
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
        // The store is hole 6 of 13, as in `sow`.
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

    /// Returns the position from the view of the opponent. No pit may hold 32 stones or more.
    const fn turned(self) -> Packed {
        Packed(self.0 >> ROW_BITS | (self.0 & ROW) << ROW_BITS)
    }
}
