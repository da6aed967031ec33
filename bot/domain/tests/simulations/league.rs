use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::tournaments::{Entrant, Field, Pairing, Round, RoundResult, TieBreaks, berger};
use kuzhi_engine::Side;

use crate::plain::Plain;
use crate::{Chance, play_each, result};

/// A league of 3 to 12. Some leave, or are removed: all their later games are forfeits.
fn play(mut chance: Chance) {
    let (number, is_double) = (3 + chance.small(10), chance.is(40));
    let strengths: Vec<u64> = (0..number).map(|_| chance.below(1_000)).collect();
    let (mut field, mut gone) = (Field::new(number), BTreeSet::new());
    for Round { games, absent } in berger(number, is_double) {
        gone.extend(field.entrants().filter(|_| chance.is(2)));
        let ended = |(pairing, _)| (pairing, Some(ended(&mut chance, pairing, &strengths, &gone)));
        field.add_round(Round { games: games.into_iter().map(ended).collect(), absent }).unwrap();
    }
    let mut met: BTreeMap<BTreeSet<Entrant>, u32> = BTreeMap::new();
    for (pairing, _) in field.rounds().iter().flat_map(|round| &round.games) {
        *met.entry(BTreeSet::from([pairing.south, pairing.north])).or_default() += 1;
    }
    assert_eq!(met.len(), usize::from(number) * usize::from(number - 1) / 2, "everyone meets everyone");
    assert!(met.values().all(|&times| times == 1 + u32::from(is_double)));
    Plain::check(TieBreaks::LEAGUE, &field);
}

fn ended(chance: &mut Chance, pairing: Pairing, strengths: &[u64], gone: &BTreeSet<Entrant>) -> RoundResult {
    match [pairing.south, pairing.north].map(|one| gone.contains(&one)) {
        [false, false] => result(chance, pairing, strengths),
        [true, true] => RoundResult::Forfeit(None),
        [true, false] => RoundResult::Forfeit(Some(Side::North)),
        [false, true] => RoundResult::Forfeit(Some(Side::South)),
    }
}

#[test]
fn leagues_end_and_count_by_the_definitions() {
    play_each(200, |_, chance| play(chance));
}
