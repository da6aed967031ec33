//! The transposition table of the solver, shared by all its threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use super::packed::{Packed, ROW_BITS};

const SLOTS: usize = 8;
const BOUND_BITS: u32 = 6;
const PLACE_BITS: u32 = 3;
const WORK_BITS: u32 = 5;
const KNOWN_BITS: u32 = 2 * BOUND_BITS + PLACE_BITS + WORK_BITS;
/// The number of bits in the key of any position, and of a position in which no pit has 32 stones or more.
const ANY: u32 = u64::BITS;
const OF_SMALL_PITS: u32 = 60;
const _: () = assert!(OF_SMALL_PITS as usize == 2 * ROW_BITS);

/// The bounds on the mover's share of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ShareBounds {
    /// The lower bound on the mover's share of the stones in the pits.
    pub low: u8,
    /// The upper bound.
    pub high: u8,
    /// The place of the pit that reached the lower bound, or [`ShareBounds::NO_PLACE`].
    pub place: u8,
}

impl ShareBounds {
    /// Stands for no known good pit. Pits are numbered from 0 to 5.
    pub const NO_PLACE: u8 = 7;

    /// Bounds that took fewer nodes than this are not noted. It is about a second's work.
    pub const WORTH_NOTING: u64 = 1 << 20;
}

/// A table of fixed size. Eight entries share a bucket of one cache line.
///
/// An entry is one word, so threads never see a partial entry. It stores the part of the key that the
/// bucket index does not determine. The key is the position itself, scrambled reversibly, so two positions
/// are never confused.
pub struct ShareTranspositions {
    buckets: Vec<Bucket>,
    bits: u32,
    /// The number of bits in a key.
    width: u32,
}

#[repr(align(64))]
#[derive(Default)]
struct Bucket([AtomicU64; SLOTS]);

impl ShareTranspositions {
    /// Creates a table of at most this many MiB, but never below 64 MiB.
    pub fn new(mebibytes: usize) -> ShareTranspositions {
        ShareTranspositions::of_width(ANY, mebibytes)
    }

    /// Creates a table of at most this many MiB, but never below 4 MiB, for positions in which no pit has 32
    /// stones or more. It remembers no others.
    pub(super) fn of_few_stones(mebibytes: usize) -> ShareTranspositions {
        ShareTranspositions::of_width(OF_SMALL_PITS, mebibytes)
    }

    /// Creates a table for keys of this width. The part of the key outside the bucket index must fit into
    /// an entry next to the bounds, so there is a minimum size.
    fn of_width(width: u32, mebibytes: usize) -> ShareTranspositions {
        let buckets = (mebibytes << 20) / size_of::<Bucket>();
        let least = width - (u64::BITS - KNOWN_BITS);
        let bits = buckets.max(1).ilog2().max(least);
        let mut table = ShareTranspositions { buckets: Vec::new(), bits, width };
        table.buckets.resize_with(1 << bits, Bucket::default);
        table
    }

    pub(super) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
    }

    /// Returns whether the table can hold a position. One for few stones has no room for the name of a pit
    /// with 32 or more.
    #[inline]
    const fn fits(&self, position: Packed) -> bool {
        let unused = u64::BITS - self.width;
        position.bits() << unused >> unused == position.bits()
    }

    /// Returns the bucket of a position and the rest of its key, shifted to its place in an entry.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // fewer bits than a bucket's number has
    fn find(&self, position: Packed) -> (&[AtomicU64; SLOTS], u64) {
        let unused = u64::BITS - self.width;
        debug_assert!(self.fits(position), "it has too many stones");
        let key = scramble_within(position.bits(), self.width) << unused;
        let bucket = &self.buckets[(key >> (64 - self.bits)) as usize];
        (&bucket.0, key << self.bits >> (self.bits + unused) << KNOWN_BITS)
    }

    /// Returns the bounds for a position, if it is in the table.
    #[inline]
    pub fn get(&self, position: Packed) -> Option<ShareBounds> {
        if !self.fits(position) {
            return None;
        }
        let (slots, rest) = self.find(position);
        for slot in slots {
            let word = slot.load(Ordering::Relaxed);
            if word >> KNOWN_BITS == rest >> KNOWN_BITS && work(word) > 0 {
                return Some(bounds(word));
            }
        }
        None
    }

    /// Stores bounds for a position, with the number of nodes that they took.
    ///
    /// They are merged with bounds already stored for the position. Otherwise they replace the entry that
    /// took the least work.
    #[inline]
    pub fn put(&self, position: Packed, new: ShareBounds, nodes: u64) {
        if !self.fits(position) {
            return;
        }
        let (slots, rest) = self.find(position);
        let mut cheapest = (&slots[0], u64::MAX);
        let mut new = new;
        for slot in slots {
            let word = slot.load(Ordering::Relaxed);
            if word >> KNOWN_BITS == rest >> KNOWN_BITS && work(word) > 0 {
                let old = bounds(word);
                let low = new.low;
                new.low = new.low.max(old.low);
                new.high = new.high.min(old.high);
                if old.low > low {
                    new.place = old.place;
                }
                cheapest = (slot, 0);
                break;
            }
            if work(word) < cheapest.1 {
                cheapest = (slot, work(word));
            }
        }
        let effort = u64::from(nodes.max(1).ilog2() + 1).min((1 << WORK_BITS) - 1);
        let word = u64::from(new.low)
            | u64::from(new.high) << BOUND_BITS
            | u64::from(new.place) << (2 * BOUND_BITS)
            | effort << (2 * BOUND_BITS + PLACE_BITS)
            | rest;
        cheapest.0.store(word, Ordering::Relaxed);
    }
}

