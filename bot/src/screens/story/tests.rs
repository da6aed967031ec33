use kuzhi_engine::{Game, Move};
use kuzhi_search::Level;

use super::*;
use crate::domain::{MatchSetup, Seat, Timestamp};

fn after(game: Game, moves: &[Move]) -> Match {
    let (ada, bot) = (Seat::Person(PlayerId(1)), Seat::Bot(Level::default()));
    MatchSetup::played(game, [ada, bot], moves, Timestamp::default()).unwrap().check().unwrap()
}

fn told(game: &str, moves: &str, ply: usize) -> String {
    let game = Game::by_id(game).unwrap();
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    let story = story(Words::english(), &after(game, &moves), PlayerId(1), ply, Theme::Dark);
    story.unwrap().screen.text
}

#[test]
fn a_move_is_told_lap_by_lap() {
    // RULES, Mangala: the first stone goes back into the pit; four from pit 3 end in the store.
    assert_eq!(
        told("mangala", "3 1", 1),
        "**Mangala** · move 1: <@1>\n\
         1. 4 seeds from South’s pit 3; the last falls into South’s pit 6."
    );
    let told = told("pallankuzhi", "1", 1);
    assert!(told.starts_with("**Pallankuzhi** · move 1: <@1>\n1. 6 seeds from South’s pit 1; "), "{told}");
    assert!(told.contains("\n2. "), "a relay has laps: {told}");
    assert!(told.contains(" captures "), "{told}");
}

#[test]
fn every_move_of_every_game_fits_into_a_message() {
    for game in Game::all() {
        let (mut board, mut state) = (game.start(), 3_usize);
        while board.turn().is_some() && board.moves().len() < 60 {
            let legal = board.legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
            let shown = after(game, board.moves());
            let story = story(Words::english(), &shown, PlayerId(1), usize::MAX, Theme::Dark).unwrap();
            assert!(story.screen.text.chars().count() <= 2_000, "{}", story.screen.text);
            assert!(story.description.chars().count() <= 1_024 && !story.description.contains('@'));
            assert!(story.screen.text.lines().count() > 1, "{} says nothing", story.screen.text);
        }
    }
}

#[test]
fn there_is_nothing_to_tell_before_the_first_move() {
    let shown = after(Game::default(), &[]);
    assert_eq!(story(Words::english(), &shown, PlayerId(1), 3, Theme::Dark), None);
}
