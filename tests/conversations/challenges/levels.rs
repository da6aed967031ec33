//! The bot's levels in the menu of `/play`.

use kuzhi_engine::Game;
use kuzhi_search::Level;

use crate::bot::Evening;

#[tokio::test]
async fn levels_are_suggested_in_words() {
    let evening = Evening::begin().await;
    let choices = evening.ada.at(&evening.hall).slash("play").typing("level", "").await.choices();
    assert_eq!(choices.len(), Level::all().len());
    for (choice, level) in choices.iter().zip(Level::all()) {
        assert_eq!(choice.value, level.get());
        assert!(choice.name.starts_with(&format!("Level {level}: ")), "{}", choice.name);
        assert!(!choice.name.contains("Elo"), "{}", choice.name);
    }
    assert_eq!(choices[1].name, "Level 2: looks one move ahead · beats a beginner");
}

#[tokio::test]
async fn who_names_nothing_but_a_game_gets_an_easy_one_first() {
    for game in Game::all() {
        let evening = Evening::of_newcomers().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game.id());
        let board = play.send().await.message();
        let first = "** · @Ada – Kuzhi (level 1)\n";
        assert!(board.text().contains(first), "{}", board.text());
        assert!(board.text().contains("**@Ada** to move"), "{}", board.text());
    }
}

#[tokio::test]
async fn who_has_finished_a_game_is_given_either_side() {
    let evening = Evening::of_newcomers().await;
    let ada = evening.ada.at(&evening.hall);
    let mut sides = [0, 0];
    for number in 0..40 {
        let board = ada.slash("play").string("game", "mangala").send().await.message();
        let is_first = board.text().contains("· @Ada – Kuzhi");
        assert!(is_first || number > 0, "the first game is theirs to begin");
        sides[usize::from(!is_first)] += 1;
        let question = ada.slash("resign").send().await.message();
        ada.click(&question, "Yes, I resign").await;
        if sides[1] > 0 {
            return;
        }
    }
    panic!("Kuzhi never began: {sides:?}");
}

#[tokio::test]
async fn a_typed_level_is_proposed_alone_and_taken() {
    let evening = Evening::begin().await;
    let choices = evening.ada.at(&evening.hall).autocomplete("play", "level", "8").await;
    let [(name, value)] = choices.as_slice() else { panic!("one level is meant, not {choices:?}") };
    assert!(name.starts_with("Level 8: plays its very best · the strongest Kuzhi there is"), "{name}");
    let play = evening.ada.at(&evening.hall).slash("play").integer("level", value.as_i64().unwrap());
    let board = play.string("side", "first").send().await;
    assert!(board.text().contains("@Ada – Kuzhi (level 8)"), "{}", board.text());
    assert_eq!(evening.ada.at(&evening.hall).autocomplete("play", "level", "nine").await, []);
}
