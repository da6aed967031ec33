//! Search limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::carelessness::Carelessness;
use crate::choice::Choice;
use crate::exact::Knowledge;
use crate::rng::mix;
use crate::root_move::Root;
use crate::scratch::Scratch;
use crate::value::SEED;

/// Limits on a search, and the mistakes that it makes.
///
/// Budgets count nodes, not time, so a search gives the same move on every machine.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The maximum number of nodes.
    pub nodes: u64,
    /// The maximum depth in plies.
    pub depth: u8,
    /// The largest random error in the value of a move, in seeds, in either direction.
    pub value_noise: u16,
    /// The percentage of moves that are overlooked. If all are overlooked, the one that came closest to
    /// notice is played.
    pub miss_percent: u8,
    /// How often a move is made without looking at any.
    pub carelessness: Carelessness,
    /// The random seed for errors, oversights and carelessness. The same seed makes the same mistakes.
    pub seed: u64,
    /// The number of threads. With more than one, the chosen move can differ from run to run, and the node
    /// counts of all threads are added up. A search with errors or oversights always uses one thread.
    pub threads: u8,
    /// Set from outside to stop the search early. It then returns the best move so far.
    pub stop: Arc<AtomicBool>,
    /// The tables and solutions that replace searching.
    pub knowledge: Arc<Knowledge>,
    /// Memory reused from one search to the next.
    pub scratch: Scratch,
}

impl Limits {
    /// The limits of a full-strength search of this many nodes.
    pub fn nodes(nodes: u64) -> Limits {
        let (stop, knowledge, scratch) = Default::default();
        Limits {
            nodes,
            depth: u8::MAX,
            value_noise: 0,
            miss_percent: 0,
            carelessness: Carelessness::default(),
            seed: 0,
            threads: 1,
            stop,
            knowledge,
            scratch,
        }
    }

    pub(crate) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Returns whether every move needs an exact value, not just the best one.
    pub(crate) const fn needs_exact_values(&self) -> bool {
        self.value_noise > 0 || self.miss_percent > 0
    }

    /// Chooses the best of the searched moves, with errors and oversights.
    pub(crate) fn pick(&self, roots: &[Root], depth: u8, nodes: u64) -> Option<Choice> {
        // `max_by_key` would return the last of several equal moves. The search puts the best first.
        let mut best: Option<(&Root, i32)> = None;
        let first = roots.iter().map(|root| self.attention(root)).max().unwrap_or_default();
        let least = u64::from(self.miss_percent).min(first);
        let is_seen = |root: &&Root| self.attention(root) >= least;
        for root in roots.iter().filter(is_seen) {
            let seen = root.value + self.misjudgement(root);
            if best.is_none_or(|(_, value)| seen > value) {
                best = Some((root, seen));
            }
        }
        let choice = |root: &Root| Choice {
            best: root.mv,
            value: root.value / SEED,
            exact: false,
            result: None,
            depth,
            nodes,
        };
        best.map(|(root, _)| choice(root))
    }

    /// Returns how noticeable a move is, from 0 to 99.
    fn attention(&self, root: &Root) -> u64 {
        mix(self.seed ^ mix(!root.order)) % 100
    }

    fn misjudgement(&self, root: &Root) -> i32 {
        if self.value_noise == 0 {
            return 0;
        }
        let most = i64::from(self.value_noise) * i64::from(SEED);
        let drawn = mix(self.seed ^ mix(root.order)) % (2 * most.unsigned_abs() + 1);
        i32::try_from(drawn.cast_signed() - most).expect("at most a u16 of seeds")
    }
}
