//! Parallel search: several threads search the same position and share only the transposition table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;

use kuzhi_engine::RepetitionKey;

use super::transpositions::{Memory, ShardedTable};
use crate::choice::Choice;
use crate::deepening::deepen;
use crate::limits::Limits;
use crate::searchable::Searchable;
use crate::weights::Weights;

/// Searches on as many threads as the limits allow, and returns the choice of the first thread.
///
/// Every other thread starts one ply deeper, so that they spread over the tree. The results that each
/// thread leaves in the table save work for the others.
pub(crate) fn think<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[RepetitionKey],
    limits: &Limits,
    weights: &Weights,
) -> Option<Choice> {
    let shared = ShardedTable::new(limits.nodes);
    let (shared, nodes) = (&shared, (limits.nodes / u64::from(limits.threads)).max(1));
    let first = Limits { nodes, ..limits.clone() };
    let helping = Limits { nodes, stop: Arc::default(), ..limits.clone() };
    let search = |limits: &Limits, from: u8| {
        deepen(rules, state, past, limits, weights, Memory::Shared(shared), from.min(limits.depth))
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..limits.threads)
            .map(|helper| {
                let (search, helping) = (&search, &helping);
                scope.spawn(move || search(helping, 1 + helper % 2))
            })
            .collect();
        let choice = search(&first, 1);
        helping.stop.store(true, Ordering::Relaxed);
        let helped = helpers.into_iter().filter_map(|helper| match helper.join() {
            Ok(choice) => choice,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        let nodes: u64 = helped.map(|choice| choice.nodes).sum();
        choice.map(|choice| Choice { nodes: choice.nodes + nodes, ..choice })
    })
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::thinking::Think as _;

    fn at(text: &str) -> kuzhi_engine::Match {
        let game = Game::by_id("mangala").unwrap();
        kuzhi_engine::Match::from_position(game, &text.parse().unwrap()).unwrap()
    }

    #[test]
    fn threads_find_what_one_finds() {
        for text in ["1.0.2.0.3.1/0.2.0.1.0.3 18:17 south", "2.1.0.0.0.4/4.0.0.2.0.0 16:19 north"] {
            let playing = at(text);
            let alone = playing.think(&Limits::nodes(2_000_000)).unwrap();
            for threads in [2, 3, 5] {
                let together = playing.think(&Limits { threads, ..Limits::nodes(2_000_000) }).unwrap();
                assert_eq!((together.value, together.exact), (alone.value, true), "{text}");
                assert_eq!(playing.check(together.best), Ok(()));
            }
        }
    }

    #[test]
    fn threads_share_the_budget() {
        for game in Game::all() {
            let limits = Limits { threads: 4, ..Limits::nodes(40_000) };
            let choice = game.start().think(&limits).unwrap();
            // Each thread notices the limit one node late.
            assert!(choice.nodes <= 40_004, "{game}: {}", choice.nodes);
        }
    }
}
