//! The matches whose boards people have just asked to open on a page. Discord does not say which one it was.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::{MatchId, PlayerId, Timestamp};

/// How long a page may take to come.
const LASTS: Duration = Duration::from_mins(2);

/// How many are known at most. Whoever is forgotten chooses from their games.
const MOST: usize = 1_000;

/// What people have asked to open.
#[derive(Debug, Default)]
pub(crate) struct Opened(Mutex<HashMap<PlayerId, (MatchId, Timestamp)>>);

impl Opened {
    /// Remembers that a person wants this match on the page that comes next.
    pub(crate) fn remember(&self, who: PlayerId, id: MatchId, now: Timestamp) {
        let mut opened = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if opened.len() >= MOST {
            opened.retain(|_, (_, at)| now.since(*at) < LASTS);
        }
        if opened.len() < MOST {
            opened.insert(who, (id, now));
        }
    }

    /// Returns what a person wants on a page that has come.
    pub(crate) fn take(&self, who: PlayerId, now: Timestamp) -> Option<MatchId> {
        let (id, at) = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&who)?;
        (now.since(at) < LASTS).then_some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId(1);

    #[test]
    fn a_page_opens_what_was_asked_for_just_before() {
        let (opened, id) = (Opened::default(), MatchId::from_random(7));
        opened.remember(ADA, id, Timestamp::from_millis(0));
        assert_eq!(opened.take(PlayerId(2), Timestamp::from_millis(1)), None);
        assert_eq!(opened.take(ADA, Timestamp::from_millis(1)), Some(id));
        assert_eq!(opened.take(ADA, Timestamp::from_millis(1)), None, "a page opened later is another");
        opened.remember(ADA, id, Timestamp::from_millis(0));
        assert_eq!(opened.take(ADA, Timestamp::from_millis(121_000)), None);
    }

    #[test]
    fn what_is_known_does_not_grow_without_end() {
        let opened = Opened::default();
        for who in 0..2_000 {
            opened.remember(PlayerId(who), MatchId::from_random(who), Timestamp::from_millis(who));
        }
        assert_eq!(opened.0.lock().unwrap().len(), MOST);
        opened.remember(PlayerId(5_000), MatchId::from_random(7), Timestamp::from_millis(500_000));
        assert_eq!(opened.0.lock().unwrap().len(), 1);
    }
}
