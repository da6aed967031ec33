//! What organisers put right: results, games, people, and places on a ladder.

use super::*;
use crate::erasure::Erasure;

const LEAGUE: TournamentKind = TournamentKind::League { twice: false, at_once: false, divisions: None };
const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(2) };
const ARENA: TournamentKind = TournamentKind::Arena { minutes: 60 };
const LADDER: TournamentKind = TournamentKind::Ladder;
const CUP: TournamentKind = TournamentKind::Knockout;
const LEAGUE_GROUPS: TournamentKind =
    TournamentKind::League { twice: false, at_once: false, divisions: Some(Divisions { most: 4, moves: 1 }) };
const CUP_GROUPS: TournamentKind = TournamentKind::KnockoutAfterGroups { most: 4 };

fn ask(tournament: &Tournament, who: PlayerId, intent: TournamentIntent, now: Timestamp) -> Tournament {
    let next = tournament.decide(by(who), intent, now).unwrap();
    assert_eq!(next.check(), Ok(()));
    next
}

fn because() -> String {
    "it was a fault".to_owned()
}

fn again(game: MatchId) -> TournamentIntent {
    TournamentIntent::PlayAgain { game, reason: because() }
}

fn remove(player: PlayerId) -> TournamentIntent {
    TournamentIntent::Remove { player, reason: because() }
}

/// The first game of a tournament of four, or in groups of eight, which North has won while the others go on.
fn won(kind: TournamentKind) -> (Tournament, TournamentGame) {
    let mut one = if kind == LADDER {
        let ladder = with(&announced(kind, TimeControl::Days(3)), 1..=4);
        ask(&ladder, PlayerId(4), TournamentIntent::Challenge(PlayerId(2)), at(2))
    } else {
        let players = if [LEAGUE_GROUPS, CUP_GROUPS].contains(&kind) { 8 } else { 4 };
        go(&with(&announced(kind, LIVE), 1..=players), at(60))
    };
    let game = *one.games().next().unwrap();
    for player in [game.pairing.south, game.pairing.north] {
        let ready = TournamentIntent::Ready(Some(game.id));
        one = one.decide(by(one.person(player)), ready, at(61)).unwrap_or(one);
    }
    let north = MatchFact::Over(Some(Side::North));
    let facts = TournamentFacts { matches: [(game.id, north)].into(), ..Default::default() };
    (one.with_results(&facts, at(62)), game)
}

#[test]
fn a_game_is_played_once_more_as_another_match() {
    for kind in [LEAGUE, SWISS, ARENA, LADDER, CUP, LEAGUE_GROUPS, CUP_GROUPS] {
        let (one, game) = won(kind);
        let result = RoundResult::Played(None);
        let set = TournamentIntent::SetResult { game: game.id, result, reason: because() };
        let next = ask(&ask(&one, HOST, set, at(63)), HOST, again(game.id), at(64));
        assert_eq!(next.game(game.id), None, "{kind:?}: its old match is over");
        let new = *next.games().next().unwrap();
        assert_eq!(new.pairing, game.pairing);
        let begins = if kind == ARENA { GameState::Playing(at(64)) } else { GameState::Waiting(None) };
        assert_eq!(new.state, begins, "{kind:?}");
        let last = next.log.last().unwrap();
        assert_eq!(last.what, LogEntry::Replayed { game: new.id, old: Some(game.id), reason: because() });
        assert_eq!(next.replayed_because(game.id), Some(because().as_str()));
        assert_eq!(next.replayed_because(new.id), None);
        assert!(next.log.iter().all(|line| line.what.game().is_none_or(|one| one == new.id)), "none is lost");
        assert_eq!(next.log.iter().filter(|line| line.what.game().is_some()).count(), 2);
        let waits = TournamentIntent::PlayAgain { game: new.id, reason: because() };
        if kind != ARENA {
            assert_eq!(next.decide(by(HOST), waits, at(65)), Err(TournamentRefusal::HasNoResult));
        }
        if kind == LADDER {
            assert_eq!(next.ladder.places(), [1, 2, 3, 4].map(PlayerId), "the place is given back");
        }
        let called = one.notified_by(&again(game.id), &next);
        assert_eq!(called, [game.pairing.south, game.pairing.north].map(|who| one.person(who)));
    }
}

