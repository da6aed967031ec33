//! A knock-out: numbers, byes, draws, third place, who leaves, and what organisers put right.

use super::*;

const CUP: TournamentKind = TournamentKind::Knockout;
const DAYS: TimeControl = TimeControl::Days(3);

/// A knock-out of so many, whose first stage has begun.
fn begun(players: u64, clock: TimeControl) -> Tournament {
    go(&with(&announced(CUP, clock), 1..=players), at(60))
}

/// The pairs of the last round, as numbers from 1, the better one first.
pub(super) fn pairs(one: &Tournament) -> Vec<[u16; 2]> {
    let pair = |game: &TournamentGame| {
        let mut pair = [game.pairing.south, game.pairing.north].map(|one| one.0 + 1);
        pair.sort_unstable();
        pair
    };
    one.rounds.last().unwrap().games.iter().map(pair).collect()
}

/// Who has a bye in the last round, as numbers from 1.
pub(super) fn byes(one: &Tournament) -> Vec<u16> {
    one.rounds.last().unwrap().absent.iter().map(|(who, _)| who.0 + 1).collect()
}

/// The last game of these two.
pub(super) fn game_of(one: &Tournament, pair: [u16; 2]) -> TournamentGame {
    let is_theirs = |game: &&TournamentGame| pair.iter().all(|&who| game.side_of(Entrant(who - 1)).is_some());
    *one.games().filter(is_theirs).last().unwrap()
}

/// The result in which this number has won the game.
pub(super) fn won_by(game: &TournamentGame, who: u16) -> RoundResult {
    RoundResult::Played(game.side_of(Entrant(who - 1)))
}

pub(super) fn ask(one: &Tournament, who: PlayerId, intent: TournamentIntent, now: Timestamp) -> Tournament {
    let next = one.decide(by(who), intent, now).unwrap();
    assert_eq!(next.check(), Ok(()));
    next
}

/// The organiser sets a result, and the tournament goes on.
pub(super) fn set(
    one: &Tournament,
    pair: [u16; 2],
    result: impl Fn(&TournamentGame) -> RoundResult,
) -> Tournament {
    let game = game_of(one, pair);
    let intent = TournamentIntent::SetResult { game: game.id, result: result(&game), reason: "x".to_owned() };
    let next = go(&ask(one, HOST, intent, at(61)), at(61));
    assert_eq!(next.check(), Ok(()));
    next
}

/// In each of these pairs the first one wins.
pub(super) fn won(one: &Tournament, pairs: &[[u16; 2]]) -> Tournament {
    pairs.iter().fold(one.clone(), |one, &pair| set(&one, pair, |game| won_by(game, pair[0])))
}

pub(super) const fn draw(_: &TournamentGame) -> RoundResult {
    RoundResult::Played(None)
}

/// Everyone's place, by number.
pub(super) fn places(one: &Tournament) -> Vec<u16> {
    let mut ranking = one.ranking();
    ranking.sort_by_key(|one| one.entrant);
    ranking.iter().map(|one| one.place).collect()
}

#[test]
fn a_knockout_goes_from_the_start_list_to_places() {
    let mut one = begun(8, LIVE);
    assert_eq!(pairs(&one), [[1, 8], [4, 5], [2, 7], [3, 6]]);
    assert_eq!((one.total_rounds(), one.rounds_begun()), (Some(3), 1));
    assert_eq!(places(&one), [1; 8]);
    one = won(&one, &[[1, 8], [5, 4], [7, 2], [3, 6]]);
    assert_eq!((pairs(&one), one.rounds_begun()), (vec![[1, 5], [3, 7]], 2));
    assert_eq!(places(&one), [1, 5, 1, 5, 1, 5, 1, 5]);
    one = won(&one, &[[5, 1], [3, 7]]);
    assert_eq!(pairs(&one), [[3, 5], [1, 7]], "the final, and the game for third place");
    one = won(&one, &[[7, 1], [5, 3]]);
    assert!(matches!(one.stage, TournamentStage::Over { .. }));
    assert_eq!(places(&one), [4, 5, 2, 5, 1, 5, 3, 5]);
    let podium: Vec<u16> = one.podium().iter().map(|one| one.entrant.0 + 1).collect();
    assert_eq!(podium, [5, 3, 7]);
    let stages: Vec<u16> =
        one.bracket().unwrap().stages_of(&one.rounds).iter().map(|one| one.players).collect();
    assert_eq!(stages, [8, 4, 2]);
}

