//! Whether the rounds of a knock-out are those that it plans.

use std::collections::BTreeSet;

use super::super::league;
use crate::tournaments::field::{Absence, Entrant, Round};
use crate::tournaments::pairing::size_for;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::Tournament;

/// Whether the rounds are those in groups and then those of a bracket, drawn when it begins.
pub(super) fn follows(one: &Tournament, in_groups: &[Round]) -> bool {
    let rounds = one.rounds_of_bracket();
    let is_drawn_in_time = match &one.draw {
        None => in_groups.is_empty() || rounds.is_empty(),
        Some(draw) => !in_groups.is_empty() && !rounds.is_empty() && can_be_drawn(one, &draw.seeds),
    };
    is_drawn_in_time && league::follows(&one.rounds, in_groups) && follows_bracket(&one.seeds(), rounds)
}

/// Whether these can have gone on: two of a group at most.
fn can_be_drawn(one: &Tournament, seeds: &[Entrant]) -> bool {
    let groups = one.kind().groups(one.field_size());
    let number = |group: &Vec<Entrant>| seeds.iter().filter(|seed| group.contains(seed)).count();
    let is_once = seeds.iter().collect::<BTreeSet<_>>().len() == seeds.len();
    let numbers: Vec<usize> = groups.all().iter().map(number).collect();
    let is_known = numbers.iter().sum::<usize>() == seeds.len();
    seeds.len() > 1 && is_once && is_known && numbers.into_iter().all(|number| number <= 2)
}

/// A round with the numbers of the bracket.
struct Numbered {
    games: Vec<[Entrant; 2]>,
    absent: Vec<(Entrant, Absence)>,
}

fn numbered(seeds: &[Entrant], round: &TournamentRound) -> Option<Numbered> {
    let number = |one: Entrant| {
        let at = seeds.iter().position(|&seed| seed == one)?;
        u16::try_from(at).ok().map(Entrant)
    };
    let games =
        round.games.iter().map(|game| Some([number(game.pairing.south)?, number(game.pairing.north)?]));
    let absent = round.absent.iter().map(|&(one, why)| Some((number(one)?, why)));
    Some(Numbered { games: games.collect::<Option<_>>()?, absent: absent.collect::<Option<_>>()? })
}

/// Whether rounds are those of a bracket. It is folded here, and not read from its places: in each stage the
/// numbers of the two who meet add up to the same, once each has that of the best one whom they stand for.
fn follows_bracket(seeds: &[Entrant], rounds: &[TournamentRound]) -> bool {
    let Some(rounds) = rounds.iter().map(|round| numbered(seeds, round)).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let players = u16::try_from(seeds.len()).unwrap_or(u16::MAX);
    let size = size_for(players);
    let stages = size.trailing_zeros();
    let section = |who: Entrant, stage: u32| {
        let fold = |number: u16, stage: u32| number.min((size >> stage).saturating_sub(number + 1));
        (0..stage).fold(who.0, fold)
    };
    let mut begun = 0;
    let mut there: Vec<Entrant> = (0..players).map(Entrant).collect();
    let mut pairs: Vec<[Entrant; 2]> = Vec::new();
    rounds.iter().all(|round| {
        let is_again =
            |game: &[Entrant; 2]| pairs.iter().any(|pair| game.iter().all(|one| pair.contains(one)));
        if !round.games.is_empty() && round.games.iter().all(is_again) {
            return round.absent.is_empty();
        }
        let (stage, is_final) = (begun, begun + 1 == stages);
        begun += 1;
        let here: Vec<Entrant> =
            round.games.iter().flatten().copied().chain(round.absent.iter().map(|&(one, _)| one)).collect();
        let meets = |game: &[Entrant; 2]| {
            let [one, other] = game.map(|one| section(one, stage));
            one + other + 1 == size >> stage
        };
        // In the first stage everyone is there.
        let is_whole = stage > 0 || here.len() == there.len();
        let goes_on = here.iter().all(|one| there.contains(one));
        let is_alone = |&(one, why): &(Entrant, Absence)| {
            let other = (size >> stage).saturating_sub(section(one, stage) + 1);
            let is_missing = stage > 0 || other >= players;
            why == Absence::FullBye && is_missing
        };
        let folded = |one: Entrant| section(one, stage).min((size >> stage) - section(one, stage) - 1);
        let ties: Vec<u16> = round
            .games
            .iter()
            .map(|game| folded(game[0]))
            .chain(round.absent.iter().map(|&(one, _)| folded(one)))
            .collect();
        let at_most = if is_final { 2 } else { 1 };
        let is_single = |tie: &u16| ties.iter().filter(|one| *one == tie).count() <= at_most;
        pairs.clone_from(&round.games);
        there = here;
        stage < stages
            && is_whole
            && goes_on
            && ties.iter().all(is_single)
            && round.games.iter().all(meets)
            && round.absent.iter().all(is_alone)
    })
}
