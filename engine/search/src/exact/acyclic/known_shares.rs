//! Exact shares: those that tables and the opening know, and those of each move of a position, looked up or
//! solved within a node limit.

use std::sync::atomic::AtomicBool;

use kuzhi_engine::Mangala;

use super::narrowing::narrowed;
use super::opening::Opening;
use super::packed::Packed;
use super::share_search::{ShareSearch, SharedSearch, nobody_busy};
use super::share_table::ShareTable;
use super::sowing::Sowing;
use super::within::emptied;
use crate::scratch::Scratch;

/// Positions whose share is known without searching: tables and an opening, for one game with its options.
#[derive(Copy, Clone)]
pub(crate) struct KnownShares<'a, S = Mangala> {
    pub(super) tables: &'a ShareTable<S>,
    pub(super) opening: Option<&'a Opening>,
}

impl<S: Sowing> KnownShares<'_, S> {
    /// Returns the place of each legal move, counted from 0, with the mover's share of the stones in the
    /// pits after it, and the number of nodes searched. Returns `None` if it takes more than `nodes` nodes
    /// or is stopped, or if something would have to be searched and there are more than `most` stones.
    pub(crate) fn by_each_move(
        &self,
        position: Packed,
        most: u8,
        nodes: u64,
        stop: &AtomicBool,
        scratch: &Scratch,
    ) -> Option<(Vec<(u8, u8)>, u64)> {
        let steps: Vec<_> = (0..6_u8)
            .filter(|&place| position.may_lift(place.into()))
            .map(|place| (place, position.play(self.tables.rules(), place.into())))
            .collect();
        let known: Vec<Option<u8>> = steps.iter().map(|(_, step)| self.share(step.after)).collect();
        let (mut found, mut spent) = (Vec::with_capacity(steps.len()), steps.len() as u64);
        if known.iter().all(Option::is_some) {
            found.extend(
                steps
                    .iter()
                    .zip(known)
                    .filter_map(|(&(place, step), share)| Some((place, step.share_of_mover(share?)))),
            );
            return Some((found, spent));
        }
        if position.stones() > most {
            return None;
        }
        // All moves share one table, because they lead to many of the same positions.
        let (remembered, busy) = (emptied(scratch), nobody_busy());
        let shared = SharedSearch { tables: self.tables, known: &remembered, stop, busy: &busy, notes: None };
        let mut searcher = ShareSearch::new(&shared).limited(nodes);
        for ((place, step), known) in steps.into_iter().zip(known) {
            let (after, stones) = (step.after, step.after.stones());
            let solved = || {
                let guess = searcher.guess();
                narrowed(after, guess, |target| searcher.bound(after, stones, target)).ok()
            };
            let Some(share) = known.or_else(solved) else { break };
            found.push((place, step.share_of_mover(share)));
        }
        spent += searcher.nodes;
        scratch.put(remembered);
        (found.len() == usize::from(position.lift_count())).then_some((found, spent))
    }

    /// Looks up the mover's share of the stones in the pits.
    pub(super) fn share(&self, position: Packed) -> Option<u8> {
        let stones = position.stones();
        (self.tables.rules().settled(position, stones))
            .or_else(|| (stones <= self.tables.seeds()).then(|| self.tables.share(position)))
            .or_else(|| self.opening?.share(position))
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::End;

    use super::super::acyclic_game::AcyclicGame as _;
    use super::super::testing::{BruteForce, random_position};
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn known_shares_match_exhaustive_search() {
        let (mut rng, never, scratch) = (Rng::new(11), AtomicBool::new(false), Scratch::default());
        for rules in [End::RowEmpty, End::NoMove].map(|end| Mangala { end }) {
            let tables = ShareTable::empty(rules).extended(3, 1, &|_, _| ());
            let known = KnownShares { tables: &tables, opening: rules.opening() };
            let mut brute_force = BruteForce::new(rules);
            for stones in [4, 6, 8, 10] {
                let position = random_position(&mut rng, stones);
                if rules.settled(position, stones).is_some() {
                    continue;
                }
                let (moves, _) = known.by_each_move(position, 10, u64::MAX, &never, &scratch).unwrap();
                for (place, share) in moves {
                    let step = position.play(rules, place.into());
                    assert_eq!(
                        share,
                        step.share_of_mover(brute_force.share(step.after)),
                        "{position} {place}"
                    );
                }
            }
            let many = Packed::from_counts([3, 3, 3, 3, 2, 2, 3, 3, 3, 2, 2, 1]);
            assert_eq!(known.by_each_move(many, 48, 100, &never, &scratch), None);
            assert_eq!(known.by_each_move(many, many.stones() - 1, u64::MAX, &never, &scratch), None);
        }
    }
}