#[test]
fn a_game_that_cannot_be_played_again_is_refused() {
    let (one, game) = won(LEAGUE);
    let bare = TournamentIntent::PlayAgain { game: game.id, reason: " ".to_owned() };
    assert_eq!(one.decide(by(HOST), bare, at(63)), Err(TournamentRefusal::NoReason));
    let gone = ask(&one, one.person(game.pairing.south), TournamentIntent::Leave, at(63));
    assert_eq!(gone.decide(by(HOST), again(game.id), at(64)), Err(TournamentRefusal::ThemTakesNoPart));
    let (swiss, game) = won(SWISS);
    let mut next = swiss;
    while next.rounds.len() < 2 {
        next = play_round(&next, at(63));
    }
    assert_eq!(next.decide(by(HOST), again(game.id), at(66)), Err(TournamentRefusal::MovedOn));
    let (arena, game) = won(ARENA);
    assert_eq!(arena.decide(by(HOST), again(game.id), at(121)), Err(TournamentRefusal::MovedOn));
}

#[test]
fn a_removed_result_counts_for_neither() {
    for kind in [LEAGUE, SWISS, ARENA, LADDER, LEAGUE_GROUPS, CUP_GROUPS] {
        let (one, game) = won(kind);
        let remove = TournamentIntent::RemoveResult { game: game.id, reason: because() };
        let next = ask(&one, HOST, remove.clone(), at(63));
        assert_eq!(next.game(game.id).unwrap().result(), Some(RoundResult::Removed), "{kind:?}");
        assert_eq!(next.decide(by(HOST), remove.clone(), at(64)), Err(TournamentRefusal::NothingChanged));
        assert!(next.table().iter().all(|row| row.record == [0, 0, 0]), "{kind:?}");
        assert_eq!(
            next.log.last().unwrap().what,
            LogEntry::ResultRemoved { game: game.id, reason: because() }
        );
        if kind == LADDER {
            assert_eq!(next.ladder.places(), [1, 2, 3, 4].map(PlayerId));
        }
        if kind == SWISS {
            let other = one.games().nth(1).unwrap().id;
            let early = TournamentIntent::RemoveResult { game: other, reason: because() };
            assert_eq!(one.decide(by(HOST), early, at(63)), Err(TournamentRefusal::HasNoResult));
        }
        let stop = ask(&one, HOST, TournamentIntent::Stop { reason: because() }, at(64));
        let is_over = matches!(stop.stage, TournamentStage::Over { .. });
        assert_eq!(stop.decide(by(HOST), remove, at(65)).is_ok(), is_over, "also after the end");
    }
}

#[test]
fn somebody_goes_on_in_a_knock_out() {
    let (one, game) = won(CUP);
    let remove = TournamentIntent::RemoveResult { game: game.id, reason: because() };
    assert_eq!(one.decide(by(HOST), remove, at(63)), Err(TournamentRefusal::SomebodyGoesOn));
    let void = one.voided(Some(HOST), game.id, at(63)).unwrap();
    assert_eq!(void.game(game.id).unwrap().result(), one.game(game.id).unwrap().result());
    assert_eq!(void.log.last().unwrap().what, LogEntry::Voided(game.id));
    assert_eq!(void.voided(Some(HOST), game.id, at(64)), None, "once");
}