const fn work(word: u64) -> u64 {
    word >> (2 * BOUND_BITS + PLACE_BITS) & ((1 << WORK_BITS) - 1)
}

const fn bounds(word: u64) -> ShareBounds {
    ShareBounds {
        low: (word & 63) as u8,
        high: (word >> BOUND_BITS & 63) as u8,
        place: (word >> (2 * BOUND_BITS) & 7) as u8,
    }
}

/// Scrambles the bits of a key. Different keys stay different.
pub(super) const fn scramble(key: u64) -> u64 {
    scramble_within(key, ANY)
}

/// Like [`scramble`], for keys of this many bits. The result has the same width.
const fn scramble_within(mut key: u64, width: u32) -> u64 {
    let mask = u64::MAX >> (u64::BITS - width);
    key ^= key >> 32;
    key = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) & mask;
    key ^= key >> 29;
    key = key.wrapping_mul(0xbf58_476d_1ce4_e5b9) & mask;
    key ^ (key >> 32)
}

#[cfg(test)]
mod tests {
    use super::super::testing::random_position;
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn what_is_known_is_found_and_sharpened() {
        let table = ShareTranspositions::new(1);
        let position = random_position(&mut Rng::new(4), 30);
        assert_eq!(table.get(position), None);
        table.put(position, ShareBounds { low: 3, high: 30, place: 2 }, 5);
        table.put(position, ShareBounds { low: 0, high: 7, place: 1 }, 9);
        assert_eq!(table.get(position), Some(ShareBounds { low: 3, high: 7, place: 2 }));
    }

    #[test]
    fn positions_are_never_taken_for_one_another() {
        for (table, stones) in
            [(ShareTranspositions::new(1), 40), (ShareTranspositions::of_few_stones(1), 28)]
        {
            let mut rng = Rng::new(5);
            for _ in 0..200_000 {
                let position = random_position(&mut rng, stones);
                let share = (position.bits() % 41) as u8;
                if let Some(known) = table.get(position) {
                    assert_eq!(known.low, share);
                }
                table.put(position, ShareBounds { low: share, high: 40, place: 0 }, 1);
                assert_eq!(table.get(position).map(|known| known.low), Some(share));
            }
        }
    }

    #[test]
    fn a_table_of_few_stones_is_small_and_can_be_cleared() {
        let mut table = ShareTranspositions::of_few_stones(8);
        assert_eq!(table.buckets.len() * size_of::<Bucket>(), 8 << 20);
        let position = random_position(&mut Rng::new(4), 28);
        table.put(position, ShareBounds { low: 3, high: 28, place: 2 }, 5);
        table.clear();
        assert_eq!(table.get(position), None);
    }

    #[test]
    fn a_table_of_few_stones_holds_no_position_with_a_great_heap() {
        let table = ShareTranspositions::of_few_stones(4);
        let heap = Packed::from_counts([0, 33, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]);
        let without = Packed::from_counts([0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]);
        table.put(heap, ShareBounds { low: 3, high: 35, place: 2 }, 5);
        assert_eq!((table.get(heap), table.get(without)), (None, None));
    }
}
