//! The bounds table: what is proved of the positions of a round.

use super::key::RoundKey;

/// The memory of a table, in bytes.
const BYTES: usize = 8 << 20;

/// What is known of a position. Both hold on every path to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct SeedBounds {
    /// The seeds that the mover, and that the other player, can force without ever repeating a position.
    pub(super) proved: [u8; 2],
    /// The smallest numbers of seeds that they cannot force in this way.
    pub(super) refuted: [u8; 2],
}

impl SeedBounds {
    const NONE: SeedBounds = SeedBounds { proved: [0; 2], refuted: [u8::MAX; 2] };

    /// Returns whether a player (0 for the mover) can force this many of the seeds in the pits, if it is
    /// known.
    pub(super) const fn settle(&self, player: usize, need: u8, seeds: u8) -> Option<bool> {
        if need <= self.proved[player] {
            return Some(true);
        }
        let is_refuted = need >= self.refuted[player] || need > seeds - self.proved[1 - player];
        if is_refuted { Some(false) } else { None }
    }
}

#[derive(Copy, Clone, Default)]
struct Entry {
    key: RoundKey,
    bounds: [[u8; 2]; 2],
    seeds: u8,
}

/// A hash table of fixed size with two slots for each position: one prefers positions with more seeds,
/// which took longer, the other takes the newest.
pub(super) struct BoundsTable(Vec<Entry>);

impl Default for BoundsTable {
    fn default() -> Self {
        BoundsTable(vec![Entry::default(); 1 << (BYTES / size_of::<Entry>()).ilog2()])
    }
}

impl BoundsTable {
    pub(super) fn clear(&mut self) {
        self.0.fill(Entry::default());
    }

    pub(super) fn get(&self, key: RoundKey) -> SeedBounds {
        let place = self.place(key);
        let found = [place, place ^ 1].into_iter().map(|at| &self.0[at]).find(|entry| entry.key == key);
        found.map_or(SeedBounds::NONE, |&Entry { bounds: [proved, refuted], .. }| SeedBounds {
            proved,
            refuted,
        })
    }

    /// Notes that a player (0 for the mover) can or cannot force this many of the seeds in the pits.
    pub(super) fn put(&mut self, key: RoundKey, seeds: u8, player: usize, need: u8, is_proved: bool) {
        let mut bounds = self.get(key);
        if is_proved {
            bounds.proved[player] = bounds.proved[player].max(need);
        } else {
            bounds.refuted[player] = bounds.refuted[player].min(need);
        }
        let at = self.slot(key, seeds);
        self.0[at] = Entry { key, bounds: [bounds.proved, bounds.refuted], seeds };
    }

    /// Returns the slot to write a position to.
    fn slot(&self, key: RoundKey, seeds: u8) -> usize {
        let place = self.place(key);
        if let Some(at) = [place, place ^ 1].into_iter().find(|&at| self.0[at].key == key) {
            return at;
        }
        let Entry { key: there, seeds: of_there, .. } = self.0[place];
        if there.is_none() || of_there <= seeds { place } else { place ^ 1 }
    }

    #[allow(clippy::cast_possible_truncation)] // fewer bits than a place has
    fn place(&self, key: RoundKey) -> usize {
        key.hash() as usize & (self.0.len() - 1)
    }
}
