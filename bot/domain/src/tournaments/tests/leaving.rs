//! Whoever leaves loses their open games.

use super::*;

const LEAGUE: TournamentKind = TournamentKind::League { twice: false, at_once: false, divisions: None };
const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(2) };
const ARENA: TournamentKind = TournamentKind::Arena { minutes: 60 };
const LADDER: TournamentKind = TournamentKind::Ladder;
const CUP: TournamentKind = TournamentKind::Knockout;

/// A tournament of four with a game that is played: its first one.
fn playing(kind: TournamentKind) -> (Tournament, TournamentGame) {
    let one = if kind == LADDER {
        let ladder = with(&announced(kind, TimeControl::Days(3)), 1..=4);
        ladder.decide(by(PlayerId(4)), TournamentIntent::Challenge(PlayerId(2)), at(2)).unwrap()
    } else {
        go(&with(&announced(kind, LIVE), 1..=4), at(60))
    };
    let pairing = one.games().next().unwrap().pairing;
    let ready = |one: Tournament, who| {
        one.decide(by(one.person(who)), TournamentIntent::Ready(None), at(61)).unwrap_or(one)
    };
    let one = [pairing.south, pairing.north].into_iter().fold(one, ready);
    let game = *one.games().next().unwrap();
    assert!(matches!(game.state, GameState::Playing(_)), "{kind:?}");
    (one, game)
}

fn leave(one: &Tournament, who: PlayerId) -> Tournament {
    let next = one.decide(by(who), TournamentIntent::Leave, at(62)).unwrap();
    assert_eq!(next.check(), Ok(()));
    next
}

#[test]
fn a_game_in_progress_is_lost_by_whoever_leaves() {
    for kind in [LEAGUE, SWISS, ARENA, LADDER, CUP] {
        let (one, game) = playing(kind);
        for side in Side::ALL {
            let leaver = one.person(game.pairing.at(side));
            let left = leave(&one, leaver);
            let forfeit = Some(RoundResult::Forfeit(Some(side.other())));
            assert_eq!(left.game(game.id).unwrap().result(), forfeit, "{kind:?}");
            assert_eq!((&left.stopped, left.left_by(game.id)), (&vec![game.id], Some(leaver)), "{kind:?}");
            let line = left.log.last().unwrap();
            let lost: Vec<MatchId> = left.games_lost_with(line).map(|game| game.id).collect();
            assert_eq!(lost, [game.id], "{kind:?}");
            assert!(news(&left).contains(&News::Decided(left.log.len() - 1)), "{kind:?}: it is told");
            // They resigned its match.
            let mut settled = left.clone();
            let resigned = MatchFact::Over(Some(side.other()));
            assert!(settled.settle_stopped(game.id, Some(resigned)));
            let lost = Some(RoundResult::Played(Some(side.other())));
            assert_eq!(settled.game(game.id).unwrap().result(), lost, "{kind:?}");
            assert_eq!((settled.check(), settled.left_by(game.id)), (Ok(()), None));
            assert_eq!(settled.ladder, left.ladder, "once");
        }
    }
}

#[test]
fn a_ladder_gives_the_place_of_whoever_leaves_a_game() {
    let (one, game) = playing(LADDER);
    let places = |one: &Tournament| one.ladder.places().iter().map(|one| one.0).collect::<Vec<_>>();
    assert_eq!(places(&leave(&one, PlayerId(2))), [1, 4, 3], "the challenger had them beaten");
    assert_eq!(places(&leave(&one, PlayerId(4))), [1, 2, 3]);
    let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=4);
    let asked = ladder.decide(by(PlayerId(4)), TournamentIntent::Challenge(PlayerId(2)), at(2)).unwrap();
    assert_eq!(places(&leave(&asked, PlayerId(2))), [1, 3, 4], "a challenge expires");
    assert!(one.game(game.id).is_some());
}

#[test]
fn whoever_is_back_learns_whether_games_come() {
    let (swiss, game) = playing(SWISS);
    let own = game.pairing.south;
    assert!(swiss.has_games_to_come(own));
    let (mut last, _) = playing(TournamentKind::Swiss { rounds: Some(1) });
    assert!(!last.has_games_to_come(own), "the last round");
    last.stage = TournamentStage::Over { at: at(70) };
    assert!(!last.has_games_to_come(own));
    let (cup, game) = playing(CUP);
    let gone = leave(&cup, cup.person(game.pairing.south));
    assert!(!gone.has_games_to_come(game.pairing.south) && gone.has_games_to_come(game.pairing.north));
    let (ladder, game) = playing(LADDER);
    assert!(ladder.has_games_to_come(game.pairing.south));
}