#[test]
fn the_best_numbers_have_byes() {
    for (players, alone, first) in [
        (2, vec![], vec![[1, 2]]),
        (3, vec![1], vec![[2, 3]]),
        (5, vec![1, 2, 3], vec![[4, 5]]),
        (6, vec![1, 2], vec![[4, 5], [3, 6]]),
        (7, vec![1], vec![[4, 5], [2, 7], [3, 6]]),
    ] {
        let one = begun(players, LIVE);
        let mut there = byes(&one);
        there.sort_unstable();
        assert_eq!((there, pairs(&one)), (alone, first), "{players}");
    }
    let three = won(&begun(3, LIVE), &[[3, 2]]);
    assert_eq!((pairs(&three), byes(&three)), (vec![[1, 3]], vec![]), "nobody plays for third place");
    assert_eq!(places(&won(&three, &[[3, 1]])), [2, 3, 1]);
    let most = begun(128, LIVE);
    assert_eq!((most.total_rounds(), pairs(&most).len()), (Some(7), 64));
}

#[test]
fn a_drawn_game_is_played_once_more_with_sides_swapped() {
    let one = won(&begun(4, LIVE), &[[1, 4]]);
    let first = game_of(&one, [2, 3]);
    let again = set(&one, [2, 3], draw);
    assert_eq!((again.rounds.len(), again.rounds_begun(), pairs(&again)), (2, 1, vec![[2, 3]]));
    let second = game_of(&again, [2, 3]);
    assert_eq!([second.pairing.south, second.pairing.north], [first.pairing.north, first.pairing.south]);
    assert!(again.bracket().unwrap().stages_of(&again.rounds)[1].is_rematch);
    assert_eq!(pairs(&won(&again, &[[3, 2]])), [[1, 3], [2, 4]], "whoever wins it goes on");
    let drawn = set(&again, [2, 3], draw);
    assert_eq!(pairs(&drawn), [[1, 2], [3, 4]], "after two draws the better number goes on");
    let third = won(&set(&drawn, [3, 4], draw), &[[2, 1]]);
    assert_eq!(pairs(&third), [[3, 4]], "the game for third place as well");
    assert_eq!(places(&set(&third, [3, 4], draw)), [2, 1, 3, 4]);
}

#[test]
fn whoever_does_not_come_is_out() {
    let one = begun(4, LIVE);
    let game = game_of(&one, [1, 4]);
    let there = ask(&one, PlayerId(4), TournamentIntent::Ready(Some(game.id)), at(61));
    let next = go(&there, there.next_due().unwrap().max(at(71)));
    // Neither 2 nor 3 has come: 4 has a bye in the final, and nobody plays for third place.
    assert!(matches!(next.stage, TournamentStage::Over { .. }), "{:?}", next.rounds);
    assert_eq!((pairs(&next), byes(&next)), (vec![], vec![4]));
    assert_eq!(places(&next), [2, 2, 2, 1]);
    assert_eq!(next.places(), [], "a place needs a game that was played");
    let both = go(&one, at(66));
    assert!(matches!(both.stage, TournamentStage::Over { .. }) && both.places().is_empty());
}

#[test]
fn a_final_that_one_does_not_play_has_a_winner() {
    let one = won(&begun(3, LIVE), &[[2, 3]]);
    let out = ask(&one, PlayerId(2), TournamentIntent::Leave, at(61));
    let over = go(&out, at(61));
    assert!(matches!(over.stage, TournamentStage::Over { .. }));
    let places: Vec<(u16, u16)> = over.places().iter().map(|one| (one.place, one.entrant.0 + 1)).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 3)]);
}

