//! Each rule that fires is explained to whoever is new to the game. Alone with Kuzhi, a person is “You”.

use crate::bot::Evening;

#[tokio::test]
async fn alone_with_the_bot_a_person_is_you() {
    let evening = Evening::of_newcomers().await;
    let ada = evening.ada.at(&evening.ada.dm());
    let play = ada.slash("play").string("game", "mangala").string("side", "first");
    let board = play.integer("level", 1).send().await.message();
    assert!(board.text().starts_with("**Mangala** · @Ada – Kuzhi (level 1)\n"), "{}", board.text());
    assert!(board.text().contains("\n**Your move**: choose a pit.\n"), "{}", board.text());
    ada.click(&board, "4").await;
    let told = "\nYou: pit 4, +1. The last seed falls into your store: you move again.\n";
    assert!(board.text().contains(told), "{}", board.text());
    ada.click(&board, "1").await;
    evening.bot_has_moved(&board).await;
    assert!(
        board.text().contains("You: pits 4 and 1, +1. ") && board.text().contains("Kuzhi: "),
        "{}",
        board.text()
    );
    for side in ["(South)", "(North)", "South @", "North Kuzhi"] {
        assert!(!board.text().contains(side), "{}", board.text());
    }
}

#[tokio::test]
async fn a_shared_board_explains_while_one_of_two_is_new() {
    let evening = Evening::of_newcomers().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "4").await;
    let told = "\n@Ada: pit 4, +1. The last seed falls into the store, which gives another move.\n";
    assert!(board.text().contains(told), "{}", board.text());
    // Who asks for a move to be shown wants to understand it.
    let shown = evening.cem.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    assert!(shown.text().contains(told.trim()), "{}", shown.text());
}
