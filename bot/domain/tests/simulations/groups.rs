//! Groups from their definition alone: who is in which, the games of each, and who goes where the next time.

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{
    Absence, Divisions, Entrant, Field, Movement, Pairing, Presence, Round, Standings, Tournament,
    TournamentKind, TournamentStage,
};

use crate::plain::Plain;

/// How many players each group has: they are dealt one after the other, and each is as large as it gets.
pub(crate) fn sizes(players: usize, divisions: Option<Divisions>) -> Vec<usize> {
    let Some(Divisions { most, .. }) = divisions else { return vec![players] };
    let mut number = 1;
    // As few groups as have room, if each has three.
    while number * usize::from(most) < players && (number + 1) * 3 <= players {
        number += 1;
    }
    let mut sizes = vec![0; number];
    (0..players).for_each(|player| sizes[player % number] += 1);
    sizes
}

/// The players of each group.
pub(crate) fn groups(tournament: &Tournament) -> Vec<Vec<Entrant>> {
    if let Some(groups) = before_bracket(tournament).filter(|_| tournament.is_in_groups()) {
        return groups;
    }
    let mut everyone = (0..u16::try_from(tournament.players.len()).unwrap()).map(Entrant);
    let sizes = sizes(tournament.players.len(), tournament.rules.kind.divisions());
    sizes.into_iter().map(|size| everyone.by_ref().take(size).collect()).collect()
}

/// The groups before a bracket, if there are several: dealt forwards and backwards in turn.
pub(crate) fn before_bracket(tournament: &Tournament) -> Option<Vec<Vec<Entrant>>> {
    let TournamentKind::KnockoutAfterGroups { most } = tournament.rules.kind else { return None };
    let number = sizes(tournament.players.len(), Some(Divisions { most, moves: 0 })).len();
    let mut groups = vec![Vec::new(); number];
    let turns = (0..number).chain((0..number).rev()).cycle();
    for (at, group) in turns.take(tournament.players.len()).enumerate() {
        groups[group].push(Entrant(u16::try_from(at).unwrap()));
    }
    (number > 1).then_some(groups)
}

/// Each group as the field of a league that nobody else plays.
pub(crate) fn alone(field: &Field, group: &[Entrant]) -> Field {
    let number =
        |one: Entrant| Entrant(u16::try_from(group.iter().position(|&other| other == one).unwrap()).unwrap());
    let mut alone = Field::new(u16::try_from(group.len()).unwrap());
    for round in field.rounds() {
        let games = round.games.iter().filter(|(pairing, _)| group.contains(&pairing.south));
        let games = games.map(|&(Pairing { south, north }, result)| {
            assert!(group.contains(&north), "nobody meets another group");
            (Pairing { south: number(south), north: number(north) }, result)
        });
        let absent = round.absent.iter().filter(|(one, _)| group.contains(one));
        let absent: Vec<(Entrant, Absence)> = absent.map(|&(one, why)| (number(one), why)).collect();
        let games: Vec<_> = games.collect();
        if !games.is_empty() || !absent.is_empty() {
            alone.add_round(Round { games, absent }).unwrap();
        }
    }
    alone
}

/// Checks that each group is a league of its own, with points and tie-breaks by their definitions.
pub(crate) fn check_groups(tournament: &Tournament) {
    let Some(tie_breaks) = tournament.tie_breaks() else { return };
    let (field, counted) = (tournament.field(), tournament.counted_field());
    let groups = groups(tournament);
    assert_eq!(tournament.groups().all(), groups);
    for (at, group) in groups.iter().enumerate() {
        let league = alone(&counted, group);
        let is_over =
            league.rounds().iter().flat_map(|round| &round.games).all(|(_, result)| result.is_some());
        if is_over {
            Plain::check(tie_breaks, &league);
        }
        let (ours, expected) =
            (tournament.standings(at).unwrap(), Standings::from_field(&league, tie_breaks));
        for (row, expected) in ours.rows().iter().zip(expected.rows()) {
            assert_eq!((row.place, row.points), (expected.place, expected.points));
            assert_eq!(row.entrant, group[usize::from(expected.entrant.0)]);
            assert_eq!(row.values, expected.values);
        }
        assert_eq!(ours.rows().len(), group.len());
        let mut met: BTreeMap<BTreeSet<Entrant>, u32> = BTreeMap::new();
        for (pairing, _) in alone(&field, group).rounds().iter().flat_map(|round| &round.games) {
            *met.entry(BTreeSet::from([pairing.south, pairing.north])).or_default() += 1;
        }
        let is_over = matches!(tournament.stage, TournamentStage::Over { .. });
        if is_over && tournament.has_groups() {
            assert_eq!(
                met.len(),
                group.len() * (group.len() - 1) / 2,
                "everyone meets everyone of the group"
            );
        }
    }
}

