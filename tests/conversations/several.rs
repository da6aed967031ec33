//! Several matches in one channel.

use crate::bot::Evening;

#[tokio::test]
async fn matches_in_one_channel_do_not_meddle() {
    let evening = Evening::begin().await;
    let first = evening.board().await;
    let second = evening.board_against_bot(1).await;
    evening.ada.at(&evening.hall).click(&second, "1").await;
    assert!(!first.text().contains("sowed"), "{}", first.text());
    evening.ada.at(&evening.hall).click(&first, "2").await;
    assert!(first.text().contains("@Ada sowed pit 2"));
    // Only in the match against the bot is it Ada's turn: `/move` goes there.
    let answer = evening.ada.at(&evening.hall).slash("move").string("pit", "6").send().await;
    assert!(answer.text().contains("North Kuzhi (level 1)"), "{}", answer.text());
}

#[tokio::test]
async fn who_has_several_must_say_which() {
    let evening = Evening::begin().await;
    let first = evening.board().await;
    evening.board_against_bot(1).await;
    let asked = evening.ada.at(&evening.hall).slash("move").string("pit", "1").send().await;
    assert!(asked.is_private());
    assert_eq!(asked.text(), "You have several matches in this channel: choose one with the option `match`.");
    let proposed = evening.ada.at(&evening.hall).autocomplete("move", "match", "").await;
    assert_eq!(proposed.len(), 2);
    let against_bob = proposed.iter().find(|(name, _)| name.starts_with("Mangala against Bob ("));
    let (_, id) = against_bob.unwrap_or_else(|| panic!("no match against Bob in {proposed:?}"));
    let id = id.as_str().unwrap();
    let move_in_it = evening.ada.at(&evening.hall).slash("move").string("pit", "1").string("match", id);
    let answer = move_in_it.send().await;
    assert!(answer.text().contains("North @Bob"), "{}", answer.text());
    evening.hall.until(|_| first.buttons().is_empty(), "the old board to point to the new one").await;
}

#[tokio::test]
async fn a_match_that_does_not_exist_is_said_to_be_gone() {
    let evening = Evening::begin().await;
    evening.board().await;
    for id in ["00000000", "nonsense", "🌱"] {
        let board = evening.ada.at(&evening.hall).slash("board").string("match", id).send().await;
        assert_eq!(board.text(), "There is no such match any more. Start a new one with `/play`.");
        assert!(board.is_private());
    }
}
