//! A cache in front of the database, so that a move does not read its players again.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kuzhi_domain::matches::Match;
use kuzhi_domain::rating::{RatingChange, Standing};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::{GuildId, InteractionId, Language, MatchId, PlayerId, Timestamp};

use crate::record::ratings::read_result;
use crate::sled::keys;
use crate::sled::trees::Kind;
use crate::sled::write_batch::WriteBatch;
use crate::{Delivered, ProcessedInteraction};

/// How many matches are cached: at least so many of the last ones, at most twice as many.
const MATCHES: usize = 128;

/// The same for smaller values.
const FURTHER: usize = 512;

/// The same for rating changes, which are read once, when a match has just ended.
const RESULTS: usize = 64;

/// How many of the last marks are cached.
const INTERACTIONS: usize = 2_048;

/// Recently read or written values, each safe to show to readers.
///
/// Before a change goes to the disk, the writer [invalidates](Cache::invalidate) what it touches. Once the
/// journal has it, the writer [inserts](Cache::insert_committed) the new matches and marks. Readers of
/// anything else wait until sled has it.
pub(crate) struct Cache {
    pub(crate) matches: Recent<MatchId, Match>,
    pub(crate) delivered: Recent<MatchId, Delivered>,
    pub(crate) preferences: Recent<PlayerId, Preferences>,
    pub(crate) house_rules: Recent<GuildId, HouseRules>,
    pub(crate) languages: Recent<PlayerId, Option<Language>>,
    pub(crate) names: Recent<PlayerId, Option<String>>,
    /// By key.
    pub(crate) standings: Recent<Vec<u8>, Option<Standing>>,
    /// What results have changed, by key.
    pub(crate) rating_changes: Recent<Vec<u8>, Option<RatingChange>>,
    interactions: Mutex<ProcessedInteractions>,
    /// Whether a change has failed, so that nothing may be told any more.
    poisoned: AtomicBool,
}

impl Cache {
    /// Creates the cache for a database with this last mark.
    pub(crate) fn since(last: Option<InteractionId>) -> Cache {
        let floor = last.map_or(0, |last| last.0);
        Cache {
            matches: Recent::with_capacity(MATCHES),
            delivered: Recent::with_capacity(FURTHER),
            preferences: Recent::with_capacity(FURTHER),
            house_rules: Recent::with_capacity(FURTHER),
            languages: Recent::with_capacity(FURTHER),
            names: Recent::with_capacity(FURTHER),
            standings: Recent::with_capacity(FURTHER),
            rating_changes: Recent::with_capacity(RESULTS),
            interactions: Mutex::new(ProcessedInteractions { floor, of: BTreeMap::new() }),
            poisoned: AtomicBool::new(false),
        }
    }

    /// Tells nothing any more, because a change has failed.
    pub(crate) fn poison(&self) {
        self.poisoned.store(true, Ordering::Release);
    }

    pub(crate) fn is_healthy(&self) -> bool {
        !self.poisoned.load(Ordering::Acquire)
    }

    /// Drops what these changes touch, until they are on the disk.
    pub(crate) fn invalidate(&self, changes: &WriteBatch) {
        let touched = changes.touched();
        self.matches.invalidate(touched.matches);
        self.delivered.invalidate(touched.deliveries);
        self.preferences.invalidate(touched.preferences);
        self.house_rules.invalidate(touched.house_rules);
        self.standings.invalidate(touched.standings);
        self.rating_changes.invalidate(touched.results);
        let mut marks = lock(&self.interactions);
        changes.interactions().iter().for_each(|(mark, _)| marks.put(mark.interaction, None));
    }

    /// Inserts the matches and marks of changes that are on the disk now.
    pub(crate) fn insert_committed(&self, changes: &WriteBatch) {
        for one in changes.matches() {
            self.matches.put(one.id(), one.clone());
            self.insert_rating_changes(one, changes);
        }
        let mut marks = lock(&self.interactions);
        changes.interactions().iter().for_each(|(mark, id)| marks.put(mark.interaction, Some((*mark, *id))));
    }

