//! Boards that were drawn with letters because the emoji were not known yet.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use kuzhi_domain::MatchId;

/// The most boards to remember. Any others stay as they are until the next move.
const MOST: usize = 4_096;

/// The matches whose boards may have been drawn with letters in place of emoji.
#[derive(Default)]
pub(crate) struct LetterBoards(Mutex<HashSet<MatchId>>);

impl LetterBoards {
    /// Notes that a board is drawn while emoji are missing.
    pub(crate) fn record(&self, id: MatchId) {
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.len() < MOST {
            boards.insert(id);
        }
    }

    /// Returns these matches, and forgets them.
    pub(crate) fn take(&self) -> Vec<MatchId> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_board_is_returned_once_and_not_too_many() {
        let boards = LetterBoards::default();
        for number in [1, 2, 1] {
            boards.record(MatchId::from_random(number));
        }
        assert_eq!((boards.take().len(), boards.take().len()), (2, 0));
        (0..5_000).for_each(|number| boards.record(MatchId::from_random(number)));
        assert_eq!(boards.take().len(), MOST);
    }
}
