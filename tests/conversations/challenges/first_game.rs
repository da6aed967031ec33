//! What whoever has finished no game meets: a line about the game and a lesson, beside *Begin* and under the
//! board.

use crate::bot::Evening;

const ABOUT: &str = "💡 **What it is about:** win more seeds than the other player. \
                     A move sows one of your pits: the first seed goes back, the others go one by one \
                     to the right and on into your store. A last seed there gives you another move; \
                     elsewhere it may capture. When a row is empty, the game ends.";

const LESSON: &str = "**Mangala: lesson 1 of 4**";

#[tokio::test]
async fn a_newcomer_can_learn_before_the_first_game() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    assert!(question.text().contains(ABOUT), "{}", question.screen());
    assert!(question.screen().contains("[Begin] [Learn in a minute] "), "{}", question.screen());
    let before = question.screen();
    let lesson = ada.click(&question, "Learn in a minute").await;
    assert!(lesson.is_private() && lesson.text().starts_with(LESSON), "{}", lesson.text());
    assert_eq!(question.screen(), before, "the draft stays");
    ada.choose(&question, "Pallankuzhi", &["Pallankuzhi"]).await;
    assert!(question.text().contains("goes on from the next one"), "the line is of the chosen game");
    ada.click(&question, "Play a person").await;
    let screen = question.screen();
    assert!(!screen.contains("Learn in a minute") && !screen.contains("What it is about"), "{screen}");
}

#[tokio::test]
async fn the_first_board_teaches_until_a_game_is_finished() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let board = ada.slash("play").string("game", "mangala").send().await.message();
    assert!(board.text().contains(&format!("\n{ABOUT}\n**@Ada** to move")), "{}", board.text());
    assert!(board.screen().ends_with(" [Learn in a minute] [More …]"), "{}", board.screen());
    let lesson = ada.click(&board, "Learn in a minute").await;
    assert!(lesson.is_private() && lesson.text().starts_with(LESSON), "{}", lesson.text());
    ada.click(&board, "1 · 4").await;
    evening.bot_has_moved(&board).await;
    // A pit that does not end in the store, after which it would be her turn again.
    let passes = |label: &str| {
        let (pit, seeds) = label.split_once(" · ")?;
        let (pit, seeds): (u8, u8) = (pit.parse().ok()?, seeds.parse().ok()?);
        Some(pit + seeds.max(2) - 1 != 7)
    };
    let buttons = board.buttons().into_iter().filter(|button| button.is_enabled);
    let pit = buttons.map(|button| button.label).find(|label| passes(label) == Some(true)).unwrap();
    ada.click(&board, &pit).await;
    evening.bot_has_moved(&board).await;
    assert!(!board.text().contains(ABOUT), "both have moved twice: {}", board.text());
    let question = ada.slash("resign").send().await.message();
    ada.click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
    assert!(!board.text().contains(ABOUT), "{}", board.text());
    let next = ada.slash("play").string("game", "mangala").send().await.message();
    assert!(!next.screen().contains("Learn in a minute") && !next.text().contains("💡"), "{}", next.screen());
    let question = ada.slash("play").send().await.message();
    assert!(!question.screen().contains("Learn in a minute"), "{}", question.screen());
}

#[tokio::test]
async fn the_first_picture_explains_its_signs() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let play = ada.slash("play").string("game", "mangala").string("side", "first");
    let board = play.send().await.message();
    let legends =
        ["**3 · 4** on a button: pit 3, with 4 seeds", "🔎 **The last move:** dashes where it began"];
    assert!(!board.text().contains(legends[0]), "letters have no signs: {}", board.text());
    let menu = ada.click(&board, "More …").await.message();
    ada.choose(&menu, "My boards: default", &["My boards: Light wood"]).await;
    evening.hall.until(|_| board.text().contains(legends[0]), "the legend of the buttons").await;
    assert!(!board.text().contains(legends[1]), "no move was made: {}", board.text());
    ada.click(&board, "1 · 4").await;
    evening.bot_has_moved(&board).await;
    evening.hall.until(|_| board.text().contains(legends[1]), "the legend of the last move").await;
    assert_eq!(board.attachments().len(), 1);
}

#[tokio::test]
async fn the_rules_are_in_the_menu_of_every_board() {
    let evening = Evening::begin().await;
    let board = evening.board_of("pallankuzhi").await;
    for person in [&evening.ada, &evening.cem] {
        let menu = person.at(&evening.hall).click(&board, "More …").await.message();
        person.at(&evening.hall).click(&menu, "Rules").await;
        assert!(menu.text().starts_with("**How to play Pallankuzhi**"), "{}", menu.text());
    }
}
