use super::*;

const NEW: Learner<'_> = Learner { learnt: &[], is_playing: false };

fn screen(game: &str, lesson: usize, step: LessonStep) -> Screen {
    let asked = LessonAction { game: Game::by_id(game).unwrap(), lesson, step, all: false };
    let look = BoardLook::default_for(BoardStyle::Unicode);
    tutorial(Words::english(), &Emojis::default(), look, &asked, NEW).unwrap().screen
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
            let begun = screen(game.id(), number, LessonStep::Begin);
            assert_eq!(begun.menus.is_empty(), number > 0, "the first leads to other games: {}", game.id());
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
    let asked = LessonAction { game, lesson: last, step, all: false };
    let look = BoardLook::default_for(BoardStyle::Unicode);
    let page =
        tutorial(Words::english(), &Emojis::default(), look, &asked, Learner { is_playing: true, ..NEW })
            .unwrap();
    let (above, _) = page.screen.text.split_once("\n```text").unwrap();
    assert!(above.ends_with("Your game is right above: dismiss this message to go on."), "{above}");
    assert!(page.screen.rows.is_empty() && !page.screen.menus.is_empty());
}

#[test]
fn a_wrong_try_is_told_where_its_last_seed_fell() {
    let missed = screen("mangala", 1, LessonStep::Try("3".parse().unwrap()));
    assert!(missed.text.contains("The last seed fell into your pit 6. Not quite."), "{}", missed.text);
    let missed = screen("mangala", 2, LessonStep::Try("3".parse().unwrap()));
    assert!(missed.text.contains("The last seed fell into your pit 4."), "{}", missed.text);
}

#[test]
fn a_layout_is_looked_at_before_it_is_taken() {
    let lesson = screen("kotu-baendum", 7, LessonStep::Begin);
    for (place, layout) in lesson.rows[0].iter().enumerate() {
        let Action::Lesson(LessonAction { step: LessonStep::Look(mv), .. }) = layout.action else { panic!() };
        let looked = screen("kotu-baendum", 7, LessonStep::Look(mv));
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
        let asked = LessonAction { game, lesson: 1, step, all: false };
        let look = BoardLook::default_for(BoardStyle::Image);
        tutorial(Words::english(), &Emojis::default(), look, &asked, NEW).unwrap()
    };
    let begun = taught(LessonStep::Begin);
    assert!(matches!(begun.picture, Some(LessonPicture::Still(_))));
    assert!(!begun.screen.text.contains("```") && begun.screen.without_file().text.contains("```"));
    assert!(begun.description.starts_with("You: 4 4 4 4 4 4."), "{}", begun.description);
    let right = taught(LessonStep::Try("4".parse().unwrap()));
    assert!(matches!(right.picture, Some(LessonPicture::Moving(_))));
    let wrong = taught(LessonStep::Try("3".parse().unwrap()));
    assert_eq!(wrong.picture, begun.picture, "the board is as it was");
}

#[test]
fn a_hint_names_a_move_that_does_it() {
    let hint = screen("mangala", 1, LessonStep::Hint);
    assert!(hint.text.contains("Try **4**"), "{}", hint.text);
}

#[test]
fn the_first_lesson_tells_what_is_known() {
    let (kalah, look) = (Game::by_id("kalah").unwrap(), BoardLook::default_for(BoardStyle::Unicode));
    let learner = Learner { learnt: &[Game::default()], ..NEW };
    let shown = |asked: &LessonAction| {
        tutorial(Words::english(), &Emojis::default(), look, asked, learner).unwrap().screen
    };
    let known = "🎓 You know the rest from **Mangala**.";
    let begun = shown(&LessonAction::begin(kalah));
    let lines: Vec<&str> = begun.text.lines().collect();
    assert_eq!(lines[..2], ["**Kalah: lesson 1 of 3**", known]);
    let [next, all] = begun.rows[1][3..].to_vec().try_into().unwrap();
    let next_new = LessonAction { lesson: 3, ..LessonAction::begin(kalah) };
    assert_eq!(next.action, Action::Lesson(next_new.clone()), "the known lesson is left out");
    assert_eq!((&*all.label, &all.action), ("All lessons", &Action::Lesson(LessonAction::of_all(kalah, 0))));

    let second = shown(&next_new);
    assert!(second.text.starts_with("**Kalah: lesson 2 of 3**\nA long sowing"), "{}", second.text);
    assert!(second.rows.iter().flatten().all(|button| button.label != "All lessons"));

    let whole = shown(&LessonAction::of_all(kalah, 0));
    assert!(whole.text.starts_with("**Kalah: lesson 1 of 5**\nPick up"), "{}", whole.text);
    let of_all = |button: &Button| matches!(&button.action, Action::Lesson(lesson) if lesson.all);
    assert!(whole.rows.iter().flatten().all(of_all), "its buttons lead through all lessons");
}

#[test]
fn the_right_move_in_the_last_lesson_finishes_them() {
    for game in Game::all() {
        let last = lessons(game).len() - 1;
        let at = |lesson, mv| LessonAction { lesson, step: LessonStep::Try(mv), ..LessonAction::begin(game) };
        let right = lessons(game)[last].example(game).unwrap();
        assert!(finishes_lessons(&at(last, right), &[]), "{}", game.id());
        let earlier = at(0, lessons(game)[0].example(game).unwrap());
        assert!(!finishes_lessons(&earlier, &[]), "{}", game.id());
        assert!(!finishes_lessons(&LessonAction { lesson: last, ..LessonAction::begin(game) }, &[]));
    }
}

#[test]
fn the_menu_of_games_ticks_what_is_learnt() {
    let (kalah, look) = (Game::by_id("kalah").unwrap(), BoardLook::default_for(BoardStyle::Unicode));
    let learner = Learner { learnt: &[Game::default()], ..NEW };
    let ticked = |asked: &LessonAction| {
        let page = tutorial(Words::english(), &Emojis::default(), look, asked, learner).unwrap();
        let Choices::One(choices) = page.screen.menus[0].choices.clone() else { panic!() };
        assert_eq!(choices.len(), Game::IDS.len());
        let ticked = choices.into_iter().filter(|choice| choice.detail.as_deref() == Some("✅ Learnt"));
        ticked.map(|choice| choice.value).collect::<Vec<_>>()
    };
    assert_eq!(ticked(&LessonAction::begin(kalah)), ["mangala"]);
    let last = lessons(kalah).len() - 1;
    let step = LessonStep::Try(lessons(kalah)[last].example(kalah).unwrap());
    assert_eq!(
        ticked(&LessonAction { lesson: last, step, ..LessonAction::begin(kalah) }),
        ["mangala", "kalah"]
    );
}
