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
}

impl Past {
    pub(super) fn new() -> Past {
        Past { standings: Vec::new(), len: 0, stored: 0 }
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
        len >= 2 * least && self.stands_thrice(standing, least)
    }

    #[cold]
    fn stands_thrice(&self, standing: Rows, least: usize) -> bool {
        let times = |standings: &[Rows]| standings.iter().filter(|&&each| each == standing).count();
        let (long_ago, of_late) = self.standings[..self.len].split_at(self.len - 2 * least);
        let times_long_ago = times(long_ago);
        times_long_ago > 0 && times_long_ago + times(of_late) >= 3
    }
}