#[test]
fn a_removed_game_is_none_of_those_one_has_to_play() {
    let (one, game) = won(TournamentKind::League { twice: false, at_once: true, divisions: None });
    let who = game.pairing.south;
    let leave = |one: &Tournament| ask(one, one.person(who), TournamentIntent::Leave, at(64));
    assert_eq!(leave(&one).without_results(), [who], "they have played one of three");
    let open = one.open_games(who).next().unwrap().id;
    assert!(one.would_leave_no_results(who, &[]));
    assert!(!one.would_leave_no_results(who, &[open]), "one in which they have moved is resigned");
    let mut fewer = one.clone();
    let mut games = fewer.rounds.iter_mut().flat_map(|round| &mut round.games);
    let next = games.find(|game| game.side_of(who).is_some() && game.is_open()).unwrap();
    next.state = GameState::Ended(RoundResult::Removed, at(63));
    assert_eq!(leave(&fewer).without_results(), [], "one of two");
}

#[test]
fn what_organisers_have_set_outlives_a_void_rating() {
    let (one, game) = won(LEAGUE);
    let result = RoundResult::Played(Some(Side::South));
    let set = TournamentIntent::SetResult { game: game.id, result, reason: because() };
    let next = ask(&one, HOST, set, at(63));
    assert_eq!(next.voided(Some(HOST), game.id, at(64)), None);
    assert!(one.voided(Some(HOST), game.id, at(64)).is_some());
}

#[test]
fn who_leaves_a_league_early_leaves_no_results() {
    let mut next = go(&with(&announced(LEAGUE, LIVE), 1..=5), at(60));
    let (early, late) = (Entrant(4), Entrant(3));
    while !next.games().any(|game| !game.is_open() && game.side_of(early).is_some()) {
        next = play_round(&next, at(61));
    }
    let points = |one: &Tournament, who: Entrant| {
        one.ranking()
            .iter()
            .find(|row| row.entrant == who)
            .and_then(|row| row.score.clone())
            .unwrap()
            .points()
    };
    let before = next.clone();
    let beaten = |one: &Tournament| {
        let met = one.games().find(|game| game.side_of(early).is_some() && !game.is_open()).unwrap();
        met.pairing.at(met.side_of(early).unwrap().other())
    };
    let winner = beaten(&next);
    next = ask(&next, next.person(early), TournamentIntent::Leave, at(65));
    assert_eq!(next.without_results(), [early]);
    assert!(before.would_leave_no_results(early, &[]), "they are told before they leave");
    assert_eq!(points(&next, winner), points(&before, winner) - 2, "nobody has points from them");
    let won = |one: &Tournament| one.table().iter().find(|row| row.entrant == winner).unwrap().record[0];
    assert_eq!(won(&next), won(&before) - 1, "the table agrees");
    assert_eq!(before.field().points(winner), next.field().points(winner), "the games stay as they were");
    let back = ask(&next, next.person(early), TournamentIntent::Join { has_role: true }, at(65));
    assert_eq!((back.without_results(), points(&back, winner)), (vec![], points(&before, winner)));
    // Half of four games are enough.
    let played =
        |one: &Tournament| one.games().filter(|game| !game.is_open() && game.side_of(late).is_some()).count();
    while played(&next) < 2 {
        next = play_round(&go(&next, at(66)), at(66));
    }
    assert!(!next.would_leave_no_results(late, &[]));
    next = ask(&next, next.person(late), TournamentIntent::Leave, at(70));
    assert_eq!(next.without_results(), [early], "their results stay");
    while next.is_live() {
        next = play_round(&go(&next, at(71)), at(71));
    }
    let ranked: Vec<Entrant> = next.places().iter().map(|one| one.entrant).collect();
    assert!(ranked.contains(&late) && !ranked.contains(&early), "{ranked:?}");
}

