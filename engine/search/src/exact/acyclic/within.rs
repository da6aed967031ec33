//! Solving a position during play, within a node limit.

use std::sync::atomic::AtomicBool;

use super::narrowing::narrowed;
use super::packed::Packed;
use super::share_search::{ShareSearch, SharedSearch, Stopped, nobody_busy};
use super::share_table::ShareTable;
use super::share_transpositions::ShareTranspositions;
use super::sowing::Sowing;
use crate::scratch::Scratch;

/// The size of the transposition table, in MiB.
const MEMORY: usize = 8;

/// The largest number of stones in a position that is solved here.
pub(super) const MOST_STONES: u8 = 31;

/// The exact share of the mover, and a move that gets it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Solved {
    pub(crate) share: u8,
    /// The place of the pit to lift, counted from 0.
    pub(crate) place: u8,
    /// The number of nodes searched.
    pub(crate) nodes: u64,
}

/// Solves a position of a game in progress. Returns `None` after this many nodes, when it is stopped, or at
/// once if there are more than [`MOST_STONES`].
pub(crate) fn solve_within<S: Sowing>(
    tables: &ShareTable<S>,
    position: Packed,
    nodes: u64,
    stop: &AtomicBool,
    scratch: &Scratch,
) -> Option<Solved> {
    if position.stones() > MOST_STONES {
        return None;
    }
    let known = emptied(scratch);
    let busy = nobody_busy();
    let shared = SharedSearch { tables, known: &known, stop, busy: &busy, notes: None };
    let solved = ShareSearch::new(&shared).limited(nodes).solve(position).ok();
    scratch.put(known);
    solved
}

/// Returns an empty transposition table for positions of at most [`MOST_STONES`].
pub(super) fn emptied(scratch: &Scratch) -> ShareTranspositions {
    match scratch.take::<ShareTranspositions>() {
        Some(mut used) => {
            used.clear();
            used
        }
        None => ShareTranspositions::of_few_stones(MEMORY),
    }
}

impl<S: Sowing> ShareSearch<'_, S> {
    fn solve(&mut self, position: Packed) -> Result<Solved, Stopped> {
        let stones = position.stones();
        let share = narrowed(position, self.guess(), |target| self.bound(position, stones, target))?;
        let place = loop {
            if let Some(place) = self.reaching(position, share) {
                break place;
            }
            // The table entry was replaced in the meantime. Search again.
            self.bound(position, stones, share)?;
        };
        Ok(Solved { share, place, nodes: self.nodes })
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{End, Mangala};

    use super::super::testing::random_position;
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn solving_on_demand_agrees_with_the_tables() {
        let mut rng = Rng::new(7);
        let never = AtomicBool::new(false);
        let scratch = Scratch::default();
        for rules in [End::RowEmpty, End::NoMove].map(|end| Mangala { end }) {
            let small = ShareTable::empty(rules).extended(3, 1, &|_, _| ());
            let large = ShareTable::empty(rules).extended(12, 2, &|_, _| ());
            for stones in [2, 7, 12] {
                let position = random_position(&mut rng, stones);
                if rules.settled(position, stones).is_some() {
                    continue;
                }
                let solved = solve_within(&small, position, u64::MAX, &never, &scratch).unwrap();
                let step = position.play(rules, solved.place.into());
                let brings = step.share_of_mover(large.share(step.after));
                assert_eq!(
                    (solved.share, brings),
                    (large.share(position), large.share(position)),
                    "{position}"
                );
            }
            let many = Packed::from_counts([3, 3, 3, 3, 2, 2, 3, 3, 3, 2, 2, 1]);
            assert_eq!(solve_within(&small, many, 100, &never, &scratch), None);
            assert_eq!(solve_within(&small, Packed::from_counts([4; 12]), u64::MAX, &never, &scratch), None);
        }
    }
}
