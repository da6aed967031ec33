//! What is refused so that nobody is kept busy, and nothing grows without bound.

use super::*;

fn playing(tournament: &Tournament, game: &TournamentGame, now: Timestamp) -> Tournament {
    Side::ALL.into_iter().fold(tournament.clone(), |next, side| {
        let who = tournament.person(game.pairing.at(side));
        next.decide(by(who), TournamentIntent::Ready(Some(game.id)), now).unwrap()
    })
}

#[test]
fn two_live_games_of_one_person_do_not_begin_at_once() {
    let kind = TournamentKind::League { twice: false, at_once: true, divisions: None };
    let begun = go(&with(&announced(kind, LIVE), 1..=4), at(60));
    let [first, second] = [0, 1].map(|at| begun.rounds[at].games[0]);
    let both = [first.pairing.south, first.pairing.north];
    let shared = both.into_iter().find(|&one| second.side_of(one).is_some()).unwrap();
    let other = second.pairing.at(second.side_of(shared).unwrap().other());
    let next = playing(&begun, &first, at(61));
    let ready = |who| TournamentActor { who: next.person(who), manages: false, is_guest: false };
    let press = TournamentIntent::Ready(Some(second.id));
    let twice = next.decide(ready(shared), press.clone(), at(62));
    assert_eq!(twice, Err(TournamentRefusal::PlaysLive));
    // The other one can say that they are there, and the game is not lost while the first one goes on.
    let waits = next.decide(ready(other), press.clone(), at(62)).unwrap();
    let late = go(&waits, second.begin_by + MINUTE);
    assert!(late.game(second.id).unwrap().is_open(), "who plays cannot come");
    assert!(
        late.next_due().is_none_or(|due| due > second.begin_by + MINUTE),
        "and it is not looked at again"
    );
    let facts =
        TournamentFacts { matches: [(first.id, MatchFact::Over(None))].into(), ..TournamentFacts::default() };
    let ended = late.advance(&facts, second.begin_by + 2 * MINUTE).unwrap();
    let now = second.begin_by + 3 * MINUTE;
    assert!(ended.game(second.id).unwrap().begin_by > now, "there is time to begin it now");
    // Who waited for so long is called back.
    let called = ended.decide(ready(shared), press.clone(), now).unwrap();
    assert_eq!(news(&called).last(), Some(&News::Ready { game: second.id, who: shared }));
    let begun = called.decide(ready(other), press, now).unwrap();
    assert_eq!(begun.game(second.id).unwrap().state, GameState::Playing(now));
    let days = go(&with(&announced(kind, TimeControl::Days(3)), 1..=4), at(60));
    assert_eq!(days.playing().count(), 6, "over days, all of them are played");
}

#[test]
fn a_place_that_was_left_may_be_taken() {
    for kind in [TournamentKind::Ladder, TournamentKind::Arena { minutes: 60 }] {
        let mut made = announced(kind, LIVE);
        made.rules.most = 3;
        let full = go(&with(&made, 1..=3), at(60));
        let left = full.decide(by(PlayerId(2)), TournamentIntent::Leave, at(61)).unwrap();
        let taken = with(&left, 4..=4);
        let back = TournamentIntent::Join { has_role: true };
        assert_eq!(taken.decide(by(PlayerId(2)), back.clone(), at(63)), Err(TournamentRefusal::Full));
        assert!(left.decide(by(PlayerId(2)), back, at(63)).is_ok());
    }
}

#[test]
fn an_arena_takes_clocks_whose_games_fit() {
    let check = |minutes, clock| rules(TournamentKind::Arena { minutes }, clock).check();
    let live = |minutes, seconds| TimeControl::Live { minutes, seconds };
    let longest = |minutes, clock| Err(TournamentRefusal::ArenaClock { minutes, longest: clock });
    assert_eq!(check(20, live(180, 0)), longest(20, live(5, 3)));
    assert_eq!(check(20, live(1, 180)), longest(20, live(5, 3)));
    assert_eq!(check(20, live(10, 5)), longest(20, live(5, 3)));
    assert_eq!(check(60, live(30, 20)), longest(60, live(10, 5)));
    for (minutes, clock) in [(20, live(5, 3)), (60, live(10, 5)), (180, live(30, 20)), (20, live(1, 0))] {
        assert_eq!(check(minutes, clock), Ok(()), "{minutes} {clock}");
    }
}

