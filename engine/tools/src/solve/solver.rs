//! The solver: threads that answer one question after another until the value is known.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use kuzhi_engine::End;
use kuzhi_search::solve::{
    Endgame, Packed, Searcher, Shared, Stopped, Transpositions, narrowed, nobody_busy, settled,
};

use super::notebook::{Notebook, Paper};

/// The exact value of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Solution {
    /// How many of the stones in the pits the mover gets when both play their best.
    pub(crate) share: u8,
    /// The places, from 0, of every pit whose lifting brings them as many.
    pub(crate) best: Vec<usize>,
}

/// Solves positions of one end rule.
pub(crate) struct Solver<'a> {
    tables: &'a Endgame,
    known: Transpositions,
    busy: Vec<AtomicU64>,
    threads: usize,
    nodes: AtomicU64,
    notebook: Notebook,
}

impl<'a> Solver<'a> {
    pub(crate) fn new(tables: &'a Endgame, mebibytes: usize, threads: usize) -> Self {
        Solver {
            tables,
            known: Transpositions::new(mebibytes),
            busy: nobody_busy(),
            threads: threads.max(1),
            nodes: AtomicU64::new(0),
            notebook: Notebook::default(),
        }
    }

    /// Goes on from what was noted before, and adds to it.
    #[must_use]
    pub(crate) fn noting(mut self, before: &str, to: Paper) -> Self {
        self.notebook = Notebook::open(before, to, &self.known);
        self
    }

    /// Whether all notes were kept.
    pub(crate) fn close(&self) -> io::Result<()> {
        self.notebook.close()
    }

    /// How many positions have been searched so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Solves a position in which the game goes on, and tells of every question that it has answered.
    pub(crate) fn solve(&self, position: Packed, told: &mut dyn FnMut(&str)) -> Solution {
        let stones = position.stones();
        let low = self.share(position, told);
        let mut best = Vec::new();
        for place in (0..6).filter(|&place| position.may_lift(place)) {
            let step = position.play(place);
            let left = step.after.stones();
            let reaches = if step.again {
                let target = low.saturating_sub(step.gain);
                self.bound(step.after, target) >= target
            } else {
                // The mover gets `low` or more if the other gets no more than the rest.
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

    /// The mover's share of a position in which the game goes on.
    pub(crate) fn share(&self, position: Packed, told: &mut dyn FnMut(&str)) -> u8 {
        let stones = position.stones();
        let ask = |target| {
            let bound = self.bound(position, target);
            let word = if bound >= target { "more" } else { "fewer" };
            told(&format!("the mover gets {bound} of {stones} or {word}"));
            Ok(bound)
        };
        narrowed(position, ask).unwrap_or_else(|Stopped| unreachable!("nobody stops it"))
    }

    /// The end rule and the seeds of the tables.
    pub(super) const fn tables(&self) -> (End, u8) {
        (self.tables.end(), self.tables.seeds())
    }

    /// Whether a position's share is known without a search.
    pub(super) fn knows(&self, position: Packed) -> bool {
        let stones = position.stones();
        stones <= self.tables.seeds() || settled(position, stones, self.tables.end()).is_some()
    }

    /// The place of a pit that brings the mover so many stones, which must be more than none and no more than
    /// they can get.
    pub(super) fn reaching(&self, position: Packed, least: u8) -> u8 {
        let stop = AtomicBool::new(false);
        let shared = self.shared(&stop);
        let mut searcher = Searcher::new(&shared);
        loop {
            if let Some(place) = searcher.reaching(position, least) {
                return place;
            }
            // It was forgotten.
            let bound = searcher.bound(position, position.stones(), least);
            assert!(bound.is_ok_and(|bound| bound >= least), "more was asked for than the mover can get");
        }
    }

    fn shared<'b>(&'b self, stop: &'b AtomicBool) -> Shared<'b> {
        Shared {
            tables: self.tables,
            known: &self.known,
            stop,
            busy: &self.busy,
            notes: Some(&self.notebook),
        }
    }

    /// A bound on the mover's share: from `target` up, they get at least so many, below, at most.
    fn bound(&self, position: Packed, target: u8) -> u8 {
        let stones = position.stones();
        if target == 0 || target > stones {
            return if target == 0 { 0 } else { stones };
        }
        if let Some(share) = settled(position, stones, self.tables.end()) {
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
            let mut searcher = Searcher::new(&shared);
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
