//! Who does not come, who leaves, and who is left.

use super::*;

const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(3) };

fn ask(tournament: &Tournament, who: PlayerId, intent: TournamentIntent, now: Timestamp) -> Tournament {
    tournament.decide(by(who), intent, now).unwrap()
}

fn is_missing(tournament: &Tournament, one: Entrant) -> bool {
    tournament.player(one).unwrap().presence == Presence::Missing
}

/// A round of three games: one is being played, to one only South came, and to one nobody.
fn half_come() -> Tournament {
    let begun = go(&with(&announced(SWISS, LIVE), 1..=6), at(60));
    let [first, second, _] = [0, 1, 2].map(|at| begun.rounds[0].games[at]);
    let coming = [(first, Side::South), (first, Side::North), (second, Side::South)];
    coming.into_iter().fold(begun, |next, (game, side)| {
        let who = next.person(game.pairing.at(side));
        ask(&next, who, TournamentIntent::Ready(Some(game.id)), at(61))
    })
}

#[test]
fn who_did_not_come_to_a_swiss_round_is_off_until_back() {
    let late = go(&half_come(), at(65));
    let [first, second, third] = [0, 1, 2].map(|at| late.rounds[0].games[at]);
    let mut missing = vec![second.pairing.north, third.pairing.south, third.pairing.north];
    missing.sort_unstable();
    assert!(missing.iter().all(|&one| is_missing(&late, one)));
    assert_eq!(late.posts.news.last().unwrap().what, News::Missing(missing.clone()), "told in one message");
    let facts = TournamentFacts { matches: [(first.id, MatchFact::Over(None))].into(), ..Default::default() };
    let mut next = late.advance(&facts, at(70)).unwrap();
    let round = &next.rounds[1];
    assert_eq!(round.games.len(), 1, "three are there");
    assert!(!missing.iter().any(|&one| round.names(one)), "no bye is theirs");
    // A round off does not bring them back for the round after it.
    let back = next.person(missing[0]);
    next = ask(&next, back, TournamentIntent::RoundOff, at(71));
    assert!(is_missing(&next, missing[0]));
    next = ask(&next, back, TournamentIntent::Join { has_role: true }, at(71));
    next = play_round(&next, at(72));
    let names = |one: Entrant| next.rounds[2].names(one);
    assert_eq!(missing.iter().map(|&one| names(one)).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(next.check(), Ok(()));
}

#[test]
fn a_live_game_without_a_first_move_counts_as_not_coming() {
    let playing = half_come();
    let first = playing.rounds[0].games[0];
    let never = MatchFact::NeverCame(Side::North);
    let facts = TournamentFacts { matches: [(first.id, never)].into(), ..Default::default() };
    let next = playing.advance(&facts, at(62)).unwrap();
    assert!(is_missing(&next, first.pairing.north) && !is_missing(&next, first.pairing.south));
    // An organiser finds that they had come.
    let reason = "their line broke".to_owned();
    let set = TournamentIntent::SetResult { game: first.id, result: RoundResult::Played(None), reason };
    assert!(!is_missing(&ask(&next, HOST, set, at(63)), first.pairing.north));
}

#[test]
fn nobody_is_off_after_the_last_round_or_in_a_league() {
    for kind in [
        TournamentKind::Swiss { rounds: Some(1) },
        TournamentKind::League { twice: false, at_once: false, divisions: None },
    ] {
        let late = go(&go(&with(&announced(kind, LIVE), 1..=4), at(60)), at(65));
        assert!(!late.rounds[0].games[0].is_open());
        assert!(!(0..4).map(Entrant).any(|one| is_missing(&late, one)), "{kind:?}");
    }
}

#[test]
fn a_swiss_to_which_nobody_comes_waits_for_them() {
    let begun = go(&with(&announced(SWISS, LIVE), 1..=4), at(60));
    let waits = go(&begun, at(65));
    assert!(waits.is_running() && waits.unpaired_since == Some(at(65)), "{:?}", waits.stage);
    let back = |from: &Tournament, who| {
        let next = ask(from, PlayerId(who), TournamentIntent::Join { has_role: true }, at(70));
        go(&next, at(70))
    };
    let one = back(&waits, 1);
    assert_eq!(one.rounds.len(), 1, "one alone has nobody to meet");
    let two = back(&one, 2);
    assert_eq!((two.rounds.len(), two.rounds[1].games.len(), two.unpaired_since), (2, 1, None));
    let off = go(&one, at(65) + DAY);
    assert!(matches!(off.stage, TournamentStage::CalledOff { .. }));
    assert!(!news(&off).contains(&News::Over));
}

#[test]
fn whoever_has_left_and_is_back_has_begun_no_game() {
    let begun = go(&with(&announced(SWISS, LIVE), 1..=6), at(60));
    let who = begun.person(begun.rounds[0].games[0].pairing.north);
    let left = ask(&begun, who, TournamentIntent::Leave, at(61));
    let back = ask(&left, who, TournamentIntent::Join { has_role: true }, at(61));
    let again = ask(&back, HOST, TournamentIntent::PairAgain(Vec::new()), at(62));
    assert_eq!(again.games().filter(|game| game.is_open()).count(), 3, "all six are paired");
    assert_eq!(again.check(), Ok(()));
    // Who did not come had the time to.
    let missed = go(&half_come(), at(65));
    let refused = missed.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(66));
    assert_eq!(refused, Err(TournamentRefusal::RoundHasBegun));
}

