use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::refusal::LadderRefusal;
use kuzhi_domain::tournaments::{Ladder, REACH};

use crate::{Chance, play_each};

/// The ranks of a ladder, by player: the same thing kept the other way round.
#[derive(Default)]
struct Ranks(BTreeMap<u64, usize>);

impl Ranks {
    fn at(&self, rank: usize) -> u64 {
        *self.0.iter().find(|one| *one.1 == rank).unwrap().0
    }

    fn swap(&mut self, one: u64, other: u64) {
        let (was, other_was) = (self.0[&one], self.0[&other]);
        self.0.insert(one, other_was);
        self.0.insert(other, was);
    }

    /// Somebody gets a rank, and those between move by one.
    fn insert(&mut self, one: u64, rank: usize) {
        let was = self.0[&one];
        for other in self.0.values_mut() {
            if (rank..was).contains(other) {
                *other += 1;
            } else if (was + 1..=rank).contains(other) {
                *other -= 1;
            }
        }
        self.0.insert(one, rank);
    }

    fn check(&self, ladder: &Ladder) {
        assert_eq!(ladder.places().len(), self.0.len());
        for (one, rank) in &self.0 {
            assert_eq!(ladder.place(PlayerId(*one)), Some(rank - 1));
        }
    }
}

/// A year of a ladder, day by day.
fn play(mut chance: Chance) {
    let (mut ladder, mut ranks, mut next) = (Ladder::default(), Ranks::default(), 0);
    for day in 0..365 {
        if day < 8 || chance.is(4) {
            next += 1;
            assert!(ladder.join(PlayerId(next)) && !ladder.join(PlayerId(next)));
            ranks.0.insert(next, ranks.0.len() + 1);
        }
        let number = ranks.0.len();
        let someone = |chance: &mut Chance| 1 + usize::try_from(chance.below(number as u64)).unwrap();
        let (own, above) = (someone(&mut chance), someone(&mut chance));
        let (player, other) = (ranks.at(own), ranks.at(above));
        let may = ladder.may_challenge(PlayerId(player), PlayerId(other));
        match may {
            Ok(()) => {
                assert!(above < own && own - above <= REACH);
                // They win, or are not answered; or they lose, which changes nothing.
                if chance.is(45) {
                    let passed = ladder.won(PlayerId(player), PlayerId(other));
                    assert_eq!(passed.len(), own - above);
                    let before = (above..own).map(|rank| PlayerId(ranks.at(rank)));
                    assert!(before.eq(passed.iter().copied()));
                    ranks.insert(player, above);
                    if chance.is(10) {
                        // The result is taken back.
                        ladder.take_back(PlayerId(player), &passed);
                        ranks.insert(player, own);
                    }
                }
            }
            Err(LadderRefusal::NotAbove) => assert!(above >= own),
            Err(LadderRefusal::TooFar(reach)) => {
                assert!(own - above > REACH);
                assert_eq!(reach, own - REACH..=own - 1);
            }
            Err(LadderRefusal::NotThere(_)) => panic!("both are there"),
        }
        if chance.is(3) && number > 2 {
            let rank = someone(&mut chance);
            let leaves = ranks.at(rank);
            assert!(ladder.leave(PlayerId(leaves)));
            ranks.0.remove(&leaves);
            ranks.0.values_mut().filter(|other| **other > rank).for_each(|other| *other -= 1);
            let gone = LadderRefusal::NotThere(PlayerId(leaves));
            assert_eq!(ladder.may_challenge(PlayerId(leaves), PlayerId(leaves)), Err(gone));
        } else if chance.is(10) {
            let rank = someone(&mut chance);
            let idle = ranks.at(rank);
            assert_eq!(ladder.sink(PlayerId(idle)), rank < number);
            if rank < number {
                ranks.swap(idle, ranks.at(rank + 1));
            }
        }
        ranks.check(&ladder);
    }
}

#[test]
fn a_year_of_a_ladder_keeps_its_order() {
    play_each(30, |_, chance| play(chance));
}
