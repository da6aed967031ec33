//! Up to twelve pits packed into one word, for the tables and the solver.

use kuzhi_engine::{Board, Ring, Side};

use super::sowing::Sowing;

const PIT_BITS: usize = 5;
const PIT: u64 = 31;
pub(super) const ROW_BITS: usize = 6 * PIT_BITS;
const ROW: u64 = (1 << ROW_BITS) - 1;
const PITS: u64 = (1 << (2 * ROW_BITS)) - 1;
/// The highest bit of every pit.
const TOPS: u64 = PITS / PIT * 16;
/// The most stones in the pits. At most one pit can then hold 32 or more.
pub(super) const MOST_STONES: u32 = 63;
/// The number of pits of a row that there is room for.
const ROW_PITS: usize = 6;

/// The pits from the view of the player to move: their own six, then the opponent's, five bits each. A row of
/// fewer pits leaves its first places empty, so that its last pit is beside the store.
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
        share_of_mover(self.gain, self.again, self.after.stones(), share)
    }
}

/// Converts the share of the next player to move into the share of the mover, whose move has left so many
/// stones in the pits.
pub(super) const fn share_of_mover(gain: u8, again: bool, left: u8, share: u8) -> u8 {
    gain + if again { share } else { left - share }
}

/// The effect of sowing one pit with a given number of stones.
#[derive(Copy, Clone)]
pub struct Sown {
    /// The stones added to the pits, packed.
    pub(super) pits: u64,
    /// The stones added to the store.
    pub(super) store: u8,
    /// The bit position of the pit with the last stone, five bits per pit, or [`STORE`].
    pub(super) last: u8,
}

pub(super) const STORE: u8 = 63;

/// The effect of every sowing on a board, by place and number of stones.
pub type AllSown = [[Sown; 32]; ROW_PITS];

/// Returns the effect of every sowing with rows of this many pits. If `keeps_first`, the first of several
/// stones goes back into the pit just lifted.
pub(crate) const fn all_sown(pits: usize, keeps_first: bool) -> AllSown {
    let mut table = [[Sown { pits: 0, store: 0, last: 0 }; 32]; ROW_PITS];
    let mut from = ROW_PITS - pits;
    while from < ROW_PITS {
        let mut stones = 1;
        while stones < 32 {
            table[from][stones] = sow(pits, from, stones, keeps_first && stones > 1);
            stones += 1;
        }
        from += 1;
    }
    table
}

#[allow(clippy::cast_possible_truncation)] // holes are below 13
const fn sow(pits: usize, from: usize, stones: usize, keeps_first: bool) -> Sown {
    let mut sown = Sown { pits: 0, store: 0, last: 0 };
    let mut hole = if keeps_first { from } else { from + 1 };
    let mut left = stones;
    while left > 0 {
        if hole == STORE_HOLE {
            sown.store += 1;
            sown.last = STORE;
        } else {
            let shift = PIT_BITS * place_of(hole);
            sown.pits += 1 << shift;
            sown.last = shift as u8;
        }
        hole = hole_after(pits, hole);
        left -= 1;
    }
    sown
}

/// The hole of the store. The holes before it are the mover's pits, those after it the opponent's.
const STORE_HOLE: usize = ROW_PITS;

/// Returns the place of the pit at a hole that is not the store.
const fn place_of(hole: usize) -> usize {
    if hole > STORE_HOLE { hole - 1 } else { hole }
}

/// Returns the hole after this one with rows of this many pits.
const fn hole_after(pits: usize, hole: usize) -> usize {
    let unused = ROW_PITS - pits;
    match hole {
        STORE_HOLE => STORE_HOLE + 1 + unused,
        12 => unused,
        _ => hole + 1,
    }
}

/// The places of pits that may be lifted, from the mover's left.
#[derive(Clone, Debug)]
pub struct PlacesToLift {
    /// The highest bit of each.
    tops: u64,
}

impl Iterator for PlacesToLift {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let top = (self.tops != 0).then(|| self.tops.trailing_zeros() as usize)?;
        self.tops &= self.tops - 1;
        Some(top / PIT_BITS)
    }
}

impl Packed {
    /// The most stones that the pits of a packed position may hold.
    pub const MOST_STONES: u32 = MOST_STONES;

    /// Packs a board of two rows of six. Returns `None` if it has more than 48 stones.
    pub fn pack(board: &Board, mover: Side) -> Option<Packed> {
        if board.total() > 48 { None } else { Packed::of_ring(board, Ring::SIX, mover) }
    }

    /// Packs a board of two rows of at most six. Returns `None` if its pits hold more than 63 stones.
    pub fn of_ring(board: &Board, ring: Ring, mover: Side) -> Option<Packed> {
        let row = usize::from(ring.row_len());
        let unused = ROW_PITS.checked_sub(row)?;
        let mut pits = [0; 12];
        for (first, side) in [(unused, mover), (ROW_PITS + unused, mover.other())] {
            for (count, pit) in pits[first..].iter_mut().zip(ring.row(side)) {
                *count = board[pit];
            }
        }
        let stones: u32 = pits.iter().map(|&count| u32::from(count)).sum();
        (stones <= MOST_STONES).then(|| Packed::from_counts(pits))
    }

    /// Packs the start of a game: two rows of this many pits, at most six, with this many stones in each pit.
    /// Returns `None` if there are more than 63 stones.
    pub fn filled(pits: usize, stones: u8) -> Option<Packed> {
        let unused = ROW_PITS.checked_sub(pits)?;
        let filled = |place: usize| if place % ROW_PITS < unused { 0 } else { stones };
        let fits = 2 * pits * usize::from(stones) <= MOST_STONES as usize;
        fits.then(|| Packed::from_counts(std::array::from_fn(filled)))
    }