#[test]
fn whoever_leaves_between_rounds_loses_the_next_game() {
    let one = won(&begun(8, LIVE), &[[1, 8], [4, 5], [2, 7]]);
    let gone = ask(&one, PlayerId(1), TournamentIntent::Leave, at(61));
    let next = won(&gone, &[[3, 6]]);
    let game = game_of(&next, [1, 4]);
    assert_eq!(game.result(), Some(RoundResult::Forfeit(game.side_of(Entrant(3)))));
    let back = ask(&gone, PlayerId(1), TournamentIntent::Join { has_role: true }, at(62));
    assert!(game_of(&won(&back, &[[3, 6]]), [1, 4]).is_open(), "they are back in time");
    let remove = TournamentIntent::Remove { player: PlayerId(1), reason: "x".to_owned() };
    let removed = ask(&one, HOST, remove, at(61));
    let let_in = ask(&removed, HOST, TournamentIntent::LetIn(PlayerId(1)), at(62));
    let back = ask(&let_in, PlayerId(1), TournamentIntent::Join { has_role: true }, at(62));
    assert!(game_of(&won(&back, &[[3, 6]]), [1, 4]).is_open());
}

#[test]
fn a_corrected_result_changes_who_goes_on() {
    let one = won(&begun(8, DAYS), &[[1, 8], [4, 5], [2, 7], [3, 6]]);
    let was = game_of(&one, [1, 4]);
    let other = set(&one, [1, 8], |game| won_by(game, 8));
    assert_eq!(pairs(&other), [[4, 8], [2, 3]]);
    assert!(other.stopped.contains(&was.id) && other.game(was.id).is_none(), "their match is broken off");
    let new = game_of(&other, [4, 8]);
    assert_eq!(other.log.last().unwrap().what, LogEntry::MeetInstead(new.id));
    let neither = set(&one, [1, 8], |_| RoundResult::Forfeit(None));
    assert_eq!((pairs(&neither), byes(&neither)), (vec![[2, 3]], vec![4]));
    assert_eq!(neither.log.last().unwrap().what, LogEntry::GoesOn(Entrant(3)));
    let back = set(&neither, [1, 8], |game| won_by(game, 1));
    assert_eq!((pairs(&back), byes(&back)), (vec![[1, 4], [2, 3]], vec![]), "and back");
    let final_round = won(&one, &[[1, 4], [2, 3]]);
    let semi = set(&final_round, [1, 4], |game| won_by(game, 4));
    assert_eq!(pairs(&semi), [[2, 4], [1, 3]], "third place follows");
}

#[test]
fn nobody_else_goes_on_once_the_next_game_is_played() {
    let one = won(&begun(8, DAYS), &[[1, 8], [4, 5], [2, 7], [3, 6]]);
    let final_round = won(&one, &[[1, 4], [2, 3]]);
    let third = won(&final_round, &[[3, 4]]);
    let over = won(&third, &[[1, 2]]);
    assert!(!over.is_live());
    for (one, pair) in
        [(&final_round, [8, 1]), (&third, [4, 1]), (&over, [4, 1]), (&over, [3, 2]), (&over, [8, 1])]
    {
        let game = game_of(one, pair);
        let set = |result| {
            let intent = TournamentIntent::SetResult { game: game.id, result, reason: "x".to_owned() };
            one.decide(by(HOST), intent, at(90)).map(|_| ())
        };
        let other = [won_by(&game, pair[0]), RoundResult::Played(None), RoundResult::Forfeit(None)];
        assert!(other.into_iter().all(|result| set(result) == Err(TournamentRefusal::NextIsPlayed)));
        let same_winner = RoundResult::Forfeit(game.side_of(Entrant(pair[1] - 1)));
        assert_eq!(set(same_winner), Ok(()), "nobody else goes on");
        let removed = TournamentIntent::RemoveResult { game: game.id, reason: "x".to_owned() };
        assert_eq!(one.decide(by(HOST), removed, at(90)), Err(TournamentRefusal::SomebodyGoesOn));
    }
}

#[test]
fn a_rematch_is_taken_back_with_the_draw() {
    let one = won(&begun(4, LIVE), &[[1, 4]]);
    let first = game_of(&one, [2, 3]);
    let again = set(&one, [2, 3], draw);
    let result = RoundResult::Played(Some(Side::South));
    let correct = TournamentIntent::SetResult { game: first.id, result, reason: "x".to_owned() };
    let decided = go(&ask(&again, HOST, correct, at(61)), at(61));
    let winner = first.pairing.south.0 + 1;
    assert_eq!((decided.rounds.len(), pairs(&decided)[0]), (2, [1, winner]));
}

