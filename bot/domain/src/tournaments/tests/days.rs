//! Rounds that are played over days, and more time for their games.

use super::*;
use crate::calendar::Calendar;

#[test]
fn a_round_of_days_is_dealt_at_once() {
    let clocks = [TimeControl::Days(1), TimeControl::RESERVE, TimeControl::Hours(36)];
    for clock in clocks {
        let begun = go(&with(&announced(TournamentKind::Swiss { rounds: Some(2) }, clock), 1..=4), at(60));
        assert!(begun.games().all(|game| game.state == GameState::Playing(at(60))), "{clock}");
        let game = begun.rounds[0].games[0];
        let dealt = crate::matches::Match::begin_in_tournament(&begun, &game, ChannelId(1), at(60)).unwrap();
        let (clock_of_match, _) = dealt.running().unwrap();
        assert_eq!(clock_of_match.control, clock);
        // Nobody has to press, and nobody is lost by a deadline of the round.
        let who = begun.person(game.pairing.south);
        let pressed = begun.decide(by(who), TournamentIntent::Ready(Some(game.id)), at(61));
        assert_eq!(pressed, Err(TournamentRefusal::NothingToBegin));
        let planned = at(60) + begun.rules.longest_round().unwrap();
        assert_eq!(
            (begun.next_due(), begun.round_should_end_by()),
            (Some(planned), Some(planned)),
            "{clock}"
        );
        let drags_on = go(&begun, planned);
        assert_eq!((drags_on.rounds.len(), drags_on.playing().count(), drags_on.next_due()), (1, 2, None));
        assert_eq!(drags_on.log.last().unwrap().what, LogEntry::DragsOn, "the organiser may decide them");
        assert_eq!(drags_on.round_should_end_by(), None, "nobody is told of a day that is past");
        // Who makes no first move in time has defaulted.
        let never = |game: &TournamentGame| (game.id, MatchFact::NeverCame(Side::South));
        let facts = TournamentFacts { matches: begun.games().map(never).collect(), ..Default::default() };
        let next = begun.advance(&facts, at(60) + DAY).unwrap();
        let forfeit = Some(RoundResult::Forfeit(Some(Side::North)));
        assert!(next.rounds[0].games.iter().all(|game| game.result() == forfeit));
        assert_eq!(next.rounds.len(), 2, "the round ends when its games end");
    }
    // The draft says whether clocks stand for who is away.
    for time_off in [TimeOff::All, TimeOff::Nothing] {
        let mut announced = announced(TournamentKind::Swiss { rounds: Some(2) }, TimeControl::Days(1));
        announced.rules.time_off = time_off;
        let begun = go(&with(&announced, 1..=4), at(60));
        let game = begun.rounds[0].games[0];
        let dealt = crate::matches::Match::begin_in_tournament(&begun, &game, ChannelId(1), at(60)).unwrap();
        let away = Calendar::default().go_away(at(60) + DAY, at(60), 30).unwrap();
        let before = dealt.next_due().unwrap().0;
        let due = dealt.following(|_| Some(&away)).next_due().unwrap().0;
        assert_eq!(due > before, time_off.is_all());
    }
    for clock in [LIVE, TimeControl::Hours(3)] {
        let begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, clock), 1..=4), at(60));
        assert!(begun.games().all(|game| game.state == GameState::Waiting(None)), "{clock}");
    }
}

