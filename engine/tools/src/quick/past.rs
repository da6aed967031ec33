//! What stood on the board since the last capture, for games that can go round.

use std::hint::select_unpredictable;

use super::rows::Rows;

/// Positions that can still come back.
pub(super) struct Past {
    standings: Vec<Rows>,
    /// How many of them there are now.
    len: usize,
    /// What lies in the stores.
    stored: u64,
    /// A bit for each of those that have stood long enough to come back twice, one of 64 by chance.
    seen: u64,
}

impl Past {
    pub(super) fn new() -> Past {
        Past { standings: Vec::new(), len: 0, stored: 0, seen: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Notes a position, where one does not come back after fewer moves than `least`; whether it
    /// stands for the third time.
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

    /// Whether a position, the last one, stands for the third time. Its first time was at `latest` then, or
    /// before: that is one position more than it could be one move ago.
    fn stands_thrice(&mut self, standing: Rows, latest: usize) -> bool {
        let seen = if latest == 0 { 0 } else { self.seen };
        self.seen = seen | bit(self.standings[latest]);
        self.seen & bit(standing) != 0 && self.count(standing) >= 3
    }

    /// How many times a position has stood; turns alternate.
    #[cold]
    fn count(&self, standing: Rows) -> usize {
        self.standings[..self.len].iter().rev().step_by(2).filter(|&&each| each == standing).count()
    }
}

const fn bit(standing: Rows) -> u64 {
    let mixed = (standing.own ^ standing.other.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    1 << (mixed >> 58)
}
