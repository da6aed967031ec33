//! Places and podiums from the list of games alone.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::tournaments::{
    Entrant, GameState, KindName, Presence, RoundResult, Tournament, TournamentGame, TournamentKind,
};
use kuzhi_engine::Side;

use crate::arena::points;
use crate::draws::orders;
use crate::groups::{before_bracket, groups};

/// Checks who has a place, and which.
pub(crate) fn check_places(tournament: &Tournament) {
    let is_played = |game: &&TournamentGame| matches!(game.result(), Some(RoundResult::Played(_)));
    let out = left_early(tournament);
    assert_eq!(tournament.without_results().into_iter().collect::<BTreeSet<_>>(), out);
    if !out.is_empty() {
        let counted = tournament.counted_field();
        assert!(out.iter().all(|&one| counted.lines(one).all(|line| line.points() == 0)));
    }
    let mut played: BTreeSet<Entrant> = tournament
        .games()
        .filter(is_played)
        .map(|game| [game.pairing.south, game.pairing.north])
        .filter(|pair| !pair.iter().any(|one| out.contains(one)))
        .flatten()
        .collect();
    if tournament.rules.kind.name() == KindName::Knockout && !played.is_empty() {
        // Whoever goes on without a game has a place as well.
        let by_forfeit = |game: &TournamentGame| match game.result()? {
            RoundResult::Forfeit(winner) => Some(game.pairing.at(winner?)),
            RoundResult::Played(_) | RoundResult::Removed => None,
        };
        let counts = |game: &&TournamentGame| !out.iter().any(|&one| game.side_of(one).is_some());
        played.extend(tournament.games().filter(counts).filter_map(by_forfeit));
    }
    played.retain(|&one| tournament.player(one).unwrap().presence != Presence::Removed);
    // Equals together, best first.
    let equals: Vec<Vec<Entrant>> = match tournament.rules.kind.name() {
        KindName::League | KindName::Swiss | KindName::Servers => {
            let mut by_place: BTreeMap<(usize, u16), Vec<Entrant>> = BTreeMap::new();
            for at in 0..groups(tournament).len() {
                for row in tournament.standings(at).unwrap().rows() {
                    by_place.entry((at, row.place)).or_default().push(row.entrant);
                }
            }
            by_place.into_values().collect()
        }
        KindName::Arena => arena(tournament),
        KindName::Knockout if tournament.is_in_groups() => {
            let groups = 0..groups(tournament).len();
            let order = groups.flat_map(|at| tournament.standings(at).unwrap().rows().to_vec());
            order.map(|row| vec![row.entrant]).collect()
        }
        KindName::Knockout => knockout(tournament).into_iter().chain(out_in_groups(tournament)).collect(),
        KindName::Ladder => {
            let places = tournament.ladder.places().iter();
            places.map(|&one| vec![tournament.entrant(one).unwrap()]).collect()
        }
    };
    let of_group = |one: Entrant| groups(tournament).iter().position(|group| group.contains(&one)).unwrap();
    let (mut expected, mut before) = (BTreeMap::new(), BTreeMap::<usize, u16>::new());
    for equal in equals {
        let there: Vec<Entrant> = equal.into_iter().filter(|one| played.contains(one)).collect();
        let Some(&first) = there.first() else { continue };
        let before = before.entry(of_group(first)).or_default();
        expected.extend(there.iter().map(|&one| (one, *before + 1)));
        *before += u16::try_from(there.len()).unwrap();
    }
    let places = tournament.places();
    assert!(places.is_sorted_by_key(|one| (of_group(one.entrant), one.place)));
    let of_player: BTreeMap<Entrant, u16> = places.iter().map(|one| (one.entrant, one.place)).collect();
    assert_eq!(of_player, expected);
    if tournament.rules.kind.name() == KindName::Servers {
        assert!(tournament.podium().is_empty(), "a match has winners, and no podium");
        return check_teams(tournament);
    }
    let best: BTreeSet<Entrant> = tournament.podium().into_iter().map(|one| one.entrant).collect();
    let first = expected.into_iter().filter(|&(one, place)| place <= 3 && of_group(one) == 0);
    let first = first.map(|(one, _)| one);
    assert_eq!(best, first.collect(), "the podium is for the first three, and for all who are equal");
}

