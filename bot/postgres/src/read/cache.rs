//! A cache of matches, so the database need not send their records again.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use kuzhi_domain::matches::Match;

/// How many matches are cached: at least so many of the last ones, at most twice as many.
const MOST: usize = 128;

/// Matches, each with the token of the commit that wrote it. Other processes may have changed them since, so
/// a lookup passes the token, and the database compares it with its own.
#[derive(Default)]
pub(crate) struct MatchCache(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    young: HashMap<i64, (i64, Match)>,
    old: HashMap<i64, (i64, Match)>,
}

impl MatchCache {
    /// Returns the cached version of a match, and its token.
    pub(crate) fn get(&self, id: i64) -> Option<(i64, Match)> {
        let mut all = self.lock();
        let kept = all.young.get(&id).or_else(|| all.old.get(&id)).cloned()?;
        all.put(id, kept.clone());
        Some(kept)
    }

    /// Caches a version of a match.
    pub(crate) fn put(&self, id: i64, token: i64, one: Match) {
        self.lock().put(id, (token, one));
    }

    fn lock(&self) -> MutexGuard<'_, Generations> {
        // The map is consistent after every statement.
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
