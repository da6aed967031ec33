//! What stood on the board since the last capture, for games that can go round.

use super::rows::Rows;

/// Positions that can still come back.
pub(super) struct Past {
    standings: Vec<Rows>,
    /// How many of them there are now.
    len: usize,
    /// A bit for each of them, one of 64 by chance: where none is set, nothing has come back.
    seen: u64,
}

impl Past {
    pub(super) fn new() -> Past {
        Past { standings: Vec::new(), len: 0, seen: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.forget_if(true);
    }

    /// Forgets what cannot come back any more; chance decides whether, so there is no branch.
    #[inline]
    pub(super) fn forget_if(&mut self, is_past: bool) {
        self.seen &= u64::from(is_past).wrapping_sub(1);
        self.len &= usize::from(is_past).wrapping_sub(1);
    }

    /// Notes a position; whether it stands for the third time.
    #[inline]
    pub(super) fn note(&mut self, standing: Rows) -> bool {
        let mixed = (standing.own ^ standing.other.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let bit = 1 << (mixed >> 58);
        let maybe = self.seen & bit != 0;
        self.seen |= bit;
        match self.standings.get_mut(self.len) {
            Some(place) => *place = standing,
            None => self.standings.push(standing),
        }
        self.len += 1;
        maybe && self.stands_thrice(standing)
    }

    #[cold]
    fn stands_thrice(&self, standing: Rows) -> bool {
        self.standings[..self.len].iter().filter(|&&each| each == standing).count() >= 3
    }
}
