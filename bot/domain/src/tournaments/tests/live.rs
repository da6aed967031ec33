//! Live games: who is there waits for a while, and an arena has last games.

use std::time::Duration;

use kuzhi_engine::Side;

use super::{LIVE, MINUTE, announced, at, by, go, news, with};
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::{
    GameState, MatchFact, News, RoundResult, Tournament, TournamentFacts, TournamentIntent, TournamentKind,
};
use crate::{PlayerId, Timestamp};

const HOUR: Duration = Duration::from_hours(1);

/// Somebody is there for the only game.
fn come(one: &Tournament, who: u64, now: Timestamp) -> Tournament {
    one.decide(by(PlayerId(who)), TournamentIntent::Ready(None), now).unwrap()
}

/// The fourth of a live ladder challenges the second at this minute.
fn challenged(minute: u64) -> Tournament {
    let ladder = with(&announced(TournamentKind::Ladder, LIVE), 1..=4);
    ladder.decide(by(PlayerId(4)), TournamentIntent::Challenge(PlayerId(2)), at(minute)).unwrap()
}

fn calls(one: &Tournament) -> usize {
    one.posts.told as usize
}

#[test]
fn who_waits_for_a_live_game_waits_ten_minutes() {
    let asked = challenged(10);
    let begun = come(&asked, 2, at(19));
    assert_eq!(begun.playing().count(), 1, "they are still there");
    let late = come(&asked, 2, at(20));
    let game = late.games().next().unwrap();
    assert_eq!((game.state, game.came), (GameState::Waiting(Some(Side::South)), Some(at(20))));
    assert_eq!(
        news(&late).last(),
        Some(&News::Ready { game: game.id, who: late.entrant(PlayerId(2)).unwrap() })
    );
    assert_eq!(late.notified_by(&TournamentIntent::Ready(None), &late), [], "told already");
    assert_eq!(asked.notified_by(&TournamentIntent::Ready(None), &late), [PlayerId(4)], "called back");
    let back = come(&late, 4, at(25));
    assert_eq!(back.playing().count(), 1);
}

#[test]
fn games_of_days_wait_for_as_long_as_there_is_time() {
    let ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=4);
    let asked = ladder.decide(by(PlayerId(4)), TournamentIntent::Challenge(PlayerId(2)), at(1)).unwrap();
    assert_eq!(come(&asked, 2, at(1) + 50 * HOUR).playing().count(), 1);
}

#[test]
fn who_is_called_back_has_a_night_on_a_ladder() {
    let late = come(&challenged(0), 2, at(0) + 71 * HOUR);
    assert_eq!(late.next_due(), Some(at(0) + 83 * HOUR));
    assert_eq!(go(&late, at(0) + 82 * HOUR).ladder.places(), [1, 2, 3, 4].map(PlayerId));
    let lost = go(&late, at(0) + 83 * HOUR);
    assert_eq!(lost.ladder.places(), [1, 2, 3, 4].map(PlayerId), "the challenger did not come back");
    assert_eq!(lost.games().next().unwrap().result(), Some(RoundResult::Forfeit(Some(Side::South))));
}

#[test]
fn coming_again_and_again_calls_the_other_one_once_an_hour() {
    let asked = challenged(0);
    let ready =
        |one: &Tournament, minute| one.decide(by(PlayerId(4)), TournamentIntent::Ready(None), at(minute));
    let until = at(0) + 72 * HOUR;
    assert_eq!(ready(&asked, 9), Err(TournamentRefusal::IsReady { until }));
    let again = ready(&asked, 11).unwrap();
    assert_eq!(calls(&again), calls(&asked));
    assert_eq!(come(&again, 2, at(20)).playing().count(), 1, "they are there again");
    assert_eq!(calls(&ready(&again, 71).unwrap()), calls(&asked) + 1);
}

