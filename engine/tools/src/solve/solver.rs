//! The solver: threads that answer one bound after another until the value is known.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use kuzhi_engine::Mangala;
use kuzhi_search::acyclic::{
    Packed, ShareSearch, ShareTable, ShareTranspositions, SharedSearch, Sowing, Stopped, narrowed,
    nobody_busy,
};

use super::notebook::{Notebook, Paper};

/// The exact value of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Solution {
    /// How many of the stones in the pits the mover gets with best play on both sides.
    pub(crate) share: u8,
    /// Every pit, from 0, whose lifting reaches that share.
    pub(crate) best: Vec<usize>,
}

/// Solves positions of one game with its options.
pub(crate) struct Solver<'a, S = Mangala> {
    tables: &'a ShareTable<S>,
    known: ShareTranspositions,
    busy: Vec<AtomicU64>,
    threads: usize,
    nodes: AtomicU64,
    notebook: Notebook,
}

impl<'a, S: Sowing> Solver<'a, S> {
    pub(crate) fn new(tables: &'a ShareTable<S>, mebibytes: usize, threads: usize) -> Self {
        Solver {
            tables,
            known: ShareTranspositions::new(mebibytes),
            busy: nobody_busy(),
            threads: threads.max(1),
            nodes: AtomicU64::new(0),
            notebook: Notebook::default(),
        }
    }

    /// Loads earlier records, and appends to them.
    #[must_use]
    pub(crate) fn noting(mut self, before: &str, to: Paper) -> Self {
        self.notebook = Notebook::open(before, to, &self.known);
        self
    }

    /// Returns whether all records were written.
    pub(crate) fn close(&self) -> io::Result<()> {
        self.notebook.close()
    }

    /// Returns the number of positions searched so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Solves a position in which the game continues, and reports every answered bound.
    pub(crate) fn solve(&self, position: Packed, told: &mut dyn FnMut(&str)) -> Solution {
        let stones = position.stones();
        let low = self.share(position, told);
        let mut best = Vec::new();
        for place in (0..6).filter(|&place| position.may_lift(place)) {
            let step = position.play(self.tables.rules(), place);
            let left = step.after.stones();
            let reaches = if step.again {
                let target = low.saturating_sub(step.gain);
                self.bound(step.after, target) >= target
            } else {
                // The mover gets `low` or more if the opponent gets at most the rest.
                let most = stones - low;
                self.bound(step.after, (most + 1).min(left + 1)) <= most
            };
            told(&format!("pit {} is {}", place + 1, if reaches { "best" } else { "worse" }));
            if reaches {
                best.push(place);
            }
        }
        Solution { share: low, best }
    }

    /// Returns the mover's share of a position in which the game continues.
    pub(crate) fn share(&self, position: Packed, told: &mut dyn FnMut(&str)) -> u8 {
        let stones = position.stones();
        let ask = |target| {
            let bound = self.bound(position, target);
            let word = if bound >= target { "more" } else { "fewer" };
            told(&format!("the mover gets {bound} of {stones} or {word}"));
            Ok(bound)
        };
        narrowed(position, self.tables.rules().guess(), ask)
            .unwrap_or_else(|Stopped| unreachable!("nobody stops it"))
    }

    pub(super) const fn rules(&self) -> S {
        self.tables.rules()
    }

    /// Returns the most seeds of a position in the tables.
    pub(super) const fn seeds(&self) -> u8 {
        self.tables.seeds()
    }

    /// Returns as many stones as the mover surely gets, as far as that is found within this many nodes, and
    /// whether these are all. It is known already that they get `least`.
    pub(super) fn surely(&self, position: Packed, least: u8, nodes: u64) -> (u8, bool) {
        let (stones, stop) = (position.stones(), AtomicBool::new(false));
        let shared = self.shared(&stop);
        let mut searcher = ShareSearch::new(&shared).limited(nodes);
        let mut low = least.max(self.known.get(position).map_or(0, |known| known.low));
        let ask = |target| {
            if target <= low {
                return Ok(low);
            }
            let bound = searcher.bound(position, stones, target)?;
            low = if bound >= target { bound } else { low };
            Ok(bound)
        };
        let found = narrowed(position, self.tables.rules().guess(), ask);
        self.nodes.fetch_add(searcher.nodes, Ordering::Relaxed);
        // Where it is stopped, what was found until then stands.
        (found.as_ref().map_or(low, |&share| share), found.is_ok())
    }

    /// Returns a position's share, if it is known without a search.
    pub(super) fn knows(&self, position: Packed) -> bool {
        let stones = position.stones();
        stones <= self.tables.seeds() || self.tables.rules().settled(position, stones).is_some()
    }

    /// Returns a pit that brings the mover this many stones, which must be at least one and at most what they
    /// can get.
    pub(super) fn reaching(&self, position: Packed, least: u8) -> u8 {
        let stop = AtomicBool::new(false);
        let shared = self.shared(&stop);
        let mut searcher = ShareSearch::new(&shared);
        loop {
            if let Some(place) = searcher.reaching(position, least) {
                return place;
            }
            // It was evicted.
            let bound = searcher.bound(position, position.stones(), least);
            assert!(bound.is_ok_and(|bound| bound >= least), "more was asked for than the mover can get");
        }
    }

    fn shared<'b>(&'b self, stop: &'b AtomicBool) -> SharedSearch<'b, S> {
        SharedSearch {
            tables: self.tables,
            known: &self.known,
            stop,
            busy: &self.busy,
            notes: Some(&self.notebook),
        }
    }

    /// Returns a bound on the mover's share: a lower bound if it is at least `target`, an upper bound
    /// otherwise.
    fn bound(&self, position: Packed, target: u8) -> u8 {
        let stones = position.stones();
        if target == 0 || target > stones {
            return if target == 0 { 0 } else { stones };
        }
        if let Some(share) = self.tables.rules().settled(position, stones) {
            return share;
        }
        if stones <= self.tables.seeds() {
            return self.tables.share(position);
        }
        if let Some(known) =
            self.known.get(position).filter(|known| known.low >= target || known.high < target)
        {
            return if known.low >= target { known.low } else { known.high };
        }
        let stop = AtomicBool::new(false);
        let shared = self.shared(&stop);
        let ask = || {
            let mut searcher = ShareSearch::new(&shared);
            let answer = searcher.bound(position, stones, target);
            self.nodes.fetch_add(searcher.nodes, Ordering::Relaxed);
            stop.store(true, Ordering::Relaxed);
            answer.ok()
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(ask)).collect();
            let mine = ask();
            others.into_iter().fold(mine, |answer, other| answer.or(other.join().ok().flatten()))
        })
        .expect("the thread that stops the others has the answer")
    }
}