#[test]
fn somebody_who_was_removed_is_let_in_again() {
    let begun = go(&with(&announced(LEAGUE, LIVE), 1..=4), at(60));
    let join = TournamentIntent::Join { has_role: true };
    let out = ask(&begun, HOST, remove(PlayerId(3)), at(61));
    assert_eq!(out.decide(by(HOST), remove(PlayerId(3)), at(61)), Err(TournamentRefusal::ThemTakesNoPart));
    assert_eq!(out.removed_people(), [PlayerId(3)]);
    let let_in = TournamentIntent::LetIn(PlayerId(3));
    assert_eq!(begun.decide(by(HOST), let_in.clone(), at(61)), Err(TournamentRefusal::NotRemoved));
    assert_eq!(out.decide(by(PlayerId(3)), let_in.clone(), at(61)), Err(TournamentRefusal::NotOrganiser));
    let open = ask(&out, HOST, let_in.clone(), at(62));
    let line = open.log.len() - 1;
    assert_eq!(open.log[line].what, LogEntry::LetIn(PlayerId(3)));
    assert_eq!(open.posts.news.last().unwrap().what, News::Decided(line));
    assert_eq!(out.notified_by(&let_in, &open), [PlayerId(3)]);
    let entrant = open.entrant(PlayerId(3)).unwrap();
    assert!(!open.player(entrant).unwrap().takes_part(), "whether they come is theirs to decide");
    assert!(ask(&open, PlayerId(3), join, at(63)).player(entrant).unwrap().takes_part());
}

#[test]
fn who_was_removed_before_the_start_is_no_opponent() {
    let open = with(&announced(LEAGUE, LIVE), 1..=4);
    let out = ask(&open, HOST, remove(PlayerId(2)), at(2));
    let join = TournamentIntent::Join { has_role: true };
    assert_eq!(out.decide(by(PlayerId(2)), join.clone(), at(3)), Err(TournamentRefusal::Removed));
    let begun = go(&out, at(60));
    assert_eq!((begun.players.len(), begun.total_rounds()), (3, Some(3)), "three meet each other");
    assert_eq!(out.decide(by(PlayerId(2)), join.clone(), at(3)), Err(TournamentRefusal::Removed));
    let again =
        ask(&ask(&out, HOST, TournamentIntent::LetIn(PlayerId(2)), at(4)), PlayerId(2), join.clone(), at(5));
    assert_eq!(again.number(), 4);
    // They delete their data: a mark stands for them, and can be let in as well.
    let left = out.anonymised(Erasure::new(PlayerId(2), 5)).unwrap();
    assert_eq!(left.check(), Ok(()));
    assert!(!left.people().contains(&PlayerId(2)) && left.removed.is_empty());
    assert_eq!(left.decide(by(PlayerId(2)), join.clone(), at(6)), Err(TournamentRefusal::Removed));
    let known = ask(&left, HOST, TournamentIntent::LetIn(PlayerId(2)), at(7));
    assert_eq!(ask(&known, PlayerId(2), join, at(8)).number(), 4);
}

#[test]
fn a_place_that_was_left_is_needed_to_come_back() {
    let mut made = announced(ARENA, LIVE);
    made.rules.most = 3;
    let out = ask(&go(&with(&made, 1..=3), at(60)), HOST, remove(PlayerId(2)), at(61));
    let taken = ask(&with(&out, 4..=4), HOST, TournamentIntent::LetIn(PlayerId(2)), at(62));
    let back = taken.decide(by(PlayerId(2)), TournamentIntent::Join { has_role: true }, at(63));
    assert_eq!(back, Err(TournamentRefusal::Full));
}

#[test]
fn pairs_that_were_kept_apart_can_meet_again() {
    let open = with(&announced(SWISS, LIVE), 1..=4);
    let pair = [1, 2].map(PlayerId);
    let undo = TournamentIntent::Unforbid([2, 1].map(PlayerId));
    assert_eq!(open.decide(by(HOST), undo.clone(), at(2)), Err(TournamentRefusal::NotKeptApart));
    let apart = ask(&open, HOST, TournamentIntent::Forbid(pair), at(2));
    let undone = ask(&apart, HOST, undo, at(3));
    assert_eq!(undone.forbidden, open.forbidden);
    assert_eq!(undone.log.last().unwrap().what, LogEntry::Unforbidden([2, 1].map(PlayerId)));
    assert_eq!(undone.posts.news, open.posts.news, "nobody else is told");
}

