//! Clicks by the wrong person, at the wrong time, or once too often.

use crate::bot::Evening;

#[tokio::test]
async fn a_stranger_gets_a_private_answer() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let answer = evening.cem.at(&evening.hall).click(&board, "1").await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "You are watching this match: only its players can move. Start your own with `/play`."
    );
}

#[tokio::test]
async fn the_other_player_must_wait() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let answer = evening.bob.at(&evening.hall).click(&board, "1").await;
    assert!(answer.is_private() && answer.pings().is_empty());
    assert_eq!(answer.text(), "It is @Ada’s turn. You will be called when it is yours.");
}

#[tokio::test]
async fn a_stale_button_plays_nothing_and_shows_the_board_as_it_is() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let old = board.as_it_is_now();
    evening.ada.at(&evening.hall).click(&board, "4").await; // the last stone in the store: Ada moves again
    let now = board.screen();
    let late = evening.ada.at(&evening.hall).click_old(&old, "4").await;
    assert!(late.is_update());
    assert_eq!(board.screen(), now);
    assert_eq!(
        evening.notice(&late).await,
        "That button belonged to an earlier position, so nothing was played. This is the board as it is now."
    );
}

#[tokio::test]
async fn pits_that_cannot_be_played_are_disabled() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "4").await;
    evening.ada.at(&evening.hall).click(&board, "5").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let labels: Vec<String> = board
        .buttons()
        .iter()
        .take(6)
        .map(|button| format!("{}{}", button.label, button.is_enabled))
        .collect();
    assert_eq!(labels, ["1true", "2true", "3true", "4true", "5true", "6true"]);
}

#[tokio::test]
async fn a_click_that_is_told_twice_plays_once() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let pending = evening.ada.at(&evening.hall).click(&board, "1").told_twice().begin();
    assert_eq!(pending.attempts(2).await, [204, 400], "the second answer is known to be one too many");
    evening.hall.until(|_| board.text().contains("**@Bob** (North) to move"), "the board").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let sown = board.text().matches("sowed pit").count();
    assert_eq!(sown, 2, "one move each: {}", board.text());
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "challenged once, called once");
}
