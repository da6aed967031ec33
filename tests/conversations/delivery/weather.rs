//! Bad weather: Discord is busy, slow, failing, or closes connections.

use std::time::Duration;

use crate::bot::{Evening, Transport};

// Over HTTP the first response is not a request of the bot that could be retried: those tests use the
// gateway.

#[tokio::test]
async fn a_discord_out_of_order_is_tried_again() {
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let board = evening.board().await;
    evening.discord.mischief().on_next("POST", "/callback").times(2).fail(503);
    let before = evening.callbacks().len();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert_eq!(evening.callbacks()[before..], [Some(503), Some(503), Some(204)]);
    assert!(board.text().contains("@Ada: pit 1"));
}

#[tokio::test]
async fn a_busy_discord_is_tried_again() {
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let board = evening.board().await;
    evening.discord.mischief().on_next("POST", "/callback").rate_limit(Duration::from_millis(50));
    let before = evening.callbacks().len();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert_eq!(evening.callbacks()[before..], [Some(429), Some(204)]);
    assert!(board.text().contains("@Ada: pit 1"));
}

#[tokio::test]
async fn a_lost_response_is_not_posted_twice() {
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let board = evening.board().await;
    evening.discord.mischief().on_next("POST", "/callback").lose_answer();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    assert_eq!(board.text().matches(": pit ").count(), 2, "{}", board.text());
}

#[tokio::test]
async fn a_slow_answer_is_announced_in_time() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    // Hold up the match: the call to Bob does not get through yet.
    evening.look_away();
    let held = evening.discord.mischief().on_next("POST", "/channels/").hold();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let waiting = evening.bob.at(&evening.hall).click(&board, "1").begin();
    let first = evening.acknowledged(&waiting).await;
    assert!(first.is_update() && !board.text().contains("@Bob: "), "only word that an answer comes");
    held.release();
    waiting.answer().await;
    evening.hall.until(|_| board.text().contains("@Bob: pit 1"), "Bob's move").await;
}

#[tokio::test]
async fn the_connection_may_break_and_come_back() {
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let board = evening.board().await;
    evening.discord.mischief().cut_gateway();
    evening.discord.ready().await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.discord.mischief().ask_to_reconnect();
    evening.discord.ready().await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    evening.discord.mischief().invalidate_sessions(false);
    evening.discord.ready().await;
    evening.ada.at(&evening.hall).click(&board, "2").await;
    assert!(board.text().contains("@Ada: pit 2"), "{}", board.text());
}

#[tokio::test]
async fn a_deleted_board_is_reposted_when_needed() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.discord.mischief().on_next("PATCH", "/channels").refuse(404, 10_008, "Unknown Message");
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    assert_eq!(question.text(), "You resigned.");
    // The board can no longer be shown, but the match is over all the same.
    let late = evening.ada.at(&evening.hall).click(&board, "1").await;
    assert_eq!(evening.notice(&late).await, "This game is over. Start a new one with `/play`.");
}

#[tokio::test]
async fn commands_are_registered_after_discord_recovers() {
    use std::sync::Arc;

    use kuzhi_memory_store::MemoryStore;
    use kuzhi_tests::conversation::Discord;

    let discord = Discord::start().await;
    discord.mischief().on_next("PUT", "/commands").times(2).fail(502);
    let bot = crate::bot::Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    bot.stop().await;
}

#[tokio::test]
async fn a_challenge_that_comes_late_calls_all_the_same() {
    let evening = Evening::begin().await;
    // The first answer is not delivered, so an acknowledgement was sent.
    let mut held = evening.discord.mischief().on_next("POST", "/callback").hold();
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let pending = play.send().begin();
    held.arrived().await;
    held.release();
    pending.answer().await;
    evening.wait_for_pings(&evening.bob, 1).await;
}

#[tokio::test]
async fn a_call_whose_answer_was_lost_is_not_made_twice() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.look_away();
    evening.discord.mischief().on_next("POST", "/channels/").lose_answer();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.wait_for_pings(&evening.bob, 2).await;
    // The next turn is normal, and Bob was called once for theirs.
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "1").await;
    evening.wait_for_pings(&evening.ada, 2).await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "challenged once, called once");
}

#[tokio::test]
async fn a_call_that_a_channel_refuses_for_a_while_comes_later() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.look_away();
    let refused = evening.discord.mischief().on_next("POST", "/channels/").times(usize::MAX);
    refused.refuse(403, 50_013, "Missing Permissions");
    evening.discord.mischief().on_next("POST", "/webhooks/").times(usize::MAX).refuse(403, 50_013, "Missing");
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let is_refused = || evening.discord.requests().iter().any(|one| one.status == Some(403));
    evening.hall.until(|_| is_refused(), "the refusal").await;
    evening.discord.mischief().forget();
    for _ in 0..8 {
        evening.bot.pass(Duration::from_mins(1));
    }
    evening.wait_for_pings(&evening.bob, 2).await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "challenged once, called once");
}
