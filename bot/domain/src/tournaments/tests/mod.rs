mod byes;
mod cup;
mod days;
mod groups;
mod hands;
mod ids;
mod knockout;
mod leaving;
mod limits;
mod live;
mod logged;
mod missing;
mod servers;

use std::time::Duration;

use kuzhi_engine::{Game, Side};

use super::*;
use crate::clock::{TimeControl, TimeOff};
use crate::refusal::{LadderRefusal, TournamentRefusal};
use crate::{ChannelId, GuildId, MatchId, PlayerId, Timestamp, TournamentId};

pub(super) const HOST: PlayerId = PlayerId(99);
pub(super) const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };
const MINUTE: Duration = Duration::from_mins(1);
const DAY: Duration = Duration::from_hours(24);

pub(super) fn at(minutes: u64) -> Timestamp {
    Timestamp::from_millis(1_000_000) + Duration::from_mins(minutes)
}

fn rules(kind: TournamentKind, clock: TimeControl) -> TournamentRules {
    let [_, most] = kind.sizes();
    TournamentRules {
        name: String::new(),
        kind,
        game: Game::default(),
        clock,
        rated: false,
        takebacks: false,
        time_off: TimeOff::All,
        check_in: false,
        byes: 1,
        begins: at(60),
        most,
        role: None,
        season: None,
    }
}

pub(super) fn announced(kind: TournamentKind, clock: TimeControl) -> Tournament {
    let rules = rules(kind, clock);
    assert_eq!(rules.check(), Ok(()));
    Tournament::announce(TournamentId::from_random(7), (GuildId(1), ChannelId(2)), HOST, rules, at(0))
}

pub(super) fn by(who: PlayerId) -> TournamentActor {
    TournamentActor { who, manages: false, is_guest: false }
}

pub(super) fn with(tournament: &Tournament, players: std::ops::RangeInclusive<u64>) -> Tournament {
    players.fold(tournament.clone(), |tournament, who| {
        let join = TournamentIntent::Join { has_role: true };
        tournament.decide(by(PlayerId(who)), join, at(1)).unwrap()
    })
}

pub(super) fn go(tournament: &Tournament, now: Timestamp) -> Tournament {
    tournament.advance(&TournamentFacts::default(), now).unwrap_or_else(|| tournament.clone())
}

/// Both players of every game that waits begin it, and in all the better pairing number wins.
fn play_round(tournament: &Tournament, now: Timestamp) -> Tournament {
    let mut next = tournament.clone();
    for game in tournament.games().filter(|game| matches!(game.state, GameState::Waiting(_))) {
        for side in Side::ALL {
            let who = tournament.person(game.pairing.at(side));
            next = next.decide(by(who), TournamentIntent::Ready(Some(game.id)), now).unwrap();
        }
    }
    let facts = |game: &TournamentGame| {
        let better = if game.pairing.south < game.pairing.north { Side::South } else { Side::North };
        (game.id, MatchFact::Over(Some(better)))
    };
    let facts = TournamentFacts { matches: next.playing().map(facts).collect(), ..Default::default() };
    next.advance(&facts, now + MINUTE).unwrap()
}

/// Who comes first, and their place.
fn leader(tournament: &Tournament) -> (u16, Entrant) {
    let ranking = tournament.ranking();
    (ranking[0].place, ranking[0].entrant)
}

fn news(tournament: &Tournament) -> Vec<News> {
    tournament.posts.news.iter().map(|one| one.what.clone()).collect()
}

