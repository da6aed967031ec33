//! What people have just asked to open on a page. Discord does not say what it was.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_view::request::Action;

/// How long a page may take to come.
const LASTS: Duration = Duration::from_mins(2);

/// How many are known at most. Whoever is forgotten chooses from their games.
const MOST: usize = 1_000;

/// What people have asked to open.
#[derive(Debug, Default)]
pub(crate) struct Opened(Mutex<HashMap<PlayerId, (Action, Timestamp)>>);

impl Opened {
    /// Remembers that a person wants this on the page that comes next.
    pub(crate) fn remember(&self, who: PlayerId, wanted: Action, now: Timestamp) {
        let mut opened = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if opened.len() >= MOST {
            opened.retain(|_, (_, at)| now.since(*at) < LASTS);
        }
        if opened.len() < MOST || opened.contains_key(&who) {
            opened.insert(who, (wanted, now));
        }
    }

    /// Returns what a person wants on a page that has come.
    pub(crate) fn take(&self, who: PlayerId, now: Timestamp) -> Option<Action> {
        let (wanted, at) = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&who)?;
        (now.since(at) < LASTS).then_some(wanted)
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::MatchId;

    use super::*;

    const ADA: PlayerId = PlayerId(1);

    #[test]
    fn a_page_opens_what_was_asked_for_just_before() {
        let (opened, board) = (Opened::default(), Action::OpenBoard(MatchId::from_random(7)));
        opened.remember(ADA, Action::OpenGames, Timestamp::from_millis(0));
        opened.remember(ADA, board.clone(), Timestamp::from_millis(0));
        assert_eq!(opened.take(PlayerId(2), Timestamp::from_millis(1)), None);
        assert_eq!(opened.take(ADA, Timestamp::from_millis(1)), Some(board.clone()));
        assert_eq!(opened.take(ADA, Timestamp::from_millis(1)), None, "a page opened later is another");
        opened.remember(ADA, board, Timestamp::from_millis(0));
        assert_eq!(opened.take(ADA, Timestamp::from_millis(121_000)), None);
    }

    #[test]
    fn what_is_known_does_not_grow_without_end() {
        let opened = Opened::default();
        for who in 0..2_000 {
            opened.remember(PlayerId(who), Action::OpenGames, Timestamp::from_millis(who));
        }
        assert_eq!(opened.0.lock().unwrap().len(), MOST);
        opened.remember(PlayerId(5_000), Action::OpenGames, Timestamp::from_millis(500_000));
        assert_eq!(opened.0.lock().unwrap().len(), 1);
    }
}