/// Where everyone of a league stands in their group, best first: who has left is last, and then the removed.
fn standing(tournament: &Tournament) -> Vec<Vec<PlayerId>> {
    let group = |at: usize| {
        let standings = tournament.standings(at).unwrap();
        let everyone = || standings.rows().iter().map(|row| tournament.player(row.entrant).unwrap());
        let is_there = |presence: Presence| !matches!(presence, Presence::Withdrawn | Presence::Removed);
        let there = everyone().filter(|one| is_there(one.presence));
        let left = everyone().filter(|one| one.presence == Presence::Withdrawn);
        let removed = everyone().filter(|one| one.presence == Presence::Removed);
        there.chain(left).chain(removed).map(|one| one.player).collect()
    };
    (0..groups(tournament).len()).map(group).collect()
}

/// Checks who goes up and down, and where those are in the next league.
pub(crate) fn check_next(last: &Tournament, next: &Tournament) {
    let divisions = last.rules.kind.divisions().unwrap();
    let standing = standing(last);
    let movements: BTreeMap<PlayerId, Movement> =
        last.movements().into_iter().map(|(one, way)| (last.person(one), way)).collect();
    let mut should = BTreeMap::new();
    for (at, group) in standing.iter().enumerate() {
        for (place, &one) in group.iter().enumerate() {
            let half = |other: usize| standing[other].len() / 2;
            let moves = usize::from(divisions.moves);
            let ups = if at == 0 { 0 } else { moves.min(half(at)).min(half(at - 1)) };
            let downs = if at + 1 == standing.len() { 0 } else { moves.min(half(at)).min(half(at + 1)) };
            if place < ups {
                should.insert(one, Movement::Up);
            } else if place + downs >= group.len() {
                should.insert(one, Movement::Down);
            }
        }
    }
    assert_eq!(movements, should);
    let now = groups(next);
    let group = |one: PlayerId| {
        let own = next.entrant(one)?;
        now.iter().position(|group| group.contains(&own))
    };
    let is_same = standing.concat().iter().collect::<BTreeSet<_>>()
        == next.players.iter().map(|one| &one.player).collect::<BTreeSet<_>>();
    for (at, old) in standing.iter().enumerate() {
        let there: Vec<(PlayerId, usize)> = old.iter().filter_map(|&one| Some((one, group(one)?))).collect();
        for &(one, to) in there.iter().filter(|_| is_same) {
            let expected = match should.get(&one) {
                Some(Movement::Up) => at - 1,
                Some(Movement::Down) => at + 1,
                None => at,
            };
            assert_eq!(to, expected, "the same people, and nobody else's place is free");
        }
        let stays = |one: &&(PlayerId, usize)| !should.contains_key(&one.0);
        let stay: Vec<usize> = there.iter().filter(stays).map(|&(_, to)| to).collect();
        assert!(stay.is_sorted(), "of those who stay nobody passes a better one");
    }
    let was_there = |one: PlayerId| standing.iter().flatten().any(|&other| other == one);
    let (old, new): (Vec<_>, Vec<_>) =
        next.players.iter().map(|one| one.player).partition(|&one| was_there(one));
    let lowest = old.into_iter().filter_map(group).max();
    let highest = new.into_iter().filter_map(group).min();
    assert!(lowest.zip(highest).is_none_or(|(old, new)| old <= new), "who is new starts below");
}