#[test]
fn a_league_of_one_waits_and_congratulates_nobody() {
    let kind = TournamentKind::League { twice: false, at_once: false, divisions: None };
    let begun = play_round(&go(&with(&announced(kind, LIVE), 1..=4), at(60)), at(61));
    let alone = [1, 2, 3]
        .into_iter()
        .fold(begun, |next, who| ask(&next, PlayerId(who), TournamentIntent::Leave, at(63)));
    let waits = go(&alone, at(63));
    assert_eq!((waits.rounds.len(), waits.unpaired_since), (2, Some(at(63))));
    assert_eq!(waits.next_due(), Some(at(63) + DAY));
    let back = ask(&waits, PlayerId(2), TournamentIntent::Join { has_role: true }, at(70));
    assert_eq!(go(&back, at(70)).rounds.len(), 3);
    let off = go(&waits, at(63) + DAY);
    assert!(matches!(off.stage, TournamentStage::CalledOff { .. }));
    assert_eq!(off.log.last().unwrap().what, LogEntry::CannotPair);
}

#[test]
fn rounds_that_cannot_be_paired_are_told_when_they_are_chosen() {
    let of = |rounds, most| TournamentRules {
        most,
        ..rules(TournamentKind::Swiss { rounds: Some(rounds) }, LIVE)
    };
    let refused = |players, most| Err(TournamentRefusal::RoundsOfFew { players, most });
    assert_eq!(of(4, 4).check(), refused(4, 3));
    assert_eq!(of(7, 6).check(), refused(6, 5));
    assert_eq!((of(3, 4).check(), of(5, 5).check(), of(11, 12).check()), (Ok(()), Ok(()), Ok(())));
    let needed = |rounds| TournamentKind::Swiss { rounds: Some(rounds) }.players_for_rounds();
    assert_eq!([1, 3, 4, 5, 6].map(needed), [None, None, Some(5), Some(5), Some(7)]);
    // Fewer have entered.
    let kind = TournamentKind::Swiss { rounds: Some(5) };
    let mut next = go(&with(&announced(kind, LIVE), 1..=4), at(60));
    assert_eq!(next.total_rounds(), Some(3));
    let line = next.log.iter().position(|line| line.what == LogEntry::FewerRounds(3)).unwrap();
    assert!(news(&next).contains(&News::Decided(line)));
    while next.is_live() {
        next = play_round(&next, at(61));
    }
    assert!(matches!(next.stage, TournamentStage::Over { .. }));
}

#[test]
fn pairs_that_leave_somebody_without_opponents_are_told() {
    let apart = |from: &Tournament, pair: [u64; 2]| {
        ask(from, HOST, TournamentIntent::Forbid(pair.map(PlayerId)), at(2))
    };
    let without = |one: &Tournament| {
        one.without_opponents().into_iter().map(|who| one.person(who).0).collect::<Vec<_>>()
    };
    // Two rounds of four.
    let open = with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4);
    let one = apart(&open, [1, 2]);
    assert_eq!((without(&open), without(&one)), (vec![], vec![]));
    let two = apart(&one, [1, 3]);
    assert_eq!(without(&two), [1], "one opponent for two rounds");
    let three = apart(&two, [1, 4]);
    assert!(without(&three).contains(&1));
    let arena = with(&announced(TournamentKind::Arena { minutes: 60 }, LIVE), 1..=2);
    assert_eq!((without(&arena), without(&apart(&arena, [1, 2]))), (vec![], vec![1, 2]));
}

#[test]
fn beginning_now_is_in_the_log() {
    let open = with(&announced(SWISS, LIVE), 1..=4);
    let begun = go(&ask(&open, HOST, TournamentIntent::Begin, at(5)), at(5));
    let by_host = begun.log.iter().filter(|line| line.by == Some(HOST)).map(|line| &line.what);
    assert_eq!(by_host.collect::<Vec<_>>(), [&LogEntry::Made, &LogEntry::BegunNow]);
    assert!(begun.is_running());
}