    /// Inserts what the result of a match has changed, because the players see it at once. Earlier results
    /// that it changed as well are read when needed.
    fn insert_rating_changes(&self, one: &Match, changes: &WriteBatch) {
        let Some(result) = one.result() else { return };
        for scope in one.scopes() {
            let board = keys::of_leaderboard(scope, one.game().id());
            let key = keys::of_result(&board, result.ended, one.id());
            if let Some(counted) =
                changes.get(Kind::Results, &key).and_then(|kept| read_result(kept.as_ref()?))
            {
                self.rating_changes.put(key, Some(counted.change()));
            }
        }
    }

    /// Drops what readers may have cached during the change, since they could not know whether it was on the
    /// disk.
    pub(crate) fn invalidate_read(&self, changes: &WriteBatch) {
        let touched = changes.touched();
        self.delivered.invalidate(touched.deliveries);
        self.preferences.invalidate(touched.preferences);
        self.house_rules.invalidate(touched.house_rules);
        self.standings.invalidate(touched.standings);
    }

    /// Looks up whether an interaction led to a commit.
    pub(crate) fn processed(&self, interaction: InteractionId) -> Processed {
        lock(&self.interactions).find(interaction)
    }

    /// Drops the marks made before a time.
    pub(crate) fn forget_interactions(&self, before: Timestamp) {
        let is_younger =
            |mark: &Option<(ProcessedInteraction, MatchId)>| mark.is_none_or(|(mark, _)| mark.at >= before);
        lock(&self.interactions).of.retain(|_, mark| is_younger(mark));
    }
}

/// What the cache knows of an interaction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Processed {
    /// It led to a commit in this match.
    In(MatchId),
    /// It led to none.
    Nowhere,
    /// Nothing.
    Unknown,
}

/// All marks above a floor. A commit on its way to the disk has `None`.
struct ProcessedInteractions {
    floor: u64,
    of: BTreeMap<u64, Option<(ProcessedInteraction, MatchId)>>,
}

impl ProcessedInteractions {
    fn put(&mut self, interaction: InteractionId, mark: Option<(ProcessedInteraction, MatchId)>) {
        if interaction.0 <= self.floor {
            return;
        }
        self.of.insert(interaction.0, mark);
        while self.of.len() > INTERACTIONS {
            self.floor = self.of.pop_first().map_or(self.floor, |(interaction, _)| interaction);
        }
    }

    fn find(&self, interaction: InteractionId) -> Processed {
        match self.of.get(&interaction.0) {
            Some(Some((_, id))) => Processed::In(*id),
            None if interaction.0 > self.floor => Processed::Nowhere,
            Some(None) | None => Processed::Unknown,
        }
    }
}

/// Recent values of one kind, in two generations. When the young one is full, it becomes the old one, whose
/// values go.
pub(crate) struct Recent<K, V> {
    kept: usize,
    generations: Mutex<Generations<K, V>>,
}

struct Generations<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    /// How often values were dropped.
    invalidations: u64,
}

/// When a read began, counted in invalidations.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReadStart(u64);

impl<K: Eq + Hash, V: Clone> Recent<K, V> {
    fn with_capacity(kept: usize) -> Recent<K, V> {
        let generations = Generations { young: HashMap::new(), old: HashMap::new(), invalidations: 0 };
        Recent { kept, generations: Mutex::new(generations) }
    }

    pub(crate) fn get(&self, key: &K) -> Option<V> {
        let generations = self.lock();
        generations.young.get(key).or_else(|| generations.old.get(key)).cloned()
    }

    /// Puts the value that holds from now on.
    pub(crate) fn put(&self, key: K, value: V) {
        self.lock().put(self.kept, key, value);
    }

    /// Begins a read, whose value [`put_read`](Recent::put_read) may cache.
    pub(crate) fn begin_read(&self) -> ReadStart {
        ReadStart(self.lock().invalidations)
    }

