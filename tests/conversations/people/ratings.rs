//! Whether a game is rated, and both ratings: shown before it, during it, and after it.

use kuzhi_domain::matches::Scope;
use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, GAMES, play_in};

#[tokio::test]
async fn a_challenge_and_its_board_say_what_is_at_stake() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.challenge_to(game).await;
        let counts = "** · Rated\n";
        assert!(board.text().contains(counts), "{}", board.text());
        assert!(board.text().contains("\nRatings: @Ada 1500? · @Bob 1500?\n"), "{}", board.text());
        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        assert!(board.text().contains("\nRated · South 1500? · North 1500?\n"), "{}", board.text());
        evening.play_in(&board).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
        let text = board.text();
        assert!(text.contains("\nRatings: @Ada 1338? (−162) · @Bob 1662? (+162)\n-# “?” marks"), "{text}");
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
    assert!(board.text().contains("** · Casual\n"), "{}", board.text());
    assert!(!board.text().contains("Ratings"), "nothing is at stake: {}", board.text());
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    assert!(board.text().contains("\nCasual\n"), "{}", board.text());
    evening.play_in(&board).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
    assert!(board.text().contains("\nCasual\n") && !board.text().contains("Ratings"), "{}", board.text());
}

#[tokio::test]
async fn accepting_an_open_challenge_adds_the_rating() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("side", "first");
    let board = play.boolean("open", true).boolean("rated", true).send().await.message();
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

#[tokio::test]
async fn voiding_a_result_restores_the_ratings() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let mira = evening.discord.person("Mira").managing_guilds();
        let board = evening.board_of(game).await;
        evening.play_in(&board).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
        assert_eq!(evening.results(game)["Bob"], [1, 0, 0]);
        let replay = evening.bob.at(&evening.hall).click(&board, "Replay").await;
        assert!(!replay.screen().contains("Void result"), "{}", replay.screen());
        let review = board.buttons().into_iter().find(|button| button.label == "Review").unwrap();
        let forged = review.custom_id.unwrap().replace("review", "undo-ask");
        let refused = evening.bob.at(&evening.hall).forge(&board, &forged).await;
        assert!(refused.text().starts_with("Only people who manage this server"), "{}", refused.text());

        let pings = evening.discord.pings_of(&evening.bob).len();
        let replay = mira.at(&evening.hall).click(&board, "Replay").await.message();
        let question = mira.at(&evening.hall).click(&replay, "Void result …").await;
        assert!(question.is_private());
        assert_eq!(
            question.screen(),
            "Make this result void? It stays on the board, and this server’s leaderboard is worked out as if \
             the game had never been played. Across all servers it still counts: only whoever runs Kuzhi can \
             make it void there.\n[Yes, void the result]"
        );
        let question = question.message();
        mira.at(&evening.hall).click(&question, "Yes, void the result").await;
        assert_eq!(question.screen(), "Void: this result no longer counts on this server’s leaderboard.");
        evening.hall.until(|_| board.text().contains("Made void"), "the board").await;
        let text = board.text();
        assert!(
            text.contains("**@Ada resigned: @Bob wins.**\nMade void by those who manage the server"),
            "{text}"
        );
        assert!(!text.contains("Ratings:") && !board.screen().contains("Void result"), "{text}");
        assert_eq!(evening.discord.pings_of(&evening.bob).len(), pings, "nobody is called for it");
        assert!(evening.results(game).is_empty());
        let everywhere = evening.store.standings(Scope::Everywhere, game).unwrap();
        assert_eq!(everywhere.len(), 2, "across all servers it still counts");
        let next = evening.challenge_to(game).await;
        assert!(next.text().contains("Ratings: @Ada 1500? · @Bob 1500?"), "{}", next.text());
    }
}

#[tokio::test]
async fn a_manager_does_not_correct_their_own_results() {
    let own = "You played this game yourself, so you cannot correct its result.";
    let evening = Evening::begin().await;
    let ada = evening.discord.person("Ada").managing_guilds();
    let board = evening.board().await;
    evening.play_in(&board).await;
    let question = ada.at(&evening.hall).slash("resign").send().await.message();
    ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
    let replay = ada.at(&evening.hall).click(&board, "Replay").await;
    assert!(!replay.screen().contains("Void result"), "{}", replay.screen());
    let review = board.buttons().into_iter().find(|button| button.label == "Review").unwrap();
    let review = review.custom_id.unwrap();
    for name in ["undo-ask", "undo", "void", "void-series"] {
        let refused = ada.at(&evening.hall).forge(&board, &review.replace("review", name)).await;
        assert!(refused.is_private() && refused.text().starts_with(own), "{name}: {}", refused.text());
    }
    assert_eq!(evening.results("mangala")["Ada"], [0, 0, 1]);
}

#[tokio::test]
async fn a_whole_series_is_made_void_from_its_last_set() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let challenge = play.string("side", "first").integer("sets", 3).send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    evening.play_in(&challenge).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Resign this set").await;
    let is_second = |message: &Message| message.text().contains("\nSet 2 of 3 · ");
    evening.hall.until(|hall| hall.messages().iter().any(is_second), "the next set").await;
    let second = evening.hall.messages().into_iter().find(is_second).unwrap();
    play_in(&second, &evening.hall, [&evening.bob, &evening.ada]).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| second.text().contains("wins the best-of-3"), "the end").await;
    assert_eq!(evening.results("mangala")["Bob"], [2, 0, 0]);

    // The first set of two does not affect the other one.
    let replay = mira.at(&evening.hall).click(&challenge, "Replay").await.message();
    let question = mira.at(&evening.hall).click(&replay, "Void result …").await.message();
    assert!(!question.screen().contains("Void all sets"), "{}", question.screen());
    let replay = mira.at(&evening.hall).click(&second, "Replay").await.message();
    let question = mira.at(&evening.hall).click(&replay, "Void result …").await.message();
    mira.at(&evening.hall).click(&question, "Void all sets of the series").await;
    assert_eq!(question.screen(), "Void: these 2 results no longer count on this server’s leaderboard.");
    assert!(evening.results("mangala").is_empty());
    evening.hall.until(|_| challenge.text().contains("Made void"), "the first board").await;
    assert!(
        second.text().contains("Made void") && second.text().contains("wins the best-of-3"),
        "{}",
        second.text()
    );
    let sets = evening.hall.messages().iter().filter(|message| is_second(message)).count();
    assert_eq!(sets, 1, "no set begins once more");
}
