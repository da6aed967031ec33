//! Leagues in groups: who plays whom, who goes up and down, and what the next one makes of it.

use super::*;

/// Groups of at most four, of which one goes up and one down.
const GROUPS: TournamentKind =
    TournamentKind::League { twice: false, at_once: false, divisions: Some(Divisions { most: 4, moves: 1 }) };

/// So many players, the first the strongest, when it begins.
fn begun(players: u64) -> Tournament {
    let strengths = (1..=players).map(|who| (PlayerId(who), -i64::try_from(who).unwrap())).collect();
    let facts = TournamentFacts { strengths, ..Default::default() };
    with(&announced(GROUPS, LIVE), 1..=players).advance(&facts, at(60)).unwrap()
}

/// Plays it to its end. The stronger ones win.
fn played(mut one: Tournament) -> Tournament {
    let mut minute = one.rounds.last().map_or(60, |round| round.begun.since(at(0)).as_secs() / 60);
    while one.is_live() {
        minute += 1;
        one = play_round(&one, at(minute));
    }
    assert!(matches!(one.stage, TournamentStage::Over { .. }));
    one
}

fn ask(one: &Tournament, who: u64, intent: TournamentIntent, now: Timestamp) -> Tournament {
    one.decide(by(PlayerId(who)), intent, now).unwrap()
}

fn remove(one: &Tournament, who: u64, now: Timestamp) -> Tournament {
    let remove = TournamentIntent::Remove { player: PlayerId(who), reason: "They were rude.".to_owned() };
    one.decide(TournamentActor { who: HOST, manages: true, is_guest: false }, remove, now).unwrap()
}

/// The places of each group as people.
fn places(one: &Tournament) -> Vec<Vec<u64>> {
    let named = |group: Vec<PlayerId>| group.into_iter().map(|who| who.0).collect();
    one.people_in_groups().into_iter().map(named).collect()
}

/// Who goes up, and who goes down.
fn moved(one: &Tournament) -> [Vec<u64>; 2] {
    let movements = one.movements();
    [Movement::Up, Movement::Down].map(|way| {
        let theirs = movements.iter().filter(|(_, to)| **to == way);
        theirs.map(|(&who, _)| one.person(who).0).collect()
    })
}

/// The next league, which everyone of these enters.
fn next(last: &Tournament, coming: impl IntoIterator<Item = u64>) -> Tournament {
    let rules = TournamentRules { begins: at(600), ..last.rules.clone() };
    let id = TournamentId::from_random(8);
    let mut next = Tournament::announce(id, (GuildId(1), ChannelId(2)), HOST, rules, at(500));
    next.drafted_from = Some(last.id);
    for who in coming {
        next = ask(&next, who, TournamentIntent::Join { has_role: true }, at(501));
    }
    let facts = TournamentFacts { last_groups: last.people_in_groups(), ..Default::default() };
    next.advance(&facts, at(600)).unwrap()
}

/// The players of each group when it begins.
fn groups(one: &Tournament) -> Vec<Vec<u64>> {
    let named = |group: &Vec<Entrant>| group.iter().map(|&who| one.person(who).0).collect();
    one.groups().all().iter().map(named).collect()
}

#[test]
fn each_group_plays_a_league_of_its_own() {
    let league = begun(11);
    assert_eq!(groups(&league), [vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10, 11]]);
    assert_eq!((league.total_rounds(), league.rounds[0].games.len()), (Some(3), 5));
    assert_eq!(league.check(), Ok(()));
    let over = played(league);
    assert_eq!(places(&over), [vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10, 11]]);
    let all: Vec<u16> = over.places().iter().map(|one| one.place).collect();
    assert_eq!(all, [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3], "each has places of its own");
    let all: Vec<u16> = over.places_in_all().iter().map(|one| one.place).collect();
    assert_eq!(all, (1..=11).collect::<Vec<_>>(), "a season counts through all groups");
    assert_eq!(
        Trophies::from_tournaments(PlayerId(5), std::slice::from_ref(&over), &[]),
        Trophies::default()
    );
    assert_eq!(Trophies::from_tournaments(PlayerId(2), std::slice::from_ref(&over), &[]).places, [0, 1, 0]);
    let podium: Vec<u64> = over.podium().iter().map(|one| over.person(one.entrant).0).collect();
    assert_eq!(podium, [1, 2, 3], "the first group stands on the podium");
    let winners = over.group_winners();
    let winners: Vec<u64> = winners.iter().map(|group| over.person(group[0].entrant).0).collect();
    assert_eq!(winners, [1, 5, 9]);
    let reached = |who| best_places(std::slice::from_ref(&over), PlayerId(who), None).remove(0);
    assert_eq!((reached(1).group, reached(6).group, reached(6).place), (Some(0), Some(1), 2));
    assert_eq!(over.standings(1).unwrap().why(Entrant(4), Entrant(5)), None, "they have other points");
    assert!(over.standings(3).is_none());
    let one = played(begun(4));
    assert!(!one.has_groups() && best_places(&[one], PlayerId(1), None)[0].group.is_none());
}