#[test]
fn a_swiss_goes_from_entries_to_places() {
    let open = with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=5);
    assert_eq!((open.next_due(), open.total_rounds()), (Some(at(45)), Some(3)), "they are called");
    assert_eq!(open.advance(&TournamentFacts::default(), at(44)), None);
    assert_eq!(go(&open, at(45)).next_due(), Some(at(60)));
    let strengths = (1..=5).map(|who| (PlayerId(who), i64::try_from(who).unwrap())).collect();
    let facts = TournamentFacts { strengths, ..Default::default() };
    let mut running = open.advance(&facts, at(60)).unwrap();
    assert_eq!(running.person(Entrant(0)), PlayerId(5), "the strongest has the first number");
    assert_eq!(running.rounds[0].absent, [(Entrant(4), Absence::FullBye)]);
    for round in 0..3 {
        assert_eq!(running.rounds.len(), round + 1);
        running = play_round(&running, at(61 + round as u64));
    }
    assert!(matches!(running.stage, TournamentStage::Over { .. }));
    assert_eq!(leader(&running), (1, Entrant(0)));
    let told = news(&running);
    assert_eq!(told.first(), Some(&News::RoundBegun(0)));
    assert_eq!(told.last(), Some(&News::Over));
    assert_eq!(told.iter().filter(|one| matches!(one, News::RoundOver(_))).count(), 3);
}

#[test]
fn a_game_has_its_score_until_it_counts_otherwise() {
    let mut one = go(&with(&announced(TournamentKind::Swiss { rounds: Some(2) }, LIVE), 1..=4), at(60));
    let game = one.rounds[0].games[0];
    one.rounds[0].games[0].state = GameState::Playing(at(60));
    let facts = TournamentFacts {
        matches: [(game.id, MatchFact::Over(Some(Side::South)))].into(),
        scores: [(game.id, [26, 22])].into(),
        ..Default::default()
    };
    let played = one.advance(&facts, at(61)).unwrap();
    assert_eq!(played.game(game.id).and_then(|game| game.score), Some([26, 22]));
    let (result, reason) = (RoundResult::Played(None), "They agreed.".to_owned());
    let set = TournamentIntent::SetResult { game: game.id, result, reason };
    let set = played.decide(by(HOST), set, at(61)).unwrap();
    assert_eq!(set.game(game.id).and_then(|game| game.score), None);
}

#[test]
fn who_does_not_come_loses_by_default() {
    let begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
    let first = begun.rounds[0].games[0];
    let there = begun.person(first.pairing.north);
    let come = begun.decide(by(there), TournamentIntent::Ready(None), at(61)).unwrap();
    let again = come.decide(by(there), TournamentIntent::Ready(None), at(61));
    let other = begun.rounds[0].games[1];
    let elsewhere = begun.person(other.pairing.south);
    let pressed = begun.decide(by(elsewhere), TournamentIntent::Ready(Some(first.id)), at(61)).unwrap();
    assert_eq!(pressed.rounds[0].games[1].state, GameState::Waiting(Some(Side::South)), "their own game");
    assert_eq!(again, Err(TournamentRefusal::IsReady { until: at(65) }));
    assert_eq!(come.next_due(), Some(at(65) - MINUTE - Duration::from_secs(15)), "a reminder");
    let reminded = go(&come, at(64));
    assert_eq!(reminded.posts.news.last().unwrap().what, News::RoundEnding(0));
    assert_eq!(reminded.next_due(), Some(at(65)));
    let late = go(&reminded, at(65));
    let results: Vec<_> = late.rounds[0].games.iter().map(|game| game.result().unwrap()).collect();
    assert_eq!(results, [RoundResult::Forfeit(Some(Side::North)), RoundResult::Forfeit(None)]);
    assert_eq!((late.rounds.len(), late.unpaired_since), (1, Some(at(65))), "it waits for those who did not");
}

#[test]
fn too_few_players_call_it_off() {
    let open = with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=3);
    let now = open.decide(by(HOST), TournamentIntent::Begin, at(5));
    assert_eq!(now, Err(TournamentRefusal::TooFew { fewest: 4 }));
    let off = go(&open, at(60));
    assert!(matches!(off.stage, TournamentStage::CalledOff { .. }));
    assert_eq!(news(&off), [News::CalledOff]);
    let join = off.decide(by(PlayerId(9)), TournamentIntent::Join { has_role: true }, at(61));
    assert_eq!(join, Err(TournamentRefusal::Over));
}