#[test]
fn a_pause_lets_nobody_wait_longer() {
    let begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
    let game = begun.rounds[0].games[0];
    let [south, north] = [game.pairing.south, game.pairing.north].map(|one| begun.person(one).0);
    let there = come(&begun, south, at(61));
    let away = there.with_absence_credited(at(62), at(90)).unwrap();
    assert_eq!(away.games_to_begin(PlayerId(south), at(62)).count(), 0);
    assert_eq!(away.games_to_begin(PlayerId(south), at(90)).count(), 1, "they come again");
    let other = come(&away, north, at(91));
    assert_eq!(other.playing().count(), 0);
    assert!(other.game(game.id).unwrap().begin_by >= at(101), "there is time to come back");
}

#[test]
fn the_last_games_of_an_arena_begin_before_its_end() {
    let arena = go(&with(&announced(TournamentKind::Arena { minutes: 60 }, LIVE), 1..=2), at(60));
    let last = at(120) - Duration::from_secs(390);
    assert_eq!((arena.last_games_begin(), arena.next_due()), (Some(last), Some(last)));
    let end = |one: &Tournament, now| {
        let played = one.playing().map(|game| (game.id, MatchFact::Over(Some(Side::South)))).collect();
        let facts = TournamentFacts { matches: played, ..Default::default() };
        one.advance(&facts, now).unwrap()
    };
    let next = end(&arena, last - MINUTE);
    assert_eq!(next.playing().count(), 1, "there is time for one more");
    let late = go(&next, last);
    assert!(late.has_no_more_games() && !late.is_open_to_entry());
    let refused = Err(TournamentRefusal::LastGames);
    assert_eq!(late.decide(by(PlayerId(7)), TournamentIntent::Join { has_role: true }, last), refused);
    assert_eq!(late.decide(by(PlayerId(1)), TournamentIntent::RoundOff, last), refused);
    let over = end(&late, last + MINUTE);
    assert!(!over.is_live(), "it ends with its last game");
    assert_eq!(over.games().count(), 2);
}

#[test]
fn an_arena_proposes_a_clock_of_a_tenth_of_its_length() {
    let live = |minutes, seconds| TimeControl::Live { minutes, seconds };
    let quicker = |minutes, clock| {
        let kind = TournamentKind::Arena { minutes };
        super::TournamentRules { clock, ..super::rules(kind, LIVE) }.quicker_clock()
    };
    assert_eq!(quicker(60, LIVE), None);
    assert_eq!(quicker(60, live(10, 5)), Some(LIVE));
    assert_eq!(quicker(60, live(1, 30)), Some(LIVE), "increments are time as well");
    assert_eq!(quicker(20, live(3, 2)), Some(live(2, 0)));
    assert_eq!(quicker(180, live(10, 5)), None);
}

#[test]
fn a_game_is_held_back_while_one_of_them_plays_elsewhere() {
    let begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
    let game = begun.rounds[0].games[0];
    let [south, north] = [game.pairing.south, game.pairing.north].map(|one| begun.person(one).0);
    let mut both = come(&come(&begun, south, at(61)), north, at(61));
    assert!(
        both.hold_back(game.id, &[Side::North], at(61)) && !both.hold_back(game.id, &[Side::North], at(61))
    );
    assert_eq!(both.game(game.id).unwrap().state, GameState::Waiting(Some(Side::South)));
    assert_eq!(both.game(game.id).unwrap().begin_by, at(66));
    assert_eq!(come(&both, north, at(65)).playing().count(), 1);
    let mut arena = go(&with(&announced(TournamentKind::Arena { minutes: 60 }, LIVE), 1..=2), at(60));
    let paired = arena.playing().next().unwrap().id;
    assert!(arena.hold_back(paired, &[Side::South], at(60)));
    assert_eq!((arena.games().count(), arena.check()), (0, Ok(())));
    assert_eq!(go(&arena, at(61)).playing().count(), 1, "they are paired anew");
}
