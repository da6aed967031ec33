//! `/resign` asks for confirmation once.

use crate::bot::{Evening, GAMES, moves};

#[tokio::test]
async fn whoever_is_sure_resigns() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await;
        assert!(question.is_private());
        assert_eq!(
            question.screen(),
            format!(
                "Resign your game of **{name}** against @Bob? It will count as a loss.\n\
                 [Yes, I resign] [No, play on]"
            )
        );
        assert!(!board.text().contains("resigned"));
        evening.ada.at(&evening.hall).click(&question.message(), "Yes, I resign").await;
        evening.hall.until(|_| moves(&board).is_empty(), "the board to show the result").await;
        let over = "**@Ada resigned: @Bob wins.**\nEnded early, so it is not rated.";
        assert!(board.text().contains(over), "{}", board.text());
        assert_eq!(question.message().screen(), "You resigned.", "nobody needs a second board");
    }
}

#[tokio::test]
async fn whoever_is_not_sure_plays_on() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let question = evening.bob.at(&evening.hall).slash("resign").send().await;
        evening.bob.at(&evening.hall).click(&question.message(), "No, play on").await;
        assert_eq!(question.message().screen(), "The game goes on.");
        evening.ada.at(&evening.hall).click(&board, "1").await;
        assert!(board.text().contains("@Ada: pit 1"));
    }
}

#[tokio::test]
async fn only_players_resign_and_only_once() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.board_of(game).await;
        let stranger = evening.cem.at(&evening.hall).slash("resign").send().await;
        assert_eq!(
            stranger.text(),
            "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
        );
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        let twice = question.as_it_is_now();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        let late = evening.ada.at(&evening.hall).click_old(&twice, "Yes, I resign").await;
        assert_eq!(question.text(), "You resigned.");
        assert_eq!(late.private_answer().await.text(), "This game is over. Start a new one with `/play`.");
    }
}
