//! A server's managers undo a result on time that was caused by an outage.

use kuzhi_tests::conversation::Message;

use super::{DAY, GAMES};
use crate::bot::{Evening, moves};

/// What the button to undo its result carries. The board does not show it: they forge it.
fn asked_of(over: &Message) -> String {
    let review = over.buttons().into_iter().find(|button| button.label == "Review").unwrap();
    review.custom_id.unwrap().replace("review", "undo-ask")
}

#[tokio::test]
async fn undoing_a_result_restores_the_leaderboard() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let mira = evening.discord.person("Mira").managing_guilds();
        let board = evening.timed(game, "1d").await;
        evening.play_in(&board).await;
        evening.bot.pass(DAY);
        let board = evening.time_is_up().await;
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
        let over = evening.board_with("**@Ada ran out of time: @Bob wins.**").await;
        assert_eq!(evening.results(game)["Bob"], [1, 0, 0]);

        assert!(!over.screen().contains("Undo result"), "{}", over.screen());
        let replay = evening.bob.at(&evening.hall).click(&over, "Replay").await;
        assert!(!replay.screen().contains("Undo result"), "{}", replay.screen());
        let refused = evening.bob.at(&evening.hall).forge(&over, &asked_of(&over)).await;
        assert!(refused.is_private());
        let only = "Only people who manage this server can undo";
        assert!(refused.text().starts_with(only), "{}", refused.text());
        let replay = mira.at(&evening.hall).click(&over, "Replay").await.message();
        let question = mira.at(&evening.hall).click(&replay, "Undo result …").await;
        assert!(
            question.is_private() && question.text().starts_with("Undo this result"),
            "{}",
            question.text()
        );
        let question = question.message();
        mira.at(&evening.hall).click(&question, "Yes, undo the result").await;
        assert_eq!(question.screen(), "Undone: the game goes on with fresh time.");
        let goes_on =
            evening.board_with("**@Ada** (South) to move: choose a pit.\n@Ada’s time runs out").await;
        assert!(evening.results(game).is_empty());
        let before = goes_on.text();
        let first = moves(&goes_on).remove(0).custom_id;
        evening.ada.at(&evening.hall).click_id(&goes_on, first.as_deref().unwrap()).await;
        assert_ne!(goes_on.text(), before, "the move is on the board");
    }
}

#[tokio::test]
async fn a_claim_from_before_the_undo_ends_nothing() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    evening.timed("mangala", "1d").await;
    evening.bot.pass(DAY);
    let board = evening.time_is_up().await;
    let old = board.as_it_is_now();
    evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
    let over = evening.board_with("@Bob wins.**").await;
    let replay = mira.at(&evening.hall).click(&over, "Replay").await.message();
    let ended = replay.as_it_is_now();
    let question = mira.at(&evening.hall).click(&replay, "Undo result …").await.message();
    mira.at(&evening.hall).click(&question, "Yes, undo the result").await;
    evening.board_with("@Ada’s time runs out on <t:").await;
    let early = evening.bob.at(&evening.hall).click_old(&old, "Claim the win").await;
    assert!(early.is_private());
    assert!(early.text().starts_with("There is still time for this move"), "{}", early.text());
    let late = mira.at(&evening.hall).click_old(&ended, "Undo result …").await;
    assert_eq!(late.text(), "Only a result on time can be undone, and this game has none.");
}

#[tokio::test]
async fn a_set_whose_next_one_has_begun_stays_as_it_is() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let mira = evening.discord.person("Mira").managing_guilds();
        let play =
            evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
        let play = play.string("game", game).string("side", "first").string("clock", "1d").integer("sets", 3);
        let challenge = play.send().await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        evening.play_in(&challenge).await;
        evening.bot.pass(DAY);
        let board = evening.time_is_up().await;
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
        let next = evening.board_with("Set 2 of 3 · @Bob 1 – 0 @Ada").await;
        assert!(next.text().contains("\n@Bob’s time runs out on <t:f>."), "{}", next.text());
        let over = evening.board_with("**@Ada ran out of time: @Bob wins.**").await;
        let replay = mira.at(&evening.hall).click(&over, "Replay").await.message();
        let refused = mira.at(&evening.hall).click(&replay, "Void result …").await;
        assert!(refused.is_private());
        assert_eq!(
            refused.screen(),
            "The next set has already begun, so this result stands.\n\n\
             Make this result void? It stays on the board, and this server’s leaderboard is worked out as if \
             the game had never been played. Across all servers it still counts: only whoever runs Kuzhi can \
             make it void there.\n[Yes, void the result]"
        );
        evening.bob.at(&evening.hall).click(&next, &moves(&next)[0].label).await;
        assert_eq!(evening.results(game)["Bob"], [1, 0, 0]);
    }
}
