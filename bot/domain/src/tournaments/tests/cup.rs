//! A knock-out after groups: who goes on, where they stand in the bracket, and what changes that.

use super::knockout::{ask, byes, draw, game_of, pairs, set, won, won_by};
use super::*;

const CUP: TournamentKind = TournamentKind::KnockoutAfterGroups { most: 4 };
const DAYS: TimeControl = TimeControl::Days(3);

/// So many players, the first the strongest, when it begins.
fn begun(players: u64, clock: TimeControl) -> Tournament {
    let strengths = (1..=players).map(|who| (PlayerId(who), -i64::try_from(who).unwrap())).collect();
    let facts = TournamentFacts { strengths, ..Default::default() };
    with(&announced(CUP, clock), 1..=players).advance(&facts, at(60)).unwrap()
}

/// Plays the groups to their end. The better number wins, unless these pairs say otherwise.
fn groups_played(one: &Tournament, otherwise: &[[u16; 2]]) -> Tournament {
    let mut one = one.clone();
    while one.is_in_groups() {
        let open: Vec<TournamentGame> = one.games().filter(|game| game.is_open()).copied().collect();
        assert!(!open.is_empty() && one.rounds.len() < 9, "{:?}", one.rounds);
        for game in open {
            let mut pair = [game.pairing.south, game.pairing.north].map(|one| one.0 + 1);
            pair.sort_unstable();
            if otherwise.contains(&[pair[1], pair[0]]) {
                pair.reverse();
            }
            one = won(&one, &[pair]);
        }
    }
    one
}

/// The players of each group, as numbers from 1.
fn groups(one: &Tournament) -> Vec<Vec<u16>> {
    one.groups().all().iter().map(|group| group.iter().map(|who| who.0 + 1).collect()).collect()
}

/// Who has gone on, by number in the bracket.
fn seeds(one: &Tournament) -> Vec<u16> {
    one.draw.as_ref().map(|draw| draw.seeds.iter().map(|who| who.0 + 1).collect()).unwrap_or_default()
}

/// Everyone by place.
fn order(one: &Tournament) -> Vec<(u16, u16)> {
    one.ranking().iter().map(|one| (one.place, one.entrant.0 + 1)).collect()
}

#[test]
fn the_best_two_of_each_group_meet_in_a_knockout() {
    let one = begun(8, LIVE);
    assert_eq!(groups(&one), [[1, 4, 5, 8], [2, 3, 6, 7]]);
    assert_eq!((one.rounds_in_groups(), one.total_rounds(), one.rounds[0].games.len()), (3, Some(5), 4));
    assert!(one.is_in_groups() && one.bracket().is_none() && one.has_groups());
    assert_eq!(one.round_name(0), Some(RoundName::Groups { round: 1, rounds: 3 }));
    let drawn = groups_played(&one, &[]);
    assert_eq!((seeds(&drawn), pairs(&drawn)), (vec![1, 2, 4, 3], vec![[1, 3], [2, 4]]));
    assert_eq!(drawn.check(), Ok(()));
}

#[test]
fn two_of_a_group_can_only_meet_in_the_final() {
    let drawn = groups_played(&begun(8, LIVE), &[[6, 2], [6, 3]]);
    // 1 and 4 are from group A, 6 and 2 from group B.
    assert_eq!((seeds(&drawn), pairs(&drawn)), (vec![1, 6, 4, 2], vec![[1, 2], [4, 6]]));
    assert_eq!(
        [1, 4, 6, 2].map(|who| drawn.came_from(Entrant(who - 1))),
        [Some((0, 1)), Some((0, 2)), Some((1, 1)), Some((1, 2))]
    );
    assert_eq!(drawn.came_from(Entrant(2)), None);
    for most in [4, 5, 8] {
        for players in (12..=128).step_by(29) {
            let one = announced(TournamentKind::KnockoutAfterGroups { most }, DAYS);
            let mut one = go(&with(&one, 1..=players), at(60));
            while one.is_in_groups() {
                let games = one.playing().map(|game| (game.id, MatchFact::Over(None))).collect();
                one = one.advance(&TournamentFacts { matches: games, ..Default::default() }, at(61)).unwrap();
            }
            assert_eq!(one.check(), Ok(()));
            let bracket = one.bracket().unwrap();
            let groups = one.group_stage().unwrap().groups();
            let of = |seed: &Entrant| groups.group_of(*seed).unwrap();
            let seeds = one.draw.clone().unwrap().seeds;
            let (winners, seconds) = seeds.split_at(groups.number());
            assert_eq!(seconds.len(), groups.number());
            for &winner in winners {
                let north = *seconds.iter().find(|second| of(second) == of(&winner)).unwrap();
                let stage = bracket.stage_of(Pairing { south: winner, north });
                assert_eq!(stage + 1, bracket.number_of_stages(), "{players} in groups of {most}");
            }
        }
    }
}