#[test]
fn whoever_sinks_on_a_ladder_is_told_before_and_after() {
    let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=3);
    let warned_at = at(1) + 11 * DAY;
    assert_eq!(ladder.next_due(), Some(warned_at));
    let warned = go(&ladder, warned_at);
    let soon = vec![Entrant(0), Entrant(1)];
    assert_eq!(news(&warned).last(), Some(&News::Sinking(soon.clone())), "who is last cannot sink");
    assert_eq!(warned.next_due(), Some(at(1) + 14 * DAY));
    assert_eq!(warned.advance(&TournamentFacts::default(), warned_at + DAY), None, "once");
    let sunk = go(&warned, at(1) + 14 * DAY);
    assert_eq!(sunk.ladder.places(), [3, 1, 2].map(PlayerId));
    assert_eq!(news(&sunk).last(), Some(&News::Sunk(soon)));
    let people = vec![PlayerId(1), PlayerId(2)];
    assert_eq!(sunk.log.last().unwrap().what, LogEntry::Sunk(people));
    assert_eq!(sunk.check(), Ok(()));
    // A game keeps a place, and the next warning comes in its time.
    let asked = ask(&warned, PlayerId(2), TournamentIntent::Challenge(PlayerId(1)), warned_at + DAY);
    let id = asked.games().next().unwrap().id;
    let begun = ask(&asked, PlayerId(1), TournamentIntent::Ready(Some(id)), warned_at + DAY);
    let held = MatchFact::Over(Some(Side::South));
    let facts = TournamentFacts { matches: [(id, held)].into(), ..Default::default() };
    let played = begun.advance(&facts, warned_at + DAY).unwrap();
    assert_eq!(played.warned, []);
    assert!(played.next_due().is_some_and(|due| due > warned_at + 2 * DAY));
}

#[test]
fn a_ladder_is_seeded_by_rating_or_by_hand() {
    let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=4);
    let sorted = ask(&ladder, HOST, TournamentIntent::Sort, at(2));
    let strengths = [(3, 9), (1, 5)].map(|(who, strength)| (PlayerId(who), strength)).into();
    let facts = TournamentFacts { strengths, ..Default::default() };
    let next = sorted.advance(&facts, at(2)).unwrap();
    assert_eq!(next.ladder.places(), [3, 1, 2, 4].map(PlayerId), "who is not rated keeps their order");
    assert_eq!(next.advance(&facts, at(2)), None, "once");
    let put = |who, above: Option<u64>| TournamentIntent::Place {
        player: PlayerId(who),
        above: above.map(PlayerId),
    };
    let placed = ask(&next, HOST, put(4, Some(3)), at(3));
    assert_eq!(placed.ladder.places(), [4, 3, 1, 2].map(PlayerId));
    let placed = ask(&placed, HOST, put(3, None), at(3));
    assert_eq!(placed.ladder.places(), [4, 1, 2, 3].map(PlayerId));
    assert_eq!(placed.decide(by(HOST), put(3, None), at(3)), Err(TournamentRefusal::StandsThere));
    let asked = ask(&placed, PlayerId(1), TournamentIntent::Challenge(PlayerId(4)), at(4));
    let late = asked.decide(by(HOST), TournamentIntent::Sort, at(5));
    assert_eq!(late, Err(TournamentRefusal::LadderIsPlayed));
    let swiss = with(&announced(SWISS, LIVE), 1..=4);
    assert_eq!(swiss.decide(by(HOST), TournamentIntent::Sort, at(2)), Err(TournamentRefusal::NotOfThisKind));
}