    /// Packs the counts of the pits, which must add up to at most 63.
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
    pub(crate) const fn own_row_is_empty(self) -> bool {
        self.0 & ROW == 0 && (self.0 >> (2 * ROW_BITS)).wrapping_sub(1) >= 6
    }

    /// Returns whether the row of the opponent is empty.
    pub(crate) const fn other_row_is_empty(self) -> bool {
        self.0 & (ROW << ROW_BITS) == 0 && self.0 >> (2 * ROW_BITS) < 7
    }

    /// Returns whether a pit of the player to move has stones to lift.
    pub const fn may_lift(self, place: usize) -> bool {
        self.0 & (PIT << (PIT_BITS * place)) != 0 || self.0 >> (2 * ROW_BITS) == place as u64 + 1
    }

    /// The highest bit of each pit of the player to move that has stones to lift.
    #[inline]
    const fn tops_to_lift(self) -> u64 {
        const TOPS_OF_ROW: u64 = TOPS & ROW;
        /// All other bits of the pits.
        const REST: u64 = TOPS_OF_ROW - TOPS_OF_ROW / 16;
        // What is not 0 carries into the highest bit.
        let tops = (((self.0 & REST) + REST) | self.0) & TOPS_OF_ROW;
        match self.0 >> (2 * ROW_BITS) {
            place @ 1..=6 => tops | 1 << (PIT_BITS as u64 * place - 1),
            _ => tops,
        }
    }

    /// Returns the places of the pits that the player to move may lift.
    #[inline]
    pub const fn lifts(self) -> PlacesToLift {
        PlacesToLift { tops: self.tops_to_lift() }
    }

    /// Returns the number of pits that the player to move may lift.
    #[allow(clippy::cast_possible_truncation)] // at most six
    #[inline]
    pub const fn lift_count(self) -> u8 {
        // A one for each pit, summed up in the field of the last.
        const ONES: u64 = ROW / PIT;
        (((self.tops_to_lift() >> (PIT_BITS - 1)) * ONES) >> (5 * PIT_BITS) & PIT) as u8
    }

    /// Returns whether a pit could reach 32 stones with the next move, or already has. A move adds at most
    /// three stones to a pit with rows of six, and seven with rows of two.
    const fn is_crowded(self) -> bool {
        self.0 & (self.0 << 1) & TOPS != 0 || self.0 >> (2 * ROW_BITS) != 0
    }

    /// Plays a move by these rules: lifts a pit of the player to move, which must not be empty.
    #[inline]
    pub fn play<S: Sowing>(self, rules: S, place: usize) -> Step {
        if self.is_crowded() { self.play_crowded(rules, place) } else { self.play_light(rules, place) }
    }

    /// Plays a move on a board where no pit has 24 stones or more.
    #[inline]
    fn play_light<S: Sowing>(self, rules: S, place: usize) -> Step {
        let shift = PIT_BITS * place;
        let stones = self.0 >> shift & PIT;
        let sown = &rules.sown()[place][(stones & 31) as usize];
        let mut pits = (self.0 & !(PIT << shift)) + sown.pits;
        let mut gain = sown.store;
        if sown.last == STORE {
            return Step { after: Packed(pits), gain, again: true };
        }
        let last = pits >> sown.last & PIT;
        if usize::from(sown.last) >= ROW_BITS {
            if S::CAPTURES_EVEN && last & 1 == 0 {
                gain += last as u8;
                pits &= !(PIT << sown.last);
            }
        } else if last == 1 {
            let across = PIT_BITS * (17 - rules.pits()) - usize::from(sown.last);
            let taken = pits >> across & PIT;
            if taken > 0 || rules.captures_alone() {
                gain += 1 + taken as u8;
                pits &= !(PIT << sown.last | PIT << across);
            }
        }
        Step { after: Packed(pits).turned(), gain, again: false }
    }

    #[cold]
    fn play_crowded<S: Sowing>(self, rules: S, place: usize) -> Step {
        let mut pits = self.counts();
        let mut left = std::mem::take(&mut pits[place]);
        let mut hole = if S::KEEPS_FIRST && left > 1 { place } else { place + 1 };
        let mut gain = 0;
        let mut last = None;
        while left > 0 {
            last = (hole != STORE_HOLE).then(|| place_of(hole));
            match last {
                Some(pit) => pits[pit] += 1,
                None => gain += 1,
            }
            hole = hole_after(rules.pits(), hole);
            left -= 1;
        }
        let Some(last) = last else {
            return Step { after: Packed::from_counts(pits), gain, again: true };
        };
        if last >= ROW_PITS {
            if S::CAPTURES_EVEN && pits[last].is_multiple_of(2) {
                gain += std::mem::take(&mut pits[last]);
            }
        } else if pits[last] == 1 {
            let across = 17 - rules.pits() - last;
            if pits[across] > 0 || rules.captures_alone() {
                gain += std::mem::take(&mut pits[last]) + std::mem::take(&mut pits[across]);
            }
        }
        pits.rotate_left(6);
        Step { after: Packed::from_counts(pits), gain, again: false }
    }

    /// Returns the position from the view of the opponent. No pit may hold 32 stones or more.
    const fn turned(self) -> Packed {
        Packed(self.0 >> ROW_BITS | (self.0 & ROW) << ROW_BITS)
    }
}
