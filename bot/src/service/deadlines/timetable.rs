//! Matches in the order of their times.

use std::collections::{BTreeMap, HashMap};

use kuzhi_domain::{MatchId, Timestamp};

/// A time for each of some matches, with a value. Every click changes one, so a change takes logarithmic
/// time.
#[derive(Debug)]
pub(super) struct Timetable<T> {
    times: HashMap<MatchId, Timestamp>,
    order: BTreeMap<(Timestamp, MatchId), T>,
}

impl<T> Default for Timetable<T> {
    fn default() -> Timetable<T> {
        Timetable { times: HashMap::new(), order: BTreeMap::new() }
    }
}

impl<T> Timetable<T> {
    /// Sets the time of a match.
    pub(super) fn insert(&mut self, id: MatchId, at: Timestamp, value: T) {
        self.remove(id);
        self.times.insert(id, at);
        self.order.insert((at, id), value);
    }

    /// Removes a match, and returns its value.
    pub(super) fn remove(&mut self, id: MatchId) -> Option<T> {
        let at = self.times.remove(&id)?;
        self.order.remove(&(at, id))
    }

    /// Removes a match whose time has come, and returns its value.
    pub(super) fn remove_due(&mut self, id: MatchId, now: Timestamp) -> Option<T> {
        if *self.times.get(&id)? <= now { self.remove(id) } else { None }
    }

    /// Returns the first match, with its time.
    pub(super) fn first(&self) -> Option<(Timestamp, MatchId)> {
        self.order.keys().next().copied()
    }

    /// Returns the first match that is none of these, with its time.
    pub(super) fn first_but(&self, these: &[MatchId]) -> Option<(Timestamp, MatchId)> {
        self.order.keys().find(|(_, id)| these.binary_search(id).is_err()).copied()
    }

    /// Returns the matches whose time has come, with their values.
    pub(super) fn due(&self, now: Timestamp) -> impl Iterator<Item = (MatchId, &T)> {
        self.order.iter().take_while(move |((at, _), _)| *at <= now).map(|((_, id), value)| (*id, value))
    }

    /// Returns its matches.
    #[cfg(test)]
    pub(super) fn ids(&self) -> impl Iterator<Item = MatchId> {
        self.times.keys().copied()
    }
}
