//! Rounds off, byes, and rounds that cannot be paired.

use super::*;

const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(3) };

fn off(tournament: &Tournament, who: impl IntoIterator<Item = u64>) -> Tournament {
    let ask =
        |next: Tournament, who| next.decide(by(PlayerId(who)), TournamentIntent::RoundOff, at(2)).unwrap();
    who.into_iter().fold(tournament.clone(), ask)
}

fn apart(tournament: &Tournament, pairs: &[[u64; 2]]) -> Tournament {
    pairs.iter().fold(tournament.clone(), |next, pair| {
        next.decide(by(HOST), TournamentIntent::Forbid(pair.map(PlayerId)), at(2)).unwrap()
    })
}

fn absences(round: &TournamentRound) -> Vec<(u16, Absence)> {
    let mut absent: Vec<_> = round.absent.iter().map(|(one, why)| (one.0, *why)).collect();
    absent.sort_by_key(|(one, _)| *one);
    absent
}

fn logged(tournament: &Tournament, what: impl Fn(&LogEntry) -> bool) -> usize {
    tournament.log.iter().filter(|line| what(&line.what)).count()
}

#[test]
fn three_rounds_off_of_four_leave_one_with_a_bye_and_it_goes_on() {
    let open = with(&announced(SWISS, LIVE), 1..=4);
    let begun = go(&off(&open, [2, 3, 4]), at(60));
    assert!(begun.is_running());
    assert_eq!(begun.rounds.len(), 2, "the round without games is over at once");
    let half = Absence::HalfBye;
    assert_eq!(absences(&begun.rounds[0]), [(0, Absence::FullBye), (1, half), (2, half), (3, half)]);
    assert_eq!(begun.rounds[1].games.len(), 2, "all are back");
    assert_eq!(logged(&begun, |what| *what == LogEntry::Byes(1)), 1);
    assert!(!news(&begun).contains(&News::Over));
}

#[test]
fn all_rounds_off_let_a_round_pass() {
    let begun = go(&off(&with(&announced(SWISS, LIVE), 1..=4), 1..=4), at(60));
    assert_eq!((begun.rounds.len(), begun.rounds[0].games.len(), begun.rounds[1].games.len()), (2, 0, 2));
    assert!(begun.rounds[0].absent.iter().all(|(_, why)| *why == Absence::HalfBye));
}

#[test]
fn those_who_have_met_have_byes_while_the_others_are_off() {
    let mut next = go(&with(&announced(SWISS, LIVE), 1..=4), at(60));
    let [one, two] = [0, 1].map(|at| next.rounds[0].games[at].pairing);
    let pair = [two.south, two.north].map(|entrant| next.person(entrant).0);
    next = off(&next, pair);
    next = play_round(&next, at(61));
    assert_eq!(next.rounds.len(), 3, "the second round had no games");
    let there = [one.south, one.north];
    assert!(next.rounds[1].absent.iter().all(|(who, why)| match why {
        Absence::FullBye => there.contains(who),
        _ => !there.contains(who),
    }));
    assert_eq!(next.rounds[2].games.len(), 2);
    assert!(next.is_running());
}

#[test]
fn who_may_meet_nobody_has_byes_and_the_others_play() {
    let open = apart(&with(&announced(SWISS, LIVE), 1..=4), &[[1, 2], [1, 3], [4, 1]]);
    let mut next = go(&open, at(60));
    for round in 0..3 {
        assert_eq!(next.rounds.len(), round + 1);
        assert_eq!(next.rounds[round].games.len(), 1, "the others play");
        next = play_round(&next, at(61 + round as u64));
    }
    assert!(matches!(next.stage, TournamentStage::Over { .. }), "all rounds were played");
    let alone = next.entrant(PlayerId(1)).unwrap();
    let theirs: Vec<_> = next.field().lines(alone).map(RoundLine::points).collect();
    assert_eq!(theirs, [2, 1, 1], "a full bye comes once");
    assert!(next.places().iter().all(|one| one.entrant != alone), "they have not played");
    assert_eq!(logged(&next, |what| matches!(what, LogEntry::Byes(_))), 3);
}