#[test]
fn a_correction_after_the_end_is_told() {
    let kind = TournamentKind::Swiss { rounds: Some(1) };
    let over = play_round(&go(&with(&announced(kind, LIVE), 1..=4), at(60)), at(61));
    let game = over.rounds[0].games[0].id;
    let (result, reason) = (RoundResult::Played(None), "they agreed".to_owned());
    let set = TournamentIntent::SetResult { game, result, reason };
    let corrected = over.decide(by(HOST), set, at(90)).unwrap();
    assert_eq!(news(&corrected)[news(&over).len()..], [News::Decided(corrected.log.len() - 1)]);
    assert_eq!(corrected.ranking().iter().filter(|one| one.place == 1).count(), 1);
}

#[test]
fn absences_move_what_runs_once() {
    let begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
    let away = begun.with_absence_credited(at(62), at(1_502)).unwrap();
    assert!(away.games().all(|game| game.begin_by == at(65 + 1_440)));
    assert_eq!(away.with_absence_credited(at(62), at(1_502)), None);
    let open = announced(TournamentKind::Arena { minutes: 60 }, LIVE);
    let late = open.with_absence_credited(at(30), at(90)).unwrap();
    assert_eq!(go(&late, at(90)).next_due(), Some(at(91)), "people have a moment");
    let early = open.with_absence_credited(at(30), at(50)).unwrap();
    assert_eq!(go(&early, at(50)).next_due(), Some(at(60)), "it begins when it was to begin");
    let running = go(&with(&open, 1..=2), at(60));
    let day_after = running.with_absence_credited(at(70), at(1_510)).unwrap();
    let last = at(60 + 60 + 1_440) - Duration::from_secs(390);
    assert_eq!(day_after.next_due(), Some(last), "the last games begin a little before its end");
}

#[test]
fn nobody_sinks_for_an_absence_or_a_pause() {
    let ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=5);
    let (from, until) = (at(1) + 13 * DAY, at(1) + 14 * DAY);
    let away = ladder.with_absence_credited(from, until).unwrap();
    assert_eq!(away.next_due(), Some(at(1) + 12 * DAY), "they are told before they sink");
    let paused = ladder.decide(by(HOST), TournamentIntent::Pause, from).unwrap();
    let resumed = paused.decide(by(HOST), TournamentIntent::Resume, until).unwrap();
    assert_eq!(go(&resumed, until).next_due(), Some(at(1) + 15 * DAY));
    assert_eq!(resumed.with_absence_credited(from, until), None, "that was part of the pause");
}

#[test]
fn news_does_not_grow_old_in_an_absence() {
    let mut begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
    begun.posts.news[0].tried = Some(at(61));
    let away = begun.with_absence_credited(at(62), at(62) + DAY).unwrap();
    assert_eq!(away.posts.news[0].tried, Some(at(61) + DAY));
    begun.stage = TournamentStage::Over { at: at(61) };
    let away = begun.with_absence_credited(at(62), at(62) + DAY).unwrap();
    assert_eq!(away.posts.news[0].tried, Some(at(61) + DAY), "the podium is told, too");
    begun.posts.news.clear();
    assert_eq!(begun.with_absence_credited(at(62), at(62) + DAY), None);
}

