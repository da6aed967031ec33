//! What is known without reading: whoever plays is not read anew for each move.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::changes::Changes;
use super::keys;
use super::trees::Kind;
use crate::domain::{
    GuildId, HouseRules, InteractionId, Match, MatchId, PlayerId, Preferences, RatingChange, Standing,
    Timestamp,
};
use crate::language::Language;
use crate::store::ratings::read_result;
use crate::store::{Delivered, Mark};

/// How many matches are kept at least, once there were so many; twice as many at most.
const MATCHES: usize = 128;

/// The same for what is smaller.
const FURTHER: usize = 512;

/// The same for what results have changed, which is asked for once, when a match has just ended.
const RESULTS: usize = 64;

/// How many of the last marks are kept.
const MARKS: usize = 2_048;

/// What was read or written of late, each as it may be told.
///
/// Before the disk has a change, the writer [forgets](Known::forget) what it changes; when the journal has it, the writer
/// [learns](Known::learn) what may be told from then on. The rest is not known until sled has it, and who asks has to wait.
pub(super) struct Known {
    pub(super) matches: Lately<MatchId, Match>,
    pub(super) delivered: Lately<MatchId, Delivered>,
    pub(super) preferences: Lately<PlayerId, Preferences>,
    pub(super) house_rules: Lately<GuildId, HouseRules>,
    pub(super) languages: Lately<PlayerId, Option<Language>>,
    pub(super) names: Lately<PlayerId, Option<String>>,
    /// By their keys.
    pub(super) standings: Lately<Vec<u8>, Option<Standing>>,
    /// What results have changed, by their keys.
    pub(super) rating_changes: Lately<Vec<u8>, Option<RatingChange>>,
    marks: Mutex<Marks>,
}

impl Known {
    /// Of a database whose last mark is this one.
    pub(super) fn since(last: Option<InteractionId>) -> Known {
        let floor = last.map_or(0, |last| last.0);
        Known {
            matches: Lately::of(MATCHES),
            delivered: Lately::of(FURTHER),
            preferences: Lately::of(FURTHER),
            house_rules: Lately::of(FURTHER),
            languages: Lately::of(FURTHER),
            names: Lately::of(FURTHER),
            standings: Lately::of(FURTHER),
            rating_changes: Lately::of(RESULTS),
            marks: Mutex::new(Marks { floor, of: BTreeMap::new() }),
        }
    }

    /// Forgets what changes now, until it is on the disk.
    pub(super) fn forget(&self, changes: &Changes) {
        let touched = changes.touched();
        self.matches.forget(touched.matches);
        self.delivered.forget(touched.told);
        self.preferences.forget(touched.preferences);
        self.house_rules.forget(touched.house_rules);
        self.standings.forget(touched.standings);
        self.rating_changes.forget(touched.results);
        let mut marks = lock(&self.marks);
        changes.marks().iter().for_each(|(mark, _)| marks.put(mark.interaction, None));
    }

    /// Learns what is on the disk now.
    pub(super) fn learn(&self, changes: &Changes) {
        for one in changes.matches() {
            self.matches.put(one.id(), one.clone());
            self.learn_change(one, changes);
        }
        let mut marks = lock(&self.marks);
        changes.marks().iter().for_each(|(mark, id)| marks.put(mark.interaction, Some((*mark, *id))));
    }

    /// Learns what the result of a match has changed: whoever ended it is told so. An earlier result that it has changed, too, is read
    /// when somebody asks.
    fn learn_change(&self, one: &Match, changes: &Changes) {
        let Some(result) = one.result() else { return };
        for scope in one.scopes() {
            let board = keys::of_leaderboard(scope, one.game().id());
            let key = keys::of_result(&board, result.ended, one.id());
            if let Some(counted) =
                changes.of(Kind::Results, &key).and_then(|kept| read_result(kept.as_ref()?))
            {
                self.rating_changes.put(key, Some(counted.change()));
            }
        }
    }

    /// Forgets what may have been read while it changed: whoever did that does not know whether it may be told.
    pub(super) fn forget_read(&self, changes: &Changes) {
        let touched = changes.touched();
        self.delivered.forget(touched.told);
        self.preferences.forget(touched.preferences);
        self.house_rules.forget(touched.house_rules);
        self.standings.forget(touched.standings);
    }

    /// Whether an interaction led to a commit.
    pub(super) fn marked(&self, interaction: InteractionId) -> Marked {
        lock(&self.marks).find(interaction)
    }

    /// Forgets the marks made before a time.
    pub(super) fn forget_marks(&self, before: Timestamp) {
        let is_younger = |mark: &Option<(Mark, MatchId)>| mark.is_none_or(|(mark, _)| mark.at >= before);
        lock(&self.marks).of.retain(|_, mark| is_younger(mark));
    }
}

/// What is known of an interaction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Marked {
    /// It led to a commit in this match.
    In(MatchId),
    /// It led to none.
    Nowhere,
    /// Nothing.
    Unknown,
}

/// All marks above a floor, those of commits on their way as nothing.
struct Marks {
    floor: u64,
    of: BTreeMap<u64, Option<(Mark, MatchId)>>,
}

