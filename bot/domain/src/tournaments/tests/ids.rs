//! The ids of matches never repeat.

use std::collections::BTreeSet;

use super::*;

/// After this, two people on a ladder can meet again.
const NEXT: Duration = Duration::from_hours(25);

fn challenged(ladder: &Tournament, who: u64, above: u64, now: Timestamp) -> Tournament {
    ladder.decide(by(PlayerId(who)), TournamentIntent::Challenge(PlayerId(above)), now).unwrap()
}

#[test]
fn a_thousand_games_of_a_ladder_have_their_own_ids() {
    let mut ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=4);
    let mut ids = BTreeSet::new();
    for day in 0..1_000 {
        let now = at(1) + NEXT * day;
        let places = ladder.ladder.places().to_vec();
        ladder = challenged(&ladder, places[1].0, places[0].0, now);
        let id = ladder.games().last().unwrap().id;
        assert!(ids.insert(id), "game {day} has an id of its own");
        ladder = ladder.decide(by(places[0]), TournamentIntent::Ready(Some(id)), now).unwrap();
        let won = if day % 3 == 0 { Side::North } else { Side::South };
        let facts =
            TournamentFacts { matches: [(id, MatchFact::Over(Some(won)))].into(), ..Default::default() };
        ladder = ladder.advance(&facts, now + MINUTE).unwrap();
        assert_eq!(ladder.games().last().unwrap().result(), Some(RoundResult::Played(Some(won))));
        assert_eq!(ladder.check(), Ok(()));
        ladder.posts.news.clear();
    }
    assert!(ladder.games().count() <= 200, "old ones are forgotten");
    assert_eq!(ladder.places().len(), 2, "who has not played for years has no place: {:?}", ladder.places());
}

#[test]
fn whoever_has_played_on_a_ladder_keeps_their_place_when_old_games_are_forgotten() {
    let mut ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=4);
    let play = |mut ladder: Tournament, who: u64, above: u64, now| {
        ladder = challenged(&ladder, who, above, now);
        let id = ladder.games().last().unwrap().id;
        ladder = ladder.decide(by(PlayerId(above)), TournamentIntent::Ready(Some(id)), now).unwrap();
        let held = MatchFact::Over(Some(Side::South));
        let facts = TournamentFacts { matches: [(id, held)].into(), ..Default::default() };
        ladder.advance(&facts, now).unwrap()
    };
    ladder = play(ladder, 2, 1, at(2));
    for day in 1..300 {
        ladder = play(ladder, 4, 3, at(2) + NEXT * day);
        ladder.ladder = serde_json::from_str("[1,2,3,4]").unwrap();
    }
    assert_eq!(ladder.games().count(), 200);
    assert_eq!(ladder.places().len(), 4, "{:?}", ladder.places());
}

#[test]
fn a_round_that_is_paired_again_has_new_ids() {
    let mut next = go(&with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=8), at(60));
    let mut ids: BTreeSet<MatchId> = next.games().map(|game| game.id).collect();
    for _ in 0..50 {
        next = next.decide(by(HOST), TournamentIntent::PairAgain(Vec::new()), at(61)).unwrap();
        let new: BTreeSet<MatchId> = next.games().map(|game| game.id).collect();
        assert!(new.is_disjoint(&ids), "an id may have a match, or messages, already");
        ids.extend(new);
    }
    assert_eq!(ids.len(), 51 * 4);
    assert_eq!(next.posts.news.iter().filter(|one| one.what == News::RoundBegun(0)).count(), 1, "told once");
}