#[test]
fn the_best_winners_have_byes() {
    let one = begun(12, LIVE);
    assert_eq!(groups(&one), [[1, 6, 7, 12], [2, 5, 8, 11], [3, 4, 9, 10]]);
    let drawn = groups_played(&one, &[]);
    assert_eq!((seeds(&drawn), byes(&drawn)), (vec![1, 2, 3, 4, 5, 6], vec![1, 2]));
    assert_eq!(pairs(&drawn), [[4, 5], [3, 6]]);
    // 1 has only drawn a game: others have more points.
    let game = game_of(&one, [1, 12]);
    let upset = set(&one, [1, 12], |_| RoundResult::Played(None));
    assert!(upset.game(game.id).is_some());
    let upset = groups_played(&upset, &[]);
    assert_eq!((seeds(&upset)[..3].to_vec(), byes(&upset)), (vec![2, 3, 1], vec![2, 3]));
    // Three wins of three are more than two of two and a half of three: a group of three counts per game.
    let one = begun(7, LIVE);
    assert_eq!(groups(&one), [vec![1, 4, 5], vec![2, 3, 6, 7]]);
    let drawn = groups_played(&set(&one, [2, 7], draw), &[]);
    assert_eq!(seeds(&drawn)[..2], [1, 2], "two of two are more than two and a half of three");
}

#[test]
fn whoever_went_out_in_the_groups_has_a_place_after_the_others() {
    let mut one = groups_played(&begun(7, LIVE), &[]);
    // Groups of three and four: 3rd are 5 (0 of 2) and 6 (1 of 3), 4th is 7.
    assert_eq!(order(&one), [(1, 1), (1, 2), (1, 3), (1, 4), (5, 6), (6, 5), (7, 7)]);
    for _ in 0..2 {
        for pair in pairs(&one) {
            one = won(&one, &[pair]);
        }
    }
    assert!(matches!(one.stage, TournamentStage::Over { .. }));
    assert_eq!(order(&one).iter().map(|(_, who)| *who).collect::<Vec<_>>(), [1, 2, 3, 4, 6, 5, 7]);
    let podium: Vec<u16> = one.podium().iter().map(|one| one.place).collect();
    assert_eq!(podium, [1, 2, 3]);
    let equal = groups_played(&begun(8, LIVE), &[]);
    assert_eq!(order(&equal)[4..], [(5, 5), (5, 6), (7, 7), (7, 8)], "equals share a place");
}

#[test]
fn equals_in_a_group_are_told_apart_by_the_start_list() {
    let mut one = begun(8, LIVE);
    while one.is_in_groups() {
        let waiting: Vec<[u16; 2]> = pairs(&one);
        one = waiting.into_iter().fold(one, |one, pair| set(&one, pair, draw));
    }
    assert_eq!(seeds(&one), [1, 2, 4, 3]);
    let groups = one.group_stage().unwrap();
    assert_eq!(groups.standings(0).unwrap().why(Entrant(3), Entrant(4)), None, "they are tied on everything");
    assert_eq!(order(&groups)[..4], [(1, 1), (2, 4), (3, 5), (4, 8)]);
}

#[test]
fn whoever_has_left_does_not_go_on() {
    let one = begun(8, LIVE);
    let one = pairs(&one).into_iter().fold(one, |one, pair| won(&one, &[pair]));
    let one = pairs(&one).into_iter().fold(one, |one, pair| won(&one, &[pair]));
    // 4 has played two of three games, and 3 only one.
    let gone = ask(&one, PlayerId(4), TournamentIntent::Leave, at(61));
    let remove = TournamentIntent::Remove { player: PlayerId(2), reason: "x".to_owned() };
    let drawn = groups_played(&go(&ask(&gone, HOST, remove, at(61)), at(61)), &[]);
    assert_eq!(seeds(&drawn), [1, 3, 5, 6], "the next ones of their groups");
    let back = ask(&drawn, PlayerId(4), TournamentIntent::Join { has_role: true }, at(62));
    assert_eq!(seeds(&back), seeds(&drawn), "it is too late");
    let groups = |one: &Tournament| order(&one.group_stage().unwrap());
    let left = ask(&drawn, PlayerId(8), TournamentIntent::Leave, at(62));
    assert_eq!(groups(&left), groups(&drawn), "leaving later changes no table");
}

#[test]
fn groups_wait_for_people_if_nobody_is_left() {
    let mut one = begun(6, LIVE);
    for who in 2..=6 {
        one = ask(&one, PlayerId(who), TournamentIntent::Leave, at(61));
    }
    let waits = go(&one, at(61));
    assert!(waits.is_running() && waits.unpaired_since.is_some() && waits.rounds.len() == 1);
    let back = ask(&waits, PlayerId(2), TournamentIntent::Join { has_role: true }, at(62));
    let goes_on = go(&back, at(62));
    assert_eq!(goes_on.unpaired_since, None);
    assert!(goes_on.draw.is_some(), "nobody else has to come: the two play the final");
    assert_eq!(pairs(&goes_on), [[1, 2]]);
    let off = go(&waits, at(62) + DAY);
    assert!(matches!(off.stage, TournamentStage::CalledOff { .. }));
}

