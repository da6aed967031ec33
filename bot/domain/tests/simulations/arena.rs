use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::tournaments::{Arena, Entrant, Pairing};
use kuzhi_engine::Side;

use crate::{Chance, play_each};

/// The points of a player from the list of their results alone: after two wins everything counts twice.
pub(crate) fn points(results: &[Option<bool>]) -> u32 {
    let each = |(at, result): (usize, &Option<bool>)| {
        let worth = match result {
            Some(true) => 2,
            None => 1,
            Some(false) => 0,
        };
        let is_on_fire = at >= 2 && results[at - 2..at] == [Some(true), Some(true)];
        if is_on_fire { 2 * worth } else { worth }
    };
    results.iter().enumerate().map(each).sum()
}

/// An arena of one to three hours, minute by minute, for so many players. They come, make a pause, and go.
fn play(mut chance: Chance, number: u16) {
    let minutes = 60 + chance.below(121);
    let mut arena = Arena::default();
    let (mut free, mut paused): (BTreeSet<Entrant>, BTreeSet<Entrant>) = Default::default();
    let mut last: BTreeMap<Entrant, Entrant> = BTreeMap::new();
    let mut results: BTreeMap<Entrant, Vec<Option<bool>>> = BTreeMap::new();
    let mut games: Vec<(u64, Pairing)> = Vec::new();
    for minute in 0..minutes {
        let comes = if minute == 0 { number / 2 + 1 } else { chance.small(3) };
        for _ in 0..comes {
            if results.len() < number.into() {
                let one = arena.enter();
                results.insert(one, Vec::new());
                free.insert(one);
            }
        }
        free.extend(paused.extract_if(.., |_| chance.is(20)));
        let waiting: Vec<Entrant> = free.iter().copied().collect();
        let pairs = arena.pair(&waiting);
        for pairing in &pairs {
            let Pairing { south, north } = *pairing;
            assert!(free.remove(&south) && free.remove(&north), "they are free, and play once");
            let just_met = last.get(&south) == Some(&north) || last.get(&north) == Some(&south);
            assert!(!just_met, "{pairing:?} have just met");
            games.push((minute + 3 + chance.below(15), *pairing));
        }
        for &one in &free {
            let could = free.iter().any(|&other| {
                other != one && last.get(&one) != Some(&other) && last.get(&other) != Some(&one)
            });
            assert!(!could, "somebody waits who could play");
        }
        for (_, pairing) in games.extract_if(.., |(end, _)| *end <= minute).collect::<Vec<_>>() {
            let winner = [Some(Side::South), Some(Side::North), None][usize::from(chance.small(3))];
            assert!(arena.count(pairing, winner));
            for side in Side::ALL {
                let (one, other) = (pairing.at(side), pairing.at(side.other()));
                results.entry(one).or_default().push(winner.map(|winner| winner == side));
                last.insert(one, other);
                match chance.below(100) {
                    // They have had enough.
                    0 => {}
                    1..8 => _ = paused.insert(one),
                    _ => _ = free.insert(one),
                }
            }
        }
    }
    let games: usize = results.values().map(Vec::len).sum::<usize>() / 2;
    assert!(number < 6 || games > usize::from(number), "{games} games of {number}");
    let table = arena.standings();
    assert_eq!(table.len(), results.len());
    for player in &table {
        assert_eq!(player.points, points(&results[&player.entrant]));
    }
    assert!(table.is_sorted_by_key(|one| (std::cmp::Reverse(one.points), one.entrant)));
}

#[test]
fn arenas_pair_whoever_can_play_and_count() {
    play_each(50, |at, mut chance| {
        let number = 2 + chance.small(if at % 25 == 24 { 127 } else { 31 });
        play(chance, number);
    });
}
