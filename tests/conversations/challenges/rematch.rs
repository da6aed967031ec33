//! A rematch, from the button on the finished board.

use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, moves};

/// A game that Ada, as South, has lost.
async fn lost_by_ada(evening: &Evening, game: &str) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let play = play.string("game", game).string("side", "first").boolean("rated", false);
    let board = play.send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
    board
}

#[tokio::test]
async fn a_rematch_of_a_casual_game_is_casual() {
    let evening = Evening::begin().await;
    lost_by_ada(&evening, "mangala").await;
    let board = lost_by_ada(&evening, "pallankuzhi").await;
    evening.ada.at(&evening.hall).click(&board, "Rematch").await;
    let begins = "@Bob, @Ada challenges you to **Pallankuzhi** · Casual\n";
    evening.hall.until(|hall| hall.last().text().starts_with(begins), "the challenge").await;
}

#[tokio::test]
async fn a_rematch_of_a_first_game_stays_casual() {
    let evening = Evening::begin().await;
    let (ada, bob) = (evening.ada.at(&evening.hall), evening.bob.at(&evening.hall));
    let play = ada.slash("play").user("opponent", &evening.bob).string("side", "first");
    let board = play.send().await.message();
    assert!(board.text().contains("** · Casual\n"), "{}", board.text());
    evening.look_away();
    bob.click(&board, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    evening.play_in(&board).await;
    let question = ada.slash("resign").send().await.message();
    ada.click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
    bob.click(&board, "Rematch").await;
    evening.hall.until(|hall| hall.last().text().starts_with("@Ada, @Bob challenges you"), "it").await;
    let challenge = evening.hall.last();
    assert!(challenge.text().contains("** · Casual\n"), "{}", challenge.text());
    ada.click(&challenge, "Accept").await;
    evening.hall.until(|_| !moves(&challenge).is_empty(), "the board").await;
    evening.play_in(&challenge).await;
    let question = ada.slash("resign").send().await.message();
    ada.click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&challenge).is_empty(), "the end").await;
    assert!(!challenge.text().contains("Ratings: "), "{}", challenge.text());
}

#[tokio::test]
async fn a_rematch_swaps_sides_whoever_asks() {
    for (game, name) in [("mangala", "Mangala"), ("pallankuzhi", "Pallankuzhi")] {
        let evening = Evening::begin().await;
        let board = lost_by_ada(&evening, game).await;
        let over = board.text();
        evening.ada.at(&evening.hall).click(&board, "Rematch").await;
        evening.wait_for_pings(&evening.bob, 2).await;
        assert_eq!(board.text(), over, "the finished board stays");
        let challenge = evening.hall.last();
        let text = challenge.text();
        assert!(text.starts_with(&format!("@Bob, @Ada challenges you to **{name}** · Casual\n")), "{text}");
        assert!(text.contains("@Bob plays South and moves first."), "{text}");
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        assert!(challenge.text().starts_with(&format!("**{name}** · South @Bob · North @Ada")));
        evening.bob.at(&evening.hall).click(&challenge, "1").await;
        assert!(challenge.text().contains("@Bob: pit 1"));
    }
}

#[tokio::test]
async fn a_rematch_begins_when_both_press_it() {
    let evening = Evening::begin().await;
    let board = lost_by_ada(&evening, "mangala").await;
    let (ada, bob) = (evening.ada.at(&evening.hall), evening.bob.at(&evening.hall));
    ada.click(&board, "Rematch").await;
    evening.wait_for_pings(&evening.bob, 2).await;
    let again = ada.click(&board, "Rematch").await;
    assert_eq!(again.text(), "You have already asked for this rematch. @Bob can accept it.");
    let stranger = evening.cem.at(&evening.hall).click(&board, "Rematch").await;
    assert!(stranger.text().starts_with("You are watching this game"), "{}", stranger.text());
    bob.click(&board, "Rematch").await;
    let begun = |message: &Message| message.text().starts_with("**Mangala** · South @Bob · North @Ada");
    evening.hall.until(|hall| hall.messages().iter().any(begun), "the board").await;
    let late = ada.click(&board, "Rematch").await;
    assert!(late.is_private());
    assert_eq!(late.text(), "Your rematch is already under way. `/board` shows it.");
}

#[tokio::test]
async fn the_bot_is_always_ready_for_one() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(2).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
    evening.ada.at(&evening.hall).click(&board, "Rematch").await;
    evening.hall.until(|hall| hall.messages().len() == 2, "the new board").await;
    let next = evening.hall.last();
    evening.bot_has_moved(&next).await;
    assert!(next.text().starts_with("**Mangala** · Kuzhi (level 2) – @Ada"), "{}", next.text());
}

#[tokio::test]
async fn whoever_takes_no_challenges_is_not_asked() {
    let evening = Evening::begin().await;
    let board = lost_by_ada(&evening, "mangala").await;
    let bob = evening.bob.at(&evening.hall);
    let settings = bob.slash("settings").send().await.message();
    bob.choose(&settings, "k1:pick:challengers", &["nobody"]).await;
    let refused = evening.ada.at(&evening.hall).click(&board, "Rematch").await;
    assert!(
        refused.is_private() && refused.text().starts_with("@Bob is not taking challenges"),
        "{}",
        refused.text()
    );
}