/// The points of two servers are those of their players together, and no board has two of one server.
fn check_teams(tournament: &Tournament) {
    let mut points = [0; 2];
    for row in tournament.standings(0).unwrap().rows() {
        points[usize::from(tournament.player(row.entrant).unwrap().is_guest)] += row.points;
    }
    assert_eq!(tournament.points_of_servers(), points);
    let guests = |one: Entrant| tournament.player(one).unwrap().is_guest;
    assert!(tournament.games().all(|game| guests(game.pairing.south) != guests(game.pairing.north)));
    let on_boards: usize = tournament.boards().iter().map(|(_, games)| games.len()).sum();
    assert_eq!(on_boards, tournament.games().count());
}

/// Who has left a league with fewer than half of their games, which then count for nobody.
pub(crate) fn left_early(tournament: &Tournament) -> BTreeSet<Entrant> {
    let twice = match tournament.rules.kind {
        TournamentKind::League { twice, .. } => twice,
        TournamentKind::KnockoutAfterGroups { .. } if before_bracket(tournament).is_some() => false,
        _ => return BTreeSet::new(),
    };
    if let Some(draw) = &tournament.draw {
        return draw.left_early.iter().copied().collect();
    }
    let groups = groups(tournament);
    let of_group = |one: Entrant| groups.iter().find(|group| group.contains(&one)).unwrap();
    let games_of = |one: Entrant| (of_group(one).len() - 1) * if twice { 2 } else { 1 };
    let completed = |one: Entrant| {
        let theirs = tournament.games().filter_map(|game| Some((game.side_of(one)?, game.result()?)));
        let counts = |&(side, result): &(Side, RoundResult)| match result {
            RoundResult::Played(_) => true,
            RoundResult::Forfeit(winner) => winner == Some(side),
            RoundResult::Removed => false,
        };
        theirs.filter(counts).count()
    };
    let removed = |one: Entrant| {
        let theirs = tournament.games().filter(|game| game.side_of(one).is_some());
        theirs.filter(|game| game.result() == Some(RoundResult::Removed)).count()
    };
    let all = (0..tournament.players.len()).map(|at| Entrant(u16::try_from(at).unwrap()));
    let is_gone = |&one: &Entrant| !tournament.player(one).unwrap().takes_part();
    let has_begun = !tournament.rounds.is_empty();
    all.filter(is_gone)
        .filter(|&one| has_begun && 2 * completed(one) < games_of(one) - removed(one))
        .collect()
}

/// Those who went out before the bracket: by their place in the group, and of these by results.
fn out_in_groups(tournament: &Tournament) -> Vec<Vec<Entrant>> {
    let mut equals: BTreeMap<(usize, Reverse<[u32; 3]>), Vec<Entrant>> = BTreeMap::new();
    let went_on = tournament.draw.as_ref().map_or(&[][..], |draw| &draw.seeds);
    for group in tournament.group_stage().iter().flat_map(orders) {
        for (place, (one, result)) in group.into_iter().enumerate() {
            if !went_on.contains(&one) {
                equals.entry((place, Reverse(result))).or_default().push(one);
            }
        }
    }
    equals.into_values().collect()
}

