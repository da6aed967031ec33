use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::tournaments::{
    Absence, Entrant, Field, Pairing, Round, RoundResult, TieBreaks, proposed_rounds, swiss,
};
use kuzhi_engine::Side;

use crate::plain::Plain;
use crate::{Chance, play_each, result};

/// What must never happen twice, written down as the games are played.
#[derive(Default)]
struct Book {
    met: BTreeSet<BTreeSet<Entrant>>,
    /// Who has had a full bye, or a win without a game.
    had_bye: BTreeSet<Entrant>,
    sides: BTreeMap<Entrant, Vec<Side>>,
    forbidden: Vec<[Entrant; 2]>,
}

impl Book {
    /// Whether a side is too much of it: three times in a row, or three times more often.
    fn is_too_much(&self, one: Entrant, side: Side) -> bool {
        let had = self.sides.get(&one).map_or(&[][..], Vec::as_slice);
        let same = had.iter().filter(|&&other| other == side).count();
        matches!(had, [.., last, next] if *last == side && *next == side) || 2 * same >= had.len() + 2
    }

    fn may_meet(&self, south: Entrant, north: Entrant) -> bool {
        let two = BTreeSet::from([south, north]);
        let is_forbidden = self.forbidden.iter().any(|pair| BTreeSet::from(*pair) == two);
        let may_sit = !self.is_too_much(south, Side::South) && !self.is_too_much(north, Side::North);
        may_sit && !is_forbidden && !self.met.contains(&two)
    }

    /// Whether there is a legal pairing at all, by trying all of them.
    fn can_pair(&self, left: &[Entrant], is_bye_given: bool) -> bool {
        let Some((&first, others)) = left.split_first() else { return true };
        let without = |at: usize| [&others[..at], &others[at + 1..]].concat();
        let may_rest = !is_bye_given && left.len() % 2 == 1 && !self.had_bye.contains(&first);
        others.iter().enumerate().any(|(at, &other)| {
            (self.may_meet(first, other) || self.may_meet(other, first))
                && self.can_pair(&without(at), is_bye_given)
        }) || (may_rest && self.can_pair(others, true))
    }

    /// Checks a round against everything before it, and writes it down.
    fn check(&mut self, round: &Round) {
        for &(Pairing { south, north }, result) in &round.games {
            assert!(self.may_meet(south, north), "{south:?} {north:?}");
            match result.expect("all games have ended") {
                RoundResult::Played(_) => {
                    self.met.insert(BTreeSet::from([south, north]));
                    self.sides.entry(south).or_default().push(Side::South);
                    self.sides.entry(north).or_default().push(Side::North);
                }
                RoundResult::Forfeit(winner) => {
                    let winner = winner.map(|side| if side == Side::South { south } else { north });
                    self.had_bye.extend(winner);
                }
                // As if they had not met.
                RoundResult::Removed => {}
            }
        }
        for &(one, why) in &round.absent {
            assert!(why != Absence::FullBye || self.had_bye.insert(one), "{one:?} rests once more");
        }
    }
}

/// Plays a Swiss. It ends after its rounds, or when there is no legal pairing any more.
fn play(mut chance: Chance, number: u16) {
    let lot = if chance.is(50) { Side::South } else { Side::North };
    let rounds = proposed_rounds(number) + u32::from(chance.small(3));
    let (mut field, mut book, mut gone) = (Field::new(number), Book::default(), BTreeSet::new());
    if chance.is(20) {
        book.forbidden.push([Entrant(0), Entrant(1 + chance.small(number - 1))]);
    }
    let mut strengths: Vec<u64> = (0..number).map(|_| chance.below(1_000)).collect();
    for at in 0..rounds {
        if at > 0 && chance.is(20) {
            field.enter_late();
            strengths.push(chance.below(1_000));
        }
        // They withdraw, or are disqualified.
        gone.extend(field.entrants().filter(|_| at > 0 && chance.is(2)));
        let off: BTreeSet<Entrant> =
            field.entrants().filter(|one| !gone.contains(one) && chance.is(4)).collect();
        let here: Vec<Entrant> =
            field.entrants().filter(|one| !gone.contains(one) && !off.contains(one)).collect();
        let Ok(mut round) = swiss(&field, &here, lot, &book.forbidden) else {
            assert!(here.len() < 20, "large fields are always paired");
            assert!(!book.can_pair(&here, false), "there was a pairing of {here:?}");
            break;
        };
        assert_eq!(2 * round.games.len() + round.absent.len(), here.len(), "everyone who is here plays");
        round.absent.extend(off.into_iter().map(|one| (one, Absence::HalfBye)));
        for (pairing, ended) in &mut round.games {
            *ended = Some(result(&mut chance, *pairing, &strengths));
        }
        book.check(&round);
        field.add_round(round).unwrap();
    }
    Plain::check(TieBreaks::SWISS, &field);
}

#[test]
fn swiss_tournaments_break_no_rule_and_count() {
    play_each(200, |at, mut chance| {
        // Most are small, as they are on a server. Large ones take long, and are not among the first ones.
        let number = 4 + chance.small(if at % 50 == 0 && at >= 200 { 125 } else { 21 });
        play(chance, number);
    });
}