    /// Caches a value that was read, unless it may have changed since the read began.
    pub(crate) fn put_read(&self, start: ReadStart, key: K, value: V) {
        let mut generations = self.lock();
        let is_there = generations.young.contains_key(&key) || generations.old.contains_key(&key);
        if generations.invalidations == start.0 && !is_there {
            generations.put(self.kept, key, value);
        }
    }

    pub(crate) fn invalidate(&self, keys: impl IntoIterator<Item = K>) {
        let mut keys = keys.into_iter().peekable();
        if keys.peek().is_none() {
            return;
        }
        let mut generations = self.lock();
        generations.invalidations += 1;
        for key in keys {
            generations.young.remove(&key);
            generations.old.remove(&key);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Generations<K, V>> {
        lock(&self.generations)
    }
}

impl<K: Eq + Hash, V> Generations<K, V> {
    fn put(&mut self, kept: usize, key: K, value: V) {
        if self.young.len() >= kept && !self.young.contains_key(&key) {
            self.old = mem::take(&mut self.young);
            self.invalidations += 1;
        }
        self.young.insert(key, value);
    }
}

/// Ignores poisoning: the values are consistent after every statement.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_keeps_the_latest_entries_only() {
        let recent = Recent::with_capacity(128);
        recent.put(0, "old");
        recent.put(0, "new");
        assert_eq!((recent.get(&0), recent.get(&1)), (Some("new"), None));
        (1..=128).for_each(|number| recent.put(number, "further"));
        assert_eq!((recent.get(&0), recent.get(&128)), (Some("new"), Some("further")));
        recent.put(0, "newer");
        assert_eq!(recent.get(&0), Some("newer"), "of an old and a new one the new one counts");
        (128..3 * 128).for_each(|number| recent.put(number, "further"));
        assert_eq!((recent.get(&0), recent.get(&1), recent.get(&383)), (None, None, Some("further")));
    }

    #[test]
    fn stale_reads_do_not_enter_the_cache() {
        let recent = Recent::with_capacity(2);
        let start = recent.begin_read();
        recent.put_read(start, 1, "read");
        assert_eq!(recent.get(&1), Some("read"));
        recent.put(2, "put");
        recent.put_read(start, 2, "read");
        assert_eq!(recent.get(&2), Some("put"), "what was put is newer");
        recent.invalidate([1]);
        recent.put_read(start, 1, "read");
        assert_eq!(recent.get(&1), None);
        recent.put_read(recent.begin_read(), 1, "read again");
        assert_eq!(recent.get(&1), Some("read again"));
        let start = recent.begin_read();
        recent.put(3, "written");
        (4..8).for_each(|number| recent.put(number, "further"));
        recent.put_read(start, 3, "read");
        assert_eq!(
            recent.get(&3),
            None,
            "what was put meanwhile may have been forgotten with its generation"
        );
    }

    #[test]
    fn all_marks_above_the_floor_are_known() {
        let cache = Cache::since(Some(InteractionId(10)));
        let put = |interaction: u64, id: Option<u64>| {
            let (interaction, at) = (InteractionId(interaction), Timestamp::from_millis(interaction));
            let mark = id.map(|id| (ProcessedInteraction { interaction, at }, MatchId::from_random(id)));
            lock(&cache.interactions).put(interaction, mark);
        };
        let find = |interaction| cache.processed(InteractionId(interaction));
        put(12, None);
        put(13, Some(1));
        put(9, Some(2));
        let one = MatchId::from_random(1);
        let (unknown, nowhere) = (Processed::Unknown, Processed::Nowhere);
        assert_eq!([9, 10, 11, 12, 13].map(find), [unknown, unknown, nowhere, unknown, Processed::In(one)]);
        cache.forget_interactions(Timestamp::from_millis(14));
        assert_eq!([12, 13].map(find), [unknown, nowhere]);
        (20..20 + INTERACTIONS as u64).for_each(|interaction| put(interaction, Some(interaction)));
        assert_eq!([12, 19].map(find), [unknown, nowhere], "the lowest one was let go, and the floor rose");
    }
}
