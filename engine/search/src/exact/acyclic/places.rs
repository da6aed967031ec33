//! A compact hash map from positions to places, with a fixed capacity.

use super::packed::Packed;
use super::share_transpositions::scramble;

const PLACE_BITS: u32 = 3;
const PLACE: u64 = (1 << PLACE_BITS) - 1;

/// One word in this many stays free, so that lookups are fast.
const ONE_FREE_OF: usize = 8;

/// A map from positions to the place of a pit. The empty board cannot be a key.
///
/// A word holds the whole position and the place, so two positions are never confused. An empty slot is 0.
/// Collisions are resolved by linear probing.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Places {
    words: Box<[u64]>,
    len: usize,
    most: usize,
}

impl Places {
    /// Creates a map with capacity for this many positions.
    pub(super) fn for_positions(most: usize) -> Places {
        Places { words: vec![0; most + most / (ONE_FREE_OF - 1) + 1].into(), len: 0, most }
    }

    /// Returns the number of positions.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, position: Packed) -> Option<u8> {
        let bits = fitting(position)?;
        let word = self.words[self.find(bits)];
        (word != 0).then_some((word & PLACE) as u8)
    }

    /// Inserts a place below 6 for a new position. Returns false if the map is full or a pit holds 32
    /// stones or more.
    pub(super) fn insert(&mut self, position: Packed, place: u8) -> bool {
        let Some(bits) = fitting(position).filter(|_| self.len < self.most) else { return false };
        let at = self.find(bits);
        self.words[at] = bits << PLACE_BITS | u64::from(place);
        self.len += 1;
        true
    }

    /// Returns the index of a position, or of the free slot for it.
    #[allow(clippy::cast_possible_truncation)] // below the number of words
    fn find(&self, bits: u64) -> usize {
        let count = self.words.len();
        let mut at = ((u128::from(scramble(bits)) * count as u128) >> u64::BITS) as usize;
        while self.words[at] != 0 && self.words[at] >> PLACE_BITS != bits {
            at = if at + 1 == count { 0 } else { at + 1 };
        }
        at
    }
}

/// Returns the bits of a position if they leave room for a place.
fn fitting(position: Packed) -> Option<u64> {
    let bits = position.bits();
    (bits != 0 && bits << PLACE_BITS >> PLACE_BITS == bits).then_some(bits)
}

impl std::fmt::Debug for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Places({} of {})", self.len, self.most)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::testing::random_position;
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn every_position_keeps_its_place_and_no_other_has_one() {
        let mut rng = Rng::new(8);
        let wanted: HashMap<Packed, u8> =
            (0..5_000_u32).map(|index| (random_position(&mut rng, 40), (index % 6) as u8)).collect();
        let mut places = Places::for_positions(wanted.len());
        for (&position, &place) in &wanted {
            assert_eq!(places.get(position), None);
            assert!(places.insert(position, place));
        }
        assert_eq!(places.len(), wanted.len());
        assert!(wanted.iter().all(|(&position, &place)| places.get(position) == Some(place)));
        let others = (0..5_000)
            .map(|_| random_position(&mut rng, 39))
            .filter(|position| !wanted.contains_key(position));
        assert!(others.map(|other| places.get(other)).all(|place| place.is_none()));
    }

    #[test]
    fn places_refuse_heaps_and_overflow() {
        let mut rng = Rng::new(3);
        let mut places = Places::for_positions(1);
        let heap = Packed::from_counts([0, 40, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
        assert!(!places.insert(heap, 1));
        assert_eq!(places.get(heap), None);
        assert!(places.insert(random_position(&mut rng, 40), 5));
        assert!(!places.insert(random_position(&mut rng, 40), 5));
    }
}
