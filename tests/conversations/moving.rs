//! `/move`, with sense and without.

use crate::bot::Evening;

#[tokio::test]
async fn a_written_move_brings_the_board_along() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    let answer = evening.ada.at(&evening.hall).slash("move").string("pit", "1").send().await;
    assert!(answer.text().contains("@Ada sowed pit 1: 4 seeds."), "{}", answer.text());
    assert!(answer.message().id() != old.id() && !answer.is_private());
    evening.hall.until(|_| old.buttons().is_empty(), "the old board to point to the new one").await;
    assert!(
        old.text().starts_with("This board has moved on: https://discord.com/channels/"),
        "{}",
        old.text()
    );
    evening.bob.at(&evening.hall).click(&answer.message(), "1").await;
    assert!(answer.text().contains("@Bob sowed pit 1"));
}

#[tokio::test]
async fn legal_moves_are_proposed() {
    let evening = Evening::begin().await;
    evening.board().await;
    let proposed = evening.ada.at(&evening.hall).autocomplete("move", "pit", "").await;
    let names: Vec<&str> = proposed.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        ["1 (4 seeds)", "2 (4 seeds)", "3 (4 seeds)", "4 (4 seeds)", "5 (4 seeds)", "6 (4 seeds)"]
    );
    let proposed = evening.ada.at(&evening.hall).autocomplete("move", "pit", "3").await;
    assert_eq!(proposed, [("3 (4 seeds)".to_owned(), "3".into())]);
    assert!(evening.bob.at(&evening.hall).autocomplete("move", "pit", "").await.is_empty(), "not Bob's turn");
}

#[tokio::test]
async fn nonsense_is_answered_kindly_and_changes_nothing() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let before = board.screen();
    let cases = [
        ("three", "“three” is no move. Write the number of one of your pits, such as 3."),
        ("0", "“0” is no move. Write the number of one of your pits, such as 3."),
        ("@everyone `x`", "“everyone x” is no move. Write the number of one of your pits, such as 3."),
        ("7", "There is no pit 7: yours are numbered 1 to 6."),
        ("=std", "That move cannot be made now. Write the number of one of your pits."),
    ];
    for (text, reply) in cases {
        let answer = evening.ada.at(&evening.hall).slash("move").string("pit", text).send().await;
        assert_eq!(answer.text(), reply);
        assert!(answer.is_private() && answer.pings().is_empty());
    }
    assert_eq!(board.screen(), before);
}

#[tokio::test]
async fn an_empty_pit_and_the_wrong_turn_are_refused() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "4").await;
    evening.ada.at(&evening.hall).click(&board, "5").await;
    let early = evening.ada.at(&evening.hall).slash("move").string("pit", "1").send().await;
    assert_eq!(early.text(), "It is @Bob’s turn. You will be called when it is yours.");
    evening.bob.at(&evening.hall).click(&board, "6").await;
    assert!(early.is_private());
    let stranger = evening.cem.at(&evening.hall).slash("move").string("pit", "1").send().await;
    assert_eq!(stranger.text(), "You have no match in this channel. Start one with `/play`.");
}
