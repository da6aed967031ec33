//! The tables agree with a brute-force search.

use kuzhi_engine::{CaptureInto, End, Kalah, Mangala, PitsARow};

use super::packed::Packed;
use super::share_table::{ShareTable, positions};
use super::sowing::Sowing;
use super::testing::{BruteForce, random_position_of};
use crate::exact::acyclic::MangalaBoard;
use crate::rng::Rng;

fn table<S: Sowing>(rules: S, seeds: u8, threads: usize) -> ShareTable<S> {
    ShareTable::empty(rules).extended(seeds, threads, &|_, _| ())
}

/// Kalah with each capture rule, on boards of several sizes.
fn kalahs() -> Vec<Kalah> {
    let of = |pits, capture| Kalah { pits, capture, ..Kalah::default() };
    let sizes = [PitsARow::Three, PitsARow::Five, PitsARow::Six];
    sizes
        .into_iter()
        .flat_map(|pits| [CaptureInto::Standard, CaptureInto::Empty].map(|rule| of(pits, rule)))
        .collect()
}

#[test]
fn every_class_agrees_with_brute_force() {
    for end in [End::RowEmpty, End::NoMove] {
        check_classes(Mangala { end }, 11, 2_000);
        for pits in [2, 3, 5] {
            check_classes(MangalaBoard::new(pits, end).unwrap(), 11, 400);
        }
    }
    for rules in kalahs() {
        check_classes(rules, 11, 400);
    }
}

fn check_classes(rules: impl Sowing, most: u8, samples: u32) {
    let table = table(rules, most, 2);
    let mut brute_force = BruteForce::new(rules);
    let mut rng = Rng::new(3);
    for stones in 0..=most {
        for _ in 0..samples {
            let position = random_position_of(rules.pits(), &mut rng, stones);
            assert_eq!(table.share(position), brute_force.share(position), "{position:?} {rules:?}");
        }
    }
}

/// Checks every position of up to six stones, so that the fill order has no untested corner.
#[test]
fn small_classes_agree_entirely() {
    fn each(counts: &mut [u8; 12], pit: usize, left: u8, visit: &mut impl FnMut(Packed)) {
        if pit == 11 {
            counts[11] = left;
            visit(Packed::from_counts(*counts));
            return;
        }
        for stones in 0..=left {
            counts[pit] = stones;
            each(counts, pit + 1, left - stones, visit);
        }
    }
    for end in [End::RowEmpty, End::NoMove] {
        let rules = Mangala { end };
        let table = table(rules, 6, 1);
        let mut brute_force = BruteForce::new(rules);
        let mut seen = 0;
        for stones in 0..=6 {
            each(&mut [0; 12], 0, stones, &mut |position| {
                assert_eq!(table.share(position), brute_force.share(position), "{position:?} {end:?}");
                seen += 1;
            });
        }
        assert_eq!(seen, positions(6, 6));
    }
}

#[test]
fn threads_and_steps_make_no_difference() {
    let whole = table(Mangala::default(), 9, 1);
    let steps = table(Mangala::default(), 5, 2).extended(9, 3, &|_, _| ());
    assert_eq!(whole.shares(), steps.shares());
    assert_eq!(whole.seeds(), steps.seeds());
}
