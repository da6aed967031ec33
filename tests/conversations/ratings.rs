//! Whether a game is rated, and how strong both are: said before it, while it goes on, and when it is over.

use crate::bot::{Evening, GAMES};

#[tokio::test]
async fn a_challenge_and_its_board_say_what_is_at_stake() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.challenge_to(game).await;
        let counts = "\nRated: this game will count for the leaderboard. Ratings: @Ada 1500? · @Bob 1500?\n";
        assert!(board.text().contains(counts), "{}", board.text());
        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        assert!(board.text().contains("\nRated · South 1500? · North 1500?\n"), "{}", board.text());
        evening.play_in(&board).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
        let text = board.text();
        assert!(text.ends_with("\nRatings: @Ada 1338? (−162) · @Bob 1662? (+162)"), "{text}");
        assert!(!text.contains("\nRated"), "{text}");
        let next = evening.challenge_to(game).await;
        assert!(next.text().contains("Ratings: @Ada 1338? · @Bob 1662?"), "{}", next.text());
    }
}

#[tokio::test]
async fn a_casual_game_says_so_and_changes_no_rating() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("side", "first").boolean("rated", false).send().await.message();
    let casual = "Casual: this game will not count for the leaderboard. Ratings: @Ada 1500? · @Bob 1500?";
    assert!(board.text().contains(casual), "{}", board.text());
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    assert!(board.text().contains("\nCasual · South 1500? · North 1500?\n"), "{}", board.text());
    evening.play_in(&board).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
    assert!(board.text().contains("\nCasual\n") && !board.text().contains("Ratings"), "{}", board.text());
}

#[tokio::test]
async fn whoever_accepts_an_open_challenge_brings_their_rating() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("side", "first");
    let board = play.boolean("open", true).send().await.message();
    assert!(board.text().contains("Ratings: @Ada 1500?\n"), "{}", board.text());
    evening.look_away();
    evening.cem.at(&evening.hall).click(&board, "Accept").await;
    assert!(board.text().contains("\nRated · South 1500? · North 1500?\n"), "{}", board.text());
}

#[tokio::test]
async fn the_bot_has_no_rating_on_a_board() {
    let evening = Evening::begin().await;
    let text = evening.board_against_bot(1).await.text();
    assert!(!text.contains("Rated") && !text.contains("Casual") && !text.contains("1500"), "{text}");
}
