//! The log lacks nothing: what people do, and what time does.

use super::*;
use crate::erasure::Erasure;
use crate::moments::Every;

const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(3) };
const LADDER: TournamentKind = TournamentKind::Ladder;
const CUP: TournamentKind = TournamentKind::Knockout;
const SERVERS: TournamentKind = TournamentKind::Servers { twice: false, at_once: false };
const ADA: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);

fn open(kind: TournamentKind) -> Tournament {
    with(&announced(kind, LIVE), 1..=4)
}

fn begun(kind: TournamentKind) -> Tournament {
    go(&open(kind), at(60))
}

fn because() -> String {
    "it was a fault".to_owned()
}

/// After this has been done to it.
fn after(one: &Tournament, who: PlayerId, intent: TournamentIntent) -> Tournament {
    one.decide(by(who), intent, at(61)).unwrap()
}

/// A weekly one.
fn weekly() -> Tournament {
    let repetition = Repetition { every: Every::Week, ahead: 3, until: None };
    let one = open(SWISS);
    let series = Series::begin(repetition, None, &one.rules);
    one.with_series(Some(series))
}

/// What is in the log of the second and not yet in that of the first.
fn added(before: &Tournament, next: &Tournament) -> Vec<LogEntry> {
    next.log[before.log.len()..].iter().map(|line| line.what.clone()).collect()
}

/// Whether somebody's wish is logged. What begins a game is not: the game itself is there to be seen.
const fn is_logged(intent: &TournamentIntent) -> bool {
    use TournamentIntent as Do;
    match intent {
        Do::Ready(_) | Do::Wait(_) | Do::CheckIn => false,
        Do::Join { .. }
        | Do::Always { .. }
        | Do::Leave
        | Do::RoundOff
        | Do::Challenge(_)
        | Do::Begin
        | Do::PutOff(_)
        | Do::Reschedule(_)
        | Do::Extend { .. }
        | Do::PairAgain(_)
        | Do::SetResult { .. }
        | Do::PlayAgain { .. }
        | Do::RemoveResult { .. }
        | Do::Remove { .. }
        | Do::LetIn(_)
        | Do::NamePlayer(_)
        | Do::Place { .. }
        | Do::Sort
        | Do::Unforbid(_)
        | Do::Forbid(_)
        | Do::Change { .. }
        | Do::NameOrganiser(_)
        | Do::DismissOrganiser(_)
        | Do::Pause
        | Do::Resume
        | Do::EndSeries
        | Do::Stop { .. } => true,
    }
}

#[test]
fn whatever_people_do_is_logged_with_their_name() {
    use TournamentIntent as Do;
    let (pair, player, reason) = ([ADA, BOB], ADA, because());
    let swiss = begun(SWISS);
    let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=4);
    let game = swiss.games().next().unwrap().id;
    let result = RoundResult::Played(None);
    let set = Do::SetResult { game, result, reason: because() };
    let decided = after(&swiss, HOST, set.clone());
    let removed = after(&swiss, HOST, Do::Remove { player, reason: because() });
    let missing = go(&go(&swiss, at(64)), at(65));
    let table = vec![
        (announced(SWISS, LIVE), ADA, Do::Join { has_role: true }),
        (after(&swiss, ADA, Do::Leave), ADA, Do::Join { has_role: true }),
        (after(&swiss, ADA, Do::RoundOff), ADA, Do::Join { has_role: true }),
        (missing, ADA, Do::Join { has_role: true }),
        (weekly(), ADA, Do::Always { has_role: true }),
        (after(&weekly(), ADA, Do::Always { has_role: true }), ADA, Do::Always { has_role: true }),
        (open(SWISS), ADA, Do::Leave),
        (swiss.clone(), ADA, Do::Leave),
        (swiss.clone(), ADA, Do::RoundOff),
        (begun(TournamentKind::Arena { minutes: 60 }), ADA, Do::RoundOff),
        (ladder.clone(), BOB, Do::Challenge(ADA)),
        (swiss.clone(), ADA, Do::Ready(None)),
        (swiss.clone(), swiss.person(Entrant(0)), Do::Wait(game)),
        (go(&open(SWISS), at(45)), ADA, Do::CheckIn),
        (open(SWISS), HOST, Do::Begin),
        (open(SWISS), HOST, Do::PutOff(60 * MINUTE)),
        (open(SWISS), HOST, Do::Reschedule(at(99))),
        (swiss.clone(), HOST, Do::Extend { game: None, time: MINUTE }),
        (swiss.clone(), HOST, Do::Extend { game: Some(game), time: MINUTE }),
        (swiss.clone(), HOST, Do::PairAgain(Vec::new())),
        (swiss.clone(), HOST, set),
        (decided.clone(), HOST, Do::PlayAgain { game, reason: because() }),
        (decided, HOST, Do::RemoveResult { game, reason: because() }),
        (open(SWISS), HOST, Do::Remove { player, reason: because() }),
        (swiss.clone(), HOST, Do::Remove { player, reason: because() }),
        (removed, HOST, Do::LetIn(player)),
        (announced(SERVERS, LIVE).between_servers("Tea House"), HOST, Do::NamePlayer(BOB)),
        (ladder.clone(), HOST, Do::Place { player, above: None }),
        (open(CUP), HOST, Do::Place { player, above: None }),
        (after(&open(CUP), HOST, Do::Place { player, above: None }), HOST, Do::Sort),
        (ladder, HOST, Do::Sort),
        (open(SWISS), HOST, Do::Forbid(pair)),
        (after(&open(SWISS), HOST, Do::Forbid(pair)), HOST, Do::Unforbid(pair)),
        (open(SWISS), HOST, Do::Change { changes: vec![RuleChange::Most(9)], nth: 1 }),
        (open(SWISS), HOST, Do::NameOrganiser(BOB)),
        (after(&open(SWISS), HOST, Do::NameOrganiser(BOB)), HOST, Do::DismissOrganiser(BOB)),
        (swiss.clone(), HOST, Do::Pause),
        (after(&swiss, HOST, Do::Pause), HOST, Do::Resume),
        (weekly(), HOST, Do::EndSeries),
        (swiss, HOST, Do::Stop { reason }),
    ];
    let mut kinds = std::collections::HashSet::new();
    for (one, who, intent) in table {
        kinds.insert(std::mem::discriminant(&intent));
        let next = one.decide(by(who), intent.clone(), at(70)).unwrap();
        let new = &next.log[one.log.len()..];
        assert_eq!(new.iter().any(|line| line.by == Some(who)), is_logged(&intent), "{intent:?}: {new:?}");
    }
    assert_eq!(kinds.len(), 30, "each of them is in the table");
}