#[test]
fn organisers_make_the_start_list_before_it_begins() {
    let open = with(&announced(CUP, LIVE), 1..=4);
    let place = |player: u64, above: Option<u64>| TournamentIntent::Place {
        player: PlayerId(player),
        above: above.map(PlayerId),
    };
    let one = ask(&ask(&open, HOST, place(4, None), at(2)), HOST, place(3, Some(4)), at(3));
    assert_eq!(one.start_list, [3, 4].map(PlayerId));
    assert_eq!(one.log.last().unwrap().what, LogEntry::Numbered { player: PlayerId(3), number: 1 });
    let refused = |intent, why| assert_eq!(one.decide(by(HOST), intent, at(4)), Err(why));
    refused(place(3, Some(4)), TournamentRefusal::StandsThere);
    refused(place(2, Some(1)), TournamentRefusal::StandsThere);
    refused(place(9, None), TournamentRefusal::ThemTakesNoPart);
    assert_eq!(ask(&one, PlayerId(3), TournamentIntent::Leave, at(4)).start_list, [PlayerId(4)]);
    assert_eq!(ask(&one, HOST, TournamentIntent::Sort, at(4)).start_list, []);
    let strengths = [(PlayerId(2), 1_500), (PlayerId(1), 1_400), (PlayerId(4), 9_000)].into();
    let facts = TournamentFacts { strengths, ..Default::default() };
    let begun = one.advance(&facts, at(60)).unwrap();
    let order: Vec<u64> = begun.players.iter().map(|one| one.player.0).collect();
    assert_eq!((order, begun.start_list.len()), (vec![3, 4, 2, 1], 0));
    assert_eq!(begun.decide(by(HOST), place(4, None), at(61)), Err(TournamentRefusal::Begun));
}

#[test]
fn brackets_that_cannot_be_are_found() {
    let one = won(&begun(8, LIVE), &[[1, 8], [4, 5], [2, 7], [3, 6]]);
    let why = |change: fn(&mut Tournament)| {
        let mut one = one.clone();
        change(&mut one);
        one.check().unwrap_err().to_string()
    };
    let plan = "its rounds are not those that it plans";
    assert_eq!(why(|one| one.rounds[0].games[0].pairing.south = Entrant(4)), "somebody is in a round twice");
    assert_eq!(
        why(|one| {
            let other = one.rounds[1].games[1].pairing.south;
            let game = &mut one.rounds[1].games[0].pairing;
            let was = std::mem::replace(&mut game.south, other);
            one.rounds[1].games[1].pairing.south = was;
        }),
        plan
    );
    assert_eq!(
        why(|one| one.rounds[0].absent.push((Entrant(0), Absence::FullBye))),
        "somebody is in a round twice"
    );
    assert_eq!(why(|one| _ = one.rounds.remove(0)), plan);
    assert_eq!(why(|one| one.start_list.push(PlayerId(1))), "it has a start list that it cannot have");
    let lost = |one: &mut Tournament| {
        let game = &mut one.rounds[1].games[0].pairing;
        *if game.south == Entrant(0) { &mut game.south } else { &mut game.north } = Entrant(5);
    };
    assert_eq!(why(lost), plan);
}

#[test]
fn games_over_days_are_dealt_at_once() {
    let one = begun(5, DAYS);
    assert!(one.games().all(|game| matches!(game.state, GameState::Playing(_))));
    let facts = |fact| TournamentFacts {
        matches: one.playing().map(|game| (game.id, fact)).collect(),
        ..Default::default()
    };
    let next = one.advance(&facts(MatchFact::NeverCame(Side::South)), at(61)).unwrap();
    assert_eq!(next.rounds.len(), 2);
    assert!(next.playing().count() == 2 && byes(&next).is_empty());
}

#[test]
fn a_corrected_final_changes_the_podium() {
    let one = won(&begun(4, LIVE), &[[1, 4], [2, 3]]);
    let mut over = won(&one, &[[4, 3], [1, 2]]);
    over.posts.news.clear();
    let other = set(&over, [1, 2], |game| won_by(game, 2));
    assert_eq!(places(&other), [2, 1, 4, 3]);
    assert_eq!(news(&other).last(), Some(&News::Over));
    assert_eq!(places(&set(&over, [1, 2], draw)), [1, 2, 4, 3], "it is over: the better number has won");
    let neither = set(&over, [1, 2], |_| RoundResult::Forfeit(None));
    assert_eq!(places(&neither), [1, 1, 4, 3], "neither has won");
}
