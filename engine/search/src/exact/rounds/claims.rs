//! The claims table: which sets of shares the players of a position can force. It is for sets that have
//! gaps or end before the last seed; the bounds table is for the others.

use super::key::RoundKey;
use super::wanted::Wanted;

/// The memory of a table, in bytes.
const BYTES: usize = 8 << 20;

#[derive(Copy, Clone, Default)]
struct Entry {
    key: RoundKey,
    /// The numbers that are wanted, at most 84.
    wanted: [u32; 3],
    /// Whether the mover, and whether the other player, can force one of these numbers.
    can_force: [Option<bool>; 2],
    seeds: u8,
}

/// A hash table of fixed size with two slots for each claim, as the bounds table is.
#[derive(Default)]
pub(super) struct ClaimsTable(Vec<Entry>);

impl ClaimsTable {
    pub(super) fn clear(&mut self) {
        self.0.fill(Entry::default());
    }

    pub(super) fn get(&self, key: RoundKey, wanted: Wanted, player: usize) -> Option<bool> {
        if self.0.is_empty() {
            return None;
        }
        let (place, wanted) = (self.place(key, wanted), words(wanted));
        let found = [place, place ^ 1].into_iter().map(|at| &self.0[at]);
        found.filter(|entry| entry.key == key && entry.wanted == wanted).find_map(|e| e.can_force[player])
    }

    pub(super) fn put(&mut self, key: RoundKey, seeds: u8, wanted: Wanted, player: usize, can_force: bool) {
        if self.0.is_empty() {
            // Most searches never ask for such a set.
            self.0.resize(1 << (BYTES / size_of::<Entry>()).ilog2(), Entry::default());
        }
        let place = self.place(key, wanted);
        let wanted = words(wanted);
        let same = |at: &usize| self.0[*at].key == key && self.0[*at].wanted == wanted;
        if let Some(at) = [place, place ^ 1].into_iter().find(same) {
            self.0[at].can_force[player] = Some(can_force);
            return;
        }
        let there = &self.0[place];
        let at = if there.key.is_none() || there.seeds <= seeds { place } else { place ^ 1 };
        let mut entry = Entry { key, wanted, can_force: [None; 2], seeds };
        entry.can_force[player] = Some(can_force);
        self.0[at] = entry;
    }

    #[allow(clippy::cast_possible_truncation)] // fewer bits than a place has
    fn place(&self, key: RoundKey, wanted: Wanted) -> usize {
        let [low, middle, high] = words(wanted).map(u64::from);
        let sets = crate::rng::mix(low ^ middle << 20 ^ high << 40);
        (key.hash() ^ sets) as usize & (self.0.len() - 1)
    }
}

#[allow(clippy::cast_possible_truncation)] // cut into words on purpose; no number is above 84
const fn words(wanted: Wanted) -> [u32; 3] {
    let bits = wanted.bits();
    [bits as u32, (bits >> 32) as u32, (bits >> 64) as u32]
}