#[test]
fn a_corrected_group_changes_who_goes_on_until_a_game_is_over() {
    let drawn = groups_played(&begun(8, DAYS), &[]);
    assert_eq!(pairs(&drawn), [[1, 3], [2, 4]]);
    let [kept, gone] = [[1, 3], [2, 4]].map(|pair| game_of(&drawn, pair));
    // 5 has beaten 4 after all.
    let other = set(&drawn, [4, 5], |game| RoundResult::Played(game.side_of(Entrant(4))));
    assert_eq!((seeds(&other), pairs(&other)), (vec![1, 2, 5, 3], vec![[1, 3], [2, 5]]));
    assert!(other.stopped.contains(&gone.id) && other.game(gone.id).is_none());
    assert_eq!(other.game(kept.id), drawn.game(kept.id), "the other two play on");
    let new = game_of(&other, [2, 5]);
    assert_eq!(other.log.last().unwrap().what, LogEntry::MeetInstead(new.id));
    let back = set(&other, [4, 5], |game| RoundResult::Played(game.side_of(Entrant(3))));
    assert_eq!(pairs(&back), [[1, 3], [2, 4]], "and back");
    let played = won(&drawn, &[[1, 3]]);
    let game = game_of(&played, [4, 5]);
    let late = |result| {
        let set = TournamentIntent::SetResult { game: game.id, result, reason: "x".to_owned() };
        played.decide(by(HOST), set, at(62)).map(|late| seeds(&late))
    };
    assert_eq!(late(won_by(&game, 5)), Err(TournamentRefusal::NextIsPlayed), "a game of it was played");
    assert_eq!(late(RoundResult::Forfeit(game.side_of(Entrant(3)))), Ok(seeds(&drawn)));
    let again = TournamentIntent::PlayAgain { game: game_of(&drawn, [4, 5]).id, reason: "x".to_owned() };
    assert_eq!(drawn.decide(by(HOST), again, at(62)), Err(TournamentRefusal::MovedOn));
}

#[test]
fn too_few_for_two_groups_play_a_knockout() {
    let one = begun(5, LIVE);
    assert_eq!((one.rounds_in_groups(), one.draw.is_none(), pairs(&one)), (0, true, vec![[4, 5]]));
    assert_eq!(one.round_name(0), Some(RoundName::Stage(Stage { players: 8, is_rematch: false })));
    let few = TournamentRules { most: 5, ..rules(CUP, LIVE) };
    assert_eq!(few.check(), Err(TournamentRefusal::Size { fewest: 6, most: 128 }));
    let large = TournamentKind::KnockoutAfterGroups { most: 13 };
    assert_eq!(rules(large, LIVE).check(), Err(TournamentRefusal::GroupSize { fewest: 4, most: 12 }));
    let chosen = |group| ChosenOptions { group, ..ChosenOptions::default() };
    assert_eq!(KindName::Knockout.with_options(&chosen(Some(4))), Ok(CUP));
    assert_eq!(KindName::Knockout.with_options(&chosen(None)), Ok(TournamentKind::Knockout));
    assert!(KindName::Knockout.with_options(&chosen(Some(3))).is_err());
}

#[test]
fn what_was_stored_of_knockouts_can_be_read() {
    let kind = |text: &str| serde_json::from_str::<TournamentKind>(text).unwrap();
    assert_eq!(kind("\"knockout\""), TournamentKind::Knockout);
    assert_eq!(kind("{\"knockout-after-groups\":{\"most\":4}}"), CUP);
    let plain = go(&with(&announced(TournamentKind::Knockout, LIVE), 1..=4), at(60));
    let text = serde_json::to_string(&plain).unwrap();
    assert!(!text.contains("draw\""), "{text}");
    for one in [plain, groups_played(&begun(8, LIVE), &[])] {
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(serde_json::from_str::<Tournament>(&text).unwrap(), one);
    }
}

#[test]
fn draws_that_cannot_be_are_found() {
    let drawn = groups_played(&begun(8, LIVE), &[]);
    let why = |change: fn(&mut Tournament)| {
        let mut one = drawn.clone();
        change(&mut one);
        one.check().unwrap_err().to_string()
    };
    let plan = "its rounds are not those that it plans";
    assert_eq!(why(|one| one.draw = None), plan);
    assert_eq!(why(|one| one.draw.as_mut().unwrap().seeds.swap(0, 1)), plan);
    assert_eq!(why(|one| one.draw.as_mut().unwrap().seeds[3] = Entrant(4)), plan);
    assert_eq!(why(|one| one.rounds.truncate(3)), plan);
    assert_eq!(why(|one| one.rounds.swap(0, 1)), plan);
}
