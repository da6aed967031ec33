use super::*;

fn screen(game: &str, lesson: usize, step: LessonStep) -> Screen {
    let asked = LessonAction { game: Game::by_id(game).unwrap(), lesson, step };
    let look = BoardLook::of(BoardStyle::Unicode);
    tutorial(Words::english(), &Emojis::default(), look, &asked, false).unwrap().screen
}

#[test]
fn every_lesson_leads_to_the_next_and_the_last_to_all_games() {
    for game in Game::all() {
        let all = lessons(game);
        for (number, lesson) in all.iter().enumerate() {
            let right = lesson.example(game).unwrap();
            let done = screen(game.id(), number, LessonStep::Try(right));
            assert!(done.text.contains("Well done"), "{}", done.text);
            let leads_on =
                done.rows.iter().flatten().any(
                    |button| matches!(&button.action, Action::Lesson(next) if next.lesson == number + 1),
                );
            assert_eq!(leads_on, number + 1 < all.len(), "{}", game.id());
            assert_eq!(done.menus.is_empty(), leads_on);
        }
    }
}

#[test]
fn the_last_lesson_leads_to_a_game() {
    for game in Game::all() {
        let last = lessons(game).len() - 1;
        let right = lessons(game)[last].example(game).unwrap();
        let [play] = screen(game.id(), last, LessonStep::Try(right)).rows.concat().try_into().unwrap();
        assert_eq!(play.action, Action::Draft(ChallengeDraft::proposed(game, None)));
    }
}

#[test]
fn the_last_lesson_leads_back_to_a_game_under_way() {
    let game = Game::default();
    let last = lessons(game).len() - 1;
    let step = LessonStep::Try(lessons(game)[last].example(game).unwrap());
    let asked = LessonAction { game, lesson: last, step };
    let look = BoardLook::of(BoardStyle::Unicode);
    let page = tutorial(Words::english(), &Emojis::default(), look, &asked, true).unwrap();
    assert!(page.screen.text.ends_with("Your game here is waiting for you."), "{}", page.screen.text);
    assert!(page.screen.rows.is_empty() && !page.screen.menus.is_empty());
}

#[test]
fn a_wrong_try_is_told_where_its_last_seed_fell() {
    let missed = screen("mangala", 0, LessonStep::Try("3".parse().unwrap()));
    assert!(missed.text.contains("The last seed fell into South’s pit 6. Not quite."), "{}", missed.text);
    let missed = screen("mangala", 1, LessonStep::Try("3".parse().unwrap()));
    assert!(missed.text.contains("The last seed fell into South’s pit 4."), "{}", missed.text);
}

#[test]
fn a_layout_is_looked_at_before_it_is_taken() {
    let lesson = screen("kotu-baendum", 5, LessonStep::Begin);
    for (place, layout) in lesson.rows[0].iter().enumerate() {
        let Action::Lesson(LessonAction { step: LessonStep::Look(mv), .. }) = layout.action else { panic!() };
        let looked = screen("kotu-baendum", 5, LessonStep::Look(mv));
        assert!(!looked.text.contains("Well done") && looked.text != lesson.text, "{}", looked.text);
        assert_eq!(looked.rows[0][place].style, ButtonStyle::Primary);
        let Action::Lesson(LessonAction { step, .. }) = looked.rows[1][0].action else { panic!() };
        assert_eq!(step, LessonStep::Try(mv));
    }
}

#[test]
fn a_picture_replaces_the_board_in_the_text() {
    let game = Game::default();
    let taught = |step| {
        let asked = LessonAction { game, lesson: 0, step };
        let look = BoardLook::of(BoardStyle::Image);
        tutorial(Words::english(), &Emojis::default(), look, &asked, false).unwrap()
    };
    let begun = taught(LessonStep::Begin);
    assert!(matches!(begun.picture, Some(LessonPicture::Still(_))));
    assert!(!begun.screen.text.contains("```") && begun.screen.without_file().text.contains("```"));
    assert!(begun.description.starts_with("You (South): 4 4 4 4 4 4."), "{}", begun.description);
    let right = taught(LessonStep::Try("4".parse().unwrap()));
    assert!(matches!(right.picture, Some(LessonPicture::Moving(_))));
    let wrong = taught(LessonStep::Try("3".parse().unwrap()));
    assert_eq!(wrong.picture, begun.picture, "the board is as it was");
}

#[test]
fn a_hint_names_a_move_that_does_it() {
    let hint = screen("mangala", 0, LessonStep::Hint);
    assert!(hint.text.contains("Try **4**"), "{}", hint.text);
}