/// Groups of a knock-out: how late somebody has played for the last time, and with what result.
fn knockout(tournament: &Tournament) -> Vec<Vec<Entrant>> {
    let seeding = tournament.draw.as_ref().map(|draw| draw.seeds.clone());
    let everyone = || {
        let all = || (0..tournament.players.len()).map(|at| Entrant(u16::try_from(at).unwrap()));
        seeding.clone().unwrap_or_else(|| all().collect())
    };
    let mut stages: Vec<Vec<BTreeSet<Entrant>>> = Vec::new();
    let pair = |game: &TournamentGame| BTreeSet::from([game.pairing.south, game.pairing.north]);
    let rounds = tournament.rounds.get(tournament.rounds_in_groups()..).unwrap_or_default();
    for round in rounds {
        let ties: Vec<BTreeSet<Entrant>> = round.games.iter().map(pair).collect();
        let is_again = stages.last().is_some_and(|last| ties.iter().all(|tie| last.contains(tie)));
        if round.games.is_empty() || !is_again {
            let alone = round.absent.iter().map(|&(one, _)| BTreeSet::from([one]));
            stages.push(alone.chain(ties).collect());
        }
    }
    let all = usize::try_from(everyone().len().next_power_of_two().ilog2()).unwrap();
    let mut groups: BTreeMap<(Reverse<usize>, u8), Vec<Entrant>> = BTreeMap::new();
    for one in everyone() {
        let Some(stage) = stages.iter().rposition(|ties| ties.iter().any(|tie| tie.contains(&one))) else {
            assert!(stages.is_empty(), "everyone is in the first stage");
            groups.entry((Reverse(0), 0)).or_default().push(one);
            continue;
        };
        let at = stages[stage].iter().position(|tie| tie.contains(&one)).unwrap();
        let tie = &stages[stage][at];
        let games = rounds.iter().flat_map(|round| &round.games);
        let games: Vec<&TournamentGame> = games.filter(|game| pair(game) == *tie).collect();
        let mut winner = (tie.len() == 1).then_some(one);
        let mut is_open = games.iter().any(|game| game.is_open());
        let draws = games.iter().filter(|game| game.result() == Some(RoundResult::Played(None))).count();
        for game in &games {
            if let Some(RoundResult::Played(Some(side)) | RoundResult::Forfeit(Some(side))) = game.result() {
                winner = Some(game.pairing.at(side));
            }
        }
        let is_drawn = games.last().is_some_and(|last| last.result() == Some(RoundResult::Played(None)));
        if is_drawn && winner.is_none() && !is_open {
            is_open = draws == 1 && tournament.is_running();
            winner = tie.first().copied().filter(|_| !is_open);
        }
        let is_final = stage + 1 == all;
        // A bye in the final is its first tie; that for third place is the second one.
        let is_third = is_final && at == 1;
        let key = match (is_open, winner == Some(one)) {
            (_, true) | (true, _) if is_third => (Reverse(stage), 3),
            (true, _) => (Reverse(stage), 1),
            (false, true) if is_final => (Reverse(stage), 0),
            (false, true) => (Reverse(stage + 1), 1),
            (false, false) => (Reverse(stage), if is_third { 4 } else { 2 }),
        };
        groups.entry(key).or_default().push(one);
    }
    groups.into_values().collect()
}

/// Groups of an arena: points, the fewest games, and then the games that equals have played with each other.
fn arena(tournament: &Tournament) -> Vec<Vec<Entrant>> {
    let mut games: Vec<_> = tournament
        .games()
        .filter_map(|game| match game.state {
            GameState::Ended(RoundResult::Played(winner), at) => Some((at, game.pairing, winner)),
            GameState::Ended(RoundResult::Forfeit(Some(winner)), at) => {
                Some((at, game.pairing, Some(winner)))
            }
            _ => None,
        })
        .collect();
    games.sort_by_key(|(at, ..)| *at);
    let mut results: BTreeMap<Entrant, Vec<Option<bool>>> = BTreeMap::new();
    for (_, pairing, winner) in &games {
        for side in Side::ALL {
            results.entry(pairing.at(side)).or_default().push(winner.map(|winner| winner == side));
        }
    }
    let mut groups: BTreeMap<(Reverse<u32>, usize), Vec<Entrant>> = BTreeMap::new();
    for one in (0..tournament.players.len()).map(|at| Entrant(u16::try_from(at).unwrap())) {
        let theirs = results.get(&one).map_or(&[][..], Vec::as_slice);
        groups.entry((Reverse(points(theirs)), theirs.len())).or_default().push(one);
    }
    let mut open: Vec<Vec<Entrant>> = groups.into_values().rev().collect();
    let mut done = Vec::new();
    while let Some(group) = open.pop() {
        let mut scores: BTreeMap<i32, Vec<Entrant>> = BTreeMap::new();
        for &one in &group {
            let of = |(_, pairing, winner): &(_, kuzhi_domain::tournaments::Pairing, Option<Side>)| {
                let side = Side::ALL.into_iter().find(|&side| pairing.at(side) == one)?;
                group.contains(&pairing.at(side.other())).then_some(())?;
                Some(winner.map_or(0, |winner| if winner == side { 1 } else { -1 }))
            };
            scores.entry(games.iter().filter_map(of).sum()).or_default().push(one);
        }
        match scores.len() {
            1 => done.push(group),
            // The worst first: the best is taken next.
            _ => open.extend(scores.into_values()),
        }
    }
    done
}
