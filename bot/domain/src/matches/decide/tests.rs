use std::time::Duration;

use kuzhi_engine::Game;

use super::*;
use crate::clock::{TimeControl, TimeOff};
use crate::matches::{Due, Newcomers, Place};
use crate::{ChannelId, MatchId, PlayerId};

const ADA: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);
const LIVE: TimeControl = TimeControl::Live { minutes: 3, seconds: 2 };

const fn at(millis: u64) -> Timestamp {
    Timestamp::from_millis(millis)
}

fn begun(game: Game, control: TimeControl) -> Match {
    let challenge = Challenge {
        challenger: ADA,
        invited: Some(BOB),
        side: Side::South,
        clock: Some(control),
        balanced: false,
        time_off: TimeOff::All,
        made: at(0),
        expires: at(1_000),
    };
    let place = Place { guild: None, channel: ChannelId(3) };
    let (id, stage) = (MatchId::from_random(4), Stage::Open(challenge));
    let open = Match {
        id,
        version: 1,
        place,
        game,
        rated: true,
        series: None,
        newcomers: Newcomers::NOBODY,
        tournament: None,
        stage,
    };
    decide(&open, Actor::Person(BOB), Intent::Accept, at(10)).unwrap()
}

/// Returns the match after its first move, with which its clock starts.
fn moved(begun: &Match, now: Timestamp) -> Match {
    let mv = begun.board().unwrap().legal()[0];
    let who = Actor::Person(begun.person_to_move().unwrap());
    decide(begun, who, Intent::Move { at: None, mv }, now).unwrap()
}

/// Returns pseudo-random numbers, the same ones for the same seed.
fn chance(mut state: u64) -> impl FnMut(u64) -> u64 {
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    }
}

/// In every game and for all thinking times, a bank holds the time given minus the time spent, and only the
/// time of the player to move runs.
#[test]
fn banks_are_the_initial_time_minus_time_used() {
    for (seed, game) in (1..).zip(Game::all()) {
        let (mut draw, mut now) = (chance(seed), at(10));
        let mut current = moved(&begun(game, LIVE), at(10));
        let mut expected = [LIVE.bank(); 2];
        // Replaying a match of many rounds after each move takes long, so stop after 60.
        for _ in 0..60 {
            let Some((clock, mover)) = current.running() else { break };
            assert_eq!(clock.banks, expected, "{game}");
            assert_eq!(current.person_to_move(), Some(if mover == Side::South { ADA } else { BOB }));
            let most = if draw(20) == 0 { 400_000 } else { 9_000 };
            let thought = Duration::from_millis(draw(most));
            now = now + thought;
            let bank = &mut expected[mover.index()];
            assert_eq!(clock.is_up(mover, now), thought >= *bank);
            assert_eq!(clock.left(mover, now), bank.saturating_sub(thought));
            *bank = bank.saturating_sub(thought) + Duration::from_secs(2);
            let legal = current.board().unwrap().legal();
            let mv = legal[usize::try_from(draw(legal.len() as u64)).unwrap()];
            let who = Actor::Person(current.person_to_move().unwrap());
            current = decide(&current, who, Intent::Move { at: None, mv }, now).unwrap();
        }
        let last = current.played().unwrap().clock.clone().unwrap();
        assert_eq!(last.banks, expected, "{game}");
    }
}

/// A match in which Ada's time is up, and this has been recorded.
fn up(control: TimeControl) -> (Match, Timestamp) {
    let begun = begun(Game::default(), control);
    let now = at(10) + control.bank();
    (decide(&begun, Actor::Clock, Intent::TimeUp { claimed: false }, now).unwrap(), now)
}

