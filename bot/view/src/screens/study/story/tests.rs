use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{MatchSetup, Seat};
use kuzhi_engine::{Game, Move};
use kuzhi_search::Level;

use super::*;

fn after(game: Game, moves: &[Move]) -> Match {
    let (ada, bot) = (Seat::Person(PlayerId(1)), Seat::Bot(Level::default()));
    MatchSetup::played(game, [ada, bot], moves, Timestamp::default()).unwrap().check().unwrap()
}

fn shown_story(game: &str, moves: &str, ply: usize) -> String {
    let game = Game::by_id(game).unwrap();
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    story_in_sentences(
        Words::english(),
        &after(game, &moves),
        PlayerId(1),
        ShownMoves::between(ply, ply),
        true,
    )
    .unwrap()
    .text
}

#[test]
fn a_move_is_told_lap_by_lap() {
    // RULES, Mangala: the first stone goes back into the pit; four from pit 3 end in the store.
    assert_eq!(
        shown_story("mangala", "3 1", 1),
        "**Mangala** · move 1: You\n\
         1. 4 seeds from your pit 3; the last falls into your pit 6."
    );
    let told = shown_story("pallankuzhi", "1", 1);
    assert!(told.starts_with("**Pallankuzhi** · move 1: You\n1. 6 seeds from your pit 1; "), "{told}");
    assert!(told.contains("\n2. "), "a relay has laps: {told}");
    assert!(told.contains("You capture "), "{told}");
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
            let story =
                story(Words::english(), &shown, PlayerId(1), ShownMoves::unseen(usize::MAX), Theme::Dark)
                    .unwrap();
            assert!(story.screen.text.chars().count() <= 2_000, "{}", story.screen.text);
            assert!(story.description.chars().count() <= 1_024 && !story.description.contains('@'));
            let told = story_in_sentences(
                Words::english(),
                &shown,
                PlayerId(1),
                ShownMoves::unseen(usize::MAX),
                true,
            )
            .unwrap();
            assert!(told.text.chars().count() <= 2_000 && told.text.lines().count() > 1, "{}", told.text);
            for which in [1, 2, usize::MAX].map(|lap| (usize::MAX, lap)) {
                let lap = story_of_lap(Words::english(), &shown, PlayerId(1), which, Theme::Dark);
                let Some(lap) = lap else { continue };
                assert!(lap.screen.text.chars().count() <= 2_000 && lap.screen.text.lines().count() > 1);
                assert!(lap.description.chars().count() <= 1_024 && !lap.description.contains('@'));
            }
            assert!(story.screen.text.lines().count() > 1, "{} says nothing", story.screen.text);
        }
    }
}

#[test]
fn there_is_no_story_before_the_first_move() {
    let shown = after(Game::default(), &[]);
    assert_eq!(story(Words::english(), &shown, PlayerId(1), ShownMoves::unseen(3), Theme::Dark), None);
}

#[test]
fn a_relay_can_be_followed_lap_by_lap() {
    let game = Game::by_id("pallankuzhi").unwrap();
    let shown = after(game, &["1".parse().unwrap()]);
    let whole = shown_story("pallankuzhi", "1", 1);
    let lap = |number| story_of_lap(Words::english(), &shown, PlayerId(1), (1, number), Theme::Dark).unwrap();
    let (mut sentences, mut number) = (Vec::new(), 1);
    loop {
        let lap = lap(number);
        let lines: Vec<_> = lap.screen.text.lines().map(str::to_owned).collect();
        assert!(lines[0].contains(&format!("lap {number} of ")), "{}", lines[0]);
        assert!(lines[1].starts_with(&format!("{number}. ")), "{}", lines[1]);
        sentences.extend_from_slice(&lines[1..]);
        number += 1;
        if !lap.screen.rows[0][1].enabled {
            break;
        }
    }
    assert!(number > 2, "it has several laps");
    assert_eq!(sentences, whole.lines().skip(1).collect::<Vec<_>>(), "together they are the whole move");
    assert_eq!(lap(99), lap(number - 1), "a lap that is not there is the last one");
}

#[test]
fn a_move_of_one_lap_has_no_steps() {
    let game = Game::by_id("mangala").unwrap();
    let shown = after(game, &["3".parse().unwrap()]);
    let story = story(Words::english(), &shown, PlayerId(1), ShownMoves::between(1, 1), Theme::Dark).unwrap();
    let labels: Vec<_> = story.screen.rows.concat().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["◀ Previous move", "Next move ▶", "In words"], "one lap is the whole move");
}

#[test]
fn all_moves_since_ones_own_are_shown_together() {
    // RULES, Kalah: South's 3 and North's 3 end in the store.
    let moves: Vec<Move> = "3 1 3 1".split(' ').map(|mv| mv.parse().unwrap()).collect();
    let shown = after(Game::by_id("kalah").unwrap(), &moves);
    let playing = shown.played().unwrap();
    assert_eq!(playing.turn(), Some(Side::South), "{playing:?}");
    let of = |who, moves| story(Words::english(), &shown, PlayerId(who), moves, Theme::Dark).unwrap();
    let all = of(1, ShownMoves::unseen(4));
    let title = all.screen.text.lines().next().unwrap().to_owned();
    assert!(title.starts_with("**Kalah** · moves 3 to 4: Kuzhi"), "{title}");
    assert!(all.screen.text.contains("\nKuzhi: pits 3 and 1, +1. "), "{}", all.screen.text);
    assert_eq!(all.animation, Animation::of_steps(&playing.lately()[2..], Side::South, Theme::Dark).unwrap());
    assert_eq!(all.animation, of(9, ShownMoves::unseen(4)).animation, "so do spectators");
    let button = |at: usize| all.screen.rows[0][at].action.clone();
    assert_eq!(button(0), Action::StepTo { id: shown.id(), first: 2, ply: 2 });
    assert!(!all.screen.rows[0][1].enabled);
    let one = of(1, ShownMoves::between(4, 4));
    assert!(one.screen.text.starts_with("**Kalah** · move 4: Kuzhi"), "{}", one.screen.text);
    let told = story_in_sentences(Words::english(), &shown, PlayerId(1), ShownMoves::unseen(4), true);
    assert_eq!(told.unwrap().text.matches("the last falls into ").count(), 2);
    let forged = of(1, ShownMoves::between(1, 99));
    assert_eq!(forged.screen.text, all.screen.text, "they are of one player");
}
