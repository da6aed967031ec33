use kuzhi_engine::Side;

use super::*;
use crate::PlayerId;
use crate::moments::Every;
use crate::tournaments::field::RoundResult;
use crate::tournaments::game::GameState;
use crate::tournaments::series::{NextOfSeries, Repetition, Series};
use crate::tournaments::tests::{LIVE, announced, at, go, with};
use crate::tournaments::{Presence, TournamentStage};

const RULES: SeasonRules = SeasonRules { tournaments: 3, best: 2, counts: SeasonCounts::Places };
const KIND: TournamentKind = TournamentKind::Swiss { rounds: Some(1) };

/// The tournament with this number of a season, which nobody has entered.
fn open(rules: SeasonRules, number: u64) -> Tournament {
    let mut one = announced(KIND, LIVE);
    one.rules.season = Some(rules);
    Tournament { id: TournamentId::from_random(number), made: at(number), ..one }.in_first_season()
}

impl Tournament {
    fn in_first_season(self) -> Tournament {
        Tournament { season: Some(TournamentId::from_random(1)), ..self }
    }
}

/// The same after its end. Each of these beats the next one; two of a pair with a `true` draw.
fn over(rules: SeasonRules, number: u64, pairs: &[(u64, u64, bool)]) -> Tournament {
    let players: Vec<u64> = pairs.iter().flat_map(|&(one, other, _)| [one, other]).collect();
    let entered = players.iter().fold(open(rules, number), |one, &who| with(&one, who..=who));
    let mut begun = go(&entered, at(60));
    begun.players.sort_by_key(|one| players.iter().position(|who| PlayerId(*who) == one.player));
    for (game, (number, &(.., drawn))) in begun.rounds[0].games.iter_mut().zip((0..).zip(pairs)) {
        game.pairing.south = crate::tournaments::Entrant(2 * number);
        game.pairing.north = crate::tournaments::Entrant(2 * number + 1);
        let result = RoundResult::Played((!drawn).then_some(Side::South));
        game.state = GameState::Ended(result, at(61));
    }
    let ended = at(100 + number);
    Tournament { stage: TournamentStage::Over { at: ended }, ..begun }
}

/// The lines of a table, such as `1. 7: 24`.
fn table(all: &[Tournament]) -> Vec<String> {
    let season = Season::from_tournaments(all).unwrap();
    let line = |row: &SeasonRow| {
        let half = if row.points % 2 == 1 { "½" } else { "" };
        let left = if row.has_left { " left" } else { "" };
        format!("{}. {}: {}{half}{left}", row.place, row.player, row.points / 2)
    };
    season.rows.iter().map(line).collect()
}

#[test]
fn the_best_results_count_and_equals_share_a_place() {
    let first = over(RULES, 1, &[(1, 2, false), (3, 4, false)]);
    assert_eq!(table(std::slice::from_ref(&first)), ["1. 1: 12", "1. 3: 12", "3. 2: 8", "3. 4: 8"]);
    let second = over(RULES, 2, &[(1, 2, false), (4, 3, false)]);
    assert_eq!(table(&[first.clone(), second.clone()]), ["1. 1: 24", "2. 3: 20", "2. 4: 20", "4. 2: 16"]);
    let third = over(RULES, 3, &[(2, 1, false), (4, 5, false)]);
    let all = [first, second, third];
    assert_eq!(table(&all), ["1. 1: 24", "1. 4: 24", "3. 2: 20", "3. 3: 20", "5. 5: 8"]);
    let season = Season::from_tournaments(&all).unwrap();
    assert_eq!((season.held, season.is_over), (3, true));
    assert_eq!(season.champions().collect::<Vec<_>>(), [PlayerId(1), PlayerId(4)], "they are equal");
    let before = Season::after(&all, &all[1]).unwrap();
    assert_eq!((before.held, before.is_over, before.champions().count()), (2, false, 0));
}

#[test]
fn a_season_can_count_points_as_well() {
    let rules = SeasonRules { counts: SeasonCounts::Points, ..RULES };
    let first = over(rules, 1, &[(1, 2, false), (3, 4, true)]);
    assert_eq!(table(&[first]), ["1. 1: 1", "2. 3: 0½", "2. 4: 0½", "4. 2: 0"]);
}

#[test]
fn a_corrected_result_changes_the_season() {
    let mut first = over(RULES, 1, &[(1, 2, false), (3, 4, false)]);
    first.rounds[0].games[0].state = GameState::Ended(RoundResult::Played(Some(Side::North)), at(61));
    assert_eq!(table(&[first])[..2], ["1. 2: 12", "1. 3: 12"]);
}