#[test]
fn only_the_opponent_claims_and_only_after_timeout() {
    let begun = begun(Game::default(), LIVE);
    let claim =
        |one: &Match, who, now| decide(one, Actor::Person(who), Intent::Claim { at: Revision::at(0) }, now);
    let until = at(10) + LIVE.for_first_move().unwrap();
    assert_eq!(claim(&begun, BOB, at(20)), Err(Refusal::TimeNotUp { until }));
    // The time is up but not recorded yet: it may be one of too many clocks.
    assert_eq!(claim(&begun, BOB, until), Err(Refusal::TimeNotUp { until }));
    let (up, now) = up(LIVE);
    assert_eq!(claim(&up, ADA, now), Err(Refusal::OwnTimeUp));
    assert_eq!(claim(&up, PlayerId(9), now), Err(Refusal::NotSeated));
    let late = decide(&up, Actor::Person(BOB), Intent::Claim { at: Revision::at(1) }, now);
    assert_eq!(late, Err(Refusal::Stale));
    let over = claim(&up, BOB, now).unwrap();
    assert!(matches!(over.stage, Stage::Over(Over { ending: Ending::TimedOut(Side::South), .. })));
    let untimed = Match { stage: untimed(&begun), ..begun };
    assert_eq!(claim(&untimed, BOB, now), Err(Refusal::NoClock));
}

#[test]
fn a_live_clock_stands_until_somebody_moves() {
    for game in Game::all() {
        let begun = begun(game, LIVE);
        let (first, late) = (LIVE.for_first_move().unwrap(), at(10) + LIVE.bank());
        assert_eq!(begun.next_due(), Some((at(10) + first, Due::TimeUp)), "{game}");
        let begins = moved(&begun, at(10) + first / 2);
        let (clock, mover) = begins.running().unwrap();
        assert_eq!((clock.banks, clock.first_move), ([LIVE.bank(); 2], None), "{game}");
        assert_eq!(clock.runs_out(mover), at(10) + first / 2 + LIVE.bank(), "{game}");
        // Whoever does not come has lost, and after an undone result has as long again.
        let up = decide(&begun, Actor::Clock, Intent::TimeUp { claimed: true }, late).unwrap();
        assert!(matches!(up.stage, Stage::Over(Over { ending: Ending::TimedOut(Side::South), .. })));
        let again = decide(&up, Actor::Operator, Intent::Undo, late).unwrap();
        assert_eq!(again.running().unwrap().0.first_move, Some(first), "{game}");
        let (clock, mover) = begins.running().unwrap();
        let up_at = clock.runs_out(mover);
        let up = decide(&begins, Actor::Clock, Intent::TimeUp { claimed: true }, up_at).unwrap();
        let again = decide(&up, Actor::Operator, Intent::Undo, up_at).unwrap();
        assert_eq!(again.running().unwrap().0.first_move, None, "{game}");
    }
}

#[test]
fn only_the_opponent_gives_time_and_not_without_end() {
    let give = |one: &Match, who, now| {
        decide(one, Actor::Person(who), Intent::GiveTime { at: Revision::at(0) }, now)
    };
    let (up, now) = up(TimeControl::Days(1));
    assert_eq!(give(&up, ADA, now), Err(Refusal::OwnTime));
    assert_eq!(give(&up, PlayerId(9), now), Err(Refusal::NotSeated));
    let late = decide(&up, Actor::Person(BOB), Intent::GiveTime { at: Revision::at(1) }, now);
    assert_eq!(late, Err(Refusal::Stale));
    let given = give(&up, BOB, now).unwrap();
    let day = TimeControl::Days(1).bank();
    assert_eq!(given.next_due(), Some((now + day, Due::TimeUp)));
    let claim = Intent::Claim { at: Revision::at(0) };
    let claimed = decide(&given, Actor::Person(BOB), claim, now);
    assert_eq!(claimed, Err(Refusal::TimeNotUp { until: now + day }));
    let twice = give(&given, BOB, now).unwrap();
    assert_eq!(give(&twice, BOB, now), Err(Refusal::PlentyOfTime { other: ADA }));
    let untimed = Match { stage: untimed(&up), ..up };
    assert_eq!(give(&untimed, BOB, now), Err(Refusal::NoClock));
}

fn untimed(one: &Match) -> Stage {
    Stage::Playing(Playing { clock: None, ..one.played().unwrap().clone() })
}

