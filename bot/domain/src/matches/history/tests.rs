//! Histories against replaying from the start.

use super::*;

/// Plays random moves. Returns the history after each one.
fn played(game: Game, most: usize) -> Vec<History> {
    let (mut history, mut state) = (History::new(game), 5_usize);
    let mut played = vec![history.clone()];
    while history.turn().is_some() && history.ply() < most {
        let legal = history.board().legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        history.play(legal[(state >> 33) % legal.len()]).unwrap();
        played.push(history.clone());
    }
    played
}

#[test]
fn what_is_kept_is_what_replaying_gives() {
    for game in Game::all() {
        for kept in played(game, 40) {
            let again = History::replay(game, kept.moves()).unwrap();
            assert_eq!(again, kept);
            assert_eq!(again.board().position(), kept.board().position(), "{kept:?}");
            assert_eq!(again.0.movers, kept.0.movers);
            assert_eq!(again.last_events(), kept.last_events());
            let told =
                |one: &History| one.lately().iter().map(|step| step.events.clone()).collect::<Vec<_>>();
            assert_eq!(told(&again), told(&kept), "{kept:?}");
            assert!(kept.lately().len() >= kept.ply().min(History::LATELY));
        }
    }
}

#[test]
fn movers_are_recorded_since_turns_need_not_alternate() {
    // South's 4 earns another move.
    let moves = ["4", "1", "1"].map(|mv| mv.parse().unwrap());
    let history = History::replay(Game::default(), &moves).unwrap();
    assert_eq!(Side::ALL.map(|side| history.made_by(side)), [2, 1]);
    assert_eq!(Side::ALL.map(|side| history.before_last_of(side)), [Some(1), Some(2)]);
    assert_eq!(History::new(Game::default()).before_last_of(Side::South), None);
    assert_eq!(history.before(1).moves(), &moves[..1]);
}

/// The sides that made what somebody has not seen.
fn movers(steps: &[Step]) -> Vec<Side> {
    steps.iter().map(|step| step.mover).collect()
}

#[test]
fn what_followed_ones_own_move_is_told_however_long() {
    let kalah = Game::by_id("kalah").unwrap();
    // RULES, Kalah: each of North's moves ends in the store.
    let position = "4.4.4.4.4.4/6.5.4.3.2.1 3:0 north".parse().unwrap();
    let start = History::of_position(kalah, &position).unwrap();
    let moves = ["6", "5", "6", "4", "6", "3", "6", "5"].map(|mv| mv.parse().unwrap());
    let mut played = start.clone();
    for mv in moves {
        played.play(mv).unwrap();
    }
    assert!(moves.len() > History::LATELY);
    for history in [played, start.followed_by(&moves).unwrap()] {
        assert_eq!(movers(history.since_last_of(Side::South)), [Side::North; 8]);
        assert_eq!(movers(history.since_last_of(Side::North)), [Side::North], "their own last one");
        assert_eq!(history.since_last_of(Side::South)[0].before, position);
    }
    let begun = History::new(kalah);
    assert!(begun.unseen().is_empty() && begun.since_last_of(Side::North).is_empty());
}

#[test]
fn who_moves_again_sees_their_own_move() {
    let moves = ["4", "1", "1"].map(|mv| mv.parse().unwrap());
    let history = History::replay(Game::default(), &moves).unwrap();
    assert_eq!(movers(history.before(1).unseen()), [Side::South]);
    assert_eq!(movers(history.before(2).unseen()), [Side::South; 2]);
    assert_eq!(movers(history.unseen()), [Side::North]);
    let drawn = history.before(2).with_ballot(2);
    assert_eq!(drawn.unseen().len(), 1, "nobody chose the moves that were drawn");
}

#[test]
fn the_last_two_turns_are_whole_however_long() {
    let line = ["4", "1", "5"].map(|mv| mv.parse().unwrap());
    let history = History::replay(Game::default(), &line).unwrap();
    let movers = |history: &History| history.last_turns().iter().map(|step| step.mover).collect::<Vec<_>>();
    assert_eq!(movers(&history), [Side::South, Side::South, Side::North]);
    assert_eq!(movers(&history.clone().with_ballot(1)), [Side::South, Side::North]);
    assert_eq!(movers(&History::new(Game::default())), []);
    for game in Game::all() {
        for kept in played(game, 40) {
            let told = kept.last_turns();
            let all: Vec<_> = kept.steps().collect();
            assert_eq!(all.len(), kept.ply());
            let ends = all[all.len() - told.len()..].iter().zip(&told);
            assert!(ends.into_iter().all(|(one, same)| one.events == same.events));
            let turns = |steps: &[Step]| steps.chunk_by(|one, next| one.mover == next.mover).count();
            assert_eq!(turns(&told), turns(&all).min(2));
        }
    }
}

#[test]
fn moves_that_were_drawn_belong_to_nobody() {
    let moves = ["1", "1", "2", "3"].map(|mv| mv.parse().unwrap());
    let plain = History::replay(Game::default(), &moves).unwrap();
    let drawn = plain.clone().with_ballot(2);
    assert_ne!(plain, drawn);
    assert_eq!(Side::ALL.map(|side| plain.made_by(side)), [2, 2]);
    assert_eq!(Side::ALL.map(|side| drawn.made_by(side)), [1, 1]);
    assert_eq!(Side::ALL.map(|side| drawn.before_last_of(side)), [Some(2), Some(3)]);
    assert_eq!(drawn.first_move_of(Side::North), Some(moves[3]));
    assert_eq!((drawn.before(3).ballot(), drawn.before(1).ballot()), (2, 1));
    assert_eq!(drawn.before(2).before_last_of(Side::South), None);
    assert_eq!(drawn.before(2).mover_of(1), Some(Side::North));
}

#[test]
fn takebacks_return_to_a_custom_first_position() {
    let position = "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south".parse().unwrap();
    let start = History::of_position(Game::default(), &position).unwrap();
    let moves = ["6", "2"].map(|mv| mv.parse().unwrap());
    let history = start.clone().followed_by(&moves).unwrap();
    assert_eq!((history.before(0), history.before(9)), (start.clone(), history.clone()));
    assert_eq!(history.before(0).board().position(), position);
    assert_ne!(start, History::new(Game::default()), "no moves, but another beginning");
    let foreign = "4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south".parse().unwrap();
    assert!(History::of_position(Game::default(), &foreign).is_err());
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut history = History::new(Game::default());
    let before = history.clone();
    assert!(history.play("9".parse().unwrap_or_else(|_| "7".parse().unwrap())).is_err());
    assert_eq!((history.ply(), &history), (0, &before));
}
