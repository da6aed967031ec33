//! The changes of commits before they are written: the last value for each key.

use std::collections::BTreeMap;
use std::ops::Bound;

use ::sled::IVec;
use kuzhi_domain::matches::Match;
use kuzhi_domain::{GuildId, MatchId, PlayerId};

use crate::ProcessedInteraction;
use crate::sled::keys;
use crate::sled::trees::Kind;
use kuzhi_journal::Change;

/// Changes of several keys, all written or none.
#[derive(Default, Debug)]
pub(crate) struct WriteBatch {
    /// By tree and key; `None` removes the key.
    keys: [BTreeMap<Vec<u8>, Option<IVec>>; Kind::ALL.len()],
    /// The new versions of the matches among them.
    matches: Vec<Match>,
    /// The marks among them.
    interactions: Vec<(ProcessedInteraction, MatchId)>,
    /// Matches whose messages change beyond the pending notes.
    deliveries: Vec<MatchId>,
}

/// What changes touch, by kind, for invalidating the cache.
pub(crate) struct Touched {
    pub(crate) matches: Vec<MatchId>,
    /// Matches whose messages change beyond the pending notes.
    pub(crate) deliveries: Vec<MatchId>,
    pub(crate) preferences: Vec<PlayerId>,
    pub(crate) house_rules: Vec<GuildId>,
    /// The keys of standings.
    pub(crate) standings: Vec<Vec<u8>>,
    /// The keys of results.
    pub(crate) results: Vec<Vec<u8>>,
}

impl WriteBatch {
    pub(crate) fn are_none(&self) -> bool {
        self.keys.iter().all(BTreeMap::is_empty)
    }

    pub(crate) fn put(&mut self, kind: Kind, key: impl Into<Vec<u8>>, value: impl Into<IVec>) {
        self.keys[kind as usize].insert(key.into(), Some(value.into()));
    }

    pub(crate) fn remove(&mut self, kind: Kind, key: impl Into<Vec<u8>>) {
        self.keys[kind as usize].insert(key.into(), None);
    }

    /// Notes the new version of a match, beside its record.
    pub(crate) fn record_match(&mut self, one: &Match) {
        self.matches.push(one.clone());
    }

    /// Notes a mark, beside its block.
    pub(crate) fn record_interaction(&mut self, mark: ProcessedInteraction, id: MatchId) {
        self.interactions.push((mark, id));
    }

    /// Notes that messages of a match change beyond the pending notes.
    pub(crate) fn record_delivery(&mut self, id: MatchId) {
        self.deliveries.push(id);
    }

    pub(crate) fn interactions(&self) -> &[(ProcessedInteraction, MatchId)] {
        &self.interactions
    }

    /// Whether messages of a match change beyond the pending notes.
    pub(crate) fn has_delivery(&self, id: MatchId) -> bool {
        self.deliveries.contains(&id)
    }

    pub(crate) fn touched(&self) -> Touched {
        let ids = |kind: Kind| self.keys[kind as usize].keys().filter_map(|key| keys::number_at_end(key));
        Touched {
            matches: ids(Kind::Matches).map(MatchId::from_random).collect(),
            deliveries: self.deliveries.clone(),
            preferences: ids(Kind::Preferences).map(PlayerId).collect(),
            house_rules: ids(Kind::HouseRules).map(GuildId).collect(),
            standings: self.keys[Kind::Standings as usize].keys().cloned().collect(),
            results: self.keys[Kind::Results as usize].keys().cloned().collect(),
        }
    }

    /// Returns the new versions of matches, in order.
    pub(crate) fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// Returns the change of a key, if there is one.
    pub(crate) fn get(&self, kind: Kind, key: &[u8]) -> Option<&Option<IVec>> {
        self.keys[kind as usize].get(key)
    }

    /// Whether a key changes.
    pub(crate) fn touches(&self, kind: Kind, key: &[u8]) -> bool {
        self.get(kind, key).is_some()
    }

    /// Whether any key with this prefix changes.
    pub(crate) fn touches_any(&self, kind: Kind, prefix: &[u8]) -> bool {
        self.after(kind, prefix, prefix).next().is_some()
    }

    /// Returns the changes of keys with a prefix, from one key on.
    pub(crate) fn after<'a>(
        &'a self,
        kind: Kind,
        prefix: &'a [u8],
        from: &[u8],
    ) -> impl Iterator<Item = (&'a Vec<u8>, &'a Option<IVec>)> {
        let keys = self.keys[kind as usize].range(from.to_vec()..);
        keys.take_while(move |(key, _)| key.starts_with(prefix))
    }

    /// Returns the last changing key that is not after this one.
    pub(crate) fn last_until(&self, kind: Kind, key: &[u8]) -> Option<&[u8]> {
        let keys = self.keys[kind as usize].range::<[u8], _>((Bound::Unbounded, Bound::Included(key)));
        keys.map(|(key, _)| key.as_slice()).next_back()
    }

    /// Adds later changes.
    pub(crate) fn extend(&mut self, later: WriteBatch) {
        // A record that changes without its match, as when a person is removed, outdates the one noted.
        self.matches.retain(|one| !later.touches(Kind::Matches, &keys::of_match(one.id())));
        for (keys, later) in self.keys.iter_mut().zip(later.keys) {
            keys.extend(later);
        }
        self.matches.extend(later.matches);
        self.interactions.extend(later.interactions);
        self.deliveries.extend(later.deliveries);
    }

    /// Iterates over all changes; `None` removes the key.
    pub(crate) fn keys(&self) -> impl Iterator<Item = (Kind, &[u8], Option<&[u8]>)> {
        Kind::ALL.into_iter().zip(&self.keys).flat_map(|(kind, keys)| {
            keys.iter().map(move |(key, value)| (kind, key.as_slice(), value.as_deref()))
        })
    }

    /// Iterates over all changes in the form of the journal.
    pub(crate) fn all(&self) -> impl Iterator<Item = Change<'_>> {
        self.keys().map(|(kind, key, value)| Change { tree: kind.code(), key, value })
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::Timestamp;
    use kuzhi_domain::matches::{MatchSetup, Seat};
    use kuzhi_engine::Game;

    use super::*;

    fn played(id: u64) -> Match {
        let seats = [1, 2].map(|player| Seat::Person(PlayerId(player)));
        let setup = MatchSetup::played(Game::default(), seats, &[], Timestamp::default()).unwrap();
        MatchSetup { id: MatchId::from_random(id), ..setup }.check().unwrap()
    }

    #[test]
    fn a_changed_record_outdates_the_buffered_match() {
        let (one, other) = (played(1), played(2));
        let mut group = WriteBatch::default();
        for noted in [&one, &other] {
            group.put(Kind::Matches, keys::of_match(noted.id()), b"with the person".to_vec());
            group.record_match(noted);
        }
        let mut removal = WriteBatch::default();
        removal.put(Kind::Matches, keys::of_match(one.id()), b"without".to_vec());
        group.extend(removal);
        assert_eq!(group.matches(), [other]);
    }
}
