//! Discord accepts every lesson, in every language.

use kuzhi_domain::Language;
use kuzhi_domain::matches::BoardLook;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_engine::Game;
use kuzhi_view::request::{LessonAction, LessonStep};
use kuzhi_view::screens::{self, Learner};
use kuzhi_view::words::Words;

use super::screens::emojis;
use crate::limits::{check_description, check_screen};

#[test]
fn every_lesson_can_be_sent() {
    for &language in Language::ALL {
        for game in Game::all() {
            let (words, what) = (Words::for_language(language), format!("{}: {}", language.tag(), game.id()));
            for style in BoardStyle::ALL {
                check_lessons(words, game, style, &what);
                check_what_is_known(words, game, style, &what);
            }
        }
    }
}

#[test]
fn a_lesson_is_one_rule_one_picture_and_one_task() {
    for game in Game::all() {
        for lesson in 0..screens::lessons(game).len() {
            let asked = LessonAction { lesson, ..LessonAction::of_all(game, lesson) };
            let learner = Learner { learnt: &[], is_playing: false };
            let look = BoardLook::default_for(BoardStyle::Image);
            let page = screens::tutorial(Words::english(), emojis(), look, &asked, learner).unwrap();
            let lines: Vec<&str> = page.screen.text.lines().collect();
            let sentences = lines[1].matches(['.', '!']).count();
            assert!(page.picture.is_some() && sentences <= 3, "{} {lesson}: {lines:?}", game.id());
            // What is special about a board stands below it.
            assert!(lines[1].chars().count() <= 220 && lines.len() <= 6, "{} {lesson}: {lines:?}", game.id());
            assert!(lines.last().unwrap().starts_with("**Your turn:**"), "{} {lesson}: {lines:?}", game.id());
        }
    }
}

/// Checks the first lesson for somebody who knows all other games.
fn check_what_is_known(words: &Words, game: Game, style: BoardStyle, what: &str) {
    let others: Vec<Game> = Game::all().filter(|other| other.id() != game.id()).collect();
    let learner = Learner { learnt: &others, is_playing: false };
    let asked = LessonAction::begin(game);
    let taught = screens::tutorial(words, emojis(), BoardLook::default_for(style), &asked, learner).unwrap();
    check_screen(&taught.screen, what);
    check_screen(&taught.screen.without_file(), what);
}

fn check_lessons(words: &Words, game: Game, style: BoardStyle, what: &str) {
    for lesson in 0..screens::lessons(game).len() {
        let numbers = (1..=9).map(|number| number.to_string());
        let moves = numbers.chain(["1+", "7-", "=std", "=2.1.0.2.0.0.4"].map(str::to_owned));
        let moves: Vec<kuzhi_engine::Move> = moves.map(|mv| mv.parse().unwrap()).collect();
        let (looks, tries) =
            (moves.iter().copied().map(LessonStep::Look), moves.iter().copied().map(LessonStep::Try));
        for step in [LessonStep::Begin, LessonStep::Hint].into_iter().chain(looks).chain(tries) {
            let asked = LessonAction { game, lesson, step, all: true };
            let learner = Learner { learnt: &[], is_playing: false };
            let taught =
                screens::tutorial(words, emojis(), BoardLook::default_for(style), &asked, learner).unwrap();
            check_screen(&taught.screen, what);
            check_screen(&taught.screen.without_file(), what);
            if taught.picture.is_some() {
                check_description(&taught.description, what);
            }
        }
    }
}
