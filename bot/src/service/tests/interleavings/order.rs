//! The order in which waiting requests continue.

use rand::RngExt;
use rand::rngs::StdRng;
use tokio::task::yield_now;

use crate::service::records::gates::Gates;

/// Chooses which waiting request continues next.
pub(super) trait Choose {
    fn choose(&mut self, of: usize) -> usize;
}

/// At random, the same for the same seed.
impl Choose for StdRng {
    fn choose(&mut self, of: usize) -> usize {
        self.random_range(0..of)
    }
}

/// All orders, one after another.
#[derive(Default)]
pub(super) struct InTurn {
    /// Each choice, and the number of possibilities.
    pub(super) path: Vec<(usize, usize)>,
    pub(super) next: usize,
}

impl Choose for InTurn {
    fn choose(&mut self, of: usize) -> usize {
        if self.next == self.path.len() {
            self.path.push((0, of));
        }
        let (chosen, known) = self.path[self.next];
        assert_eq!(known, of, "what was done in the same order comes to the same place");
        self.next += 1;
        chosen
    }
}

impl InTurn {
    /// Goes on to the next order. False if all were tried.
    pub(super) fn advance(&mut self) -> bool {
        self.next = 0;
        while let Some((chosen, of)) = self.path.pop() {
            if chosen + 1 < of {
                self.path.push((chosen + 1, of));
                return true;
            }
        }
        false
    }
}

/// After this many yields without a new arrival, nobody is on the way to a gate.
pub(super) const QUIET: u32 = 24;

/// Lets waiting requests through one at a time, until none is left.
pub(super) async fn schedule(gates: &Gates, order: &mut dyn Choose) {
    loop {
        let (mut quiet, mut arrivals) = (0, gates.arrivals());
        while quiet < QUIET {
            yield_now().await;
            quiet = if gates.arrivals() == arrivals { quiet + 1 } else { 0 };
            arrivals = gates.arrivals();
        }
        match gates.waiting() {
            0 => return,
            1 => gates.let_through(0),
            several => gates.let_through(order.choose(several)),
        }
    }
}

/// Returns all permutations.
pub(super) fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.len() <= 1 {
        return vec![of.to_vec()];
    }
    let first = |index: usize| {
        let mut rest = of.to_vec();
        let one = rest.remove(index);
        orders(&rest).into_iter().map(move |rest| [vec![one], rest].concat())
    };
    (0..of.len()).flat_map(first).collect()
}

/// Returns all groups of this size, in order.
pub(super) fn groups(of: usize, size: usize) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new()];
    for _ in 0..size {
        let longer = |group: Vec<usize>| {
            let from = group.last().map_or(0, |last| last + 1);
            (from..of).map(move |next| [group.clone(), vec![next]].concat())
        };
        groups = groups.into_iter().flat_map(longer).collect();
    }
    groups
}
