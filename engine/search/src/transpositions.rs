//! What the search has found out about positions, to be used when another way leads to them.

use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHasher;

/// The memory that a search may use.
const BYTES: usize = 16 << 20;

/// What the value of an entry says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry<S> {
    /// The position itself: no two positions are ever taken for one another.
    state: S,
    pub(crate) value: i16,
    /// The place of the best move among the legal ones.
    pub(crate) best: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

impl<S> Entry<S> {
    /// The depth of a position behind which every line was followed to the end of the game.
    pub(crate) const COMPLETE: u8 = u8::MAX;

    /// Whether the entry settles a question about this window at this depth.
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

/// A table of fixed size: two places for a position, one for the deeper search, one for the newest.
pub(crate) struct Transpositions<S> {
    entries: Vec<Option<Entry<S>>>,
}

/// A table without room, until it is reset.
impl<S> Default for Transpositions<S> {
    fn default() -> Self {
        Transpositions { entries: Vec::new() }
    }
}

impl<S: Copy + Eq + Hash> Transpositions<S> {
    /// Empties the table and makes it as large as a search of so many nodes wants it, in the memory that it has.
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

/// A table for one search, or one that several searches of the same position share.
pub(crate) enum Memory<'a, S> {
    Own(&'a mut Transpositions<S>),
    Shared(&'a Shared<S>),
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

/// How many parts a shared table has: searches seldom meet in one of so many.
const PARTS: usize = 1 << 10;

/// A table in parts, each with a lock of its own.
pub(crate) struct Shared<S> {
    parts: Vec<Mutex<Transpositions<S>>>,
}

impl<S: Copy + Eq + Hash> Shared<S> {
    /// A table for searches of so many nodes, taken together.
    pub(crate) fn new(nodes: u64) -> Self {
        let most = BYTES / PARTS;
        let part = || Mutex::new(Transpositions::within(most, nodes / PARTS as u64));
        Shared { parts: std::iter::repeat_with(part).take(PARTS).collect() }
    }

    #[allow(clippy::cast_possible_truncation)] // other bits than those of the place in a part
    fn with_part<T>(&self, state: &S, ask: impl FnOnce(&mut Transpositions<S>) -> T) -> T {
        let part = (hash(state) >> 54) as usize & (PARTS - 1);
        // Whoever panicked in here has not left half an entry: entries are written whole.
        ask(&mut self.parts[part].lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn hash(state: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
}
