//! How far a search may go.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::choice::Choice;
use crate::draws::mix;
use crate::knowledge::Knowledge;
use crate::root_move::Root;
use crate::scratch::Scratch;
use crate::value::SEED;

/// How far a search may go, and how well it sees.
///
/// Budgets are counted in nodes, not in time, so that a search gives the same move on every machine.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many positions may be looked at.
    pub nodes: u64,
    /// How many plies may be looked ahead.
    pub depth: u8,
    /// By how many seeds each move may be misjudged, either way.
    pub blur: u16,
    /// Of a hundred moves, how many are overlooked; who overlooks all makes the one that came to mind first.
    pub oversight: u8,
    /// What misjudgements and oversights are drawn from: the same seed errs the same way.
    pub seed: u64,
    /// How many threads think. With more than one the move may be another one every time, and its
    /// nodes are those of all of them. A player who misjudges moves thinks on one, whatever this says.
    pub threads: u8,
    /// Set from outside to end the search early; it then gives the best move so far.
    pub stop: Arc<AtomicBool>,
    /// What need not be searched.
    pub knowledge: Arc<Knowledge>,
    /// Memory that the last search has left, and the next one finds.
    pub scratch: Scratch,
}

impl Limits {
    /// The full engine within a number of nodes.
    pub fn nodes(nodes: u64) -> Limits {
        let (stop, knowledge, scratch) = Default::default();
        Limits { nodes, depth: u8::MAX, blur: 0, oversight: 0, seed: 0, threads: 1, stop, knowledge, scratch }
    }

    pub(crate) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether every move needs its exact value, not just the best one.
    pub(crate) const fn needs_exact_values(&self) -> bool {
        self.blur > 0 || self.oversight > 0
    }

    /// The choice among searched moves: the best as this player sees them.
    pub(crate) fn pick(&self, roots: &[Root], depth: u8, nodes: u64) -> Option<Choice> {
        // `max_by_key` would take the last of equals; the search puts the best first.
        let mut best: Option<(&Root, i32)> = None;
        let first = roots.iter().map(|root| self.attention(root)).max().unwrap_or_default();
        let least = u64::from(self.oversight).min(first);
        let is_seen = |root: &&Root| self.attention(root) >= least;
        for root in roots.iter().filter(is_seen) {
            let seen = root.value + self.misjudgement(root);
            if best.is_none_or(|(_, value)| seen > value) {
                best = Some((root, seen));
            }
        }
        let choice =
            |root: &Root| Choice { best: root.mv, value: root.value / SEED, exact: false, depth, nodes };
        best.map(|(root, _)| choice(root))
    }

    /// How soon a move comes to mind, from 0 to 99.
    fn attention(&self, root: &Root) -> u64 {
        mix(self.seed ^ mix(!root.order)) % 100
    }

    fn misjudgement(&self, root: &Root) -> i32 {
        if self.blur == 0 {
            return 0;
        }
        let most = i64::from(self.blur) * i64::from(SEED);
        let drawn = mix(self.seed ^ mix(root.order)) % (2 * most.unsigned_abs() + 1);
        i32::try_from(drawn.cast_signed() - most).expect("at most a u16 of seeds")
    }
}