#[test]
fn a_draft_knows_how_long_days_last() {
    let days = |time: Option<Duration>| time.map(|time| time.as_secs() / DAY.as_secs());
    let of = |kind, clock| {
        let rules = rules(kind, clock);
        [days(rules.longest_round()), days(rules.longest())]
    };
    let (swiss, open) = (TournamentKind::Swiss { rounds: Some(3) }, TournamentKind::Swiss { rounds: None });
    let league = |at_once| TournamentKind::League { twice: false, at_once, divisions: None };
    assert_eq!(of(swiss, TimeControl::Days(1)), [Some(40), Some(120)]);
    assert_eq!(of(open, TimeControl::RESERVE), [Some(26), None]);
    assert_eq!(of(league(false), TimeControl::RESERVE), [Some(26), None]);
    assert_eq!(of(league(true), TimeControl::RESERVE), [Some(26), Some(26)]);
    assert_eq!(of(swiss, LIVE), [None, None]);
    assert_eq!(of(TournamentKind::Ladder, TimeControl::Days(3)), [None, None]);
}

#[test]
fn a_dealt_round_is_paired_again_before_the_first_move() {
    let open = with(&announced(TournamentKind::Swiss { rounds: Some(2) }, TimeControl::Days(1)), 1..=4);
    let begun = go(&open, at(60));
    let ids: Vec<MatchId> = begun.games().map(|game| game.id).collect();
    let pair =
        |dealt: &[MatchId]| begun.decide(by(HOST), TournamentIntent::PairAgain(dealt.to_vec()), at(61));
    assert_eq!(pair(&ids[..1]), Err(TournamentRefusal::RoundHasBegun), "somebody has moved in the other");
    let again = pair(&ids).unwrap();
    assert_eq!(again.stopped, ids, "their matches are broken off");
    assert!(again.games().all(|game| !ids.contains(&game.id) && game.state == GameState::Playing(at(61))));
}

#[test]
fn organisers_give_a_game_more_time() {
    let extend = |one: &Tournament, game, minutes| {
        let time = Duration::from_mins(minutes);
        one.decide(by(HOST), TournamentIntent::Extend { game: Some(game), time }, at(62))
    };
    let begun = go(&with(&announced(TournamentKind::Swiss { rounds: Some(2) }, LIVE), 1..=4), at(60));
    let [first, second] = [begun.rounds[0].games[0], begun.rounds[0].games[1]];
    let given = extend(&begun, first.id, 15).unwrap();
    let begin_by = |game: &TournamentGame| given.game(game.id).unwrap().begin_by;
    assert_eq!([begin_by(&first), begin_by(&second)], [at(80), at(65)], "only that game");
    assert_eq!(given.log.last().unwrap().what, LogEntry::MoreTime { game: first.id, until: at(80) });
    let all = begun.decide(by(HOST), TournamentIntent::Extend { game: None, time: MINUTE }, at(62)).unwrap();
    assert_eq!(all.posts.news.last().unwrap().people.len(), 4, "all who are missing are called");
    assert_eq!(extend(&begun, MatchId::from_random(1), 5), Err(TournamentRefusal::NoSuchGame));

    let dealt =
        go(&with(&announced(TournamentKind::Swiss { rounds: Some(2) }, TimeControl::Days(1)), 1..=4), at(60));
    let [game, other] = [dealt.rounds[0].games[0].id, dealt.rounds[0].games[1].id];
    let mut renewed = extend(&dealt, game, 0).unwrap();
    assert_eq!(renewed.times_off(game, at(70)).collect::<Vec<_>>(), [[Timestamp::default(), at(62)]]);
    assert_eq!(renewed.times_off(other, at(70)).count(), 0);
    let before = renewed.clone();
    assert!(renewed.forget_times_off(&before) && !renewed.forget_times_off(&before));
    let mut longer = extend(&dealt, game, 360).unwrap();
    assert_eq!(longer.given, [TimeGift { game, at: at(62), minutes: 360 }]);
    assert_eq!(longer.log.last().unwrap().what, LogEntry::TimeGiven { game, minutes: 360 });
    let before = longer.clone();
    assert!(longer.forget_times_off(&before) && longer.given.is_empty());
    let all = dealt.decide(by(HOST), TournamentIntent::Extend { game: None, time: MINUTE }, at(62));
    assert_eq!(all, Err(TournamentRefusal::NothingToExtend), "none waits");
}