#[test]
fn whatever_time_does_is_logged() {
    let begins = begun(SWISS);
    assert_eq!(added(&open(SWISS), &begins), [LogEntry::Begun, LogEntry::RoundBegun(1)]);
    let mut one = begins.clone();
    while one.is_live() {
        one = play_round(&one, at(61));
    }
    let rest = [LogEntry::RoundBegun(2), LogEntry::RoundBegun(3), LogEntry::Ended];
    assert_eq!(added(&begins, &one), rest);
    let late = go(&begins, at(66));
    let all = [1, 2, 3, 4].map(PlayerId).to_vec();
    assert_eq!(added(&begins, &late)[..2], [LogEntry::NoShow(all.clone()), LogEntry::OffUntilBack(all)]);
    let facts = TournamentFacts { kept_out: vec![ADA], ..TournamentFacts::default() };
    let out = begins.advance(&facts, at(61)).unwrap();
    assert_eq!(added(&begins, &out), [LogEntry::KeptOut(ADA)]);
    let away = begins.with_absence_credited(at(61), at(99)).unwrap();
    assert_eq!(added(&begins, &away), [LogEntry::TimeLost([at(61), at(99)])]);
    let blink = begins.with_absence_credited(at(61), at(62)).unwrap();
    assert!(added(&begins, &blink).is_empty(), "it was restarted");
    let gone = begins.anonymised(Erasure::new(ADA, 5)).unwrap();
    assert_eq!(added(&begins, &gone), [LogEntry::Left]);
}

#[test]
fn a_first_move_that_does_not_come_is_a_no_show() {
    let mut one = begun(SWISS);
    let game = *one.games().next().unwrap();
    for side in Side::ALL {
        let who = one.person(game.pairing.at(side));
        one = after(&one, who, TournamentIntent::Ready(Some(game.id)));
    }
    let never = MatchFact::NeverCame(Side::South);
    let facts = TournamentFacts { matches: [(game.id, never)].into(), ..TournamentFacts::default() };
    let next = one.advance(&facts, at(62)).unwrap();
    let absent = vec![one.person(game.pairing.south)];
    let told = [LogEntry::NoShow(absent.clone()), LogEntry::OffUntilBack(absent)];
    assert_eq!(added(&one, &next), told);
}

#[test]
fn what_a_series_announces_is_by_nobody() {
    let weekly = after(&weekly(), ADA, TournamentIntent::Always { has_role: true });
    let week = 7 * DAY;
    let next = weekly.next_of_series(TournamentId::from_random(8), weekly.rules.begins + week - DAY).unwrap();
    assert_eq!((next.log[0].by, &next.log[0].what), (None, &LogEntry::Made));
    assert_eq!(next.log[1].what, LogEntry::SignedUp(vec![ADA]));
    let mut late = weekly.clone();
    assert!(late.catch_up_series(weekly.rules.begins + 2 * week));
    let missed = [1, 2].map(|number| LogEntry::Missed(weekly.rules.begins + number * week));
    assert_eq!(added(&weekly, &late), missed);
}

#[test]
fn comings_and_goings_push_nothing_else_out() {
    let mut one = announced(SWISS, LIVE);
    for _ in 0..600 {
        one = after(&one, ADA, TournamentIntent::Join { has_role: true });
        one = after(&one, ADA, TournamentIntent::Leave);
    }
    assert_eq!((one.log.len(), &one.log[0].what), (1_000, &LogEntry::Made));
    assert_eq!(one.log.last().unwrap().what, LogEntry::Left);
    let mut one = begun(SWISS);
    one = after(&one, HOST, TournamentIntent::NameOrganiser(BOB));
    let line = one.log.len() - 1;
    for minute in 0..1_000 {
        let back = TournamentIntent::Join { has_role: true };
        let intent = if minute % 2 == 0 { TournamentIntent::Leave } else { back };
        one = one.decide(by(ADA), intent, at(61 + minute)).unwrap();
    }
    assert!(line < 1_000 && one.check().is_ok());
    let named = one.log.iter().position(|line| line.what == LogEntry::OrganiserNamed(BOB)).unwrap();
    assert!(named < line && news(&one).contains(&News::Decided(named)), "its news names its new place");
}

#[test]
fn who_goes_again_and_again_is_told_of_twice() {
    let one = begun(SWISS);
    let mut next = one.clone();
    for _ in 0..5 {
        next = after(&next, ADA, TournamentIntent::Leave);
        next = after(&next, ADA, TournamentIntent::Join { has_role: true });
    }
    assert_eq!(added(&one, &next).len(), 10);
    let told = |of: &Tournament| news(of).iter().filter(|one| matches!(one, News::Decided(_))).count();
    assert_eq!(told(&next) - told(&one), 2);
}
