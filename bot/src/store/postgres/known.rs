//! Matches that were read or written of late: what the database has of them need not be sent and read anew.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::domain::Match;

/// How many are kept at least, once there were so many; twice as many at most.
const MOST: usize = 128;

/// Matches, each with the token of the commit that made it so. Other processes may have changed them since: whoever
/// asks the database gives the token, and hears whether it is still the one that is there.
#[derive(Default)]
pub(super) struct Known(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    young: HashMap<i64, (i64, Match)>,
    old: HashMap<i64, (i64, Match)>,
}

impl Known {
    /// The match of this id as it was last seen, and its token.
    pub(super) fn get(&self, id: i64) -> Option<(i64, Match)> {
        let mut all = self.lock();
        let kept = all.young.get(&id).or_else(|| all.old.get(&id)).cloned()?;
        all.put(id, kept.clone());
        Some(kept)
    }

    /// Notes how a match stands.
    pub(super) fn put(&self, id: i64, token: i64, one: Match) {
        self.lock().put(id, (token, one));
    }

    fn lock(&self) -> MutexGuard<'_, Generations> {
        // What is there is whole after every statement.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Generations {
    fn put(&mut self, id: i64, kept: (i64, Match)) {
        if self.young.len() >= MOST && !self.young.contains_key(&id) {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(id, kept);
    }
}