#[test]
fn a_swiss_that_cannot_be_paired_waits_and_congratulates_nobody() {
    let all = [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
    let open = apart(&with(&announced(SWISS, LIVE), 1..=4), &all);
    let waits = go(&open, at(60));
    assert!(waits.is_running() && waits.rounds.is_empty());
    let until = at(60) + DAY;
    assert_eq!(waits.next_due(), Some(until));
    let line = waits.log.len() - 1;
    assert_eq!(waits.log[line].what, LogEntry::Waits(until));
    assert_eq!(waits.posts.news.last().unwrap().what, News::Decided(line));
    assert_eq!(waits.advance(&TournamentFacts::default(), at(70)), None, "it is told once");
    // Somebody comes.
    let joined = go(&with(&waits, 5..=5), at(70));
    assert_eq!((joined.unpaired_since, joined.rounds[0].games.len()), (None, 1));
    // Nobody comes, and a pause and an absence do not count.
    let paused = waits.decide(by(HOST), TournamentIntent::Pause, at(70)).unwrap();
    assert_eq!(paused.next_due(), None);
    let resumed = paused.decide(by(HOST), TournamentIntent::Resume, at(80)).unwrap();
    assert_eq!(resumed.next_due(), Some(until + 10 * MINUTE));
    let away = resumed.with_absence_credited(at(90), at(95)).unwrap();
    assert_eq!(away.next_due(), Some(until + 15 * MINUTE));
    let over = go(&away, until + 15 * MINUTE);
    assert!(matches!(over.stage, TournamentStage::CalledOff { .. }));
    assert_eq!(over.log.last().unwrap().what, LogEntry::CannotPair);
    assert_eq!(over.posts.news.last().unwrap().what, News::CalledOff);
    assert!(!news(&over).contains(&News::Over));
}

#[test]
fn rounds_off_do_not_burn_the_rounds_of_those_who_have_all_met() {
    let kind = TournamentKind::Swiss { rounds: Some(7) };
    let mut next = go(&with(&announced(kind, LIVE), 1..=8), at(60));
    for who in 5..=8 {
        next = next.decide(by(PlayerId(who)), TournamentIntent::Leave, at(61)).unwrap();
    }
    next = go(&next, at(61));
    while next.unpaired_since.is_none() {
        next = play_round(&next, at(61));
    }
    let played = next.rounds.len();
    assert!(played < 7, "they have all met");
    let still = go(&off(&next, [1, 2]), at(62));
    assert_eq!((still.rounds.len(), still.is_running()), (played, true));
}

#[test]
fn half_a_point_for_a_round_off_comes_once() {
    let kind = TournamentKind::Swiss { rounds: Some(5) };
    let mut next = off(&with(&announced(kind, LIVE), 1..=6), [5]);
    next = with(&go(&next, at(60)), 7..=7);
    for round in 1..4 {
        next = play_round(&off(&next, [5, 7]), at(60 + round));
    }
    let points = |who| {
        let own = next.entrant(PlayerId(who)).unwrap();
        next.field().lines(own).take(4).map(RoundLine::points).collect::<Vec<_>>()
    };
    assert_eq!(points(5), [1, 0, 0, 0]);
    assert_eq!(points(7), [1, 0, 0, 0], "late entry was their half point");
}

#[test]
fn as_many_rounds_off_give_half_a_point_as_the_organiser_says() {
    let points = |byes: u8| {
        let mut made = announced(TournamentKind::Swiss { rounds: Some(5) }, LIVE);
        made.rules.byes = byes;
        assert_eq!(made.check(), Ok(()));
        let mut next = go(&off(&with(&made, 1..=6), [5]), at(60));
        next = with(&next, 7..=7);
        for round in 1..4 {
            next = play_round(&off(&next, [5, 7]), at(60 + round));
        }
        [5, 7].map(|who| {
            let own = next.entrant(PlayerId(who)).unwrap();
            next.field().lines(own).take(4).map(RoundLine::points).sum::<Points>()
        })
    };
    assert_eq!([0, 1, 2].map(points), [[0, 0], [1, 1], [2, 2]], "late entry is one of them");
    let mut made = announced(SWISS, LIVE).rules;
    made.byes = 6;
    assert_eq!(made.check(), Err(TournamentRefusal::Byes { most: 5 }));
}

#[test]
fn byes_that_were_asked_for_survive_another_pairing() {
    let open = off(&with(&announced(SWISS, LIVE), 1..=6), [6]);
    let begun = with(&go(&open, at(60)), 7..=7);
    let asked = off(&begun, [1]);
    let again = asked.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(61)).unwrap();
    let [six, seven, first] = [6, 7, 1].map(|who| again.entrant(PlayerId(who)).unwrap());
    assert_eq!(again.rounds[0].off, [six]);
    assert!(again.rounds[0].absent.contains(&(six, Absence::HalfBye)));
    assert!(!again.rounds[0].absent.contains(&(seven, Absence::HalfBye)), "they play this round");
    assert_eq!(again.player(six).unwrap().presence, Presence::Here);
    assert_eq!(again.player(first).unwrap().presence, Presence::Off, "for the next round");
    assert!(again.rounds[0].games.iter().any(|game| game.side_of(first).is_some()));
    // Somebody leaves: their game is lost, and the round can still be paired again.
    let gone = again.person(again.rounds[0].games[0].pairing.south);
    let left = again.decide(by(gone), TournamentIntent::Leave, at(62)).unwrap();
    let paired = left.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(62)).unwrap();
    assert!(paired.games().all(TournamentGame::is_open), "nobody waits for who has left");
    let game = paired.rounds[0].games[0];
    let begun = Side::ALL.into_iter().fold(paired.clone(), |next, side| {
        let who = next.person(game.pairing.at(side));
        next.decide(by(who), TournamentIntent::Ready(Some(game.id)), at(63)).unwrap()
    });
    let again = begun.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(63));
    assert_eq!(again, Err(TournamentRefusal::RoundHasBegun));
}