#[test]
fn a_group_that_has_played_its_games_rests_and_loses_nothing() {
    // Groups of five and four: five rounds and three.
    let kind = TournamentKind::League {
        twice: false,
        at_once: false,
        divisions: Some(Divisions { most: 5, moves: 1 }),
    };
    let over = played(go(&with(&announced(kind, LIVE), 1..=9), at(60)));
    assert_eq!(over.rounds.len(), 5);
    assert!(over.rounds[4].games.iter().all(|game| game.pairing.south.0 < 5));
    let alone = played(go(&with(&announced(GROUPS, LIVE), 1..=4), at(60)));
    let scores = |one: &Tournament, group: usize| {
        let standings = one.standings(group).unwrap();
        let row = |row: &TournamentRow| (row.place, row.points, row.values.clone());
        standings.rows().iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(scores(&over, 1), scores(&alone, 0), "as if nobody played beside them");
}

#[test]
fn the_best_go_up_and_the_last_down_once_it_is_over() {
    let league = begun(11);
    assert!(league.movements().is_empty(), "nothing is decided");
    let over = played(league);
    assert_eq!(moved(&over), [vec![5, 9], vec![4, 8]]);
    let rows = over.table();
    let way = |who: u64| rows.iter().find(|row| over.person(row.entrant).0 == who).unwrap().movement;
    assert_eq!([way(1), way(4), way(5), way(6)], [None, Some(Movement::Down), Some(Movement::Up), None]);
    let after = next(&over, 1..=11);
    assert_eq!(groups(&after), [vec![1, 2, 3, 5], vec![4, 6, 7, 9], vec![8, 10, 11]]);
    let line = after.log.iter().position(|line| line.what == LogEntry::Drafted).unwrap();
    assert!(news(&after).contains(&News::Decided(line)), "everyone reads why");
    assert_eq!(after.check(), Ok(()));
}

#[test]
fn who_has_left_or_was_removed_is_last() {
    let mut league = begun(8);
    league = play_round(&league, at(61));
    league = ask(&league, 1, TournamentIntent::Leave, at(64));
    league = remove(&league, 2, at(64));
    league = remove(&league, 5, at(64));
    let over = played(league);
    assert_eq!(places(&over), [[3, 4, 1, 2], [6, 7, 8, 5]]);
    assert_eq!(moved(&over), [vec![6], vec![2]]);
    // 2 comes again, a group below. 1 does not: 7 plays above.
    let after = next(&over, [2, 3, 4, 5, 6, 7, 8, 20]);
    assert_eq!(groups(&after), [[3, 4, 6, 7], [2, 8, 5, 20]]);
}

#[test]
fn without_promotion_or_a_last_league_ratings_decide() {
    let over = played(begun(8));
    let fixed = TournamentKind::League {
        twice: false,
        at_once: false,
        divisions: Some(Divisions { most: 4, moves: 0 }),
    };
    let strengths: std::collections::BTreeMap<PlayerId, i64> =
        (1..=8).map(|who| (PlayerId(who), i64::try_from(who).unwrap())).collect();
    let last_groups = over.people_in_groups();
    let facts = TournamentFacts { strengths, last_groups, ..Default::default() };
    let open = with(&announced(fixed, LIVE), 1..=8);
    assert_eq!(groups(&open.advance(&facts, at(60)).unwrap()), [[8, 7, 6, 5], [4, 3, 2, 1]]);
    let strangers = next(&over, 30..=37);
    assert_eq!(groups(&strangers), [(30..=33).collect::<Vec<_>>(), (34..=37).collect()]);
    assert!(!strangers.log.iter().any(|line| line.what == LogEntry::Drafted), "nobody was in the last one");
}

#[test]
fn the_next_of_a_name_is_drafted_from_the_last_that_is_over() {
    let over = played(begun(8));
    let drafted = |latest: &[Tournament]| over.rules.drafted_from(latest).map(|one| one.id);
    assert_eq!(drafted(std::slice::from_ref(&over)), Some(over.id));
    assert_eq!(drafted(&[begun(8)]), None, "it goes on");
    let named = TournamentRules { name: "other".to_owned(), ..over.rules.clone() };
    assert!(named.drafted_from(std::slice::from_ref(&over)).is_none());
    let plain = TournamentKind::League { twice: false, at_once: false, divisions: None };
    let plain = TournamentRules { kind: plain, most: 12, ..over.rules.clone() };
    assert!(plain.drafted_from(std::slice::from_ref(&over)).is_none());
    let before = Tournament { rules: plain, ..over.clone() };
    assert_eq!(drafted(&[before, over.clone()]), None, "everyone was in one group");
}

#[test]
fn whoever_is_left_alone_in_a_group_holds_up_nobody() {
    let mut league = begun(8);
    for who in [6, 7, 8] {
        league = ask(&league, who, TournamentIntent::Leave, at(61));
    }
    let over = played(league);
    assert_eq!(over.unpaired_since, None);
    assert_eq!(over.places().iter().map(|one| over.person(one.entrant).0).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let mut empty = begun(8);
    for who in [2, 3, 4, 6, 7, 8] {
        empty = ask(&empty, who, TournamentIntent::Leave, at(61));
    }
    assert!(go(&empty, at(61)).unpaired_since.is_some(), "nobody has anybody to play");
}

#[test]
fn who_leaves_a_group_early_leaves_no_results_there() {
    let mut league = begun(8);
    let who = league.person(league.rounds[0].games[3].pairing.north).0;
    league = play_round(&league, at(61));
    league = ask(&league, who, TournamentIntent::Leave, at(64));
    let gone: Vec<u64> = league.without_results().into_iter().map(|one| league.person(one).0).collect();
    assert_eq!(gone, [who], "one of three games is fewer than half");
    let row = league.table().into_iter().find(|row| league.person(row.entrant).0 == who).unwrap();
    assert_eq!((row.group, row.score.unwrap().points()), (1, 0));
}

#[test]
fn a_corrected_result_moves_people_between_groups() {
    let mut over = played(begun(8));
    over.posts.news.clear();
    // 3 and 4 have met: now 4 has won, and stands before 3.
    let is_theirs = |game: &&TournamentGame| [2, 3].iter().all(|&who| game.side_of(Entrant(who)).is_some());
    let game = *over.games().find(is_theirs).unwrap();
    let result = RoundResult::Played(game.side_of(Entrant(3)));
    let set = TournamentIntent::SetResult { game: game.id, result, reason: "A fault.".to_owned() };
    let manager = TournamentActor { who: HOST, manages: true, is_guest: false };
    let corrected = over.decide(manager, set, at(400)).unwrap();
    assert_eq!((moved(&over), moved(&corrected)), ([vec![5], vec![4]], [vec![5], vec![3]]));
    assert!(news(&corrected).contains(&News::Over), "everyone reads who goes where");
    assert_eq!(groups(&next(&corrected, 1..=8)), [[1, 2, 4, 5], [3, 6, 7, 8]]);
}

#[test]
fn a_game_across_groups_cannot_be() {
    let mut league = begun(8);
    league.rounds[0].games[0].pairing.north = league.rounds[0].games[2].pairing.north;
    assert!(league.check().is_err());
    let mut plain = announced(TournamentKind::League { twice: false, at_once: false, divisions: None }, LIVE);
    plain.drafted_from = Some(TournamentId::from_random(3));
    assert!(plain.check().is_err(), "it has no groups");
}

#[test]
fn what_cannot_be_chosen_of_groups_is_refused() {
    let chosen = |group, moves| {
        KindName::League.with_options(&ChosenOptions { group: Some(group), moves, ..Default::default() })
    };
    let divisions = |kind: TournamentKind| kind.divisions().map(|of| (of.most, of.moves));
    assert_eq!(chosen(6, None).map(divisions), Ok(Some((6, 1))));
    assert_eq!(chosen(12, None).map(divisions), Ok(Some((12, 3))), "a quarter");
    assert_eq!(chosen(8, Some(0)).map(divisions), Ok(Some((8, 0))));
    for size in [3, 13, -1, 400] {
        assert_eq!(chosen(size, None), Err(TournamentRefusal::GroupSize { fewest: 4, most: 12 }), "{size}");
    }
    assert_eq!(chosen(6, Some(4)), Err(TournamentRefusal::GroupMoves { most: 3 }));
    assert_eq!(chosen(6, Some(-1)), Err(TournamentRefusal::GroupMoves { most: 3 }));
    assert_eq!((chosen(6, None).unwrap().sizes(), KindName::League.sizes()), ([3, 128], [3, 12]));
}

#[test]
fn the_end_of_groups_is_known_before_people_enter() {
    let days = TimeControl::Days(1);
    let league = |divisions, twice| TournamentRules {
        clock: days,
        ..announced(TournamentKind::League { twice, at_once: false, divisions }, days).rules
    };
    let sixes = Some(Divisions { most: 6, moves: 1 });
    let round = league(sixes, false).longest_round().unwrap();
    assert_eq!(league(sixes, false).longest(), Some(round * 5));
    assert_eq!(league(sixes, true).longest(), Some(round * 10));
    assert_eq!(league(None, false).longest(), None);
}

#[test]
fn a_league_that_is_to_meet_twice_keeps_its_groups() {
    let kind = GROUPS.with_length(Some(2)).unwrap();
    assert!(matches!(kind, TournamentKind::League { twice: true, divisions: Some(_), .. }), "{kind:?}");
}
