use kuzhi_domain::matches::{Evaluation, MatchSetup, Seat};
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::{Game, Phase};

use super::*;

fn advice_for(board: &engine::Match, mv: Move) -> String {
    let hint = Hint { mv, evaluation: Evaluation::Open(0) };
    let at = (MatchId::from_random(1), Revision::at(3));
    let screen = hint_screen(Words::english(), at, board, board.turn().unwrap(), &hint);
    let [play] = screen.rows.concat().try_into().unwrap();
    assert_eq!(play.action, Action::PlayHint { id: at.0, at: at.1, mv });
    assert!(play.action.to_string().len() <= 100 && play.enabled, "{play:?}");
    screen.text.lines().next().unwrap().to_owned()
}

/// The labels of the enabled buttons under a board.
fn buttons(board: &engine::Match) -> Vec<String> {
    let seats = [1, 2].map(|id| Seat::Person(PlayerId(id)));
    let played = MatchSetup::played(board.game(), seats, board.moves(), Timestamp::default()).unwrap();
    let (one, mover) = (played.check().unwrap(), board.turn().unwrap());
    let playing = one.played().unwrap();
    let rows = move_buttons::rows(Words::english(), one.id(), playing, board, mover, Vec::new());
    // The label has the seeds after the pit's number.
    let name = |label: String| label.split(" · ").next().unwrap_or_default().to_owned();
    rows.into_iter().flatten().map(|button| name(button.label)).collect()
}

/// A board of a game with many legal layouts.
fn arranging(id: &str) -> engine::Match {
    let game: Game = id.parse().unwrap();
    for start in 1_usize.. {
        let (mut board, mut state) = (game.start(), start);
        while board.turn().is_some() {
            let legal = board.legal();
            if board.position().phase == Phase::Arrange && legal.len() > 10 {
                return board;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
        }
    }
    unreachable!("some match comes to it");
}

#[test]
fn hints_name_moves_as_their_buttons_do() {
    for game in Game::all() {
        let board = game.start();
        let buttons = buttons(&board);
        for mv in board.legal() {
            let advice = advice_for(&board, mv);
            let named = advice.split("**").nth(1).unwrap();
            assert!(buttons.iter().any(|label| label == named), "{}: {advice}: {buttons:?}", game.id());
        }
    }
}

#[test]
fn a_hint_includes_the_direction_where_it_is_chosen() {
    let board = Game::by_id("kotu-baendum").unwrap().start();
    let advice = board.legal().into_iter().map(|mv| advice_for(&board, mv)).collect::<Vec<_>>();
    assert!(
        advice.iter().all(|advice| advice.contains(": the pit, and the direction for the whole round.")),
        "{advice:?}"
    );
    assert!(
        advice.iter().any(|advice| advice.contains('→')) && advice.iter().any(|advice| advice.contains('←'))
    );
}

#[test]
fn every_layout_has_its_button_under_the_hint() {
    let board = arranging("kotu-baendum");
    let mut without_button = 0;
    for mv in board.legal() {
        let advice = advice_for(&board, mv);
        assert!(advice.starts_with("Lay out your row like this: **"), "{advice}");
        without_button += usize::from(move_buttons::is_written(&board.legal(), mv));
    }
    assert!(without_button > 0, "some have none under the board");
}
