//! The transposition table of the search.

use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHasher;

/// The memory that a table may use, in bytes.
const BYTES: usize = 16 << 20;

/// How the value of an entry relates to the true value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A search result for a position.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry<S> {
    /// The whole position, so that two positions are never confused.
    state: S,
    pub(crate) value: i16,
    /// The index of the best move in the list of legal moves.
    pub(crate) best: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

impl<S> Entry<S> {
    /// The depth of a position from which every line was searched to the end of the game.
    pub(crate) const COMPLETE: u8 = u8::MAX;

    /// Returns whether the entry gives a result for this window at this depth.
    pub(crate) fn settles(&self, depth: u8, alpha: i32, beta: i32) -> bool {
        let value = i32::from(self.value);
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            }
    }
}

/// A hash table of fixed size with two slots for each position: one prefers the deeper search, the other
/// takes the newest.
pub(crate) struct Transpositions<S> {
    entries: Vec<Option<Entry<S>>>,
}

/// A table without memory. It must be reset before use.
impl<S> Default for Transpositions<S> {
    fn default() -> Self {
        Transpositions { entries: Vec::new() }
    }
}

impl<S: Copy + Eq + Hash> Transpositions<S> {
    /// Clears the table and resizes it for a search of this many nodes. It reuses its memory.
    pub(crate) fn reset(&mut self, nodes: u64) {
        self.reset_within(BYTES, nodes);
    }

    fn within(bytes: usize, nodes: u64) -> Self {
        let mut table = Self::default();
        table.reset_within(bytes, nodes);
        table
    }

    fn reset_within(&mut self, bytes: usize, nodes: u64) {
        let most = bytes / size_of::<Option<Entry<S>>>();
        let wanted = usize::try_from(nodes.saturating_mul(2)).unwrap_or(most).clamp(2, most);
        // The largest power of two that fits.
        let places = 1 << wanted.ilog2();
        self.entries.clear();
        self.entries.reserve_exact(places);
        self.entries.resize(places, None);
    }

    fn get(&self, state: &S) -> Option<&Entry<S>> {
        let place = self.place(state);
        [place, place ^ 1].into_iter().filter_map(|at| self.entries[at].as_ref()).find(|e| e.state == *state)
    }

    fn put(&mut self, entry: Entry<S>) {
        let Entry { state, depth, .. } = &entry;
        let place = self.place(state);
        let keeps =
            |at: usize| self.entries[at].as_ref().is_some_and(|e| e.state != *state && e.depth > *depth);
        let at = if keeps(place) { place ^ 1 } else { place };
        self.entries[at] = Some(entry);
    }

    #[allow(clippy::cast_possible_truncation)] // the highest bits, as many as places have
    fn place(&self, state: &S) -> usize {
        (hash(state) >> 24) as usize & (self.entries.len() - 1)
    }
}

/// A table owned by one search, or shared by several searches of the same position.
pub(crate) enum Memory<'a, S> {
    Own(&'a mut Transpositions<S>),
    Shared(&'a ShardedTable<S>),
}

impl<S: Copy + Eq + Hash> Memory<'_, S> {
    pub(crate) fn get(&self, state: &S) -> Option<Entry<S>> {
        match self {
            Memory::Own(table) => table.get(state).copied(),
            Memory::Shared(shared) => shared.with_part(state, |table| table.get(state).copied()),
        }
    }

    pub(crate) fn put(&mut self, state: &S, value: i32, best: u16, depth: u8, bound: Bound) {
        let Ok(value) = i16::try_from(value) else { return };
        let entry = Entry { state: *state, value, best, depth, bound };
        match self {
            Memory::Own(table) => table.put(entry),
            Memory::Shared(shared) => shared.with_part(state, |table| table.put(entry)),
        }
    }
}

/// The number of shards of a shared table. With so many, threads rarely contend for a lock.
const PARTS: usize = 1 << 10;

/// A table split into shards, each with its own lock.
pub(crate) struct ShardedTable<S> {
    parts: Vec<Mutex<Transpositions<S>>>,
}

impl<S: Copy + Eq + Hash> ShardedTable<S> {
    /// Creates a table for searches of this many nodes in total.
    pub(crate) fn new(nodes: u64) -> Self {
        let most = BYTES / PARTS;
        let part = || Mutex::new(Transpositions::within(most, nodes / PARTS as u64));
        ShardedTable { parts: std::iter::repeat_with(part).take(PARTS).collect() }
    }

    #[allow(clippy::cast_possible_truncation)] // other bits than those of the place in a part
    fn with_part<T>(&self, state: &S, ask: impl FnOnce(&mut Transpositions<S>) -> T) -> T {
        let part = (hash(state) >> 54) as usize & (PARTS - 1);
        // A panic cannot leave half an entry behind, because entries are written whole.
        ask(&mut self.parts[part].lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn hash(state: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
}
