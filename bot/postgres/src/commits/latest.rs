//! The changes of the latest results, so that a process that has committed one can show it without asking for
//! it.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_domain::MatchId;
use kuzhi_domain::rating::RatingChange;

/// The maximum number of changes kept.
const MOST: usize = 256;

/// How long they are kept: other processes may add results before these, which are out of date then.
const LASTS: Duration = Duration::from_secs(10);

/// The changes that were committed here and not shown yet.
#[derive(Debug, Default)]
pub(crate) struct Latest(Mutex<VecDeque<Entry>>);

#[derive(Debug)]
struct Entry {
    board: String,
    id: MatchId,
    change: RatingChange,
    at: Instant,
}

impl Latest {
    /// Records the changes of a commit on a leaderboard. Earlier changes there are dropped, because they may
    /// be out of date.
    pub(crate) fn record_change(&self, board: String, id: MatchId, change: Option<&RatingChange>) {
        let mut entries = self.entries();
        entries.retain(|entry| entry.board != board);
        if let Some(&change) = change {
            entries.push_back(Entry { board, id, change, at: Instant::now() });
        }
        if entries.len() > MOST {
            entries.pop_front();
        }
    }

    /// Takes the change of a result, if it was recorded just now.
    pub(crate) fn take(&self, board: &str, id: MatchId) -> Option<RatingChange> {
        let mut entries = self.entries();
        let at = entries.iter().position(|entry| entry.id == id && entry.board == board)?;
        entries.remove(at).filter(|entry| entry.at.elapsed() < LASTS).map(|entry| entry.change)
    }

    /// Drops all changes, because people in them have left.
    pub(crate) fn clear(&self) {
        self.entries().clear();
    }

    fn entries(&self) -> MutexGuard<'_, VecDeque<Entry>> {
        // It is whole after every statement.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::PlayerId;
    use kuzhi_domain::rating::Standing;

    use super::*;

    #[test]
    fn a_change_is_taken_once_while_nothing_else_changed() {
        let standings = [Standing::new(PlayerId(1)), Standing::new(PlayerId(2))];
        let change = RatingChange { before: standings, after: standings };
        let (latest, [first, second]) = (Latest::default(), [1, 2].map(MatchId::from_random));
        let note = |board: &str, id| latest.record_change(board.to_owned(), id, Some(&change));
        note("mangala@1", first);
        note("mangala@*", first);
        assert_eq!(latest.take("mangala@1", second), None);
        assert_eq!(latest.take("mangala@1", first), Some(change));
        assert_eq!(latest.take("mangala@1", first), None);
        note("mangala@*", second);
        assert_eq!(latest.take("mangala@*", first), None);
        latest.record_change("mangala@*".to_owned(), second, None);
        assert_eq!(latest.take("mangala@*", second), None);
        (0..1_000).for_each(|number| note(&number.to_string(), first));
        assert_eq!(latest.entries().len(), MOST);
    }
}
