//! The positions since the last capture, to detect repetitions.

use std::hint::select_unpredictable;

use super::rows::Rows;

/// The positions that can still repeat.
pub(super) struct Repetitions {
    standings: Vec<Rows>,
    /// The current number of positions.
    len: usize,
    /// The seeds in the stores.
    stored: u64,
    /// A Bloom filter of the positions old enough to have repeated twice: one of 64 bits for each.
    seen: u64,
}

impl Repetitions {
    pub(super) fn new() -> Repetitions {
        Repetitions { standings: Vec::new(), len: 0, stored: 0, seen: 0 }
    }

    /// Removes all positions.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a position that cannot repeat within fewer than `least` moves. Returns whether it occurred for
    /// the third time.
    #[inline]
    pub(super) fn note(&mut self, standing: Rows, least: usize) -> bool {
        let stored = standing.stored();
        let len = select_unpredictable(stored == self.stored, self.len, 0);
        self.stored = stored;
        match self.standings.get_mut(len) {
            Some(place) => *place = standing,
            None => self.standings.push(standing),
        }
        self.len = len + 1;
        len >= 2 * least && self.stands_thrice(standing, len - 2 * least)
    }

    /// Returns whether the last position occurred for the third time. Its first occurrence is at `latest` or
    /// before, which grows by one with each move.
    fn stands_thrice(&mut self, standing: Rows, latest: usize) -> bool {
        let seen = if latest == 0 { 0 } else { self.seen };
        self.seen = seen | bit(self.standings[latest]);
        self.seen & bit(standing) != 0 && self.count(standing) >= 3
    }

    /// Returns how often a position occurred. Only every second position can be the same: the turns
    /// alternate.
    #[cold]
    fn count(&self, standing: Rows) -> usize {
        self.standings[..self.len].iter().rev().step_by(2).filter(|&&each| each == standing).count()
    }
}

const fn bit(standing: Rows) -> u64 {
    let mixed = (standing.own ^ standing.other.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    1 << (mixed >> 58)
}