impl Marks {
    fn put(&mut self, interaction: InteractionId, mark: Option<(Mark, MatchId)>) {
        if interaction.0 <= self.floor {
            return;
        }
        self.of.insert(interaction.0, mark);
        while self.of.len() > MARKS {
            self.floor = self.of.pop_first().map_or(self.floor, |(interaction, _)| interaction);
        }
    }

    fn find(&self, interaction: InteractionId) -> Marked {
        match self.of.get(&interaction.0) {
            Some(Some((_, id))) => Marked::In(*id),
            None if interaction.0 > self.floor => Marked::Nowhere,
            Some(None) | None => Marked::Unknown,
        }
    }
}

/// Some values of one kind. What nobody has put since there were so many others is forgotten with its generation.
pub(super) struct Lately<K, V> {
    kept: usize,
    generations: Mutex<Generations<K, V>>,
}

struct Generations<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    /// How often something was forgotten.
    forgotten: u64,
}

/// How much had been forgotten when somebody began to read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Before(u64);

impl<K: Eq + Hash, V: Clone> Lately<K, V> {
    fn of(kept: usize) -> Lately<K, V> {
        let generations = Generations { young: HashMap::new(), old: HashMap::new(), forgotten: 0 };
        Lately { kept, generations: Mutex::new(generations) }
    }

    pub(super) fn get(&self, key: &K) -> Option<V> {
        let generations = self.lock();
        generations.young.get(key).or_else(|| generations.old.get(key)).cloned()
    }

    /// Puts what holds from now on.
    pub(super) fn put(&self, key: K, value: V) {
        self.lock().put(self.kept, key, value);
    }

    /// Somebody begins to read.
    pub(super) fn before(&self) -> Before {
        Before(self.lock().forgotten)
    }

    /// Puts what was read, unless it may have changed since.
    pub(super) fn put_read(&self, before: Before, key: K, value: V) {
        let mut generations = self.lock();
        let is_there = generations.young.contains_key(&key) || generations.old.contains_key(&key);
        if generations.forgotten == before.0 && !is_there {
            generations.put(self.kept, key, value);
        }
    }

    pub(super) fn forget(&self, keys: impl IntoIterator<Item = K>) {
        let mut keys = keys.into_iter().peekable();
        if keys.peek().is_none() {
            return;
        }
        let mut generations = self.lock();
        generations.forgotten += 1;
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
            self.forgotten += 1;
        }
        self.young.insert(key, value);
    }
}

/// What is locked here is whole after every statement, so a panic elsewhere cannot have broken it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_ones_are_there_as_they_are_and_the_others_are_forgotten() {
        let lately = Lately::of(128);
        lately.put(0, "old");
        lately.put(0, "new");
        assert_eq!((lately.get(&0), lately.get(&1)), (Some("new"), None));
        (1..=128).for_each(|number| lately.put(number, "further"));
        assert_eq!((lately.get(&0), lately.get(&128)), (Some("new"), Some("further")));
        lately.put(0, "newer");
        assert_eq!(lately.get(&0), Some("newer"), "of an old and a new one the new one counts");
        (128..3 * 128).for_each(|number| lately.put(number, "further"));
        assert_eq!((lately.get(&0), lately.get(&1), lately.get(&383)), (None, None, Some("further")));
    }

    #[test]
    fn what_was_read_before_a_change_is_not_taken_up_after_it() {
        let lately = Lately::of(2);
        let before = lately.before();
        lately.put_read(before, 1, "read");
        assert_eq!(lately.get(&1), Some("read"));
        lately.put(2, "put");
        lately.put_read(before, 2, "read");
        assert_eq!(lately.get(&2), Some("put"), "what was put is newer");
        lately.forget([1]);
        lately.put_read(before, 1, "read");
        assert_eq!(lately.get(&1), None);
        lately.put_read(lately.before(), 1, "read again");
        assert_eq!(lately.get(&1), Some("read again"));
        let before = lately.before();
        lately.put(3, "written");
        (4..8).for_each(|number| lately.put(number, "further"));
        lately.put_read(before, 3, "read");
        assert_eq!(
            lately.get(&3),
            None,
            "what was put meanwhile may have been forgotten with its generation"
        );
    }

    #[test]
    fn all_marks_above_the_floor_are_known() {
        let known = Known::since(Some(InteractionId(10)));
        let put = |interaction: u64, id: Option<u64>| {
            let (interaction, at) = (InteractionId(interaction), Timestamp::from_millis(interaction));
            let mark = id.map(|id| (Mark { interaction, at }, MatchId::from_random(id)));
            lock(&known.marks).put(interaction, mark);
        };
        let find = |interaction| known.marked(InteractionId(interaction));
        put(12, None);
        put(13, Some(1));
        put(9, Some(2));
        let one = MatchId::from_random(1);
        let (unknown, nowhere) = (Marked::Unknown, Marked::Nowhere);
        assert_eq!([9, 10, 11, 12, 13].map(find), [unknown, unknown, nowhere, unknown, Marked::In(one)]);
        known.forget_marks(Timestamp::from_millis(14));
        assert_eq!([12, 13].map(find), [unknown, nowhere]);
        (20..20 + MARKS as u64).for_each(|interaction| put(interaction, Some(interaction)));
        assert_eq!([12, 19].map(find), [unknown, nowhere], "the lowest one was let go, and the floor rose");
    }
}
