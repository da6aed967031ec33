//! Depth-first proof-number search (Nagai 2002) for whether a player wins.
//!
//! Each position has two numbers: how much is left to prove at least that the player to move reaches their
//! goal, and that they do not. The winner wants more than half of the seeds, the opponent to prevent it.

use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{Bestemshe, Core, MOST_LIFTS, Move, MoveList, Rules, Side};
use rustc_hash::FxHashSet;

use super::win_moves::key;
use crate::exact::retrograde::LeadTable;
use crate::searchable::Searchable as _;
use crate::value::SEED;
use crate::weights::Weights;

/// Numbers from here on are infinite. How far beyond tells when that was found.
const INFINITE: u32 = 1 << 30;
/// A move is searched until it looks this much worse than the second best.
const PATIENCE: u32 = 4;
/// How many positions share a place in the table.
const BUCKET: usize = 4;

/// What is left to prove for the player to move, and for the other one.
#[derive(Copy, Clone, Default)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

/// A position of the table. The key of an empty place is 0.
#[derive(Copy, Clone, Default)]
struct Entry {
    key: u64,
    numbers: Numbers,
}

pub(super) struct WinSearch<'a> {
    table: &'a LeadTable<Bestemshe>,
    pub(super) winner: Side,
    weights: &'static Weights,
    entries: Vec<Entry>,
    /// The positions that must not come back.
    path: FxHashSet<u64>,
    nodes: u64,
    most: u64,
    stop: Option<&'a AtomicBool>,
}

impl<'a> WinSearch<'a> {
    pub(super) fn new(table: &'a LeadTable<Bestemshe>, winner: Side, bytes: usize) -> Self {
        let places = (bytes / size_of::<Entry>() / BUCKET).max(1) * BUCKET;
        let weights = crate::games::weights(&Bestemshe.into());
        let (entries, path) = (vec![Entry::default(); places], FxHashSet::default());
        WinSearch { table, winner, weights, entries, path, nodes: 0, most: 0, stop: None }
    }

    /// Counts these positions as lost if they come back.
    pub(super) fn avoid(&mut self, past: impl Iterator<Item = u64>) {
        self.path.extend(past);
    }