#[test]
fn a_league_forfeits_the_games_of_the_removed() {
    let kind = TournamentKind::League { twice: false, at_once: false, divisions: None };
    let begun = go(&with(&announced(kind, TimeControl::Days(3)), 1..=4), at(60));
    let gone = begun.person(Entrant(1));
    let remove = TournamentIntent::Remove { player: gone, reason: "  ".to_owned() };
    assert_eq!(begun.decide(by(HOST), remove, at(61)), Err(TournamentRefusal::NoReason));
    let remove = TournamentIntent::Remove { player: gone, reason: "left us".to_owned() };
    assert_eq!(begun.decide(by(gone), remove.clone(), at(61)), Err(TournamentRefusal::NotOrganiser));
    let mut next = begun.decide(by(HOST), remove, at(61)).unwrap();
    while next.is_live() {
        next = play_round(&next, at(62));
    }
    let lines: Vec<_> = next.field().lines(Entrant(1)).map(RoundLine::points).collect();
    assert_eq!(lines, [0, 0, 0]);
    assert_eq!(next.field().points(Entrant(0)), 6);
    let back = TournamentIntent::Join { has_role: true };
    let removed =
        begun.decide(by(HOST), TournamentIntent::Remove { player: gone, reason: "x".into() }, at(61));
    assert_eq!(removed.unwrap().decide(by(gone), back, at(62)), Err(TournamentRefusal::Removed));
}

#[test]
fn an_arena_pairs_who_is_free_until_its_end() {
    let arena = go(&with(&announced(TournamentKind::Arena { minutes: 20 }, LIVE), 1..=3), at(60));
    assert_eq!(arena.playing().count(), 1);
    let first = *arena.playing().next().unwrap();
    let never = MatchFact::NeverCame(Side::South);
    let facts = TournamentFacts { matches: [(first.id, never)].into(), ..Default::default() };
    let next = arena.advance(&facts, at(66)).unwrap();
    let absent = next.player(first.pairing.south).unwrap();
    assert_eq!(absent.presence, Presence::Missing, "who does not come is not paired again");
    assert_eq!(next.playing().count(), 1);
    let last = *next.playing().next().unwrap();
    let next = go(&next, at(81));
    assert_eq!((next.playing().count(), next.next_due()), (1, None), "the last game is played out");
    let won = MatchFact::Over(Some(Side::South));
    let facts = TournamentFacts { matches: [(last.id, won)].into(), ..Default::default() };
    let over = next.advance(&facts, at(82)).unwrap();
    assert!(matches!(over.stage, TournamentStage::Over { .. }));
    assert_eq!(leader(&over), (1, last.pairing.south));
}

#[test]
fn a_ladder_swaps_and_lets_the_idle_sink() {
    let ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=5);
    let far = ladder.decide(by(PlayerId(5)), TournamentIntent::Challenge(PlayerId(1)), at(1));
    assert_eq!(far, Err(TournamentRefusal::Ladder(LadderRefusal::TooFar(2..=4))));
    let asked = ladder.decide(by(PlayerId(4)), TournamentIntent::Challenge(PlayerId(2)), at(1)).unwrap();
    let busy = asked.decide(by(PlayerId(5)), TournamentIntent::Challenge(PlayerId(2)), at(1));
    assert_eq!(busy, Err(TournamentRefusal::LadderBusy(PlayerId(2))));
    let lost = go(&asked, at(1) + 3 * DAY);
    assert_eq!(lost.ladder.places(), [1, 4, 2, 3, 5].map(PlayerId), "who does not answer loses the place");
    let id = asked.games().next().unwrap().id;
    let begun = asked.decide(by(PlayerId(2)), TournamentIntent::Ready(Some(id)), at(2)).unwrap();
    let held = MatchFact::Over(Some(Side::South));
    let facts = TournamentFacts { matches: [(id, held)].into(), ..Default::default() };
    let held = begun.advance(&facts, at(3)).unwrap();
    assert_eq!(held.ladder.places(), [1, 2, 3, 4, 5].map(PlayerId));
    let idle = go(&held, at(1) + 14 * DAY);
    assert_eq!(idle.ladder.places(), [2, 1, 4, 3, 5].map(PlayerId), "1, 3 and 5 have not played");
    let ended = idle.decide(by(HOST), TournamentIntent::Stop { reason: String::new() }, at(4)).unwrap();
    assert!(matches!(ended.stage, TournamentStage::Over { .. }));
}