#[test]
fn time_is_up_once_and_a_move_still_counts() {
    let (up, now) = up(TimeControl::Days(1));
    let again = decide(&up, Actor::Clock, Intent::TimeUp { claimed: true }, now);
    assert_eq!(again, Err(Refusal::NotDue));
    assert_eq!(up.next_due(), None);
    let mv = "1".parse().unwrap();
    let after = decide(&up, Actor::Person(ADA), Intent::Move { at: Some(Revision::at(0)), mv }, now).unwrap();
    let (clock, mover) = after.running().unwrap();
    assert_eq!((mover, clock.runs_out(mover)), (Side::North, now + TimeControl::Days(1).bank()));
}

#[test]
fn a_reminder_is_due_once_and_not_after_the_end() {
    let begun = begun(Game::default(), TimeControl::Days(1));
    let due = at(10) + Duration::from_hours(18);
    assert_eq!(
        decide(&begun, Actor::Clock, Intent::Remind, due - Duration::from_millis(1)),
        Err(Refusal::NotDue)
    );
    let reminded = decide(&begun, Actor::Clock, Intent::Remind, due).unwrap();
    assert_eq!(decide(&reminded, Actor::Clock, Intent::Remind, due), Err(Refusal::NotDue));
    let late = due + Duration::from_hours(6);
    assert_eq!(decide(&begun, Actor::Clock, Intent::Remind, late), Err(Refusal::NotDue));
    assert!(decide(&reminded, Actor::Clock, Intent::TimeUp { claimed: false }, late).is_ok());
}

/// Both players make the first legal move each time until the condition holds.
fn played_until(begun: Match, is_enough: impl Fn(&Match) -> bool) -> Match {
    let mut current = begun;
    while !is_enough(&current) {
        let mv = current.board().unwrap().legal()[0];
        let who = Actor::Person(current.person_to_move().unwrap());
        current = decide(&current, who, Intent::Move { at: None, mv }, at(20)).unwrap();
    }
    current
}

/// How many moves South and North have made, counted by whose turn it was.
fn made(one: &Match) -> [usize; 2] {
    let mut made = [0; 2];
    let (mut board, playing) = (one.game.start(), one.played().unwrap());
    for &mv in playing.moves() {
        made[board.turn().unwrap().index()] += 1;
        board.play(mv, &mut |_| ()).unwrap();
    }
    made
}

#[test]
fn a_rated_match_counts_after_three_moves_each() {
    for game in Game::all() {
        let resigned = |one: &Match| decide(one, Actor::Person(ADA), Intent::Resign, at(30)).unwrap();
        for ply in 0..8 {
            let one = played_until(begun(game, LIVE), |one| one.played().unwrap().ply() == ply);
            let counts = made(&one).iter().all(|&moves| moves >= 3);
            assert_eq!((resigned(&one).result().is_some(), resigned(&one).ended_early()), (counts, !counts));
            assert!(one.result().is_none() && !one.ended_early(), "it goes on");
            let casual = Match { rated: false, ..one };
            assert!(resigned(&casual).result().is_none() && !resigned(&casual).ended_early());
        }
        let enough = played_until(begun(game, LIVE), |one| made(one).iter().all(|&moves| moves >= 3));
        assert_eq!(resigned(&enough).result().unwrap().winner, Some(Side::North), "{game}");
    }
    // In Mangala, the first player may move several times in a row. What counts is who made the moves.
    let alone = played_until(begun(Game::default(), LIVE), |one| one.played().unwrap().ply() == 6);
    assert_ne!(made(&alone), [3, 3]);
}

#[test]
fn a_match_is_visible_to_its_players_and_its_channel() {
    let one = begun(Game::default(), LIVE);
    let (here, elsewhere, cem) = (ChannelId(3), ChannelId(4), PlayerId(9));
    assert!(one.may_be_seen_by(cem, here) && !one.may_be_seen_by(cem, elsewhere));
    assert!(one.may_be_seen_by(ADA, elsewhere) && one.may_be_seen_by(BOB, elsewhere));
    let in_thread = one.moved_to(elsewhere);
    assert!(in_thread.may_be_seen_by(cem, elsewhere) && !in_thread.may_be_seen_by(cem, here));
}