    /// Ends the search early when the flag is set.
    pub(super) const fn stop_at(&mut self, stop: &'a AtomicBool) {
        self.stop = Some(stop);
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns whether the player wins. `None` if that takes more nodes than this in all.
    pub(super) fn is_won(&mut self, core: &Core, most: u64) -> Option<bool> {
        self.most = most;
        loop {
            if let Some(won) = self.is_proved(core) {
                return Some(won);
            }
            if self.has_ended() {
                return None;
            }
            self.search(core, INFINITE, INFINITE);
        }
    }

    fn has_ended(&self) -> bool {
        self.nodes >= self.most || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Returns when the win was proved, if it was.
    pub(super) fn proved_at(&self, core: &Core) -> Option<u32> {
        match self.is_known(core) {
            Some(won) => won.then_some(0),
            None => {
                let Numbers { proof, disproof } = self.find(key(core))?;
                let number = if core.turn() == self.winner { disproof } else { proof };
                (self.is_proved(core) == Some(true)).then_some(number)
            }
        }
    }

    fn is_proved(&self, core: &Core) -> Option<bool> {
        self.is_known(core).or_else(|| {
            let Numbers { proof, disproof } = self.find(key(core))?;
            let own = core.turn() == self.winner;
            if proof == 0 { Some(own) } else { (disproof == 0).then_some(!own) }
        })
    }

    pub(super) fn is_known(&self, core: &Core) -> Option<bool> {
        super::is_known(self.table, core, self.winner)
    }

    fn search(&mut self, core: &Core, most_proof: u32, most_disproof: u32) -> Numbers {
        self.nodes += 1;
        let (key, after) = (key(core), children(core));
        self.path.insert(key);
        let mut seen: Vec<Numbers> = after.iter().map(|(_, next)| self.look(next)).collect();
        let found = loop {
            let (mut best, mut second) = (0, INFINITE);
            for (at, numbers) in seen.iter().enumerate().skip(1) {
                if numbers.disproof < seen[best].disproof {
                    (second, best) = (seen[best].disproof, at);
                } else {
                    second = second.min(numbers.disproof);
                }
            }
            let sum: u64 = seen.iter().map(|numbers| u64::from(numbers.proof.min(INFINITE))).sum();
            let proof = seen[best].disproof;
            let disproof = u32::try_from(sum).unwrap_or(INFINITE).min(INFINITE);
            if proof == 0 || proof >= INFINITE || self.has_ended() {
                break self.stamped(proof, disproof);
            }
            if proof >= most_proof || disproof >= most_disproof {
                break Numbers { proof, disproof };
            }
            let others = sum - u64::from(seen[best].proof);
            let child_proof = (u64::from(most_disproof).saturating_sub(others)).min(INFINITE.into());
            let child_disproof = most_proof.min(second.saturating_add(second / PATIENCE + 1));
            let child_proof = u32::try_from(child_proof).unwrap_or(INFINITE);
            seen[best] = self.search(&after[best].1, child_proof, child_disproof);
        };
        self.path.remove(&key);
        self.keep(key, found);
        found
    }

    /// Marks what is proved with the time.
    fn stamped(&self, proof: u32, disproof: u32) -> Numbers {
        let stamp = INFINITE + u32::try_from(self.nodes).unwrap_or(u32::MAX).min(INFINITE);
        if proof == 0 {
            Numbers { proof, disproof: stamp }
        } else if proof >= INFINITE {
            Numbers { proof: stamp, disproof: 0 }
        } else {
            Numbers { proof, disproof }
        }
    }

    /// Returns the numbers of a position after a move.
    fn look(&self, core: &Core) -> Numbers {
        let own = core.turn() == self.winner;
        if let Some(won) = self.is_known(core) {
            return decided(won == own);
        }
        let key = key(core);
        if self.path.contains(&key) {
            // What comes back is no win.
            return decided(!own);
        }
        self.find(key).unwrap_or_else(|| {
            let lead = Bestemshe.evaluate(core, self.weights) / SEED;
            let at = usize::try_from((lead + HALF).clamp(0, 2 * HALF)).unwrap_or_default();
            Numbers { proof: FIRST_NUMBERS[2 * HALF as usize - at], disproof: FIRST_NUMBERS[at] }
        })
    }

    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let buckets = (self.entries.len() / BUCKET) as u128;
        #[allow(clippy::cast_possible_truncation)] // less than the number of buckets
        let first = ((u128::from(mixed) * buckets) >> 64) as usize * BUCKET;
        first..first + BUCKET
    }

    fn find(&self, key: u64) -> Option<Numbers> {
        self.entries[self.bucket(key)].iter().find(|entry| entry.key == key).map(|entry| entry.numbers)
    }

    /// Keeps a position in place of one that is easily found again: the smaller its numbers, the less has
    /// been searched.
    fn keep(&mut self, key: u64, numbers: Numbers) {
        let bucket = self.bucket(key);
        let worth = |entry: &Entry| match entry.key {
            0 => 0,
            other if other == key => 1,
            _ => u64::from(entry.numbers.proof) + u64::from(entry.numbers.disproof) + 2,
        };
        let places = &mut self.entries[bucket];
        let same = places.iter().position(|entry| entry.key == key);
        let least = || (0..BUCKET).min_by_key(|&at| worth(&places[at])).unwrap_or_default();
        places[same.unwrap_or_else(least)] = Entry { key, numbers };
    }
}

/// The numbers of a player who certainly reaches their goal, or does not.
const fn decided(reached: bool) -> Numbers {
    if reached { Numbers { proof: 0, disproof: INFINITE } } else { Numbers { proof: INFINITE, disproof: 0 } }
}

/// The largest lead that makes a difference to the first numbers.
const HALF: i32 = 50;

/// The first numbers of a position by its expected lead, from -50 to 50: they double with each ten seeds.
static FIRST_NUMBERS: [u32; 2 * HALF as usize + 1] = first_numbers();

const fn first_numbers() -> [u32; 2 * HALF as usize + 1] {
    let mut numbers = [0; 2 * HALF as usize + 1];
    let mut at = 0;
    while at < numbers.len() {
        // Between the doublings the numbers grow evenly.
        let base = 1 << (at / 10);
        #[allow(clippy::cast_possible_truncation)] // at most 10
        let further = (at % 10) as u32;
        numbers[at] = (base * (10 + further)).div_ceil(40);
        at += 1;
    }
    numbers
}

pub(super) fn children(core: &Core) -> Vec<(Move, Core)> {
    let moves = MoveList::from_state(&Bestemshe, core);
    let mut after = Vec::with_capacity(MOST_LIFTS);
    after.extend((0..moves.len()).filter_map(|index| moves.get(index)).map(|mv| {
        let mut next = *core;
        Bestemshe.advance(&mut next, mv);
        (mv, next)
    }));
    after
}