#[test]
fn late_entries_get_half_a_point() {
    let begun = go(&with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=4), at(60));
    let late = play_round(&with(&begun, 5..=5), at(61));
    assert_eq!(late.rounds[0].absent, [(Entrant(4), Absence::HalfBye)]);
    assert_eq!(late.rounds[1].absent.len(), 1, "five are paired now");
    let league = TournamentKind::League { twice: true, at_once: true, divisions: None };
    let begun = go(&with(&announced(league, LIVE), 1..=3), at(60));
    assert_eq!((begun.rounds.len(), begun.total_rounds()), (6, Some(6)));
    let late = begun.decide(by(PlayerId(8)), TournamentIntent::Join { has_role: true }, at(61));
    assert_eq!(late, Err(TournamentRefusal::Begun));
}

#[test]
fn rounds_off_are_asked_for_in_advance() {
    let mut next = with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=5);
    let who = PlayerId(5);
    next = next.decide(by(who), TournamentIntent::RoundOff, at(2)).unwrap();
    next = go(&next, at(60));
    let entrant = next.entrant(who).unwrap();
    assert_eq!(next.rounds[0].absent, [(entrant, Absence::HalfBye)]);
    assert_eq!(next.player(entrant).unwrap().presence, Presence::Here, "only one round");
}

#[test]
fn organisers_correct_pair_again_and_pause() {
    let open = with(&announced(TournamentKind::Swiss { rounds: Some(2) }, LIVE), 1..=4);
    let put_off = open.decide(by(HOST), TournamentIntent::PutOff(Duration::from_mins(30)), at(2)).unwrap();
    assert_eq!((put_off.rules.begins, put_off.next_due()), (at(90), Some(at(75))));
    for (hours, when) in [(1, 120), (24 * 61, 2)] {
        let hours = TournamentIntent::PutOff(Duration::from_hours(hours));
        assert_eq!(open.decide(by(HOST), hours, at(when)), Err(TournamentRefusal::BadStart));
    }
    let begun = go(&open, at(60));
    let forbidden = begun.rounds[0].games[0].pairing;
    let pair = [forbidden.south, forbidden.north].map(|one| begun.person(one));
    let apart = begun.decide(by(HOST), TournamentIntent::Forbid(pair), at(61)).unwrap();
    let again = go(&apart.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(61)).unwrap(), at(61));
    assert!(again.games().all(|game| game.pairing != forbidden));
    let paused = begun.decide(by(HOST), TournamentIntent::Pause, at(62)).unwrap();
    assert_eq!((paused.next_due(), go(&paused, at(99)).rounds.len()), (None, 1));
    let resumed = paused.decide(by(HOST), TournamentIntent::Resume, at(72)).unwrap();
    assert!(resumed.games().all(|game| game.begin_by == at(75)));
    let played = play_round(&begun, at(61));
    let is_touched = played.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(62));
    assert!(is_touched.is_ok(), "the second round is not begun yet");
    let (id, reason) = (played.rounds[0].games[0].id, "a fault of ours".to_owned());
    let result = RoundResult::Played(None);
    let set = TournamentIntent::SetResult { game: id, result, reason };
    let set = played.decide(by(HOST), set, at(63)).unwrap();
    assert_eq!(set.rounds[0].games[0].result(), Some(result));
    let unknown = MatchId::from_random(1);
    let none = TournamentIntent::SetResult { game: unknown, result, reason: "x".to_owned() };
    assert_eq!(played.decide(by(HOST), none, at(63)), Err(TournamentRefusal::NoSuchGame));
    let stopped = begun.decide(by(HOST), TournamentIntent::Stop { reason: "rain".into() }, at(64)).unwrap();
    assert_eq!(stopped.log.last().unwrap().what, LogEntry::Stopped("rain".to_owned()));
}

#[test]
fn records_round_trip() {
    let begun = play_round(
        &go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=5), at(60)),
        at(61),
    );
    let text = serde_json::to_string(&begun).unwrap();
    assert_eq!(serde_json::from_str::<Tournament>(&text).unwrap(), begun);
    assert!(text.contains(r#""clock":"5+3""#), "{text}");
}
