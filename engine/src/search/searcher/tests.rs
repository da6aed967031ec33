//! Laws of the search.

use crate::draws::Draws;
use crate::search::transpositions::Transpositions;
use crate::search::{plain, think};
use crate::{AlManqala, KotuBaendum, Limits, MangalaCastle, PallamKhuzi, Pallankuzhi, RoundLimit};

use super::*;

/// Plays at random until the game is over; gives the position with so many moves to come.
fn shortly_before_the_end<R: Rules>(rules: &R, seed: u64, moves: usize) -> R::State {
    let mut draws = Draws::new(seed);
    let mut states = vec![rules.start()];
    while states.len() < 5_000 {
        let state = states[states.len() - 1];
        let legal = MoveList::of(rules, &state);
        if legal.len() == 0 {
            break;
        }
        let mut next = state;
        rules.advance(&mut next, legal.get(draws.below(legal.len())).unwrap());
        states.push(next);
    }
    states[states.len().saturating_sub(moves + 1)]
}

/// Where everything can be seen, the search must see it, as a plain one does.
fn check_ends<R: Rules>(rules: &R) {
    let mut settled = 0;
    for seed in 0..100 {
        let state = shortly_before_the_end(rules, seed, 3);
        let limits = Limits::nodes(5_000);
        let weights = Weights::built_in(R::WEIGHTS);
        let mut table = Transpositions::default();
        table.reset(limits.nodes);
        let table = Memory::Own(&mut table);
        let mut search = Searcher::new(rules, &[Standing::of(rules, &state)], &limits, &weights, table);
        let mut roots = search.roots(&state);
        let mut done =
            |&plies: &u8| search.iterate(&state, &mut roots, plies, false) && search.saw_everything();
        if let Some(plies) = (1..=5).find(|plies| done(plies)) {
            // Lines that are decided are not followed to their end, as a plain search has to.
            let plainly = plain::think(rules, &state, plies + 8).expect("the game is not over");
            assert_eq!(roots[0].value / SEED, plainly.value, "{} {state:?}", R::ID);
            let choice = think(rules, &state, &[Standing::of(rules, &state)], &limits, &weights).unwrap();
            // Of a single move there is nothing to choose: it is not looked at for long.
            assert!(choice.exact || roots.len() == 1);
            assert!(!choice.exact || choice.value == plainly.value);
            settled += 1;
        }
    }
    assert!(settled > 0, "{}", R::ID);
}

#[test]
fn what_can_be_seen_to_the_end_is_seen_exactly() {
    check_ends(&MangalaCastle::default());
    check_ends(&AlManqala);
    check_ends(&Pallankuzhi { rounds: RoundLimit::new(1).unwrap(), ..Pallankuzhi::default() });
    check_ends(&KotuBaendum { rounds: RoundLimit::new(1).unwrap(), ..KotuBaendum::default() });
}

#[test]
fn a_budget_gives_the_same_move_every_time() {
    fn check<R: Rules>(rules: &R) {
        let state = rules.start();
        let past = [Standing::of(rules, &state)];
        let weights = Weights::built_in(R::WEIGHTS);
        let once = think(rules, &state, &past, &Limits::nodes(3_000), &weights).unwrap();
        assert!(once.nodes <= 3_001 && !once.exact);
        assert_eq!(think(rules, &state, &past, &Limits::nodes(3_000), &weights), Some(once));
    }
    check(&KotuBaendum::default());
    check(&PallamKhuzi::default());
}