#[test]
fn the_removed_are_out_and_who_has_left_is_marked() {
    let first = over(RULES, 1, &[(1, 2, false), (3, 4, false)]);
    let mut second = over(RULES, 2, &[(1, 2, false), (3, 4, false)]);
    second.players[0].presence = Presence::Removed;
    second.players[1].presence = Presence::Withdrawn;
    assert_eq!(table(&[first.clone(), second.clone()]), ["1. 3: 24", "2. 2: 18 left", "2. 4: 18"]);
    let third = over(RULES, 3, &[(1, 2, false), (3, 4, false)]);
    let after = table(&[first, second, third]);
    assert!(after.contains(&"1. 1: 24".to_owned()), "they have played again: {after:?}");
}

#[test]
fn who_was_removed_before_a_start_is_out_too() {
    let first = over(RULES, 1, &[(1, 2, false), (3, 4, false)]);
    let second = Tournament { removed: vec![PlayerId(3)], ..open(RULES, 2) };
    assert_eq!(table(&[first, second]), ["1. 1: 12", "2. 2: 8", "2. 4: 8"]);
}

#[test]
fn a_season_ends_with_its_series() {
    let repetition = Repetition { every: Every::Week, ahead: 2, until: None };
    let mut first = over(RULES, 1, &[(1, 2, false), (3, 4, true)]);
    let series = Series::begin(repetition, None, &first.rules);
    first.series = Some(Series { next: NextOfSeries::Ended, ..series });
    let champions = |all: &[Tournament]| Season::from_tournaments(all).unwrap().champions().count();
    assert_eq!(champions(std::slice::from_ref(&first)), 1);
    assert_eq!(champions(&[first.clone(), open(RULES, 2)]), 0, "another one goes on");
    assert_eq!(open(RULES, 9).in_season(&[first]).season, Some(TournamentId::from_random(1)));
}

#[test]
fn a_tournament_belongs_to_the_last_season_that_has_room() {
    let id = TournamentId::from_random;
    let mut next = open(RULES, 9);
    next.season = Some(next.id);
    let first = over(RULES, 1, &[(1, 2, false), (3, 4, false)]);
    let second = Tournament { stage: TournamentStage::CalledOff { at: at(9) }, ..open(RULES, 2) };
    let mut all = vec![first, second, open(RULES, 3)];
    assert_eq!(next.clone().in_season(&all).season, Some(id(1)), "what was called off does not count");
    all.push(open(RULES, 4));
    assert_eq!(next.clone().in_season(&all).season, Some(id(9)), "it has three");
    assert_eq!(next.clone().in_season(&[]).season, Some(id(9)));

    let latest = [open(SeasonRules { best: 1, ..RULES }, 5), open(RULES, 4)];
    assert_eq!(next.rules.season_to_join(&latest), Some(id(1)));
    let other = TournamentRules { name: "Sunday".to_owned(), ..next.rules.clone() };
    assert_eq!(other.season_to_join(&latest), None);
    let alone = TournamentRules { season: None, ..next.rules };
    assert_eq!(alone.season_to_join(&latest), None);
}

#[test]
fn a_season_that_cannot_be_is_refused() {
    let chosen = |tournaments, best| SeasonRules::chosen(tournaments, best, None);
    assert_eq!(chosen(None, None), Ok(None));
    let length = TournamentRefusal::SeasonLength { fewest: 2, most: 52 };
    for wrong in [Some(1), Some(53), Some(-1), Some(1_000), None] {
        assert_eq!(chosen(wrong, Some(1)), Err(length.clone()), "{wrong:?}");
    }
    for wrong in [0, -1, 11, 1_000] {
        let why = TournamentRefusal::SeasonBest { most: 10 };
        assert_eq!(chosen(Some(10), Some(wrong)), Err(why), "{wrong}");
    }
    let ten = SeasonRules { tournaments: 10, best: 10, counts: SeasonCounts::Places };
    assert_eq!(chosen(Some(10), None), Ok(Some(ten)));
    let mut ladder = announced(TournamentKind::Ladder, LIVE).rules;
    ladder.season = Some(RULES);
    assert_eq!(ladder.check(), Err(TournamentRefusal::NoSeason));
}

#[test]
fn a_tournament_has_a_season_if_its_rules_have_one() {
    let one = open(RULES, 1);
    assert_eq!(one.check(), Ok(()));
    let wrong = Tournament { season: None, ..one.clone() };
    assert!(wrong.check().is_err());
}
