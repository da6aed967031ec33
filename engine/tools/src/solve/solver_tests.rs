//! The solver agrees with the tables, which agree with exhaustive search.

use kuzhi_engine::{End, Kalah, Mangala};
use kuzhi_search::Rng;
use kuzhi_search::acyclic::{Packed, ShareTable, Sowing as _};

use super::check::Unproven;
use super::proof::Proof;
use super::proof_file::BadProof;
use super::solver::{Solution, Solver};
use super::testing::position;

#[test]
fn the_solver_agrees_with_larger_tables() {
    let mut dice = Rng::new(6);
    for (end, threads) in [(End::RowEmpty, 1), (End::NoMove, 2), (End::RowEmpty, 2)] {
        let rules = Mangala { end };
        let small = ShareTable::empty(rules).extended(4, 1, &|_, _| ());
        let large = ShareTable::empty(rules).extended(12, 2, &|_, _| ());
        let solver = Solver::new(&small, 64, threads);
        for _ in 0..150 {
            let position = position(&mut dice, 12);
            if rules.settled(position, 12).is_some() {
                continue;
            }
            let brings = |place: usize| {
                let step = position.play(rules, place);
                step.share_of_mover(large.share(step.after))
            };
            let share = large.share(position);
            let best: Vec<usize> = position.lifts().filter(|&place| brings(place) == share).collect();
            let solution = solver.solve(position, &mut |_| ());
            assert_eq!((solution.share, solution.best), (share, best), "{position:?} {end:?}");
        }
    }
}

/// A proof of a position with 16 stones over tables of few.
fn proof(end: End) -> (ShareTable, Solution, Proof<Mangala>) {
    let tables = ShareTable::empty(Mangala { end }).extended(6, 1, &|_, _| ());
    let solver = Solver::new(&tables, 64, 1);
    let position = Packed::from_counts([2, 1, 2, 1, 2, 1, 1, 2, 0, 1, 2, 1]);
    let solution = solver.solve(position, &mut |_| ());
    let proof = Proof::prove(Mangala { end }, &solver, position, &solution);
    (tables, solution, proof)
}

#[test]
fn proofs_are_checked_by_the_plain_rules() {
    for end in [End::RowEmpty, End::NoMove] {
        let (tables, solution, proof) = proof(end);
        let (checked, walked) = proof.check(&tables).unwrap();
        assert_eq!(checked, solution, "{end:?}");
        assert!(walked > 100);
        let mut bytes = Vec::new();
        proof.write(&mut bytes).unwrap();
        let rules = Mangala { end };
        assert_eq!(Proof::read(rules, &mut bytes.as_slice()).unwrap(), proof);
        let other = Proof::read(Kalah::default(), &mut bytes.as_slice());
        assert!(matches!(other, Err(BadProof::OtherRules)));
        bytes[60] ^= 1;
        assert!(Proof::read(rules, &mut bytes.as_slice()).is_err());
    }
}

#[test]
fn a_proof_that_lacks_something_is_refused() {
    let (tables, _, proof) = proof(End::RowEmpty);
    let mut refused = 0;
    for owner in 0..2 {
        let entries = proof.strategies[owner].entries();
        // Some check needs each move, but not always the value's.
        for missing in 0..entries.len().min(60) {
            let mut less = proof.clone();
            less.strategies[owner] = entries
                .iter()
                .enumerate()
                .filter(|(at, _)| *at != missing)
                .map(|(_, entry)| *entry)
                .collect();
            refused += usize::from(less.check(&tables).is_err());
        }
    }
    assert!(refused > 0);
    let other = ShareTable::empty(Mangala::default()).extended(5, 1, &|_, _| ());
    assert_eq!(proof.check(&other), Err(Unproven::OtherTables(6)));
}
