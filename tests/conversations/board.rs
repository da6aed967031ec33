//! `/board`: the board comes down to where people are.

use crate::bot::Evening;

#[tokio::test]
async fn the_board_is_posted_anew_and_the_old_one_points_to_it() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    let position = old.screen();
    evening.cem.at(&evening.hall).say("such a long chat");
    let new = evening.bob.at(&evening.hall).slash("board").send().await;
    assert_eq!(new.screen(), position);
    evening.hall.until(|_| old.buttons().is_empty(), "the old board to point to the new one").await;
    let expected = format!("/{}", new.message().id());
    assert!(old.text().ends_with(&expected), "{}", old.text());
    evening.ada.at(&evening.hall).click(&new.message(), "1").await;
    assert!(new.text().contains("@Ada sowed pit 1"));
}

#[tokio::test]
async fn without_a_match_there_is_no_board() {
    let evening = Evening::begin().await;
    let answer = evening.cem.at(&evening.hall).slash("board").send().await;
    assert!(answer.is_private());
    assert_eq!(answer.text(), "You have no match in this channel. Start one with `/play`.");
}

#[tokio::test]
async fn a_spectator_looks_on_privately() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let look = evening.cem.at(&evening.hall).slash("board").send().await;
    assert!(look.is_private() && look.message().buttons().is_empty());
    assert_eq!(look.text(), board.text());
    assert!(!board.buttons().is_empty(), "the board stays where it is");
}