#[test]
fn pairs_are_kept_apart_once_and_not_without_end() {
    let open = with(&announced(TournamentKind::Arena { minutes: 60 }, LIVE), 1..=20);
    let forbid = |from: &Tournament, pair: [u64; 2]| {
        from.decide(by(HOST), TournamentIntent::Forbid(pair.map(PlayerId)), at(2))
    };
    let one = forbid(&open, [1, 2]).unwrap();
    assert_eq!(forbid(&one, [2, 1]), Err(TournamentRefusal::KeptApart));
    assert_eq!(forbid(&one, [1, 77]), Err(TournamentRefusal::ThemTakesNoPart));
    let (mut full, mut refused) = (open, 0);
    for pair in (1..=20).flat_map(|one| (one + 1..=20).map(move |other| [one, other])) {
        match forbid(&full, pair) {
            Ok(next) => full = next,
            Err(why) => {
                assert_eq!(why, TournamentRefusal::TooManyApart { most: 100 });
                refused += 1;
            }
        }
    }
    assert_eq!((full.forbidden.len(), refused), (100, 90));
}

#[test]
fn a_challenger_leaves_the_one_above_to_others_for_a_day() {
    let ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=3);
    let challenge = |from: &Tournament, who, now| {
        from.decide(by(PlayerId(who)), TournamentIntent::Challenge(PlayerId(1)), now)
    };
    let held = |from: Tournament, now: Timestamp| {
        let id = from.games().last().unwrap().id;
        let begun = from.decide(by(PlayerId(1)), TournamentIntent::Ready(Some(id)), now).unwrap();
        let south = MatchFact::Over(Some(Side::South));
        let facts = TournamentFacts { matches: [(id, south)].into(), ..TournamentFacts::default() };
        begun.advance(&facts, now).unwrap()
    };
    let next = held(challenge(&ladder, 2, at(2)).unwrap(), at(3));
    let rest = TournamentRefusal::LadderRest { player: PlayerId(1), until: at(3) + DAY };
    assert_eq!(challenge(&next, 2, at(4)), Err(rest));
    let other = held(challenge(&next, 3, at(4)).unwrap(), at(5));
    assert!(challenge(&other, 2, at(3) + DAY).is_ok());
}

#[test]
fn pauses_are_kept_until_the_clocks_of_running_games_have_them() {
    let arena = go(&with(&announced(TournamentKind::Arena { minutes: 60 }, LIVE), 1..=2), at(60));
    let paused = arena.decide(by(HOST), TournamentIntent::Pause, at(62)).unwrap();
    assert_eq!(paused.times_off(MatchId::from_random(1), at(65)).collect::<Vec<_>>(), [[at(62), at(65)]]);
    let resumed = paused.decide(by(HOST), TournamentIntent::Resume, at(70)).unwrap();
    assert_eq!(resumed.pauses, [[at(62), at(70)]]);
    let again = resumed.decide(by(HOST), TournamentIntent::Pause, at(80)).unwrap();
    let all: Vec<_> = again.times_off(MatchId::from_random(1), at(81)).collect();
    assert_eq!(all, [[at(62), at(70)], [at(80), at(81)]]);
}

#[test]
fn a_log_keeps_its_last_lines() {
    let mut ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(1)), 1..=3);
    ladder = go(&ladder, at(60));
    for minute in 0..2_000 {
        let intent = if ladder.paused.is_some() { TournamentIntent::Resume } else { TournamentIntent::Pause };
        ladder = ladder.decide(by(HOST), intent, at(61 + minute)).unwrap();
        ladder.posts.news.clear();
    }
    assert_eq!(ladder.check(), Ok(()));
    assert_eq!(ladder.log.len(), 1_000);
    assert_eq!(ladder.log.last().map(|line| line.at), Some(at(2_060)));
}
